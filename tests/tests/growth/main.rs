//! The promises of `docs/moving.md` to readers, writers and movers, in every order of their requests.
//!
//! A store answers one request at a time. Each actor is a list of requests that depend on the answers, and the test tries
//! every order of the requests of all actors: a promise holds in each of them, and breaking a rule fails in at least one.

mod actors;
mod store;

use std::collections::{BTreeSet, HashSet};

use actors::{Actor, Changer, Mover, Point, Reader, Rule};
use store::Store;
use synthetic_key::{PartitionKey, SyntheticKey};

/// A key, by its number: states are compared often.
type Key = u8;

/// Keys in order: for an item, the present one and those under the listed layouts.
type Keys = Vec<Key>;

/// A type during a move: its fan-out, and items that must move.
struct World {
    fan_out: Keys,
    items: Vec<Keys>,
}

macro_rules! worlds {
    ($($name:ident $lookup:ident $keys:ident $n:literal $list:tt)*) => {$(
        #[derive(SyntheticKey)]
        #[pk(also_read = $list)]
        struct $name {
            #[pk(concat)]
            date: &'static str,
            #[pk(hash_suffix = $n)]
            vin: String,
        }
    )*

        fn worlds() -> Vec<(&'static str, World)> {
            vec![$({
                let vins = (0..40).map(|vin| vin.to_string());
                let items = vins.map(|vin| $lookup { date: "d", vin: &vin }.read_keys().collect());
                let world = World::new($keys { date: "d" }.iter().collect(), items);
                (stringify!($name), world)
            }),*]
        }
    };
}

impl World {
    /// With the items that have a different key under each layout.
    fn new(fan_out: Vec<PartitionKey>, items: impl Iterator<Item = Vec<PartitionKey>>) -> Self {
        let mut known = Vec::new();
        let mut number = |key: PartitionKey| {
            let place = known
                .iter()
                .position(|other| *other == key)
                .unwrap_or_else(|| {
                    known.push(key);
                    known.len() - 1
                });
            Key::try_from(place).unwrap()
        };
        let fan_out: Keys = fan_out.into_iter().map(&mut number).collect();
        let items: Vec<Keys> = items
            .map(|keys| keys.into_iter().map(&mut number).collect())
            .collect();
        let most = items.iter().map(Vec::len).max().unwrap();
        let mut chosen: Vec<Keys> = Vec::new();
        for keys in items.into_iter().filter(|keys| keys.len() == most) {
            // Items that do not share a key move independently.
            if chosen.iter().flatten().all(|key| !keys.contains(key)) {
                chosen.push(keys);
            }
        }
        assert!(most > 1 && !chosen.is_empty());
        Self {
            fan_out,
            items: chosen,
        }
    }
}

worlds! {
    Doubled DoubledKey DoubledKeys 4 ["{date}.{xxh64(vin) % 2 + 1}"]
    Halved HalvedKey HalvedKeys 2 ["{date}.{xxh64(vin) % 4 + 1}"]
    Tripled TripledKey TripledKeys 6 ["{date}.{xxh64(vin) % 2 + 1}"]
    Other OtherKey OtherKeys 3 ["{date}.{xxh64(vin) % 4 + 1}"]
    Suffixed SuffixedKey SuffixedKeys 3 ["{date}"]
    Joined JoinedKey JoinedKeys 3 ["{date}_{xxh64(vin) % 2 + 1}"]
    ToBothSides ToBothSidesKey ToBothSidesKeys 4 ["{date}.{xxh64(vin) % 8 + 1}", "{date}.{xxh64(vin) % 2 + 1}"]
}

/// Tries every order, and passes every final state to `check`.
fn explore(start: (Store, Vec<Actor>), mut check: impl FnMut(&Store, &[Actor])) {
    let states = explore_all(start, |store, actors| {
        if actors.iter().all(Actor::is_done) {
            check(store, actors);
        }
    });
    assert!(states > 10, "there is more than one way");
}

/// Tries every order, passes every state to `check`, and returns how many there are.
fn explore_all(start: (Store, Vec<Actor>), mut check: impl FnMut(&Store, &[Actor])) -> usize {
    let (mut seen, mut open) = (HashSet::new(), vec![start]);
    while let Some((store, actors)) = open.pop() {
        if !seen.insert((store.clone(), actors.clone())) {
            continue;
        }
        check(&store, &actors);
        for (at, actor) in actors.iter().enumerate() {
            if !actor.is_done() {
                let (mut store, mut actors) = (store.clone(), actors.clone());
                actors[at].step(&mut store);
                open.push((store, actors));
            }
        }
    }
    seen.len()
}

