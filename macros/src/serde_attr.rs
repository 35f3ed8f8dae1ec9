//! What serde's attributes say about names: a key speaks of fields as the stored document does.

use syn::{Attribute, LitStr};

use crate::case::Case;
use crate::syntax::{RawOption, Value, read_all, serde_options};

/// The serde options of a type, a field or a variant.
pub(crate) struct SerdeOptions(Vec<RawOption>);

impl SerdeOptions {
    pub(crate) fn read(attrs: &[Attribute]) -> Self {
        Self(serde_options(attrs))
    }

    pub(crate) fn find(&self, name: &str) -> Option<&RawOption> {
        self.0.iter().find(|option| option.name == name)
    }

    /// `rename = "..."`, or the `serialize` side of `rename(serialize = "...", deserialize = "...")`.
    pub(crate) fn rename(&self) -> Option<String> {
        self.written("rename")
    }

    /// `rename_all`, in the same two forms.
    pub(crate) fn rename_all(&self) -> Option<Case> {
        self.written("rename_all")
            .and_then(|name| Case::from_name(&name))
    }

    /// The name an option gives for writing: the document is what is written.
    fn written(&self, name: &str) -> Option<String> {
        match &self.find(name)?.value {
            Value::Nothing => None,
            Value::Assigned(value) => Some(syn::parse2::<LitStr>(value.clone()).ok()?.value()),
            Value::Args(args) => Self(read_all(args.clone())).written("serialize"),
        }
    }
}
