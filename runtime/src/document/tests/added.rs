use crate::document::added::{AddedNames, Names};
use crate::key::hierarchical::Breaks;
use crate::proof::declaration::{IdInfo, KeyInfo, LevelInfo, Property, TemplateInfo};
use crate::proof::options::KeyOptions;

const fn level(name: &'static str, is_added: bool) -> LevelInfo {
    LevelInfo {
        is_added,
        ..LevelInfo::made(1, Property { name, path: "" })
    }
}

const KEY: KeyInfo = KeyInfo::new("", &[], const { &KeyOptions::DEFAULT.property("pk", &[]) });
static LEVELS: [LevelInfo; 3] = [level("pk1", true), level("b", false), level("pk3", true)];
pub(super) const ID: IdInfo = IdInfo {
    is_added: true,
    missing: None,
    text: TemplateInfo {
        prefix: "",
        parts: &[],
        between: &[],
        literals: &[],
    },
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
        let added = AddedNames::of(key);
        assert!(added.iter().eq(expected.iter().copied()));
        for (place, name) in expected.iter().enumerate() {
            assert_eq!(added.place(name.as_bytes()), Some(place));
            assert_eq!(added.get(place), *name);
            assert_eq!(added.what(place), if *name == "id" { "id" } else { "key" });
        }
        assert_eq!((added.place(b"other"), added.place(b"")), (None, None));
        let names: &'static _ = Box::leak(Box::new(Names::<6>::of(&["a", "b"], key)));
        assert_eq!(names.as_slice(), [&["a", "b"], expected].concat());
        let breaks: Breaks = [1, 2].into_iter().collect();
        let texts = AddedNames::texts(key.options(), "xyz", &breaks, "an id");
        assert!(texts.iter().filter(|text| !text.is_empty()).count() == expected.len());
    }
}
