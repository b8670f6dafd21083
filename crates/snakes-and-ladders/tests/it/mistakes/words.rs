//! The names, and what is said to people.

use std::collections::BTreeSet;

use snakes_and_ladders::Rules;
use snakes_and_ladders::Square;
use snakes_and_ladders::mistakes::{Alteration, Budget, Crash, Ending, Mistake, Point, SamePoint};

#[test]
fn every_mistake_is_put_into_short_words_of_its_own() {
    let mut seen = BTreeSet::new();
    for mistake in Mistake::ALL {
        let wording = mistake.wording(&Rules::default());
        assert!(seen.insert((wording.what.clone(), wording.why.clone())), "{mistake}");
        for (line, most) in [(&wording.what, 90), (&wording.instead, 120)] {
            assert!(line.chars().count() <= most, "{mistake}: {line}");
            assert!(!line.contains('\n') && !line.ends_with('.'), "{mistake}: {line}");
        }
        assert!(wording.why.ends_with('.') && wording.why.chars().count() <= 160, "{mistake}");
        assert_ne!(wording.what, wording.instead, "{mistake}");
    }
}

#[test]
fn every_point_has_a_mistake() {
    let altered: Vec<Point> = Mistake::ALL.map(Mistake::point).to_vec();
    assert!(Point::ALL.iter().all(|point| altered.contains(point)));
}

#[test]
fn two_mistakes_go_together_exactly_if_their_points_differ() {
    for one in Mistake::ALL {
        for other in Mistake::ALL {
            let both = Alteration::from(one).with(other);
            if one == other {
                assert_eq!(both, Ok(one.into()));
            } else if one.point() == other.point() {
                assert_eq!(both, Err(SamePoint { there: one, added: other }));
            } else {
                assert_eq!(both, Alteration::from(other).with(one));
                assert_eq!(both.unwrap().mistakes().count(), 2);
            }
        }
    }
    assert_eq!(Alteration::default().mistakes().next(), None);
}

#[test]
fn endings_say_what_happened() {
    let crash = Crash::OutsideGrid { square: Square(9) };
    let said =
        [Ending::Answers(-1), Ending::Overrun, Ending::Crashes(crash)].map(|e| e.to_string());
    assert_eq!(
        said,
        [
            "answers -1",
            "does not end in reasonable time",
            "crashes: for square 9 it looks at a cell outside the grid",
        ]
    );
    assert_eq!(Ending::Answers(3).answer(), Some(3));
    assert_eq!(Ending::Overrun.answer(), None);
    assert_eq!(Budget::default().rolls_tried, 1_000_000);
}
