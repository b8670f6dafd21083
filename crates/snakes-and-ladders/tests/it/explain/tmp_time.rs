use super::*;
use std::time::Instant;
#[test]
fn timing() {
    for (name, deal, n) in [("any", Deal::any as fn(&mut Rng) -> Deal, 300), ("large", Deal::large as fn(&mut Rng) -> Deal, 40)] {
        let mut rng = Rng::new(5);
        let mut of = 0.0; let mut parts = vec![0.0; Part::ALL.len()]; let mut re = 0.0;
        for _ in 0..n {
            let deal = deal(&mut rng);
            let Ok(game) = Game::new(board(&deal.raw, layout(&deal.raw)), deal.rules()) else { continue };
            let t = Instant::now();
            let e = Explanation::of(&game, None, Extent::whole(), Limit::default()).unwrap();
            of += t.elapsed().as_secs_f64();
            for (i, p) in Part::ALL.into_iter().enumerate() {
                let t = Instant::now(); let _ = e.doc(&[p]); parts[i] += t.elapsed().as_secs_f64();
            }
            let t = Instant::now();
            let r = Referee::new(&deal.raw); let _ = Retold::of(&deal.raw, &r);
            re += t.elapsed().as_secs_f64();
        }
        eprintln!("{name} of {:.2} ms, retold {:.2}", of * 1000.0 / n as f64, re * 1000.0 / n as f64);
        for (i, p) in Part::ALL.into_iter().enumerate() { eprintln!("  {p} {:.3} ms", parts[i] * 1000.0 / n as f64); }
    }
    let draft = Draft::List { squares: Some(1_000_000), columns: Some(1000), jumps: vec![] };
    let game = Game::new(Board::from_draft(&draft, Numbering::Zigzag).unwrap(), Default::default()).unwrap();
    let t = Instant::now();
    let e = Explanation::of(&game, None, Extent::default(), Limit::default()).unwrap();
    eprintln!("million of {:?}", t.elapsed());
    for p in Part::ALL { let t = Instant::now(); let _ = e.doc(&[p]); eprintln!("  {p} {:?}", t.elapsed()); }
}
