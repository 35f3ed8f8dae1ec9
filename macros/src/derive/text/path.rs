//! `path = "a.b"`: the part is a nested field of this one. It says which value is meant, and nothing of its text.

use proc_macro2::Ident;
use syn::spanned::Spanned;

use crate::derive::parse::grammar::RawOption;
use crate::derive::parse::options::{Excludes, FieldOption, Spec};
use crate::derive::parse::values::{self, Problem};

pub(crate) const PATH: Spec<FieldOption> = Spec {
    option: FieldOption::Path,
    name: "path",
    usage: r#"`path = "a.b"`"#,
    help: "the part is a nested field of this one",
    excludes: Excludes::NOTHING,
};

/// The names of the nested fields.
pub(crate) fn read(option: &RawOption) -> Result<Vec<Ident>, Problem> {
    let path = values::text(option)?;
    let at = values::assigned(option)?.span();
    let names = path.split('.').map(|name| {
        let ident = syn::parse_str::<Ident>(name).or_else(|_| syn::parse_str(&format!("r#{name}")));
        ident.map(|mut ident| {
            ident.set_span(at);
            ident
        })
    });
    names.collect::<Result<_, _>>().or_else(|_| {
        values::bad_value(
            option,
            "`path` takes the names of nested fields with `.` between them",
        )
    })
}
