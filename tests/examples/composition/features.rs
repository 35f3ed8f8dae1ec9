//! The features that are combined, and combinations that cover every pair of them.

use std::collections::BTreeSet;

use crate::random::Random;

/// The features of a dimension: a declaration has one of each. A new feature gets a row, or a place in one.
pub const DIMENSIONS: [&[&str]; 7] = [
    &[
        "concat",
        "hash suffix",
        "random suffix",
        "rollup",
        "levels",
        "prefix",
        "escape",
        "plain property",
    ],
    &[
        "struct",
        "tagged enum",
        "untagged enum",
        "generic",
        "borrowed",
    ],
    &["id field", "id template", "no id"],
    &["no container", "container template", "tenancy"],
    &["serde", "keyed"],
    &["one layout", "also_read"],
    &[
        "cosmos",
        "cosmos-small",
        "table",
        "dynamodb",
        "mongodb",
        "gremlin",
        "own store",
    ],
];

/// One feature of each dimension.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Combination(pub Vec<&'static str>);

/// Features that do not compile together, and the code of the message.
pub struct Refusal {
    pub features: Vec<&'static str>,
    pub code: String,
}

/// Two features of different dimensions, in their order.
pub type Pair = (&'static str, &'static str);

impl Combination {
    fn random(random: &mut Random) -> Self {
        Self(
            DIMENSIONS
                .iter()
                .map(|features| random.pick(features))
                .collect(),
        )
    }

    pub fn has(&self, feature: &str) -> bool {
        self.0.contains(&feature)
    }

    pub fn pairs(&self) -> impl Iterator<Item = Pair> {
        let features = self.0.iter().enumerate();
        features.flat_map(|(at, one)| self.0[at + 1..].iter().map(move |other| (*one, *other)))
    }

    /// The same with these features.
    fn with(mut self, some: &[&'static str]) -> Self {
        for (at, features) in DIMENSIONS.iter().enumerate() {
            let feature = some.iter().find(|feature| features.contains(feature));
            self.0[at] = feature.unwrap_or(&self.0[at]);
        }
        self
    }

    /// The refusals whose features it has.
    pub fn refused<'a>(&self, refusals: &'a [Refusal]) -> impl Iterator<Item = &'a Refusal> {
        let refusals = refusals.iter();
        refusals.filter(|refusal| refusal.features.iter().all(|feature| self.has(feature)))
    }
}

pub fn pairs() -> BTreeSet<Pair> {
    let mut pairs = BTreeSet::new();
    for (at, features) in DIMENSIONS.iter().enumerate() {
        for other in &DIMENSIONS[at + 1..] {
            pairs.extend(
                features
                    .iter()
                    .flat_map(|one| other.iter().map(|other| (*one, *other))),
            );
        }
    }
    pairs
}

/// Random combinations, after some that together have every pair that is not refused, and every refusal.
pub fn combinations(
    random: &mut Random,
    refusals: &[Refusal],
    open: &BTreeSet<Pair>,
    count: usize,
) -> Vec<Combination> {
    let mut open = open.clone();
    let mut combinations = Vec::new();
    for Refusal { features, .. } in refusals {
        let mut tries = (0..400).map(|_| Combination::random(random).with(features));
        combinations.extend(tries.find(|next| next.refused(refusals).count() == 1));
    }
    while let Some((one, other)) = open.pop_first() {
        let tries = (0..400).map(|_| Combination::random(random).with(&[one, other]));
        let works = tries.filter(|next| next.refused(refusals).count() == 0);
        let new = |next: &Combination| next.pairs().filter(|pair| open.contains(pair)).count();
        if let Some(best) = works.max_by_key(new) {
            best.pairs().for_each(|pair| {
                open.remove(&pair);
            });
            combinations.push(best);
        }
    }
    while combinations.len() < count {
        let next = Combination::random(random);
        // Each of two refusals would be enough, so more of them show nothing.
        if next.refused(refusals).count() < 2 {
            combinations.push(next);
        }
    }
    combinations
}
