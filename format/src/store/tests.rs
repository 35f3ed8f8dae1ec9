//! The limits and names of every store that is known.

use super::{Length, Limits, NamePattern, Names, Placement, Store};
use crate::CharSet;

const ALL: [Store; 7] = [
    Store::COSMOS,
    Store::COSMOS_SMALL,
    Store::TABLE,
    Store::DYNAMODB,
    Store::MONGODB,
    Store::GREMLIN,
    Store::bytes(2048),
];

/// What is wrong with a name; nothing, where it is taken.
fn problem(store: Store, name: &str) -> String {
    match store.check_container_name(name) {
        Ok(()) => String::new(),
        Err(error) => {
            assert_eq!(error.name, name);
            error.problem.to_string()
        }
    }
}

#[test]
fn a_store_is_the_same_as_itself() {
    for (i, one) in ALL.iter().enumerate() {
        for (j, other) in ALL.iter().enumerate() {
            assert_eq!(one.is_same(other), i == j, "{one:?} {other:?}");
            assert_eq!(one == other, i == j, "{one:?} {other:?}");
        }
    }
}

/// Whatever a store differs in, it is another.
#[test]
fn a_store_that_differs_is_another() {
    const NAMES: Names = Names::ANY.with_refused(&[
        (NamePattern::StartsWith("a"), "a"),
        (NamePattern::EndsWith("b"), "b"),
    ]);
    const OTHERS: [Names; 8] = [
        NAMES.with_length(2, Length::UNLIMITED, "it is too long"),
        NAMES.with_length(1, Length::Chars(9), "it is too long"),
        NAMES.with_length(1, Length::UNLIMITED, "too long"),
        NAMES.without(CharSet::of("/"), ""),
        NAMES.with_only(CharSet::ALL, ""),
        NAMES.with_refused(&[(NamePattern::StartsWith("a"), "a")]),
        NAMES.with_refused(&[
            (NamePattern::EndsWith("a"), "a"),
            (NamePattern::EndsWith("b"), "b"),
        ]),
        NAMES.with_refused(&[
            (NamePattern::StartsWith("a"), "b"),
            (NamePattern::EndsWith("b"), "b"),
        ]),
    ];
    let store = Store::bytes(64).with_container_names(&NAMES);
    let limits = Limits::new(Length::Bytes(64));
    let others = [
        store.with_keys(Limits::new(Length::Utf16(64))),
        store.with_keys(limits.without(CharSet::of("/"))),
        store.with_keys(limits.without_control_characters()),
        store.with_ids(Limits::new(Length::Bytes(63))),
        store.with_text_ids(),
        store.with_levels(2),
        store.with_properties("pk", "id"),
        store.with_properties("partitionKey", "sk"),
        store.with_numbers_as_doubles(),
        store.with_long_keys_cut(),
        store.with_placement(Placement::Sorted),
        store.with_ids_unique_in_container(),
        store.with_property_names(&NAMES, &Names::ANY),
        store.with_property_names(&Names::ANY, &NAMES),
    ];
    let names = OTHERS
        .each_ref()
        .map(|names| store.with_container_names(names));
    for other in others.into_iter().chain(names) {
        assert!(!store.is_same(&other) && store != other, "{other:?}");
        assert!(other.is_same(&other));
    }
    for (one, other) in [
        (
            NamePattern::StartsWithOneOf(CharSet::DIGITS),
            NamePattern::StartsWithOneOf(CharSet::ALL),
        ),
        (
            NamePattern::IsIgnoringCase("a"),
            NamePattern::IsIgnoringCase("b"),
        ),
        (
            NamePattern::IsIgnoringCase("a"),
            NamePattern::StartsWith("a"),
        ),
    ] {
        let [one, other] = [one, other].map(|pattern| {
            let patterns: &'static _ = Box::leak(Box::new([(pattern, "")]));
            Names::ANY.with_refused(patterns)
        });
        assert!(!one.is_same(&other) && one.is_same(&one));
    }
}

#[test]
fn limits_of_keys_and_ids() {
    let lengths = ALL.map(|store| (store.keys().length(), store.ids().length()));
    let expected = [
        (Length::Bytes(2048), Length::Bytes(1023)),
        (Length::Bytes(101), Length::Bytes(1023)),
        (Length::Utf16(512), Length::Utf16(512)),
        (Length::Bytes(2048), Length::Bytes(1024)),
        (Length::Bytes(usize::MAX), Length::Bytes(usize::MAX)),
        (Length::Bytes(2048), Length::Bytes(1023)),
        (Length::Bytes(2048), Length::Bytes(2048)),
    ];
    assert_eq!(lengths, expected);
    let forbidden = |limits: Limits| {
        let all = ('\0'..=char::MAX).filter(|&c| limits.forbids(c));
        assert_eq!(limits.forbids_some(), all.clone().next().is_some());
        for c in ('\0'..='\u{200}').chain(['→', '💰', '\u{2009}', '\u{e080}']) {
            let text = format!("a{c}");
            assert_eq!(limits.forbids_some_of(&text), limits.forbids(c), "{c:?}");
            let first = text.as_bytes()[1];
            assert!(
                !limits.forbids(c) || limits.suspects()[usize::from(first)],
                "{c:?}"
            );
        }
        all.collect::<String>()
    };
    let azure: String = ('\0'..='\u{1f}')
        .chain(['#', '/', '?', '\\'])
        .chain('\u{7f}'..='\u{9f}')
        .collect();
    for (store, of_keys, of_ids) in [
        (Store::COSMOS, "", &*azure),
        (Store::COSMOS_SMALL, "", &azure),
        (Store::TABLE, &azure, &azure),
        (Store::DYNAMODB, "", ""),
        (Store::MONGODB, "", ""),
        (Store::GREMLIN, "", &azure),
        (Store::bytes(9), "", ""),
    ] {
        assert_eq!(forbidden(store.keys()), of_keys);
        assert_eq!(forbidden(store.ids()), of_ids);
    }
}

