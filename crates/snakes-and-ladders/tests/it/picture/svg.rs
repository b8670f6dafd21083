//! Boards as images.

use std::collections::BTreeSet;

use roxmltree::{Document, Node};
use snakes_and_ladders::doc::Drawing;
use snakes_and_ladders::format::{Options, read};
use snakes_and_ladders::picture::Picture;
use snakes_and_ladders::{Game, Levels, Limit, Rules, Square, search};

use super::pen::points;
use super::{SIX, THREE, dealt};
use crate::data;
use crate::play::{game, game_of, solution};

/// The texts of all elements of a name.
fn texts(image: &Document<'_>, name: &str) -> Vec<String> {
    let named =
        image.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", name)));
    named.map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

/// The texts within elements of a class.
fn texts_of<'x>(image: &'x Document<'x>, class: &str) -> Vec<&'x str> {
    let within =
        |node: Node<'_, '_>| node.ancestors().any(|above| above.attribute("class") == Some(class));
    let texts = image
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")));
    texts.filter(|node| within(*node)).filter_map(|node| node.text()).collect()
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).map_or(0.0, |value| value.parse().expect("a number"))
}

/// Whether an image keeps what every image promises.
#[track_caller]
fn holds(drawing: &Drawing, game: &Game) {
    let image = Document::parse(drawing.svg()).expect("well-formed XML");
    let root = image.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let (width, height) = (number(root, "width"), number(root, "height"));
    assert_eq!(root.attribute("viewBox").unwrap(), format!("0 0 {width} {height}"));
    let inside = |x: f64, y: f64| (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
    for node in root.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        let known = ["svg", "title", "desc", "style", "g", "path", "rect", "circle", "text"];
        assert!(known.contains(&name), "{name}");
        for attribute in node.attributes() {
            assert!(!["id", "href", "src"].contains(&attribute.name()));
            assert!(!attribute.name().starts_with("on"));
            if attribute.name() == "class" {
                assert!(attribute.value().split(' ').all(|class| class.starts_with("snl-pic-")));
            }
        }
        if let Some(data) = node.attribute("d") {
            for (x, y) in points(data) {
                assert!(inside(x, y), "{x},{y} of {data} is outside");
            }
        }
        if name == "circle" {
            let (x, y, r) = (number(node, "cx"), number(node, "cy"), number(node, "r"));
            assert!(inside(x - r, y - r) && inside(x + r, y + r));
        }
        if name == "text" {
            assert!(inside(number(node, "x"), number(node, "y")));
        }
    }
    let numbers: Vec<String> = (1..=game.last().get()).map(|number| number.to_string()).collect();
    let shown: BTreeSet<&str> = texts_of(&image, "snl-pic-numbers").into_iter().collect();
    assert_eq!(shown, numbers.iter().map(String::as_str).collect());
    let titles = texts(&image, "title");
    for jump in game.board().jumps() {
        let (from, to) = (jump.from.get(), jump.to.get());
        let title = match to.cmp(&from) {
            std::cmp::Ordering::Greater => format!("ladder from {from} to {to}"),
            std::cmp::Ordering::Less => format!("snake from {from} to {to}"),
            std::cmp::Ordering::Equal => format!("jump from {from} to itself"),
        };
        assert!(titles.contains(&title), "{title}");
    }
}

#[test]
fn the_first_board_with_its_way() {
    let game = game(SIX);
    let solution = solution(&game);
    let drawing = Picture::new(&game).path(solution.path()).svg().unwrap();
    holds(&drawing, &game);
    let image = Document::parse(drawing.svg()).unwrap();
    // Row by row from the bottom: 0 on 1, then 13, 15, 35, 36.
    assert_eq!(texts_of(&image, "snl-pic-stops"), ["0", "2", "1", "3", "4"]);
    assert_eq!(texts_of(&image, "snl-pic-words"), ["start", "goal"]);
    assert_eq!(texts(&image, "title")[0], "Snakes and Ladders: a board of 36 squares");
    assert_eq!(
        texts(&image, "desc"),
        ["A board of 36 squares, 6 × 6; ladders 2 ⇒ 15, 14 ⇒ 35; snake 17 ⇒ 13. Over it a way of \
          4 rolls: 1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36."]
    );
}

