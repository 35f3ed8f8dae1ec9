//! The proofs as the ordinary functions they are, at the edges of what they accept. `tests/ui` shows them in the compiler.

use std::panic::catch_unwind;
use std::string::{String, ToString};
use std::vec::Vec;

use synthetic_key_format::SuffixRange;
use synthetic_key_format::engine::{Escape, Number, Source};

use crate::declaration::{Declaration, IdInfo, LevelInfo, Part, Piece, Property, TemplateInfo};
use crate::proof::collision::is_free_text;
use crate::proof::prove::{
    Ambiguous, Compared, ambiguous_in, ambiguous_in_levels, forbidden_separator,
};
use crate::proof::templates::forbidden_in_id;
use crate::store::{Length, Limits};
use crate::{CharSet, PartShape, Store};

pub(crate) const PROPERTY: Property = Property {
    name: "",
    path: "/",
};

/// A key of these parts that is only refused for what a test adds to it.
pub(crate) fn key(shapes: &[PartShape]) -> Declaration {
    Declaration::plain("", joined(shapes, "-"))
        .min_distinct(0)
        .time_only()
}

fn parts(shapes: &[PartShape]) -> &'static [Part] {
    let parts = shapes.iter().zip(["a", "b", "c", "d"]);
    let parts = parts.map(|(shape, name)| Part::new(name, 0, *shape));
    parts.collect::<Vec<_>>().leak()
}

/// These parts with a literal between two of them.
pub(crate) fn joined(shapes: &[PartShape], between: &'static str) -> &'static [Piece] {
    let parts = parts(shapes).iter().copied().map(Piece::Part);
    let pieces = parts.flat_map(|part| [Piece::Literal(between), part]);
    pieces.skip(1).collect::<Vec<_>>().leak()
}

/// The number behind a key.
#[derive(Clone, Copy)]
pub(crate) struct Suffix(pub(crate) &'static str, SuffixRange, &'static [Part]);

impl Suffix {
    fn new(separator: &'static str, n: u16) -> Self {
        Self(separator, SuffixRange::from_one(n).unwrap(), &[])
    }

    fn hashed(mut self, parts: &'static [Part]) -> Self {
        self.2 = parts;
        self
    }
}

/// The same key with other pieces.
impl Declaration {
    fn map(self, change: impl Fn(Piece) -> Piece) -> Self {
        let pieces = self.pieces.iter().copied().map(change);
        Self {
            pieces: pieces.collect::<Vec<_>>().leak(),
            ..self
        }
    }

    pub(crate) fn separator(self, separator: &'static str) -> Self {
        self.map(|piece| match piece {
            Piece::Literal(_) => Piece::Literal(separator),
            piece => piece,
        })
    }

    pub(crate) fn escape(self, escape: &'static Escape) -> Self {
        self.map(|piece| match piece {
            Piece::Part(part) => Piece::Part(part.escape(escape)),
            piece => piece,
        })
    }

    fn suffix(self, Suffix(separator, range, hashed): Suffix) -> Self {
        let source = match hashed {
            [] => Source::Drawn(0),
            hashed => Source::Hash(hashed),
        };
        let number = [
            Piece::Literal(separator),
            Piece::Number(Number { source, range }),
        ];
        Self {
            pieces: [self.pieces, &number].concat().leak(),
            ..self
        }
    }

    /// In levels of so many parts.
    fn in_levels(self, of_parts: &[usize]) -> Self {
        let (mut pieces, mut rest) = (Vec::new(), self.pieces);
        for &count in of_parts {
            let (level, behind) = rest.split_at(2 * count - 1);
            pieces.extend(level);
            rest = behind.get(1..).unwrap_or_default();
            if !rest.is_empty() {
                pieces.push(Piece::Level);
            }
        }
        let levels = of_parts.iter().map(|_| LevelInfo::made(PROPERTY));
        let this = Self {
            pieces: pieces.leak(),
            ..self
        };
        this.levels(levels.collect::<Vec<_>>().leak())
    }
}

/// The codes of what is refused, in order.
pub(crate) fn refused(info: Declaration) -> Vec<String> {
    let Err(panic) = catch_unwind(|| info.prove(false)) else {
        return Vec::new();
    };
    let message = panic.downcast_ref::<String>().cloned();
    let message = message.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
    let message = message.expect("a message");
    assert!(!message.is_empty(), "{info:?}");
    let codes = message.lines().map(|line| line[..6].to_string());
    codes.collect()
}

fn ambiguous(info: &Declaration) -> Option<Ambiguous> {
    ambiguous_in_levels(info.pieces)
}

fn forbidden(info: &Declaration) -> Option<&'static str> {
    forbidden_separator(info, info.options())
}

