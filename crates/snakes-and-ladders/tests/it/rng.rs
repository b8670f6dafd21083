//! A small seeded generator (splitmix64): the same numbers on every machine.

/// The generator; its only state is the number it is seeded with.
#[derive(Debug)]
pub(crate) struct Rng(u64);

impl Rng {
    /// The generator of a seed.
    pub(crate) fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// Any number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number of `least ..= most`.
    pub(crate) fn between(&mut self, least: u64, most: u64) -> u64 {
        least + self.next() % (most - least + 1)
    }

    /// Yes, `yes` times of `of`.
    pub(crate) fn chance(&mut self, yes: u64, of: u64) -> bool {
        self.next() % of < yes
    }

    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        let place = self.between(0, from.len() as u64 - 1);
        from[usize::try_from(place).expect("a place in a slice")]
    }
}

/// The first numbers of seed 1234567, as Rosetta Code's page on splitmix64 lists them.
#[test]
fn it_is_splitmix64() {
    let mut rng = Rng::new(1_234_567);
    assert_eq!(rng.next(), 6_457_827_717_110_365_317);
    assert_eq!(rng.next(), 3_203_168_211_198_807_973);
    assert_eq!(rng.next(), 9_817_491_932_198_370_423);
}
