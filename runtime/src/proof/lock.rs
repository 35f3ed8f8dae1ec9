//! Layouts that the derive does not know completely. In an escaped key, `:%` is on exactly the parts that are escaped,
//! which are those that are text. In an enum, the types in the variants have layouts of their own.

use synthetic_key_format::engine::message::Message;

use crate::declaration::{Declaration, Piece, part};

/// A layout that the compiler joins: that of an escaped key without a lock, and that of an enum.
pub(crate) struct Joined<const ROOM: usize> {
    bytes: [u8; ROOM],
    /// How long it is, even if it does not fit.
    len: usize,
}

/// Nearly every layout fits into this.
pub(crate) const SHORT: usize = 1024;
/// The longest layout that is joined.
pub(crate) const LONG: usize = 65_536;

impl Declaration {
    /// The mark that the layout writes on an escaped part.
    const fn escape_mark(&self) -> &'static str {
        let mut i = 0;
        while i < self.pieces.len() {
            if let Some(part) = part(self.pieces, i)
                && let Some(escape) = part.escape
            {
                return escape.mark;
            }
            i += 1;
        }
        ":%"
    }

    /// Whether the compiler joins the layout.
    pub(crate) const fn has_joined_layout(&self) -> bool {
        let options = self.options();
        options.layout.is_some() || !options.variants.is_empty()
    }
}

impl<const ROOM: usize> Joined<ROOM> {
    const EMPTY: Self = Self {
        bytes: [0; ROOM],
        len: 0,
    };

    pub(crate) const fn of(key: &Declaration) -> Self {
        let mut layout = Self::EMPTY;
        layout.push_layout(key);
        layout
    }

    const fn push_layout(&mut self, key: &Declaration) {
        let (options, mut i) = (key.options(), 0);
        while i < options.variants.len() {
            self.push(if i > 0 { " | " } else { "" });
            self.push_layout(&options.variants[i]);
            i += 1;
        }
        let Some(pieces) = options.layout else {
            return self.push(key.layout);
        };
        let (mut i, mut at) = (0, 0);
        while i < pieces.len() {
            self.push(pieces[i]);
            while at < key.pieces.len() {
                at += 1;
                if let Piece::Part(part) = &key.pieces[at - 1] {
                    if let Some(escape) = part.escape {
                        self.push(escape.mark);
                    }
                    break;
                }
            }
            i += 1;
        }
    }

    const fn push(&mut self, text: &str) {
        let text = text.as_bytes();
        if self.len + text.len() <= ROOM {
            let (_, rest) = self.bytes.split_at_mut(self.len);
            rest.split_at_mut(text.len()).0.copy_from_slice(text);
        }
        self.len += text.len();
    }

    /// Whether it fits.
    pub(crate) const fn fits(&self) -> bool {
        self.len <= ROOM
    }

    /// The text.
    ///
    /// # Panics
    ///
    /// At compile time, if it does not fit.
    #[track_caller]
    pub(crate) const fn as_str(&self) -> &str {
        assert!(
            self.fits(),
            "SK0501: the layout of this key is longer than 65536 bytes, and the compiler cannot put it together: \
             write it out, `#[pk(layout = \"...\")]`; or ask the types in the variants of the enum for theirs"
        );
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            // Every piece is complete text.
            Err(_) => "",
        }
    }
}

/// Does nothing if the lock of an escaped key has `:%` on exactly the parts that are text.
///
/// # Panics
///
/// At compile time, with the first part that differs.
#[track_caller]
pub const fn prove_lock(key: Declaration, escapes: &[bool]) {
    let (mut i, mut at) = (0, 0);
    while i < key.pieces.len() && at < escapes.len() {
        if let Some(part) = part(key.pieces, i) {
            if part.escape.is_some() != escapes[at] {
                let mut wrong = Message::EMPTY;
                explain(part.name, escapes[at], key.escape_mark(), &mut wrong);
                panic!("{}", wrong.as_str());
            }
            at += 1;
        }
        i += 1;
    }
}

const fn explain(field: &str, is_locked_as_text: bool, mark: &str, wrong: &mut Message) {
    let (what, mark) = if is_locked_as_text {
        (
            "` is not text any more, so it is not escaped, and the lock has it with `:%`",
            "",
        )
    } else {
        (
            "` is text, which `escape` escapes, and the lock has it without `:%`",
            mark,
        )
    };
    wrong
        .code("SK0501")
        .text(
            "the layout of this key has changed, and the items stored under the old one would not be found again: `",
        )
        .text(field)
        .text(what)
        .text(
            "; items are stored: undo the change of its type; or first deploy the old type with the new layout in `also_read`, and \
             then this one with the locked layout in `also_read`; nothing is stored, or everything is moved: write ",
        )
        .text("`{")
        .text(field)
        .text(mark)
        .text("}` in the lock");
}

/// Does nothing if the levels of a listed layout are in the same properties as the key.
///
/// # Panics
///
/// At compile time, with the first level that is not.
#[track_caller]
pub const fn prove_listed(key: Declaration, place: usize) {
    let (present, listed) = (key.options().levels, key.options().previous[place].levels);
    let mut i = 0;
    while i < present.len() && i < listed.len() {
        let (is_added, listed_is_added) = (present[i].is_added, listed[i].is_added);
        let (present, listed) = (present[i].property.path, listed[i].property.path);
        if !is_same(present, listed) || is_added != listed_is_added {
            let mut wrong = Message::EMPTY;
            wrong
                .code("SK0502")
                .text("under this layout a level of the key is in `")
                .text(listed)
                .text("`, and it is in `")
                .text(present)
                .text(
                    "` now; the partition key of a container is permanent: copy these items to another container",
                );
            panic!("{}", wrong.as_str());
        }
        i += 1;
    }
}

pub(crate) const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut i = 0;
    while i < one.len() && i < other.len() && one[i] == other[i] {
        i += 1;
    }
    i == one.len() && i == other.len()
}
