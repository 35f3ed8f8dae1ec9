//! A random id, or name of a container.

use std::fmt::Write as _;

use crate::field::{Field, value_of};
use crate::random::Random;

pub struct Template {
    /// The text in the source.
    pub text: String,
    /// Expressions that distinguish two of them.
    pub of: Vec<String>,
}

/// A template of some of the fields, after a text.
pub fn template(
    random: &mut Random,
    prefix: impl Fn(&mut Random) -> &'static str,
    fields: &[Field],
    separator: &str,
) -> Template {
    let (mut text, mut of) = (String::from(prefix(random)), Vec::new());
    for (at, field) in fields.iter().enumerate() {
        if of.is_empty() || !random.one_in(4) {
            if !of.is_empty() {
                text.push_str(random.pick(&["-", "_", separator, ""]));
            }
            let form = &field.forms[random.index(field.forms.len())];
            let _ = write!(text, "{{{}{}}}", field.name(at), form.options);
            of.push(value_of(at, &form.text));
        }
    }
    Template { text, of }
}
