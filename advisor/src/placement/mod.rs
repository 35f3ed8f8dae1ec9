//! The place of a key in a store, and the partition that contains it.

mod cosmos;
mod mongodb;
mod ranges;

use synthetic_key_format::compute::Key;

pub(crate) use ranges::Ranges;

use crate::counting::hash::combine;

/// How many bits a place has.
pub(crate) const BITS: u32 = synthetic_key_format::hash::COSMOS_BITS;

/// The place of a key, from 0 to 2^126 - 1: the hash of Cosmos DB, or that of another store scaled to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place(pub(crate) u128);

impl Place {
    /// 64 bits that identify a key in counts. Two of a million keys share them once in 37 million samples.
    pub(crate) fn identity(self) -> u64 {
        let [low, high] = [self.0, self.0 >> 64]
            .map(|half| u64::try_from(half & u128::from(u64::MAX)).unwrap_or_default());
        low ^ high
    }
}

/// The store whose hash decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Store {
    /// Azure Cosmos DB with large partition keys: every new container.
    #[default]
    Cosmos,
    /// Azure Cosmos DB with hash version 1.
    CosmosVersion1,
    /// MongoDB with a hashed shard key.
    MongoDb,
}

impl Store {
    pub(crate) const ALL: [Self; 3] = [Self::Cosmos, Self::CosmosVersion1, Self::MongoDb];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Cosmos => "cosmos",
            Self::CosmosVersion1 => "cosmos-v1",
            Self::MongoDb => "mongodb",
        }
    }

    /// Whether it is Azure Cosmos DB, with its limits for a key.
    pub(crate) fn is_cosmos(self) -> bool {
        matches!(self, Self::Cosmos | Self::CosmosVersion1)
    }

    /// The place of a text.
    pub(crate) fn place(self, text: &str) -> Place {
        match self {
            Self::Cosmos => cosmos::version_2(text),
            Self::CosmosVersion1 => cosmos::version_1(text),
            Self::MongoDb => mongodb::hashed(text),
        }
    }

    /// The place of a key, and the identity of the whole key. Of several levels the first decides about the partition, until
    /// its items outgrow one.
    pub(crate) fn place_key(self, key: &Key) -> (Place, u64) {
        let mut levels = key.levels();
        let first = self.place(levels.next().unwrap_or_default());
        // The hash of version 1 has 32 bits, too few to tell keys apart.
        let exact = match self {
            Self::CosmosVersion1 => cosmos::version_2(key.text()),
            Self::Cosmos | Self::MongoDb => first,
        };
        let identity = levels.fold(exact.identity(), |identity, level| {
            let level = cosmos::version_2(level).identity();
            combine(identity, level)
        });
        (first, identity)
    }
}
