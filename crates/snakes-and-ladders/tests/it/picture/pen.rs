//! Where the pen goes when a path of an image is drawn: a reader of the commands that our images
//! use, for tests alone.

/// Every point a path comes to, bends left out.
#[track_caller]
pub(crate) fn points(data: &str) -> Vec<(f64, f64)> {
    let mut points = Vec::new();
    let (mut at, mut begun) = ((0.0, 0.0), (0.0, 0.0));
    let mut rest = data;
    while let Some(command) = rest.chars().next() {
        let end =
            rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |end| end + 1);
        let numbers = numbers(&rest[1..end]);
        rest = &rest[end..];
        match (command, &numbers[..]) {
            ('M', &[x, y]) => {
                at = (x, y);
                begun = at;
            }
            ('l', &[x, y]) | ('c', &[_, _, _, _, x, y]) => at = (at.0 + x, at.1 + y),
            ('h', &[x]) => at.0 += x,
            ('v', &[y]) => at.1 += y,
            ('z', &[]) => at = begun,
            _ => panic!("{command} with {numbers:?} in {data}"),
        }
        points.push(at);
    }
    points
}

/// Numbers that are parted by a blank, or by nothing where a minus begins the next.
#[track_caller]
fn numbers(text: &str) -> Vec<f64> {
    let parted = text.replace('-', " -");
    parted
        .split_whitespace()
        .map(|word| {
            assert!(word != "-0", "a zero with a sign in {text}");
            let decimals = word.split_once('.').map_or(0, |(_, decimals)| decimals.len());
            assert!(decimals <= 1, "{word} is finer than a tenth");
            word.parse().unwrap_or_else(|_| panic!("{word} is no number"))
        })
        .collect()
}

#[test]
fn a_path_by_hand() {
    let way = points("M10 20h5v-3l-5-7zc1 1 2 2 3-4");
    assert_eq!(
        way,
        [(10.0, 20.0), (15.0, 20.0), (15.0, 17.0), (10.0, 10.0), (10.0, 20.0), (13.0, 16.0)]
    );
}
