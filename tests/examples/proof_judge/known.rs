//! Declarations whose verdict is known by hand. They test the judge, and the derive produces their collisions.

use crate::declaration::{Declaration, Form, Piece, What, of_key, of_template};
use crate::field::{Case, EPOCHS, Field, INTEGERS, Kind, Source};
use crate::suffix::{self, Suffix};

#[derive(Clone)]
pub struct Known {
    pub declaration: Declaration,
    pub collides: bool,
}

const fn plain(kind: Kind) -> Field {
    Field {
        kind,
        none: None,
        case: None,
        max_len: None,
        is_wrapped: false,
    }
}

fn text() -> Field {
    plain(Kind::Text)
}

fn integer(at: usize, pad: Option<usize>) -> Field {
    plain(Kind::Integer {
        ty: INTEGERS[at],
        pad,
    })
}

fn names(names: &[&str]) -> Field {
    plain(Kind::Names(names.iter().map(ToString::to_string).collect()))
}

fn time(source: Source, period: usize) -> Field {
    plain(Kind::Time { source, period })
}

fn or(none: &str, field: Field) -> Field {
    Field {
        none: Some(none.to_owned()),
        ..field
    }
}

fn form(separator: &'static str) -> Form {
    Form {
        separator,
        suffix_separator: ".",
        suffix: None,
        prefix: None,
        cuts: Vec::new(),
        has_escape: false,
        is_table: false,
    }
}

const FIRST: Suffix = Suffix {
    source: suffix::Source::Hashed,
    count: 12,
    from: 1,
    width: None,
    is_first: true,
};

// Their places in `INTEGERS`.
const U8: usize = 0;
const U32: usize = 5;
const I32: usize = 6;

fn key(collides: bool, form: &Form, fields: impl Into<Vec<Field>>) -> Known {
    Known {
        declaration: of_key(fields.into(), form),
        collides,
    }
}

/// An id or a container of two fields, with text between them.
fn joined(collides: bool, what: What, between: &str, fields: [Field; 2]) -> Known {
    let literal = Piece::Literal(between.to_owned());
    let pieces = vec![Piece::Part(0), literal, Piece::Part(1)];
    Known {
        declaration: of_template(what, fields.into(), pieces),
        collides,
    }
}

pub fn cases() -> Vec<Known> {
    [forms(), parts(), absent_values(), templates()].concat()
}

fn forms() -> Vec<Known> {
    let levels = Form {
        cuts: vec![1],
        ..form("-")
    };
    let [escaped, escaped_twice] = ["-", "::"].map(|separator| Form {
        has_escape: true,
        ..form(separator)
    });
    let first = Form {
        suffix: Some(FIRST),
        ..form("-")
    };
    let last = Form {
        suffix: Some(Suffix {
            is_first: false,
            ..FIRST
        }),
        ..form("-")
    };
    vec![
        // `a-a`, `a` and `a`, `a-a`.
        key(true, &form("-"), [text(), text()]),
        key(false, &escaped, [text(), text()]),
        key(false, &escaped_twice, [text(), text()]),
        key(false, &levels, [text(), text()]),
        key(true, &levels, [text(), text(), text()]),
        // A number in front ends at the first separator.
        key(false, &first, [text()]),
        key(false, &last, [integer(U8, None)]),
        key(false, &last, [text()]),
    ]
}

fn parts() -> Vec<Known> {
    let upper = Field {
        case: Some(Case::Upper),
        ..text()
    };
    let (uuid, date) = (plain(Kind::Uuid), plain(Kind::Date));
    let dashes = &form("-");
    vec![
        // An integer has at most one `-`, at its start.
        key(false, dashes, [integer(I32, None), text()]),
        key(false, dashes, [text(), integer(U32, None)]),
        // `a`, `-1` and `a-`, `1`.
        key(true, dashes, [text(), integer(I32, None)]),
        // `a-1-1-a`.
        key(true, dashes, [text(), integer(U8, None), text()]),
        key(false, dashes, [text(), uuid.clone(), date]),
        key(false, dashes, [uuid, text(), time(Source::Instant, 4)]),
        // `a`, `-a` and `a-`, `a` are both `a---a`.
        key(
            true,
            &form("--"),
            [names(&["a", "a-"]), names(&["a", "-a"])],
        ),
        key(
            false,
            &form("--"),
            [names(&["a", "b-"]), names(&["a", "-a"])],
        ),
        key(true, dashes, [names(&["a", "a-b"]), names(&["c", "b-c"])]),
        key(false, dashes, [names(&["a", "a-b"]), names(&["c", "d"])]),
        // Folded strings cannot contain a separator of the other case.
        key(false, &form("x"), [upper.clone(), text()]),
        key(true, &form("X"), [upper, text()]),
        // Fixed widths, with a separator that the part can contain.
        key(false, &form("0a"), [integer(U32, Some(6)), text()]),
        key(
            false,
            &form("a"),
            [text(), integer(U8, Some(3)), integer(U8, Some(2))],
        ),
    ]
}

fn absent_values() -> Vec<Known> {
    let short = Field {
        max_len: Some(3),
        ..text()
    };
    let dashes = &form("-");
    vec![
        key(true, dashes, [or("none", text())]),
        key(false, dashes, [or("none", short.clone())]),
        key(true, dashes, [or("abc", short)]),
        key(true, dashes, [or("7", integer(U8, None))]),
        key(false, dashes, [or("256", integer(U8, None))]),
        key(false, dashes, [or("07", integer(U8, None))]),
        // Seconds in a `u32` end in 2106.
        key(false, dashes, [or("2107", time(EPOCHS[4], 0))]),
        key(true, dashes, [or("2106", time(EPOCHS[4], 0))]),
        key(false, dashes, [or("2001-02-29", plain(Kind::Date))]),
        key(true, dashes, [or("2000-02-29", plain(Kind::Date))]),
        key(false, dashes, [or("a-a", integer(U8, None)), text()]),
        // The absent value, `a` and `1`, `1-a` are both `1-1-a`.
        key(true, dashes, [or("1-1", integer(U8, None)), text()]),
    ]
}

fn templates() -> Vec<Known> {
    let number = || integer(U8, None);
    let instant = time(Source::Instant, 6);
    vec![
        joined(true, What::Id, "", [number(), number()]),
        joined(false, What::Id, "", [integer(U8, Some(3)), text()]),
        joined(false, What::Id, "", [text(), instant]),
        joined(false, What::Id, "", [plain(Kind::Char), text()]),
        joined(true, What::Container, "-", [text(), text()]),
        joined(false, What::Container, "-", [text(), number()]),
    ]
}
