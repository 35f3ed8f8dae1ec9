//! What the compiler proves about a key: constants that do not compile if a proof fails. They are not used at run time.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};

use super::declare::store_constant;
use super::span::shown_at;
use crate::layout::locked_escapes;
use crate::model::Key;
use crate::parse::Input;
use crate::parse::given::Given;
use crate::parse::stores::StoreOption;

/// The proof of a generic type, which runs where the type is used.
#[derive(Default)]
pub(super) struct ProofInUse {
    /// A constant of the impl.
    pub(super) constant: Option<TokenStream>,
    /// A statement that uses it.
    pub(super) statement: Option<TokenStream>,
}

impl ProofInUse {
    pub(super) fn new(proof: &TokenStream) -> Self {
        Self {
            constant: Some(quote!(const __PROOF: () = #proof;)),
            statement: Some(quote!(let () = Self::__PROOF;)),
        }
    }

    /// For a type with a declaration of its own.
    pub(super) fn of_declaration(key: &Key) -> Self {
        let proof = prove(key, &quote!(Self), &quote!(false));
        let declared = quote!(<Self as __sk::SyntheticKey>::__KEY);
        match prove_layouts(key, &declared) {
            Some(of_layouts) => Self::new(&quote!({ #proof; #of_layouts })),
            None => Self::new(&proof),
        }
    }

    /// A statement that uses it in another impl of the type.
    pub(super) fn outside(&self) -> Option<TokenStream> {
        self.constant.as_ref().map(|_| use_proof(&quote!(Self)))
    }

    /// For the first levels of a key, if one of them has several parts.
    pub(super) fn of_prefix(key: &Key, levels: u8) -> Self {
        let mut counts = (1..=levels).map(|level| key.parts_of(level).count());
        let is_accepted = key.item.options.ambiguous.is_some();
        if is_accepted || counts.all(|count| count < 2) {
            return Self::default();
        }
        let at = shown_at(key.item.ident.span());
        let proof = quote_spanned!(at=> __sk::prove_prefix::<Self>());
        Self::new(&proof)
    }
}

/// A statement that uses the constant of another type.
pub(super) fn use_proof(ty: &TokenStream) -> TokenStream {
    quote!(let () = <#ty as __sk::SyntheticKey>::__PROOF;)
}

/// An expression that does not compile if the key that `ty` declares is not sound, or if `written` says that documents
/// are written without it. The compiler points to the place of the expression.
pub(super) fn prove(key: &Key, ty: &TokenStream, written: &TokenStream) -> TokenStream {
    quote_spanned!(shown_at(key.item.ident.span())=> __sk::prove::<#ty>(#written))
}

/// The proof of a declaration outside of an item's impls.
pub(super) fn prove_declared(key: &Key) -> TokenStream {
    quote_spanned!(shown_at(key.item.ident.span())=> __sk::prove_key(__DECLARED))
}

/// An expression that does not compile if the lock of an escaped key has `:%` on other parts than those that are text;
/// `declared` is an expression for the key. The compiler points to the lock.
fn prove_lock(key: &Key, declared: &TokenStream) -> Option<TokenStream> {
    let lock = key
        .item
        .options
        .layout
        .as_ref()
        .filter(|_| key.escape.is_some())?;
    let (escapes, at) = (locked_escapes(&lock.value), shown_at(lock.at.name.span()));
    Some(quote_spanned!(at=> __sk::prove_lock(#declared, &[#(#escapes),*])))
}

/// Constants that do not compile if the store does not accept the properties of the key and the id, or the number of
/// levels. The defaults of a store that the derive knows need no proof.
pub(super) fn prove_store(item: &Input, has_id: bool, levels: Option<u8>) -> TokenStream {
    let options = &item.options;
    let store = options.store.as_ref();
    let constant = store_constant(store.map(|store| &store.value));
    let own = store.filter(|store| matches!(store.value, StoreOption::Own(_)));
    let prove = |function: &str, name: &str, given: Option<&Given<String>>, is_used: bool| {
        let is_given = given.is_some();
        let of_store = own.filter(|_| is_used).map(|store| &store.at);
        let at = given.map(|given| &given.at).or(of_store)?.name.span();
        let (at, function) = (shown_at(at), Ident::new(function, at));
        Some(quote_spanned!(at=> const _: () = __sk::#function(#constant, #name, #is_given);))
    };
    let (property, id_property) = (options.property.as_ref(), options.id_property.as_ref());
    let property = prove(
        "prove_property",
        options.property(),
        property,
        levels.is_none(),
    );
    let id_property = prove(
        "prove_id_property",
        options.id_property(),
        id_property,
        has_id,
    );
    let levels = own.zip(levels).map(|(own, levels)| {
        let (at, levels) = (shown_at(own.at.name.span()), usize::from(levels));
        quote_spanned!(at=> const _: () = __sk::prove_levels(#constant, #levels);)
    });
    quote!(#property #id_property #levels)
}

/// Expressions that do not compile if a layout that is also read has a level in another property than the key.
fn prove_listed(key: &Key, declared: &TokenStream) -> Vec<TokenStream> {
    let listed = key.also_read.iter().filter(|_| key.levels.is_some());
    let listed = listed.enumerate().map(|(place, listed)| {
        let at = shown_at(listed.literal.span());
        quote_spanned!(at=> __sk::prove_listed(#declared, #place))
    });
    listed.collect()
}

/// The proofs of the layouts that are written out; `declared` is an expression for the key.
pub(super) fn prove_layouts(key: &Key, declared: &TokenStream) -> Option<TokenStream> {
    let proofs = prove_lock(key, declared).into_iter();
    let proofs: Vec<_> = proofs.chain(prove_listed(key, declared)).collect();
    match &proofs[..] {
        [] => None,
        [proof] => Some(proof.clone()),
        proofs => Some(quote!({ #(#proofs;)* })),
    }
}