/// Whether the final state of some order is wrong.
fn some_way_is_wrong(
    start: (Store, Vec<Actor>),
    is_wrong: impl Fn(&Store, &[Actor]) -> bool,
) -> bool {
    let mut wrong = false;
    explore(start, |store, actors| wrong |= is_wrong(store, actors));
    wrong
}

/// The items of a world, each under the listed layout with this index.
fn stored(world: &World, items: usize, place: usize) -> Store {
    let mut store = Store::default();
    for (id, keys) in world.items.iter().take(items).enumerate() {
        assert!(store.create(keys[1 + place], id, 0, None));
    }
    store
}

fn mover(world: &World, id: usize, place: usize, rule: Rule) -> Actor {
    let keys = &world.items[id];
    Actor::Mover(Mover::new(id, keys[1 + place], keys[0], rule))
}

fn changer(world: &World, id: usize, change: u8, rule: Rule) -> Actor {
    Actor::Changer(Changer::new(id, world.items[id].clone(), change, rule))
}

/// Whether every item is there once, under its present key, with these changes.
fn is_moved(world: &World, store: &Store, items: usize, changes: u8) -> bool {
    let expected = world.items.iter().take(items).enumerate();
    let expected = expected.map(|(id, keys)| (keys[0], id, changes));
    store.documents().eq(expected.collect::<BTreeSet<_>>())
}

#[test]
fn a_fan_out_in_order_meets_every_item_that_moves() {
    for (name, world) in worlds() {
        let items = world.items.len().min(2);
        for place in 0..world.items[0].len() - 1 {
            let mut actors = vec![Actor::Reader(Reader::new(world.fan_out.clone()))];
            actors.extend((0..items).map(|id| mover(&world, id, place, Rule::Kept)));
            explore((stored(&world, items, place), actors), |store, actors| {
                assert!(is_moved(&world, store, items, 0), "{name}: {store:?}");
                assert_eq!(actors[0].found(), items, "{name}");
            });
        }
    }
}

#[test]
fn a_fan_out_that_starts_with_the_present_keys_misses_some() {
    for (name, world) in worlds() {
        let keys = world.items[0].clone();
        let actors = vec![
            Actor::Reader(Reader::new(keys)),
            mover(&world, 0, 0, Rule::Kept),
        ];
        let start = (stored(&world, 1, 0), actors);
        assert!(
            some_way_is_wrong(start, |_, actors| actors[0].found() == 0),
            "{name}"
        );
    }
}

/// A service that still has the old layout as its own reads in the opposite order: nothing may be moved before it is gone.
#[test]
fn a_fan_out_of_the_step_before_misses_some() {
    let (_, mut world) = worlds().swap_remove(0);
    world.fan_out.reverse();
    let actors = vec![
        Actor::Reader(Reader::new(world.fan_out.clone())),
        mover(&world, 0, 0, Rule::Kept),
    ];
    let start = (stored(&world, 1, 0), actors);
    assert!(some_way_is_wrong(start, |_, actors| actors[0].found() == 0));
}

#[test]
fn a_point_read_looks_once_more_under_the_first_key() {
    for (name, world) in worlds() {
        for place in 0..world.items[0].len() - 1 {
            let start = |keys: Keys| {
                let actors = vec![
                    Actor::Point(Point::new(0, keys)),
                    mover(&world, 0, place, Rule::Kept),
                    mover(&world, 0, place, Rule::Kept),
                ];
                (stored(&world, 1, place), actors)
            };
            let keys = world.items[0].clone();
            let once_more = keys.iter().chain(keys.first()).copied().collect();
            explore(start(once_more), |_, actors| {
                assert_eq!(actors[0].found(), 1, "{name}");
            });
            let misses = |_: &Store, actors: &[Actor]| actors[0].found() == 0;
            assert!(some_way_is_wrong(start(keys), misses), "{name}");
        }
    }
}

