use crate::document::added::{Added, AddedNames, Names, Texts};
use synthetic_key_format::engine::Breaks;

use crate::declaration::{Declaration, IdInfo, LevelInfo, Part, Piece, Property, TemplateInfo};
use crate::proof::options::KeyOptions;
use crate::value::Value;
use crate::{KeyError, KeyPart, KeyWriter, PartShape, PartitionKey, Store, SyntheticKey, engine};

const fn level(name: &'static str, is_added: bool) -> LevelInfo {
    LevelInfo {
        is_added,
        ..LevelInfo::made(Property { name, path: "" })
    }
}

const KEY: Declaration =
    Declaration::new("", &[], const { &KeyOptions::DEFAULT.property("pk", &[]) });
static LEVELS: [LevelInfo; 3] = [level("pk1", true), level("b", false), level("pk3", true)];
pub(super) const ID: IdInfo = IdInfo {
    is_added: true,
    missing: None,
    text: TemplateInfo {
        template: "",
        pieces: const { &[Piece::Part(Part::new("id", 2, PartShape::TEXT))] },
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
        (KEY.levels(&LEVELS), &["pk1", "pk3"]),
        (KEY.levels(&LEVELS).id(ID), &["pk1", "pk3", "id"]),
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
        let texts = Texts {
            key: "xyz",
            breaks: &breaks,
            id: "an id",
        }
        .in_order(key.options());
        assert!(texts.iter().filter(|text| !text.is_empty()).count() == expected.len());
    }
}

/// An item of the Table Storage, which forbids characters in keys and ids, or of a store of short keys.
struct Item<const SHORT: bool> {
    name: String,
    number: u64,
    id: String,
}

impl<const SHORT: bool> SyntheticKey for Item<SHORT> {
    type __Declared = Self;
    const __KEY: Declaration = Declaration::new(
        "",
        const {
            &[
                Piece::Part(Part::new("name", 0, PartShape::TEXT)),
                Piece::Literal("-"),
                Piece::Part(Part::new("number", 1, u64::SHAPE)),
            ]
        },
        const {
            let store = if SHORT {
                Store::bytes(20)
            } else {
                Store::TABLE
            };
            &KeyOptions::DEFAULT.store(store).id(ID)
        },
    );
    type Key = PartitionKey;

    fn __write_key(&self, out: &mut impl KeyWriter) {
        engine::step::piece::<Self, 0>(self, out);
        engine::step::piece::<Self, 2>(self, out);
    }

    fn __value(&self, at: usize) -> Value<'_> {
        match at {
            0 => self.name.__value(),
            1 => self.number.__value(),
            _ => self.id.__value(),
        }
    }
}

/// The key and the id as they are written into a document, and as the methods of the item return them.
fn both_ways<const SHORT: bool>(item: &Item<SHORT>) -> [Result<(String, String), KeyError>; 2] {
    let written = Added::of(item).map(|added| {
        let mut texts = Vec::new();
        let _ = added.each_of::<Item<SHORT>, ()>(|_, text| {
            texts.push(text.to_owned());
            Ok(())
        });
        (texts[0].clone(), texts[1].clone())
    });
    let returned = item.try_partition_key().and_then(|key| {
        Ok((
            key.into(),
            String::from(PartitionKey::new(engine::check::id(item)?.into_text())),
        ))
    });
    [written, returned]
}

#[test]
fn short_texts_are_written_and_refused_as_long_ones() {
    let mut texts = [
        "", "a", "a/b", "a\u{1f}", "a\u{7f}", "é\u{9f}", "é\u{a0}", "a-b",
    ]
    .map(str::to_owned)
    .to_vec();
    texts.extend([18, 19, 51, 52, 66, 70, 71, 72, 73, 600].map(|len| "x".repeat(len)));
    texts.extend([17, 36, 37].map(|len| "é".repeat(len)));
    let (mut accepted, mut refused) = (0, 0);
    for name in &texts {
        for id in &texts {
            for number in [7, 2018, u64::MAX] {
                let (name, id) = (name.clone(), id.clone());
                let item = Item::<true> { name, number, id };
                let [written, returned] = both_ways(&item);
                assert_eq!(written, returned);
                let Item { name, number, id } = item;
                let [written, returned] = both_ways(&Item::<false> { name, number, id });
                assert_eq!(written, returned);
                *(if written.is_ok() {
                    &mut accepted
                } else {
                    &mut refused
                }) += 1;
            }
        }
    }
    assert!(accepted > 100 && refused > 100);
}

/// A part whose string is longer than its shape says.
struct Lying;

impl KeyPart for Lying {
    const SHAPE: PartShape = PartShape::TEXT.with_max_len(4);
    type Ref<'a> = &'a Self;
    type Owned = String;

    fn as_part(&self) -> &Self {
        self
    }

    fn write_part(&self, out: &mut impl KeyWriter) {
        out.push_str("xxxxx");
    }

    fn parse_part(_: &str) -> Option<String> {
        None
    }
}

struct OfLying;

impl SyntheticKey for OfLying {
    type __Declared = Self;
    const __KEY: Declaration = Declaration::plain(
        "",
        const { &[Piece::Part(Part::new("lying", 0, Lying::SHAPE))] },
    );
    type Key = PartitionKey;

    fn __write_key(&self, out: &mut impl KeyWriter) {
        engine::step::part::<Self, 0, _>(&Lying, out);
    }

    fn __value(&self, _: usize) -> Value<'_> {
        Lying.__value().into_static()
    }
}

#[test]
fn a_shape_that_lies_is_found_in_debug_builds() {
    let typed = std::panic::catch_unwind(|| OfLying.partition_key());
    let checked = std::panic::catch_unwind(|| OfLying.try_partition_key());
    assert_eq!(typed.is_err(), cfg!(debug_assertions));
    assert_eq!(checked.is_err(), cfg!(debug_assertions));
}
