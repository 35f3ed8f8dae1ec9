//! The derives from tokens to tokens, without the compiler, for tests and fuzzing.

use proc_macro2::TokenStream;
use syn::DeriveInput;

use crate::diagnostics::{Code, Errors};
use crate::parse::{self, Parsed, key_part, self_ty};
use crate::{check, expand};

/// `#[derive(SyntheticKey)]`: the code for an item, or all errors and the stubs that replace the code.
pub(crate) fn item(mut input: DeriveInput) -> TokenStream {
    self_ty::write_out(&mut input);
    let mut errors = Errors::default();
    let parsed = parse::parse(&input, &mut errors);
    let expanded = match &parsed {
        Parsed::Struct(input) => check::check(input, &mut errors).map(|key| expand::expand(&key)),
        Parsed::Enum(input) => {
            check::check_enum(input, &mut errors).map(|key| expand::expand_enum(&key))
        }
        Parsed::Union(_) => None,
    };
    let mut tokens = expanded.unwrap_or_else(|| expand::fallback(&parsed));
    tokens.extend(errors.into_compile_errors());
    tokens
}

/// Replaces serde's derives if serde has none.
pub(crate) fn no_serde_derive() -> TokenStream {
    let mut errors = Errors::default();
    let message = "`#[pk(serde)]` needs serde's derives: \
                   turn on the feature, `serde = { version = \"1\", features = [\"derive\"] }`";
    errors.push_here(Code::WithoutDerives, message);
    errors.into_compile_errors()
}

/// `#[derive(KeyPart)]`: the same for a part.
pub(crate) fn part(input: &DeriveInput) -> TokenStream {
    let mut errors = Errors::default();
    let part = key_part::parse(input, &mut errors);
    let mut tokens = match &part.kind {
        Some(kind) if errors.is_empty() => expand::expand_part(&part, kind),
        _ => expand::fallback_part(&part),
    };
    tokens.extend(errors.into_compile_errors());
    tokens
}
