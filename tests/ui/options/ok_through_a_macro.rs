//! Options and types that a macro hands through.
use synthetic_key::{RandomSuffix, SyntheticKey};

macro_rules! sharded {
    ($(#[$option:meta])* $name:ident, $part:ident: $ty:ty, $n:literal) => {
        #[derive(SyntheticKey)]
        $(#[$option])*
        struct $name {
            #[pk(concat)]
            $part: $ty,
            #[pk(random_suffix = $n)]
            shard: RandomSuffix<$n>,
        }
    };
}

sharded!(#[pk(suffix_separator = "~")] Event, tenant: String, 400);

fn main() {
    let shard = RandomSuffix::new(7).unwrap();
    assert_eq!(
        EventKey {
            tenant: "contoso",
            shard
        }
        .partition_key(),
        "contoso~7"
    );
}