#[test]
fn lengths_are_bytes_or_code_units() {
    let lengths = ALL.map(|store| store.keys().length().of("aé💰"));
    assert_eq!(lengths, [7, 7, 4, 7, 7, 7, 7]);
    for length in [Length::Bytes(7), Length::Utf16(4), Length::Chars(3)] {
        assert!(length.allows("aé💰") && !length.allows("aé💰a"));
    }
}

#[test]
fn what_documents_of_a_store_have() {
    let facts = ALL.map(|store| {
        (
            store.property(),
            store.id_property(),
            store.has_text_ids(),
            store.max_levels(),
        )
    });
    let expected = [
        ("partitionKey", "id", true, 3),
        ("partitionKey", "id", true, 3),
        ("PartitionKey", "RowKey", true, 1),
        ("partitionKey", "id", false, 1),
        ("partitionKey", "_id", false, 1),
        ("partitionKey", "id", true, 1),
        ("partitionKey", "id", false, 1),
    ];
    assert_eq!(facts, expected);
}

#[test]
fn names_of_properties() {
    let refused = |store: Store| {
        let long = "a".repeat(256);
        let names = [
            "pk",
            "partitionKey",
            "PartitionKey",
            "RowKey",
            "_id",
            "id",
            "label",
            "a.b",
            "$pk",
            "a$",
            "_ts",
            &long,
        ];
        let keys = names.map(|name| store.problem_with_property(name).is_some());
        let ids = names.map(|name| store.problem_with_id_property(name).is_some());
        let of = |refused: [bool; 12]| {
            let refused = names.iter().zip(refused).filter(|(_, is)| *is);
            refused
                .map(|(name, _)| if name.len() > 99 { "long" } else { name })
                .collect::<Vec<_>>()
                .join(" ")
        };
        [of(keys), of(ids)]
    };
    let all = "pk partitionKey PartitionKey RowKey _id id label a.b $pk a$ _ts long";
    let but = |name: &str| all.replace(&format!("{name} "), "");
    for store in [Store::COSMOS, Store::COSMOS_SMALL] {
        assert_eq!(refused(store), ["_ts", &all.replace(" id ", " ")]);
    }
    assert_eq!(refused(Store::DYNAMODB), ["long", "long"]);
    assert_eq!(
        refused(Store::TABLE),
        [&*all.replace("PartitionKey ", ""), &but("RowKey")]
    );
    assert_eq!(refused(Store::MONGODB), ["_id a.b $pk", &but("_id")]);
    assert_eq!(
        refused(Store::GREMLIN),
        ["id label", &all.replace(" id ", " ")]
    );
    for store in ALL {
        assert_eq!(store.problem_with_property(store.property()), None);
        assert_eq!(store.problem_with_id_property(store.id_property()), None);
    }
}

#[test]
fn names_of_containers() {
    let [cosmos, small, table, dynamodb, mongodb, gremlin, other] =
        ALL.map(|store| move |name: &str| problem(store, name));
    let repeated = |n| "é".repeat(n);
    for store in ALL {
        assert_eq!(problem(store, "abc"), "");
        assert_eq!(problem(store, ""), "it is empty");
    }
    assert_eq!(cosmos(&repeated(255)), "");
    assert!(cosmos(&repeated(256)).contains("255 characters"));
    assert_eq!(small(&repeated(256)), cosmos(&repeated(256)));
    assert_eq!(gremlin(&repeated(256)), cosmos(&repeated(256)));
    assert_eq!(mongodb(&"a".repeat(171)), "");
    assert!(mongodb(&"a".repeat(172)).contains("171 bytes"));
    assert!(mongodb(&repeated(86)).contains("171 bytes"));
    assert!(mongodb(".a").contains("starts with") && mongodb("a.b").is_empty());
    assert_eq!(other(&repeated(9999)), "");
    for (name, len) in [("ab", 2), ("abc", 3), (&"a".repeat(63), 63)] {
        assert_eq!(table(name).is_empty(), len > 2);
        assert_eq!(dynamodb(name).is_empty(), len > 2);
    }
    assert!(table(&"a".repeat(64)).contains("3 to 63"));
    assert_eq!(dynamodb(&"a".repeat(255)), "");
    assert!(dynamodb(&"a".repeat(256)).contains("3 to 255"));
    assert!(cosmos("ab ").contains("space") && mongodb("ab ").is_empty());
    assert!(table("1ab").contains("letter") && dynamodb("1ab").is_empty());
    assert!(table("TABLES").contains("reserved") && dynamodb("tables").is_empty());
    assert!(mongodb("system.a").contains("reserved") && mongodb("systems").is_empty());
}

#[test]
fn characters_of_names() {
    for (store, allowed, forbidden) in [
        (Store::COSMOS, "a-_.$é \u{80}", "/\\#?\n\x7f"),
        (Store::TABLE, "aZ0", "-_.$é "),
        (Store::DYNAMODB, "aZ0-_.", "$é /"),
        (Store::MONGODB, "a-_.é /", "$\0"),
    ] {
        let names = store.container_names();
        assert!(names.allows_all_of(allowed), "{store:?}");
        for c in forbidden.chars() {
            let name = format!("abc{c}d");
            assert!(!names.allows_all_of(&name), "{store:?} {c:?}");
            assert_eq!(problem(store, &name), names.chars_rule());
            assert!(names.chars_rule().contains("'s name contains"));
        }
    }
}
