//! Explores larger configurations than the tests: minutes, and some gigabytes.
//!
//! `cargo run --release -p synthetic-key-cosmos-model --example explore [part of a name]`

use std::time::Instant;

use synthetic_key_cosmos_model::{Configuration, Operation, Rules, Step, explore};

use Operation::{Create, Delete, Get, Update, Upsert};
use Step::{One, Three, Two, TwoA};

#[expect(clippy::too_many_lines, reason = "a list")]
fn configurations() -> Vec<(&'static str, Rules, Configuration)> {
    let stubs_stay = Rules {
        stubs_stay: true,
        ..Rules::default()
    };
    let blind_upsert = Rules {
        blind_upsert: true,
        ..Rules::default()
    };
    let blind_with_stubs = Rules {
        blind_upsert: true,
        ..stubs_stay
    };
    let of = Configuration::of;
    vec![
        (
            "2+2: 1 call each, 2 movers",
            Rules::default(),
            of(&[(Two, 1), (Two, 1)]),
        ),
        (
            "2+2: 1 call each, scans, 2 movers, 1 fault",
            Rules::default(),
            of(&[(Two, 1), (Two, 1)]).with_scans().with_faults(1),
        ),
        (
            "2+2: 2 and 1 calls, 2 movers",
            Rules::default(),
            of(&[(Two, 2), (Two, 1)]),
        ),
        (
            "2+2: 2 calls each, 1 mover",
            Rules::default(),
            of(&[(Two, 2), (Two, 2)]).with_movers(1),
        ),
        (
            "2+2: 2 calls each of create, update, delete, 2 movers",
            Rules::default(),
            of(&[(Two, 2), (Two, 2)]).with_operations(&[Create, Update, Delete]),
        ),
        (
            "2+2: 2 and 1 calls of update, delete, 2 movers, 1 fault",
            Rules::default(),
            of(&[(Two, 2), (Two, 1)])
                .with_operations(&[Update, Delete])
                .with_faults(1),
        ),
        (
            "2+2: 1 call each, 1 mover, 2 faults",
            Rules::default(),
            of(&[(Two, 1), (Two, 1)]).with_movers(1).with_faults(2),
        ),
        (
            "2: 2 calls, 2 movers, 2 faults",
            Rules::default(),
            of(&[(Two, 2)]).with_faults(2),
        ),
        (
            "2+2+2: 1 call each, 1 mover",
            Rules::default(),
            of(&[(Two, 1), (Two, 1), (Two, 1)]).with_movers(1),
        ),
        (
            "two items: 1 call each, 2 movers",
            Rules::default(),
            of(&[(Two, 1), (Two, 1)]).with_two_items(),
        ),
        (
            "two items: 1 call each of create, delete, 2 movers, 1 fault",
            Rules::default(),
            of(&[(Two, 1), (Two, 1)])
                .with_two_items()
                .with_operations(&[Create, Delete])
                .with_faults(1),
        ),
        (
            "2a+2: 1 call each, 2 movers, 1 fault",
            Rules::default(),
            of(&[(TwoA, 1), (Two, 1)]).with_faults(1),
        ),
        (
            "2+3+3: 1 call each, scans, 2 movers, 1 fault",
            Rules::default(),
            of(&[(Two, 1), (Three, 1), (Three, 1)])
                .with_scans()
                .with_faults(1),
        ),
        (
            "2a+3: 1 and 2 calls, 2 movers, 1 fault",
            Rules::default(),
            of(&[(TwoA, 1), (Three, 2)]).with_faults(1),
        ),
        (
            "1+2a: 1 call each, scans, 2 movers, 1 fault",
            stubs_stay,
            of(&[(One, 1), (TwoA, 1)]).with_scans().with_faults(1),
        ),
        (
            "1+2a: 2 calls each, no mover, 1 fault",
            stubs_stay,
            of(&[(One, 2), (TwoA, 2)]).with_movers(0).with_faults(1),
        ),
        (
            "1+2a: 2 calls each, 2 movers",
            stubs_stay,
            of(&[(One, 2), (TwoA, 2)]),
        ),
        (
            "1+1+2a: 1 call each, 2 movers",
            stubs_stay,
            of(&[(One, 1), (One, 1), (TwoA, 1)]),
        ),
        (
            "1+2a+2a: 1 call each, 1 mover, 1 fault",
            stubs_stay,
            of(&[(One, 1), (TwoA, 1), (TwoA, 1)])
                .with_movers(1)
                .with_faults(1),
        ),
        (
            "upserts that do not read NEW: 2+2, 2 and 1 calls, 2 movers, 1 fault",
            blind_upsert,
            of(&[(Two, 2), (Two, 1)])
                .with_operations(&[Update, Upsert, Delete])
                .with_faults(1),
        ),
        (
            "upserts that do not read NEW: 2+3+3, 1 call each, 2 movers, 1 fault",
            blind_upsert,
            of(&[(Two, 1), (Three, 1), (Three, 1)]).with_faults(1),
        ),
        (
            "upserts that do not read NEW: 1+2a, 1 and 2 calls, 2 movers, 1 fault",
            blind_with_stubs,
            of(&[(One, 1), (TwoA, 2)])
                .with_operations(&[Create, Get, Upsert, Delete])
                .with_faults(1),
        ),
    ]
}

fn main() {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    for (name, rules, configuration) in configurations() {
        if !name.contains(&wanted) {
            continue;
        }
        let start = Instant::now();
        match explore(&rules, &configuration) {
            Ok(explored) => println!("{name}: {explored}, {:.0?}", start.elapsed()),
            Err(violation) => {
                println!("{name}: {violation}");
                std::process::exit(1);
            }
        }
    }
}