fn is_sound(info: Declaration) -> bool {
    refused(info).is_empty()
}

/// Text without separators, of up to so many bytes.
const fn word(max_len: usize) -> PartShape {
    PartShape::TEXT
        .with_ascii(CharSet::of("abc"))
        .with_max_len(max_len)
}

pub(crate) const WORD: PartShape = PartShape::TEXT.with_ascii(CharSet::of("abc"));

#[test]
fn as_many_keys_as_are_asked_for() {
    let few = |n| word(9).with_distinct(n);
    let asked = |shapes: &[PartShape]| key(shapes).min_distinct(100);
    assert!(is_sound(asked(&[few(10), few(10)])));
    assert_eq!(refused(asked(&[few(9), few(11)])), ["SK0602"]);
    assert_eq!(key(&[few(9), few(11)]).distinct(), 99);
    // A drawn suffix counts in full, one of a hash no more than there are values to hash.
    let suffixed = |n, hashed: &[PartShape]| {
        asked(&[few(10)]).suffix(Suffix::new(".", n).hashed(parts(hashed)))
    };
    assert!(is_sound(suffixed(10, &[])));
    assert_eq!(refused(suffixed(9, &[])), ["SK0602"]);
    assert!(is_sound(suffixed(10, &[WORD])));
    assert_eq!(suffixed(12, &[few(3), few(4)]).distinct(), 120);
    assert_eq!(suffixed(13, &[few(3), few(4)]).distinct(), 120);
    assert_eq!(suffixed(11, &[few(3), few(4)]).distinct(), 110);
    assert_eq!(refused(suffixed(400, &[few(3), few(3)])), ["SK0602"]);
}

#[test]
fn a_great_number_of_keys_is_the_greatest() {
    let many = |n| word(9).with_distinct(n);
    assert_eq!(key(&[many(u64::MAX)]).distinct(), u64::MAX);
    assert_eq!(key(&[many(u64::MAX - 1)]).distinct(), u64::MAX - 1);
    assert_eq!(key(&[WORD, WORD, WORD]).distinct(), u64::MAX);
    assert_eq!(key(&[many(1 << 32), many(1 << 31)]).distinct(), 1 << 63);
    assert_eq!(key(&[many(1 << 32), many(1 << 32)]).distinct(), u64::MAX);
}

#[test]
fn the_longest_key_fits() {
    let stored = |shapes: &[PartShape], max| key(shapes).store(Store::bytes(max));
    assert!(is_sound(stored(&[word(9), word(10)], 20)));
    assert_eq!(refused(stored(&[word(9), word(10)], 19)), ["SK0603"]);
    assert_eq!(refused(stored(&[word(21)], 20)), ["SK0603"]);
    // Counted separators, those of levels without those between levels.
    let three = stored(&[word(1), word(1), word(1)], 7).separator("--");
    assert!(is_sound(three));
    assert_eq!(refused(three.store(Store::bytes(6))), ["SK0603"]);
    let of_levels = three.store(Store::bytes(5)).in_levels(&[2, 1]);
    assert!(is_sound(of_levels));
    assert_eq!(refused(of_levels.store(Store::bytes(4))), ["SK0603"]);
    // The suffix, of the greatest number.
    for (n, digits) in [
        (9, 1),
        (10, 2),
        (99, 2),
        (100, 3),
        (999, 3),
        (1000, 4),
        (9999, 4),
        (10_000, 5),
        (u16::MAX, 5),
    ] {
        let suffixed = key(&[word(4)]).suffix(Suffix::new("::", n));
        assert_eq!(suffixed.lengths(), (4, Some(6 + digits)), "{n}");
    }
}

