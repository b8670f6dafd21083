//! What is dealt: games of every kind, so that the checks have something to see.

use std::collections::BTreeSet;

use snakes_and_ladders::{Reason, Verdict, search};

use crate::deal::Deal;
use crate::oracle;
use crate::rng::Rng;

fn deals(count: usize) -> Vec<Deal> {
    let mut rng = Rng::new(1);
    (0..count).map(|_| Deal::any(&mut rng)).collect()
}

/// How many of the deals something holds for.
fn count(deals: &[Deal], holds: impl Fn(&Deal) -> bool) -> usize {
    deals.iter().filter(|deal| holds(deal)).count()
}

#[test]
fn every_combination_of_rules_is_dealt() {
    let combinations: BTreeSet<String> = deals(2_000)
        .iter()
        .map(|Deal { raw, .. }| {
            let jumps = (raw.start_jump_taken, raw.last_jump_obeyed);
            format!("{:?} {:?} {jumps:?}", raw.past_end, raw.chain)
        })
        .collect();
    assert_eq!(combinations.len(), 3 * 3 * 2 * 2);
}

#[test]
fn boards_and_dice_of_all_sizes_are_dealt() {
    let deals = deals(10_000);
    let sizes: BTreeSet<u64> = deals.iter().map(|deal| deal.raw.last).collect();
    assert!(sizes.into_iter().eq(1..=60));
    let common = |holds: fn(&Deal) -> bool| assert!(count(&deals, holds) > 300);
    common(|deal| deal.raw.jumps.is_empty());
    common(|deal| deal.raw.jumps.len() as u64 >= deal.raw.last - 1);
    common(|deal| deal.raw.jumps.iter().any(|(from, to)| from == to));
    common(|deal| deal.raw.jumps.iter().any(|(from, _)| *from == 1));
    common(|deal| deal.raw.jumps.iter().any(|(from, _)| *from == deal.raw.last));
    common(|deal| deal.raw.start == 0);
    common(|deal| deal.raw.start > 1);
    common(|deal| !deal.die.has_no_gaps());
    common(|deal| deal.die.total_weight() > deal.raw.die.len() as u64);
    common(|deal| deal.raw.die.len() == 1);
    common(|deal| deal.die.largest().get() >= 10);
}

#[test]
fn every_verdict_and_every_reason_is_dealt() {
    let deals = deals(5_000);
    let verdict = |wanted: fn(oracle::Verdict) -> bool| {
        count(&deals, |deal| wanted(oracle::fewest(&deal.raw)))
    };
    assert!(verdict(|verdict| matches!(verdict, oracle::Verdict::Rolls(2..))) > 500);
    assert!(verdict(|verdict| verdict == oracle::Verdict::Unreachable) > 500);
    assert!(verdict(|verdict| verdict == oracle::Verdict::NoGame) > 50);
    let reasons: Vec<Reason> = deals
        .iter()
        .filter_map(|deal| match search(&deal.game().ok()?).ok()? {
            Verdict::Unreachable(why) => Some(why.reason()),
            Verdict::Reached(_) => None,
        })
        .collect();
    let reason =
        |wanted: fn(&Reason) -> bool| reasons.iter().filter(|&reason| wanted(reason)).count();
    assert!(reason(|reason| *reason == Reason::LastJump) > 50);
    assert!(reason(|reason| *reason == Reason::ClosedSet) > 50);
    assert!(reason(|reason| matches!(reason, Reason::Wall(_))) > 50);
}
