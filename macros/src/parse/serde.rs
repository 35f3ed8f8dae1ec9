//! Serde's attributes: a key is about the stored document, and serde decides what that looks like.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, LitStr, Path, WhereClause};

use crate::parse::grammar::{RawOption, Value, read_all, serde_options};
use crate::parse::rename::Case;

/// A side of serde: writing documents, or reading them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Write,
    Read,
}

/// The sides that the derive implements: `#[pk(serde)]`, `#[pk(serde = "serialize")]`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sides {
    pub(crate) write: bool,
    pub(crate) read: bool,
}

impl Sides {
    pub(crate) const BOTH: Self = Self {
        write: true,
        read: true,
    };
    pub(crate) const WRITE: Self = Self {
        write: true,
        read: false,
    };
    pub(crate) const READ: Self = Self {
        write: false,
        read: true,
    };
}

/// The serde options of a type, a field or a variant.
pub(crate) struct SerdeOptions(Vec<RawOption>);

impl SerdeOptions {
    pub(crate) fn read(attrs: &[Attribute]) -> Self {
        Self(serde_options(attrs))
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|option| option.name == name)
    }

    /// The options among `names` that are given.
    pub(crate) fn among(&self, names: &[&str]) -> Vec<RawOption> {
        let given = self.0.iter();
        given
            .filter(|option| names.iter().any(|name| option.name == name))
            .cloned()
            .collect()
    }

    /// The texts that an option gives for a side: `name = "..."`, or `name(serialize = "...", deserialize = "...")`.
    fn texts(&self, name: &str, side: Side) -> Vec<String> {
        let given = self.0.iter().filter(|option| option.name == name);
        given
            .flat_map(|option| match &option.value {
                Value::Nothing => Vec::new(),
                Value::Assigned(value) => text(value).into_iter().collect(),
                Value::Args(args) => {
                    let side_name = if side == Side::Write {
                        "serialize"
                    } else {
                        "deserialize"
                    };
                    Self(read_all(args.clone())).texts(side_name, side)
                }
            })
            .collect()
    }

    pub(crate) fn rename(&self, side: Side) -> Option<String> {
        self.texts("rename", side).pop()
    }

    pub(crate) fn rename_all(&self, side: Side) -> Option<Case> {
        self.texts("rename_all", side)
            .pop()
            .and_then(|name| Case::from_name(&name))
    }

    /// `bound = "T: Trait"`, as predicates. Serde reports a bound that cannot be read.
    pub(crate) fn bound(&self, side: Side) -> Option<TokenStream> {
        let bound = self.texts("bound", side).pop()?;
        let clause = syn::parse_str::<WhereClause>(&format!("where {bound}")).ok()?;
        let predicates = clause.predicates.iter();
        Some(quote!(#(#predicates),*))
    }

    pub(crate) fn default(&self) -> DefaultValue {
        let default = self.0.iter().find(|option| option.name == "default");
        match default.map(|option| &option.value) {
            None => DefaultValue::None,
            Some(Value::Nothing) => DefaultValue::OfType,
            Some(_) => DefaultValue::Made,
        }
    }

    /// `borrow`, or `borrow = "'a + 'b"`
    fn borrows(&self) -> Option<Borrows> {
        let lifetimes = self.texts("borrow", Side::Read).pop();
        let all = || self.has("borrow").then_some(Borrows::All);
        lifetimes.map(Borrows::These).or_else(all)
    }

    /// The same rule for the fields of every variant.
    pub(crate) fn rename_all_fields(&self, side: Side) -> Option<Case> {
        self.texts("rename_all_fields", side)
            .pop()
            .and_then(|name| Case::from_name(&name))
    }

    /// `crate = "path"`: where serde is.
    pub(crate) fn krate(&self) -> Option<Path> {
        syn::parse_str(&self.texts("crate", Side::Write).pop()?).ok()
    }

    pub(crate) fn content(&self) -> Option<String> {
        self.texts("content", Side::Write).pop()
    }

    pub(crate) fn tag(&self) -> Option<String> {
        self.texts("tag", Side::Write).pop()
    }
}

/// What serde does with a field.
pub(crate) struct SerdeField {
    /// The name in the document.
    pub(crate) written: String,
    /// The names under which it is read: its own and its aliases.
    pub(crate) read: Vec<String>,
    pub(crate) is_written: bool,
    /// `skip_serializing_if`
    pub(crate) is_skipped_at_times: bool,
    pub(crate) is_read: bool,
    pub(crate) default: DefaultValue,
    pub(crate) write_bound: Bound,
    pub(crate) read_bound: Bound,
    pub(crate) borrows: Borrows,
    /// `getter = "..."`, which is refused.
    pub(crate) getter: Option<RawOption>,
    /// The options that keep the field's own value out of the document.
    pub(crate) not_as_it_is: Vec<RawOption>,
}

/// What serde uses if a field is missing.
#[derive(Clone, Copy)]
pub(crate) enum DefaultValue {
    None,
    /// `default`: that of the type.
    OfType,
    /// `default = "path"`
    Made,
}

/// The bounds of serde on the type parameters in a field.
pub(crate) enum Bound {
    Inferred,
    Given(TokenStream),
    None,
}

/// Which lifetimes of a field's type borrow from the document.
pub(crate) enum Borrows {
    /// Those of a reference to text or bytes, if the field is one.
    Implied,
    All,
    These(String),
}

impl SerdeField {
    /// `name` is the field's own, or its position; `rename_all` holds the rules for writing and reading.
    pub(crate) fn read(attrs: &[Attribute], name: &str, rename_all: [Option<Case>; 2]) -> Self {
        let serde = SerdeOptions::read(attrs);
        let name_on = |side, case: Option<Case>| {
            let by_rule = || case.map_or_else(|| name.to_owned(), |case| case.of_field(name));
            serde.rename(side).unwrap_or_else(by_rule)
        };
        let [write_case, read_case] = rename_all;
        let mut read = vec![name_on(Side::Read, read_case)];
        for alias in serde.texts("alias", Side::Read) {
            if !read.contains(&alias) {
                read.push(alias);
            }
        }
        let bound = |side, functions: [&str; 2]| match serde.bound(side) {
            Some(bound) => Bound::Given(bound),
            None if functions.iter().any(|name| serde.has(name)) => Bound::None,
            None => Bound::Inferred,
        };
        let is_skipped = serde.has("skip");
        Self {
            written: name_on(Side::Write, write_case),
            read,
            is_written: !is_skipped && !serde.has("skip_serializing"),
            is_skipped_at_times: serde.has("skip_serializing_if"),
            is_read: !is_skipped && !serde.has("skip_deserializing"),
            default: serde.default(),
            write_bound: bound(Side::Write, ["with", "serialize_with"]),
            read_bound: bound(Side::Read, ["with", "deserialize_with"]),
            borrows: serde.borrows().unwrap_or(Borrows::Implied),
            getter: serde.among(&["getter"]).pop(),
            not_as_it_is: serde.among(&[
                "skip",
                "skip_serializing",
                "skip_serializing_if",
                "skip_deserializing",
                "flatten",
                "with",
                "serialize_with",
            ]),
        }
    }

    /// What the variant says of its fields.
    pub(crate) fn in_variant(mut self, variant: &SerdeOptions) -> Self {
        let is_skipped = variant.has("skip");
        let (skips_write, skips_read) = (
            is_skipped || variant.has("skip_serializing"),
            is_skipped || variant.has("skip_deserializing"),
        );
        self.write_bound = (self.write_bound).in_variant(variant.bound(Side::Write), skips_write);
        self.read_bound = (self.read_bound).in_variant(variant.bound(Side::Read), skips_read);
        if let Some(borrows) = variant.borrows() {
            self.borrows = borrows;
        }
        self
    }
}

impl Bound {
    /// Adds the bound of the variant. It replaces bounds that would be inferred for its fields. A skipped variant has no
    /// inferred bounds.
    fn in_variant(self, of_variant: Option<TokenStream>, is_skipped: bool) -> Self {
        match (self, of_variant) {
            (Self::Given(own), Some(bound)) if !own.is_empty() && !bound.is_empty() => {
                Self::Given(quote!(#own, #bound))
            }
            (Self::Given(bound), Some(other)) if bound.is_empty() => Self::Given(other),
            (Self::Inferred | Self::None, Some(bound)) => Self::Given(bound),
            (Self::Inferred, None) if is_skipped => Self::None,
            (own, _) => own,
        }
    }
}

fn text(tokens: &TokenStream) -> Option<String> {
    Some(syn::parse2::<LitStr>(tokens.clone()).ok()?.value())
}