#[test]
fn what_can_be_escaped_takes_three_bytes() {
    static ESCAPE: Escape = Escape::new("-%");
    static BEYOND: Escape = Escape::new("→%");
    let len = |shape: PartShape, escape| key(&[shape]).escape(escape).lengths().1.unwrap();
    let text = PartShape::TEXT.with_max_len(4);
    assert_eq!(len(text, &ESCAPE), 12);
    assert_eq!(len(word(4), &ESCAPE), 4);
    assert_eq!(len(PartShape::integer(8, true), &ESCAPE), 4);
    let mut beyond = word(4);
    assert_eq!(len(beyond, &BEYOND), 4);
    beyond.beyond_ascii = true;
    assert_eq!(len(beyond, &BEYOND), 12);
    assert_eq!(len(beyond, &ESCAPE), 4);
}

#[test]
fn the_shortest_key_fits() {
    let stored = |shapes: &[PartShape], max| key(shapes).store(Store::bytes(max));
    assert!(is_sound(stored(&[WORD, WORD], 3)));
    assert_eq!(refused(stored(&[WORD, WORD], 2)), ["SK0603"]);
    assert!(is_sound(stored(&[PartShape::DATE, PartShape::TEXT], 12)));
    assert_eq!(
        refused(stored(&[PartShape::DATE, PartShape::TEXT], 11)),
        ["SK0603"]
    );
    assert!(is_sound(stored(&[WORD], 4).suffix(Suffix::new("::", 400))));
    assert_eq!(
        refused(stored(&[WORD], 3).suffix(Suffix::new("::", 400))),
        ["SK0603"]
    );
}

#[test]
fn time_alone_is_hot() {
    let dated = |shapes: &[PartShape]| Declaration::plain("", joined(shapes, "-"));
    let date = dated(&[PartShape::DATE, PartShape::DATE]);
    assert_eq!(refused(date), ["SK0604"]);
    assert_eq!(refused(dated(&[PartShape::DATE])), ["SK0604"]);
    assert!(is_sound(date.time_only()));
    assert!(is_sound(dated(&[PartShape::DATE, WORD])));
    assert!(is_sound(dated(&[WORD, PartShape::DATE])));
    let suffix = Suffix::new(".", 4);
    assert!(is_sound(date.suffix(suffix)));
    let hashed = |shapes: &[PartShape]| date.suffix(suffix.hashed(parts(shapes)));
    assert!(is_sound(hashed(&[WORD])));
    assert_eq!(refused(hashed(&[PartShape::DATE])), ["SK0604"]);
    assert!(is_sound(hashed(&[PartShape::DATE, WORD])));
    // A part with one value spreads nothing, and a key of nothing else has other troubles.
    let [one, two] = [1, 2].map(|n| word(9).with_distinct(n));
    for few in [&[one, PartShape::DATE], &[PartShape::DATE, one]] {
        assert_eq!(refused(dated(few)), ["SK0604"]);
    }
    assert!(is_sound(dated(&[two, PartShape::DATE])));
    assert_eq!(refused(hashed(&[one])), ["SK0604"]);
    assert_eq!(refused(dated(&[one])), ["SK0602"]);
}

