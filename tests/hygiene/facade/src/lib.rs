//! What a company's prelude crate does: it hands the derives on, as a whole, one by one, and in macros of its own.
#![allow(missing_docs, reason = "no person reads these")]

pub use serde;
pub use synthetic_key as keys;

/// Everything, without the crate's name.
pub mod everything {
    pub use synthetic_key::*;
}

/// The derives alone.
pub mod derives {
    pub use synthetic_key::{KeyPart as Part, SyntheticKey as Key};
}

/// A type of this crate, for fields.
#[derive(Clone, Debug, PartialEq, synthetic_key::KeyPart, serde::Serialize, serde::Deserialize)]
pub struct Tenant(pub String);

/// An item of somebody else's crate, with fields of types of this one. `$crate` is this crate, wherever it is used.
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
