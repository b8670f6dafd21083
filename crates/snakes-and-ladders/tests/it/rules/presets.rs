//! The presets: whose rules, how large.

use snakes_and_ladders::{Chain, Numbering, PastEnd, Preset, Rules, Square};

#[track_caller]
fn preset(name: &str, size: Option<(u64, u64)>, rules: &Rules) {
    let preset: Preset = name.parse().unwrap();
    assert_eq!(preset.to_string(), name);
    assert_eq!(preset.squares().zip(preset.columns()), size);
    assert_eq!(&preset.rules(), rules);
    assert_eq!(preset.numbering(), Numbering::Zigzag);
    assert!(!preset.source().is_empty());
}

#[test]
fn the_judges_play_the_usual_rules_from_square_1() {
    let usual = Rules::default();
    assert_eq!((usual.start, usual.die.largest().get()), (Square(1), 6));
    preset("leetcode", None, &usual);
    preset("hackerrank", Some((100, 10)), &usual);
    preset("gfg", Some((30, 6)), &usual);
    preset("baekjoon", Some((100, 10)), &usual);
    preset("interviewbit", Some((100, 10)), &usual);
}

#[test]
fn the_board_games_begin_off_the_board() {
    let off = Rules { start: Square(0), ..Rules::default() };
    preset("milton-bradley", Some((100, 10)), &off);
    // "stay" is every other set's; the Swift book's loop ends at or past 25.
    preset("swift-book", Some((25, 5)), &Rules { past_end: PastEnd::Win, ..off });
}

#[test]
fn spoj_begins_off_the_board_and_follows_jumps() {
    // Four solutions that were accepted there begin at 0 and go on from jump to jump.
    let rules = Rules { start: Square(0), chain: Chain::Follow, ..Rules::default() };
    preset("spoj", None, &rules);
}

#[test]
fn all_presets_are_known_by_their_names() {
    assert_eq!(Preset::ALL.len(), 8);
    for preset in Preset::ALL {
        assert_eq!(preset.name().parse(), Ok(preset));
    }
}

#[test]
fn another_name_is_answered_with_the_names_there_are() {
    assert_eq!(
        "codeforces".parse::<Preset>().unwrap_err().to_string(),
        "`codeforces` is no preset: expected leetcode, hackerrank, gfg, baekjoon, spoj, interviewbit, \
         milton-bradley or swift-book"
    );
}