#[test]
fn separators_are_what_the_store_allows() {
    let of = |n, separator| {
        key(&[word(9), word(9), word(9)][..n])
            .separator(separator)
            .store(Store::TABLE)
    };
    for separator in [
        "/", "\\", "-#", "?", "\u{1f}", "\u{7f}", "\u{80}", "|\u{9f}",
    ] {
        assert_eq!(refused(of(2, separator)), ["SK0605"], "{separator:?}");
        assert_eq!(forbidden(&of(2, separator)), Some(separator));
        // There is none in a key of one part; there is one before a suffix.
        assert!(is_sound(of(1, separator)));
        assert!(is_sound(of(1, separator).suffix(Suffix::new(".", 4))));
        let suffixed = of(1, ".").suffix(Suffix::new(separator, 4));
        assert_eq!(refused(suffixed), ["SK0605"]);
        let of_levels = of(3, separator).in_levels(&[1, 1, 1]);
        assert_eq!(forbidden(&of_levels), None);
        let of_levels = of(3, separator).in_levels(&[1, 2]);
        assert_eq!(forbidden(&of_levels), Some(separator));
        assert!(is_sound(of(2, separator).store(Store::COSMOS)));
    }
    for separator in ["-", ":", "\u{a0}", "é", "\u{20}", "→"] {
        assert!(
            is_sound(of(2, separator).suffix(Suffix::new(separator, 4))),
            "{separator:?}"
        );
    }
}

/// An id of these parts with `between` between two of them.
pub(crate) fn id(shapes: &[PartShape], between: &'static str) -> IdInfo {
    IdInfo {
        is_added: true,
        missing: None,
        text: template(shapes, between),
    }
}

/// These parts with `between` between two of them.
pub(crate) fn template(shapes: &[PartShape], between: &'static str) -> TemplateInfo {
    TemplateInfo {
        template: "",
        pieces: joined(shapes, between),
    }
}

#[test]
fn ids_are_unambiguous() {
    let (t, w) = (PartShape::TEXT, WORD);
    let refused_at = |shapes: &[PartShape]| -> Option<[&str; 2]> {
        let between = ambiguous_in(joined(shapes, "-"), Compared::Checked)?;
        Some([between.left.name, between.right.name])
    };
    for shapes in [
        &[t][..],
        &[w, t],
        &[t, w],
        &[w, w],
        &[w, t, w],
        &[t, w, w],
        &[w, w, t],
    ] {
        assert_eq!(refused_at(shapes), None);
        assert!(is_sound(key(&[WORD]).id(id(shapes, "-"))));
    }
    for (shapes, at) in [
        (&[t, t][..], ["a", "b"]),
        (&[w, t, t], ["b", "c"]),
        (&[t, t, w], ["a", "b"]),
        (&[t, w, t], ["a", "c"]),
        (&[w, t, t, w], ["b", "c"]),
    ] {
        assert_eq!(refused_at(shapes), Some(at));
        assert_eq!(refused(key(&[WORD]).id(id(shapes, "-"))), ["SK0614"]);
    }
}

#[test]
fn ids_are_what_the_store_allows() {
    let of = |literal| key(&[WORD]).id(id(&[WORD, WORD], literal));
    assert_eq!(refused(of("/")), ["SK0605"]);
    for (literal, forbidden) in [("/", Some("/")), ("-", None)] {
        let id = id(&[WORD, WORD], literal);
        assert_eq!(forbidden_in_id(&id, of(literal).options()), forbidden);
    }
    assert!(is_sound(of("/").store(Store::DYNAMODB)));
    // A field as it is.
    let number = IdInfo {
        is_added: false,
        ..id(&[PartShape::integer(32, false)], "-")
    };
    assert_eq!(refused(key(&[WORD]).id(number)), ["SK0614"]);
    assert_eq!(
        refused(key(&[WORD]).id(number).store(Store::TABLE)),
        ["SK0614"]
    );
    assert!(is_sound(key(&[WORD]).id(number).store(Store::MONGODB)));
    let added = IdInfo {
        is_added: true,
        ..number
    };
    assert!(is_sound(key(&[WORD]).id(added)));
    let text = IdInfo {
        is_added: false,
        ..id(&[PartShape::TEXT], "-")
    };
    assert!(is_sound(key(&[WORD]).id(text)));
}

