//! A company's prelude crate: it re-exports the derives, as a whole, one by one, and in macros of its own.
#![allow(missing_docs, reason = "no person reads these")]

pub use serde;
pub use synthetic_key as keys;

/// Everything, without the crate's name.
pub mod everything {
    pub use synthetic_key::*;
}

/// Only the derives.
pub mod derives {
    pub use synthetic_key::{KeyPart as Part, SyntheticKey as Key};
}

/// A type of this crate, for fields.
#[derive(Clone, Debug, PartialEq, synthetic_key::KeyPart, serde::Serialize, serde::Deserialize)]
pub struct Tenant(pub String);

/// An item of another crate, with fields of this crate's types. `$crate` is this crate, wherever the macro is used.
#[macro_export]
macro_rules! tenant_item {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($field:ident: $ty:ty),* $(,)? }, suffixes = $n:literal) => {
        #[derive($crate::keys::SyntheticKey)]
        #[pk(serde)]
        #[serde(crate = "hygiene_facade::serde")]
        #[pk(crate = $crate::keys)]
        $(#[$meta])*
        $vis struct $name {
            #[pk(concat)]
            $vis tenant: $crate::Tenant,
            $(#[pk(hash_suffix = $n)] $vis $field: $ty,)*
        }
    };
}
