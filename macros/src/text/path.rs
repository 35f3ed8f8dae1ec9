//! `path = "a.b"`: the part is a nested field of this one. It says which value is meant, and nothing about its text.

use proc_macro2::{Ident, Span, TokenStream};
use syn::LitStr;
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use synthetic_key_format::FieldPath;

use crate::parse::grammar::{RawOption, Value, read_all, split_at_commas};
use crate::parse::options::{Excludes, FieldOption, Spec};
use crate::parse::values::{self, Problem};

pub(crate) const PATH: Spec<FieldOption> = Spec {
    option: FieldOption::Path,
    name: "path",
    usage: r#"`path = "a.b"`, or `path("a.b", document = "x.y")` where the document calls them otherwise"#,
    help: "the part is a nested field of this one",
    excludes: Excludes::NOTHING,
};

/// The path from a field to one that is nested in it.
pub(crate) struct Nested {
    /// The fields, by their names in Rust. There is at least one.
    pub(crate) fields: Vec<Ident>,
    /// The same, by their names in the document.
    pub(crate) document: Vec<String>,
}

impl Nested {
    /// The path as the name of one field: `home_zip` for `home.zip`.
    pub(crate) fn as_name(&self) -> Option<Ident> {
        let names = self.fields.iter().map(|ident| ident.unraw().to_string());
        let name = names.collect::<Vec<_>>().join("_");
        ident(&name, self.fields.first()?.span())
    }

    /// The place of the path in the source.
    pub(crate) fn span(&self) -> Span {
        self.fields
            .first()
            .map_or_else(Span::call_site, Ident::span)
    }
}

/// The names of the nested fields: `path = "a.b"`, or `path("a.b", document = "x.y")`.
pub(crate) fn read(option: &RawOption) -> Result<Nested, Problem> {
    let Value::Args(args) = &option.value else {
        let path = values::text(option)?;
        return nested(&path, values::assigned(option)?);
    };
    let args = split_at_commas(args.clone()).into_iter();
    let args: Vec<_> = args.map(TokenStream::from_iter).collect();
    let [path, document] = &args[..] else {
        return values::wrong(option, "in parentheses there are two paths");
    };
    let Ok(text) = syn::parse2::<LitStr>(path.clone()) else {
        return values::wrong(path, "`path` takes text in double quotes");
    };
    let mut nested = nested(&text.value(), path)?;
    match &read_all(document.clone())[..] {
        [names] if names.name == "document" => {
            nested.document = read_document(names, nested.fields.len())?;
            Ok(nested)
        }
        _ => values::wrong(document, "the second path is that in the document"),
    }
}

/// The fields of a path whose names in the document are those in Rust.
fn nested(path: &str, at: &TokenStream) -> Result<Nested, Problem> {
    let names: Vec<_> = path.split('.').collect();
    let fields = names.iter().map(|name| ident(name, at.span()));
    match fields.collect() {
        Some(fields) => Ok(Nested {
            fields,
            document: names.into_iter().map(str::to_owned).collect(),
        }),
        None => values::wrong(
            at,
            "`path` takes the names of nested fields with `.` between them",
        ),
    }
}

/// The names in the document, one for each field, in the syntax of a layout.
fn read_document(option: &RawOption, count: usize) -> Result<Vec<String>, Problem> {
    let (text, at) = (values::text(option)?, values::assigned(option)?);
    match FieldPath::parse(&text) {
        Ok(path) if path.names().len() == count => Ok(path.names().to_vec()),
        Ok(path) => values::wrong(
            at,
            format!(
                "the path has {count} names and this has {}: it names the same fields, each as the document calls it",
                path.names().len()
            ),
        ),
        Err(error) => values::wrong(at, error.to_string()),
    }
}

/// A field's name, which may be a keyword. Errors are shown at the path, and the compiler does not suggest to replace
/// it.
fn ident(name: &str, at: Span) -> Option<Ident> {
    let ident = syn::parse_str::<Ident>(name).or_else(|_| syn::parse_str(&format!("r#{name}")));
    ident.ok().map(|mut ident| {
        ident.set_span(at.resolved_at(Span::call_site()));
        ident
    })
}
