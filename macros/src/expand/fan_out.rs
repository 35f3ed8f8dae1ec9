//! `TKeys`: the keys that items may be under, without the fields of the suffix.

use std::ops::RangeInclusive;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::escape;
use super::format::{full_name, rolled_up, text};
use super::lookup::Lookup;
use super::point::is_in_point_read;
use crate::model::{Key, KeyField, Role, Suffix};

pub(super) struct FanOut<'a> {
    pub(super) lookup: Lookup<'a>,
    suffix: Option<&'a Suffix>,
}

impl<'a> FanOut<'a> {
    /// Of a key with a suffix, or with a period: otherwise items are under one key.
    pub(super) fn new(key: &'a Key<'a>) -> Option<Self> {
        let suffix = key.suffix.as_ref();
        let has_keys = suffix.is_some() || key.rolled_up().is_some();
        has_keys.then(|| Self {
            lookup: Lookup::new(key, "Keys", |field| matches!(field.role, Role::Part { .. })),
            suffix,
        })
    }

    /// The greatest suffix; 0 where there is none.
    fn suffixes(&self) -> u16 {
        self.suffix.map_or(0, Suffix::greatest)
    }

    pub(super) fn definition(&self) -> TokenStream {
        let (item, n) = (&self.lookup.key.doc_name, self.suffixes());
        let doc = match n {
            0 => format!("The keys that [`{item}`]s of a span of time are under."),
            n => format!(
                "The {n} keys that a [`{item}`] with these values may be under: for a query over all of them."
            ),
        };
        self.lookup.definition(&doc)
    }

