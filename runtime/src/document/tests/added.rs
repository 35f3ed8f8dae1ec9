use crate::document::added::{Names, added, suffixed_property};
use crate::key::hierarchical::Breaks;
use crate::proof::declaration::{IdInfo, KeyInfo, KeyOptions, LevelInfo, Property};

const fn level(name: &'static str, is_added: bool) -> LevelInfo {
    LevelInfo {
        is_added,
        ..LevelInfo::made(1, Property { name, path: "" })
    }
}

const KEY: KeyInfo = KeyInfo::new("", &[], const { &KeyOptions::DEFAULT.property("pk", &[]) });
static LEVELS: [LevelInfo; 3] = [level("pk1", true), level("b", false), level("pk3", true)];
const ID: IdInfo = IdInfo {
    property: "id",
    is_added: true,
    parts: &[],
    between: &[],
    literals: &[],
};

/// The compiler calls these for every item; here they are called as any other function.
#[test]
fn names_are_those_of_what_is_added() {
    let own = IdInfo {
        is_added: false,
        ..ID
    };
    for (key, expected) in [
        (KEY, &["pk"][..]),
        (KEY.id(ID), &["pk", "id"]),
        (KEY.id(own), &["pk"]),
        (KEY.levels(&LEVELS, &[]), &["pk1", "pk3"]),
        (KEY.levels(&LEVELS, &[]).id(ID), &["pk1", "pk3", "id"]),
    ] {
        let names: &'static _ = Box::leak(Box::new(Names::<6>::of(&["a", "b"], key)));
        let reading = names.reading(true);
        assert_eq!(reading.added, expected);
        assert_eq!(reading.fields, [&["a", "b"], expected].concat());
        assert!(reading.verify && !names.reading(false).verify);
        let breaks: Breaks = [1, 2].into_iter().collect();
        let added = added(key.options(), "xyz", &breaks, "an id");
        assert!(added.iter().map(|(name, _)| name).eq(expected));
    }
}

#[test]
fn the_last_level_has_the_suffix() {
    assert_eq!(suffixed_property(KEY.options()), "pk");
    assert_eq!(suffixed_property(KEY.levels(&LEVELS, &[]).options()), "pk3");
}
