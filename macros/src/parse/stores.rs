//! The value of `store`.

use syn::Path;
use synthetic_key_format::store::KnownStore;

/// The store of a key that does not name one, and the assumptions about an unknown store.
pub(crate) const DEFAULT: &KnownStore = &KnownStore::ALL[0];

/// The value of `store`.
#[derive(Clone)]
pub(crate) enum StoreOption {
    Known(&'static KnownStore),
    /// The path of a `Store` that the user declared.
    Own(Path),
}

impl StoreOption {
    /// What the derive knows about it.
    pub(crate) fn known(&self) -> &'static KnownStore {
        match self {
            Self::Known(store) => store,
            Self::Own(_) => DEFAULT,
        }
    }
}
