//! `also_read = ["{date}", ...]`: other layouts, past or planned, that reads must also cover.

use quote::ToTokens;
use syn::{DeriveInput, LitStr, Path};
use synthetic_key_format::{Field, FieldOption, Layout, LayoutError, Options, Source};

use super::grammar::RawOption;
use super::self_ty;
use super::values::{self, Problem};

/// A listed layout.
pub(crate) struct Listed {
    pub(crate) literal: LitStr,
    pub(crate) layout: Result<Layout, LayoutError>,
    /// The functions that it names, each with its name.
    functions: Vec<(String, Path)>,
}

impl Listed {
    pub(crate) fn new(literal: LitStr) -> Self {
        let layout = Layout::parse(&literal.value());
        let names = layout.iter().flat_map(fields).filter_map(|field| {
            let name = field.options.function()?;
            let path = LitStr::new(name, literal.span()).parse().ok()?;
            Some((name.to_owned(), path))
        });
        Self {
            functions: names.collect(),
            layout,
            literal,
        }
    }

    /// A function that it names, if it can be called.
    pub(crate) fn function(&self, name: &str) -> Option<&Path> {
        let (_, path) = self.functions.iter().find(|(named, _)| named == name)?;
        Some(path)
    }

    /// Replaces `Self` in functions by the item.
    pub(super) fn write_out_self(&mut self, input: &DeriveInput) {
        for (_, path) in &mut self.functions {
            self_ty::write_out_in_function(path, input);
        }
    }
}

/// The fields of a layout, including the hashed ones. A field that a function hashes is one with that function.
pub(crate) fn fields(layout: &Layout) -> Vec<Field> {
    let hashed = match layout.suffix().map(|suffix| &suffix.source) {
        Some(Source::Hash { fields }) => fields.clone(),
        Some(Source::Function { function, path }) => vec![Field {
            path: path.clone(),
            options: Options::default().with(FieldOption::Function(function.clone())),
        }],
        Some(Source::Drawn(_)) | None => Vec::new(),
    };
    layout.parts().cloned().chain(hashed).collect()
}

/// `also_read = ["{date}", ...]`
pub(crate) fn read(option: &RawOption) -> Result<Vec<Listed>, Problem> {
    let value = values::assigned(option)?;
    let list = values::list_of(value);
    if list.is_empty() {
        return values::wrong(
            value,
            "`also_read` takes a list of layouts, each in double quotes",
        );
    }
    let listed = list.into_iter().map(|layout| {
        match syn::parse2::<LitStr>(layout.clone()) {
            Ok(literal) => Ok(Listed::new(literal)),
            // There is nothing to show between two commas.
            Err(_) if layout.is_empty() => values::wrong(value, "a layout is missing"),
            Err(_) => values::wrong(layout, "a layout is text in double quotes"),
        }
    });
    listed.collect()
}

impl ToTokens for Listed {
    fn to_tokens(&self, tokens: &mut proc_macro2::TokenStream) {
        self.literal.to_tokens(tokens);
    }
}