/// Levels of the second note, row by row from the top: 8 and 9; 6, 5 and 4; 1 and 3.
#[test]
fn the_second_board_with_its_levels() {
    let game = game(THREE);
    let levels = Levels::explore(&game, Limit::default()).unwrap();
    let drawing = Picture::new(&game).levels(&levels).svg().unwrap();
    holds(&drawing, &game);
    let image = Document::parse(drawing.svg()).unwrap();
    assert_eq!(texts_of(&image, "snl-pic-levels"), ["1", "2", "1", "1", "1", "0", "1"]);
    assert_eq!(
        texts_of(&image, "snl-pic-legend"),
        ["level 0", "1", "2", "nobody ever stands there"]
    );
}

/// A cell is 64 wide in a margin of 30: the middle of 2 is (126, 190), of 8 (126, 62).
#[test]
fn a_ladder_stands_in_the_middle_of_its_cells() {
    let game = game(THREE);
    let drawing = Picture::new(&game).svg().unwrap();
    let image = Document::parse(drawing.svg()).unwrap();
    let ladder = image.descendants().find(|node| node.text() == Some("ladder from 2 to 8"));
    let group = ladder.and_then(|title| title.ancestors().nth(2)).expect("a group");
    let rail = group.descendants().find_map(|node| node.attribute("d")).expect("a path");
    let [(left, foot), (_, top), (right, _), ..] = points(rail)[..] else { panic!("{rail}") };
    assert!((left + right - 2.0 * 126.0).abs() < 0.1, "{rail}");
    assert!((foot - 190.0).abs() < 0.1 && (62.0..94.0).contains(&top), "{rail}");
}

#[test]
fn every_sample_board_is_drawn() {
    for name in data::names(&data::boards(".")) {
        if [".md", "index.json"].iter().any(|end| name.ends_with(end)) {
            continue;
        }
        for read in read(&data::text(&data::boards(&name)), &Options::default()) {
            let game = Game::new(read.expect("a board").board, Rules::default()).unwrap();
            match Picture::new(&game).svg() {
                Ok(drawing) => holds(&drawing, &game),
                Err(_) => assert!(game.last() > Square(2_500), "{name}"),
            }
        }
    }
}

#[test]
fn every_board_is_drawn_with_all_that_can_be_laid_over_it() {
    for game in dealt(250) {
        let levels = Levels::explore(&game, Limit::default()).unwrap();
        let verdict = search(&game).unwrap();
        let mut picture = Picture::new(&game).levels(&levels);
        if let Some(solution) = verdict.solution() {
            picture = picture.path(solution.path());
        }
        let drawing = picture.svg().unwrap();
        holds(&drawing, &game);
        assert_eq!(drawing, picture.svg().unwrap(), "the same picture is the same bytes");
        holds(&Picture::new(&game).svg().unwrap(), &game);
    }
}

#[test]
fn a_full_board_of_the_largest_size_is_drawn() {
    let jumps: Vec<(u64, u64)> = (2..2_500).map(|from| (from, (from * 977) % 2_499 + 1)).collect();
    let game = game_of(2_500, &jumps, Rules::default());
    let drawing = Picture::new(&game).svg().unwrap();
    holds(&drawing, &game);
    assert!(drawing.svg().len() < 16 << 20);
}

#[test]
fn a_jump_out_of_the_part_that_is_shown_is_written_down() {
    let game = game_of(100, &[(3, 98), (15, 4), (60, 2)], Rules::default());
    let drawing = Picture::new(&game).part(Square(1)..=Square(20)).svg().unwrap();
    let image = Document::parse(drawing.svg()).unwrap();
    assert!(texts_of(&image, "snl-pic-words").contains(&"▲ 98"));
    let titles = texts(&image, "title");
    assert_eq!(titles[1..], ["snake from 15 to 4", "snake from 15 to 4"], "body and head");
    let desc = texts(&image, "desc").concat();
    assert!(desc.contains("shown are 1 to 20"), "{desc}");
}