    /// Proves the key of a generic item, where the fan-out knows all of its types.
    fn proof(&self) -> Option<TokenStream> {
        let lookup = &self.lookup;
        let point = lookup
            .is_generic()
            .then(|| Lookup::new(lookup.key, "Key", is_in_point_read))?;
        let ty = point.ty(&quote!('key));
        point
            .has_params_of(lookup)
            .then(|| quote!(let _ = <#ty as __sk::SyntheticKey>::KEY;))
    }

    /// `iter()`, and for a drawn suffix a point read whose error says why there is none.
    fn inherent(&self) -> TokenStream {
        let (vis, n) = (self.lookup.key.vis, self.suffixes());
        let form = self.lookup.key_form();
        let iter_doc = match n {
            0 => "The one key of these values.".to_owned(),
            n => format!("The keys, from suffix 1 to {n}."),
        };
        let no_point_read = self.lookup.key.drawn().map(|drawn| {
            let doc = format!(
                "There is none: the number in `{}` was drawn and cannot be recomputed.",
                drawn.wire_name
            );
            quote! {
                #[doc = #doc]
                #vis fn partition_key(&self) -> __sk::PartitionKey
                where
                    // A bound without a lifetime would fail here, and not where the method is called.
                    for<'__any> &'__any Self: __sk::KnowsDrawnNumber,
                {
                    ::core::convert::From::from("")
                }
            }
        });
        let between = self.between();
        quote! {
            #[doc = #iter_doc]
            #[inline]
            #vis fn iter(&self) -> __sk::FanOut<#form> {
                __sk::fan_out(self)
            }
            #no_point_read
            #between
        }
    }

    /// `between(the other parts, from, to)`
    fn between(&self) -> Option<TokenStream> {
        let (lookup, n) = (&self.lookup, self.suffixes());
        let key = lookup.key;
        // What is absent is at no time.
        let rolled = key
            .rolled_up()
            .filter(|rolled| rolled.format.none.is_none())?;
        let (period, vis, form) = (rolled.format.rollup?, key.vis, lookup.key_form());
        let others = || key.parts().filter(|field| !std::ptr::eq(*field, rolled));
        let args = others().map(|field| lookup.argument(field));
        // Its user is shown what is wrong, and not in addition that a field is unused.
        let unused = (!key.is_sound).then(|| {
            let names = others().map(|field| lookup.bound_name(field));
            quote!(let _ = (#(&#names,)* &__from, &__to);)
        });
        let time = lookup.field_type(rolled);
        let held = |field: &KeyField| lookup.bound_name(field).to_token_stream();
        let pieces = pieces(lookup, key.all_levels(), &held);
        // Of an unsound key nothing is written, and its uses raise no further errors.
        let at = pieces.iter().position(
            |piece| matches!(piece, Piece::Part(field, _) if std::ptr::eq(*field, rolled)),
        );
        let (before, after) = pieces.split_at(at.unwrap_or_default());
        let (before, after) = (
            statements(before),
            statements(after.get(1..).unwrap_or_default()),
        );
        let suffix_separator = self.suffix_separator();
        let ends = [quote!(__from), quote!(__to)].map(|end| {
            let known = at.map(|_| rolled_up(&rolled.format, period, &end));
            known.unwrap_or_else(|| quote!(__sk::RolledUp::NONE))
        });
        let doc = format!(
            "The keys of every {} between two instants, both included, in order{}.",
            period.name(),
            if n > 0 {
                format!("; for each, from suffix 1 to {n}")
            } else {
                String::new()
            }
        );
        Some(quote! {
            #[doc = #doc]
            #vis fn between(#(#args,)* __from: #time, __to: #time) -> __sk::KeyRange<#form> {
                #unused
                __sk::key_range(
                    |__out| { let _ = &__out; #before },
                    |__out| { let _ = &__out; #after #suffix_separator },
                    __sk::#period,
                    [#(#ends),*],
                    #n,
                )
            }
        })
    }

    /// A statement that writes what stands before the number.
    fn suffix_separator(&self) -> Option<TokenStream> {
        let key = self.lookup.key;
        let separator = &self.suffix.filter(|_| key.has_base())?.separator;
        Some(quote!(__sk::KeyWriter::separator(__out, #separator);))
    }
}

impl ToTokens for FanOut<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let lookup = &self.lookup;
        let (n, form) = (self.suffixes(), lookup.key_form());
        let (parts, proof) = (write_parts(lookup, lookup.key.all_levels()), self.proof());
        let suffix_separator = self.suffix_separator();
        let base = quote! {
            type Key = #form;
            const SUFFIXES: ::core::primitive::u16 = #n;
            #[inline]
            fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
                #proof
                #parts
                #suffix_separator
            }
        };
        let into_iter = |keys: TokenStream| {
            quote! {
                type Item = #form;
                type IntoIter = __sk::FanOut<#form>;
                #[inline]
                fn into_iter(self) -> __sk::FanOut<#form> {
                    __sk::fan_out(#keys)
                }
            }
        };
        tokens.extend(lookup.common_impls(&quote!(debug_base)));
        tokens.extend(lookup.implement(&TokenStream::new(), &self.inherent()));
        tokens.extend(lookup.implement(&quote!(__sk::Base for), &base));
        tokens.extend(lookup.implement(
            &quote!(::core::iter::IntoIterator for),
            &into_iter(quote!(&self)),
        ));
        tokens.extend(lookup.implement(
            &quote!(::core::iter::IntoIterator for &),
            &into_iter(quote!(self)),
        ));
    }
}

/// A statement that writes a piece of the key.
enum Piece<'a> {
    Part(&'a KeyField<'a>, TokenStream),
    Between(TokenStream),
}

/// Statements that write the parts of some levels and what stands between them.
pub(super) fn write_parts(lookup: &Lookup, levels: RangeInclusive<u8>) -> TokenStream {
    statements(&pieces(lookup, levels, &|field| lookup.held(field)))
}

fn statements(pieces: &[Piece]) -> TokenStream {
    let pieces = pieces.iter().map(|piece| match piece {
        Piece::Part(_, statement) | Piece::Between(statement) => statement.clone(),
    });
    pieces.collect()
}

fn pieces<'a>(
    lookup: &Lookup<'a>,
    levels: RangeInclusive<u8>,
    held: &dyn Fn(&KeyField) -> TokenStream,
) -> Vec<Piece<'a>> {
    let key = lookup.key;
    if !key.is_sound {
        return Vec::new();
    }
    let escape = escape(key);
    let part = |field: &KeyField| {
        let (name, text) = (full_name(field), text(&field.format, &held(field)));
        if let Some(escape) = &escape {
            quote!(__sk::KeyWriter::escaped_part(__out, #name, #text, #escape);)
        } else {
            quote!(__sk::KeyWriter::part(__out, #name, #text);)
        }
    };
    let separator = &key.separator;
    let mut pieces = Vec::new();
    for level in levels {
        if level > 1 {
            pieces.push(Piece::Between(quote!(__sk::KeyWriter::next_level(__out);)));
        }
        for (i, field) in key.parts_of(level).enumerate() {
            if i > 0 {
                pieces.push(Piece::Between(
                    quote!(__sk::KeyWriter::separator(__out, #separator);),
                ));
            }
            pieces.push(Piece::Part(field, part(field)));
        }
    }
    pieces
}
