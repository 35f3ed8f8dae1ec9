//! What the fuzz targets do, as plain functions: the fuzzer calls them with bytes of its own, `tests/seeds.rs` with those of
//! `seeds/`.
//!
//! A proc-macro crate exports nothing but its macros, so the modules of the derive are compiled here once more. Outside the compiler proc-macro2 has tokens of its own.
#![forbid(unsafe_code)]

macro_rules! derive_modules {
    ($($path:literal $module:ident;)*) => {
        $(
            #[allow(dead_code, reason = "not everything of the derive is fuzzed")]
            #[path = $path]
            mod $module;
        )*
    };
}

derive_modules! {
    "../../../macros/src/check/mod.rs" check;
    "../../../macros/src/diagnostics.rs" diagnostics;
    "../../../macros/src/expand/mod.rs" expand;
    "../../../macros/src/layout.rs" layout;
    "../../../macros/src/model.rs" model;
    "../../../macros/src/parse/mod.rs" parse;
    "../../../macros/src/pipeline.rs" pipeline;
    "../../../macros/src/text/mod.rs" text;
    "../../../macros/src/tokens.rs" tokens;
}

mod attributes;
mod bytes;
mod documents;
mod expansion;
mod keys;
mod templates;

pub use attributes::attributes;
pub use documents::documents;
pub use keys::keys;
pub use templates::templates;