#[test]
fn two_movers_and_two_changes_lose_nothing() {
    // One listed layout, and two: more add nothing new.
    let all = worlds();
    for (name, world) in all
        .iter()
        .filter(|(name, _)| ["Doubled", "ToBothSides"].contains(name))
    {
        let start = |of_movers, of_changers| {
            let actors = vec![
                mover(world, 0, 0, of_movers),
                mover(world, 0, 0, of_movers),
                changer(world, 0, 1, of_changers),
                changer(world, 0, 2, of_changers),
            ];
            (stored(world, 1, 0), actors)
        };
        explore(start(Rule::Kept, Rule::Kept), |store, actors| {
            assert!(actors.iter().all(|actor| !actor.has_missed()), "{name}");
            assert!(is_moved(world, store, 1, 3), "{name}: {store:?}");
        });
        // Without each rule, something is lost.
        let is_lost = |store: &Store, _: &[Actor]| !is_moved(world, store, 1, 3);
        assert!(
            some_way_is_wrong(start(Rule::Broken, Rule::Kept), is_lost),
            "{name}"
        );
        assert!(
            some_way_is_wrong(start(Rule::Kept, Rule::Broken), is_lost),
            "{name}"
        );
    }
}

/// Everything together: one item, two movers, a writer of each generation, and a reader of each.
#[test]
fn both_generations_work_while_two_movers_move() {
    for (name, world) in worlds() {
        let is_simple = ["Doubled", "Halved", "Suffixed"].contains(&name);
        for is_marked in [false, true].into_iter().filter(|_| is_simple) {
            let present = world.items[0].clone();
            // The generation before has the other key as its own.
            let before: Keys = present.iter().rev().copied().collect();
            let mut store = Store::default();
            // The copy of an earlier move is an item like any other.
            let mark = is_marked.then_some((Key::MAX, 7));
            assert!(store.create(present[1], 0, 0, mark));
            for reader in [&present, &before] {
                let changer = |keys: &Keys, change| {
                    Actor::Changer(Changer::new(0, keys.clone(), change, Rule::Kept))
                };
                let actors = vec![
                    mover(&world, 0, 0, Rule::Kept),
                    mover(&world, 0, 0, Rule::Kept),
                    changer(&present, 1),
                    changer(&before, 2),
                    changer(reader, 0),
                ];
                explore((store.clone(), actors), |store, actors| {
                    assert!(actors.iter().all(|actor| !actor.has_missed()), "{name}");
                    assert!(is_moved(&world, store, 1, 3), "{name}: {store:?}");
                });
            }
        }
    }
}

/// A reader sees everything that was acknowledged before it starts.
#[test]
fn no_reader_of_either_generation_sees_less_than_was_acknowledged() {
    let (name, world) = worlds().swap_remove(0);
    let present = world.items[0].clone();
    let before: Keys = present.iter().rev().copied().collect();
    for (writer, reader) in [(&present, &before), (&before, &present)] {
        let changer =
            |keys: &Keys, change| Actor::Changer(Changer::new(0, keys.clone(), change, Rule::Kept));
        let first = vec![
            mover(&world, 0, 0, Rule::Kept),
            mover(&world, 0, 0, Rule::Kept),
            changer(writer, 1),
        ];
        // All states in which the writer has its answer, followed by a reader.
        let mut acknowledged = Vec::new();
        explore_all((stored(&world, 1, 0), first), |store, actors| {
            if actors[2].made() == 1 {
                acknowledged.push((store.clone(), actors.to_vec()));
            }
        });
        assert!(acknowledged.len() > 10);
        for (store, mut actors) in acknowledged {
            actors.push(changer(reader, 0));
            explore_all((store, actors), |_, actors| {
                let seen = actors[3].seen();
                assert!(seen.is_none_or(|seen| seen == 1), "{name}");
                assert!(!actors[3].has_missed(), "{name}");
            });
        }
    }
}

#[test]
fn a_copy_that_is_taken_back_may_be_the_item() {
    let (_, world) = worlds().swap_remove(0);
    let movers = [0, 0].map(|id| mover(&world, id, 0, Rule::TakesBack));
    let start = (stored(&world, 1, 0), movers.to_vec());
    assert!(some_way_is_wrong(start, |store, _| store
        .documents()
        .next()
        .is_none()));
}

#[test]
fn what_is_created_meanwhile_is_found_and_wins() {
    let (_, world) = worlds().swap_remove(0);
    let mut store = stored(&world, 1, 0);
    // Somebody has written the item again, without reading.
    assert!(store.create(world.items[0][0], 0, 8, None));
    let actors = vec![
        Actor::Reader(Reader::new(world.fan_out.clone())),
        mover(&world, 0, 0, Rule::Kept),
        mover(&world, 0, 0, Rule::Kept),
    ];
    explore((store, actors), |store, actors| {
        assert_eq!(actors[0].found(), 1);
        assert!(is_moved(&world, store, 1, 8), "{store:?}");
    });
}