#[test]
fn containers_are_what_the_store_allows() {
    let of = |literals: &[&'static str]| {
        let number = Part::new("n", 0, PartShape::integer(32, false));
        let literals = literals.iter().map(|text| Piece::Literal(text));
        let pieces = literals.chain([Piece::Part(number)]);
        key(&[WORD]).container(TemplateInfo {
            template: "",
            pieces: pieces.collect::<Vec<_>>().leak(),
        })
    };
    assert!(is_sound(of(&["telemetry-", "-ü"])));
    assert_eq!(refused(of(&["a", "b/"])), ["SK0615"]);
    assert!(is_sound(of(&["telemetry"]).store(Store::TABLE)));
    assert_eq!(refused(of(&["ü"]).store(Store::TABLE)), ["SK0615"]);
}

#[test]
fn each_level_is_unambiguous() {
    let (t, w) = (PartShape::TEXT, WORD);
    let of = |shapes: &[PartShape], of_parts| key(shapes).in_levels(of_parts);
    assert!(is_sound(of(&[t, t, t], &[1, 1, 1])));
    assert!(is_sound(of(&[t, w, w, t], &[2, 2])));
    assert_eq!(refused(of(&[w, t, t], &[1, 2])), ["SK0601"]);
    assert_eq!(refused(of(&[t, t, w], &[2, 1])), ["SK0601"]);
    let stretch = ambiguous(&of(&[w, t, t, w], &[1, 2, 1])).unwrap();
    assert_eq!([stretch.left.name, stretch.right.name], ["b", "c"]);
    let stretch = ambiguous(&key(&[w, t, t, w])).unwrap();
    assert_eq!([stretch.left.name, stretch.right.name], ["b", "c"]);
    assert_eq!(refused(key(&[t, t])), ["SK0601"]);
    assert!(is_sound(key(&[t])));
}

/// An integer with more digits than `pad` says runs into a separator of digits, where nothing checks it.
#[test]
fn padded_integers_beside_digits() {
    let padded = PartShape::integer(16, false).__padded(2);
    let fits = PartShape::integer(8, false).__padded(3);
    for (separator, is_digits) in [("1", true), ("01", true), ("1-", false), ("é", false)] {
        let refused_if = |shapes: &[PartShape]| {
            let is_refused = refused(key(shapes).separator(separator)) == ["SK0601"];
            assert_eq!(is_refused, is_digits, "{separator}");
        };
        refused_if(&[padded, PartShape::TEXT]);
        refused_if(&[PartShape::TEXT, padded]);
        assert!(is_sound(key(&[fits, PartShape::TEXT]).separator(separator)));
        // An id is always checked.
        assert!(is_sound(
            key(&[WORD]).id(id(&[padded, PartShape::TEXT], separator))
        ));
    }
}

#[test]
fn all_that_is_wrong_is_said() {
    let few = PartShape::TEXT.with_distinct(2).with_time();
    let number = IdInfo {
        is_added: false,
        ..id(&[PartShape::BOOL], "-")
    };
    let limits = Limits::new(Length::Utf16(2)).without(CharSet::of("/"));
    let store = Store::TABLE.with_keys(limits);
    let all = Declaration::plain("", joined(&[few, few], "-"))
        .separator("/")
        .store(store)
        .id(number)
        .container(TemplateInfo {
            template: "",
            pieces: &[Piece::Literal("?")],
        });
    let codes = [
        "SK0601", "SK0602", "SK0603", "SK0604", "SK0605", "SK0614", "SK0615",
    ];
    assert_eq!(refused(all), codes);
}

#[test]
fn free_text_has_the_letters_of_examples() {
    let of = |ascii| is_free_text(&PartShape::TEXT.with_ascii(CharSet::of(ascii)));
    assert!(is_free_text(&PartShape::TEXT) && of("abc"));
    assert!(!of("ab") && !of("ac") && !of("bc") && !of("-"));
    assert!(!is_free_text(&PartShape::names(&["abc"])));
    assert!(!is_free_text(&PartShape::integer(8, true)));
}
