//! The layout of an escaped key: `:%` stands on exactly the parts that are escaped, which are those that are text. The
//! derive does not know which these are; the compiler does.

use crate::proof::declaration::KeyInfo;
use crate::proof::message::Message;

impl KeyInfo {
    /// Writes the layout.
    pub(super) const fn write_layout(&self, out: &mut Message) {
        let Some(pieces) = self.options().layout else {
            out.text(self.layout);
            return;
        };
        let mut i = 0;
        while i < pieces.len() {
            out.text(pieces[i]);
            if i < self.parts.len() && self.parts[i].shape.text {
                out.text(":%");
            }
            i += 1;
        }
    }

    /// The layout of an escaped key that is not locked.
    pub(crate) const fn escaped_layout(&self) -> Message {
        let mut layout = Message::EMPTY;
        self.write_layout(&mut layout);
        assert!(
            !layout.is_cut(),
            "SK0501: the layout of this key is longer than 4096 bytes, and the compiler cannot put it together: write it out, \
             `#[pk(layout = \"...\")]`"
        );
        layout
    }
}

/// Does nothing if the lock of an escaped key has `:%` on exactly the parts that are text.
///
/// # Panics
///
/// In the compiler, with the first part that differs.
#[track_caller]
pub const fn prove_lock(key: KeyInfo, escapes: &[bool]) {
    let mut i = 0;
    while i < key.parts.len() && i < escapes.len() {
        if key.parts[i].shape.text != escapes[i] {
            let mut wrong = Message::EMPTY;
            explain(key.parts[i].name, escapes[i], &mut wrong);
            panic!("{}", wrong.as_str());
        }
        i += 1;
    }
}

const fn explain(field: &str, is_locked_as_text: bool, wrong: &mut Message) {
    let (what, lock, write) = if is_locked_as_text {
        (
            "` is not text any more, so it is not escaped, and the lock has it with `:%`",
            "`{",
            "}`",
        )
    } else {
        (
            "` is text, which `escape` escapes, and the lock has it without `:%`",
            "`{",
            ":%}`",
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
            "; items are stored: undo the change of its type, or move them first, reading under the old layout and writing under \
             the new one; nothing is stored, or everything is moved: write ",
        )
        .text(lock)
        .text(field)
        .text(write)
        .text(" in the lock");
}
