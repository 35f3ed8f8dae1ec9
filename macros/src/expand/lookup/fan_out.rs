//! `TKeys`: the keys that items may be stored under, without the fields of the suffix.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use synthetic_key_format::SuffixRange;

use super::Lookup;
use super::point::PointRead;
use super::runs::{Order, Run, Unknown, is_finer, runs};
use crate::expand::declare::{is_declared_by_item, is_generic, item_type};
use crate::expand::pieces::Pieces;
use crate::expand::prove::use_proof;
use crate::expand::text::Owner;
use crate::expand::values::Values;
use crate::expand::write::{key_form, suffix_range};
use crate::model::{Key, KeyField, Role};
use crate::parse::{Field, Input};
use crate::tokens;

pub(in crate::expand) struct FanOut<'a> {
    key: &'a Key<'a>,
    lookup: Lookup<'a>,
    runs: Vec<Run<'a>>,
    /// Why the keys of a listed layout cannot be enumerated.
    unknown: Option<Unknown>,
}

impl<'a> FanOut<'a> {
    /// For a key with a suffix or a period. Otherwise the items are under one key, and there is none.
    pub(in crate::expand) fn new(key: &'a Key<'a>) -> Option<Self> {
        let has_keys = key.suffix.is_some() || key.rolled_up().is_some();
        has_keys.then(|| {
            let is_part = |field: &&KeyField| matches!(field.role, Role::Part { .. });
            let fields = key.fields.iter().filter(is_part).map(|field| field.held);
            Self {
                key,
                lookup: Lookup::new(key.item, "Keys", fields),
                runs: runs(key),
                unknown: Unknown::to_iter(key),
            }
        })
    }

    pub(in crate::expand) fn definition(&self) -> TokenStream {
        self.lookup
            .definition(&doc(&self.key.item.doc_name, self.count()))
    }

    /// How many keys there are, if that does not depend on the values.
    fn count(&self) -> Option<u32> {
        let is_finer = |run: &Run| run.text.parts().any(|part| is_finer(self.key, part));
        if self.unknown.is_some() || self.runs.iter().any(is_finer) {
            return None;
        }
        let has_numbers = self.runs.iter().any(|run| run.numbers.is_some());
        let counts = self.runs.iter().map(|run| run.numbers);
        let counts = counts.map(|numbers| numbers.map_or(1, |range| u32::from(range.count())));
        has_numbers.then(|| counts.sum())
    }

    /// Proves the key of a generic item, if the fan-out knows all of its types.
    fn proof(&self) -> Option<TokenStream> {
        let lookup = &self.lookup;
        let point = lookup.is_generic().then(|| PointRead::new(self.key))?;
        let has_all = point.lookup.has_params_of(lookup);
        has_all.then(|| use_proof(&point.lookup.ty("'key")))
    }

    /// `iter()` and, for a drawn suffix, a point read that does not compile, with an error that says why.
    fn inherent(&self) -> TokenStream {
        let (vis, form) = (self.key.item.vis, key_form(self.key));
        let iter_doc = match &self.runs[..] {
            _ if self.unknown.is_some() => self.unknown.as_ref().map_or(String::new(), Unknown::doc),
            [one] => match one.numbers {
                None => " Returns the one key of these values.".to_owned(),
                Some(range) => format!(" Returns the keys, {}.", numbers(range, one.order)),
            },
            _ => " Returns the keys under the layouts that are also read, the last one first, and then the present ones."
                .to_owned(),
        };
        let no_point_read = self.key.drawn().map(|drawn| {
            let doc = format!(
                " Cannot be called: the number in `{}` was drawn and cannot be recomputed.",
                drawn.field().serde.written
            );
            quote! {
                #[doc = #doc]
                #vis fn partition_key(&self) -> __sk::PartitionKey
                where
                    // Without a lifetime, the bound would fail here, and not where the method is called.
                    for<'__any> &'__any Self: __sk::KnowsDrawnNumber,
                {
                    ::core::convert::From::from("")
                }
            }
        });
        let (between, bound) = (self.between(), self.bound());
        let bound = bound.map(|bound| quote!(where #bound));
        quote! {
            #[doc = #iter_doc]
            #[inline]
            #vis fn iter(&self) -> __sk::Iter<#form> #bound {
                __sk::KeySet::keys(self)
            }
            /// Returns how many keys there are.
            #[must_use]
            #vis fn len(&self) -> ::core::primitive::usize #bound {
                ::core::iter::ExactSizeIterator::len(&self.iter())
            }
            #no_point_read
            #between
        }
    }

    /// The impl that makes it a scan of items.
    pub(in crate::expand) fn scan(&self, of: &Input) -> TokenStream {
        let bound = self.bound();
        self.lookup
            .mark_where(&quote!(__sk::FanOut), of, bound.as_ref())
    }

    /// A bound that does not hold, if keys cannot be enumerated.
    fn bound(&self) -> Option<TokenStream> {
        let ty = self.lookup.ty("'key");
        let unknown = self.unknown.as_ref();
        unknown.map(|_| quote!(for<'__any> &'__any #ty: __sk::KnowsListedKeys))
    }

    /// The layers of keys, as constants.
    fn layers(&self, values: &Values) -> TokenStream {
        let key = self.key;
        let layers = self.runs.iter().map(|run| {
            let pieces = if is_generic(key) {
                let pieces = Pieces::new(key, values, Owner::Lookup).without_hashed();
                match run.listed {
                    Some(at) => pieces.of_previous(key.also_read[at].literal.span()),
                    None => pieces,
                }
                .text(run.text)
            } else {
                let declared = if is_declared_by_item(key) {
                    item_type(key, "'static")
                } else {
                    PointRead::new(key).lookup.ty("'static")
                };
                let place = tokens::option(run.listed);
                quote!(<#declared as __sk::SyntheticKey>::__KEY.layout_at(#place))
            };
            let numbers = run.numbers.map(suffix_range);
            let numbers = numbers.map(|range| quote!(.numbers(#range)));
            let down = (run.order == Order::Down).then(|| quote!(.down()));
            quote!(__sk::Layer::of(#pieces) #numbers #down)
        });
        quote!(const { &[#(#layers),*] })
    }

    /// `between(the other parts, from, to)`
    fn between(&self) -> Option<TokenStream> {
        let (key, lookup) = (self.key, &self.lookup);
        // An absent timestamp is in no period.
        let at = key.rolled_up()?;
        let rolled = Some(&key.fields[at]).filter(|field| !field.held.is_optional)?;
        let (rollup, vis, form) = (rolled.format.rollup()?, key.item.vis, key_form(key));
        let others = key.parts().filter(|field| !std::ptr::eq(*field, rolled));
        let args = others.map(|field| lookup.argument(&field.held));
        let (time, proof) = (lookup.field_type(&rolled.held), self.proof());
        let is_other = |field: &Field| lookup.has(field) && !std::ptr::eq(field, rolled.field());
        let held =
            |field: &Field| is_other(field).then(|| lookup.bound_name(field).to_token_stream());
        let [from, to] = [quote!(__from), quote!(__to)].map(|end| rollup.instant(&end));
        let unknown = Unknown::to_between(key, at);
        let doc = match &self.runs[..] {
            _ if unknown.is_some() => unknown.as_ref().map_or(String::new(), Unknown::doc),
            [run] => format!(
                " Returns the keys of every {} between two instants, both included, in order{}.",
                rollup.period.name(),
                run.numbers.map_or(String::new(), |range| {
                    format!("; for each, {}", numbers(range, run.order))
                })
            ),
            _ => format!(
                " Returns the keys of every {} between two instants, both included: those under the layouts that are also read, \
                 the last one first, and then the present ones.",
                rollup.period.name()
            ),
        };
        let bound = unknown
            .as_ref()
            .map(|_| quote!(where for<'__any> &'__any Self: __sk::KnowsListedKeys));
        let body = if unknown.is_some() {
            quote!(::core::unreachable!())
        } else {
            let values = Values::of(key);
            let (layers, values) = (self.layers(&values), values.of_lookup(&held));
            let values = quote!(match __at { #values _ => __sk::Value::Unknown });
            quote!(#proof __sk::between(#layers, &|__at| #values, [#from, #to]))
        };
        Some(quote! {
            #[doc = #doc]
            #vis fn between(#(#args,)* __from: #time, __to: #time) -> __sk::Between<Self, #form> #bound {
                #body
            }
        })
    }
}

/// The description of numbers in the documentation.
fn numbers(range: SuffixRange, order: Order) -> String {
    let (first, last) = match order {
        Order::Up => (range.first(), range.last()),
        Order::Down => (range.last(), range.first()),
    };
    format!("from suffix {first} to {last}")
}

/// The documentation of such a lookup, with so many keys.
pub(in crate::expand) fn doc(item: &str, count: Option<u32>) -> String {
    match count {
        None => {
            format!("The keys of [`{item}`]s with these values, or within a span of time.")
        }
        Some(count) => format!(
            "The {count} keys that a [`{item}`] with these values may be stored under, for a query over all of them."
        ),
    }
}

impl ToTokens for FanOut<'_> {
    fn to_tokens(&self, out: &mut TokenStream) {
        let (key, lookup) = (self.key, &self.lookup);
        let (form, proof) = (key_form(key), self.proof());
        let body = if self.unknown.is_some() {
            quote!(::core::unreachable!())
        } else {
            let values = Values::of(key);
            let held = |field: &Field| lookup.has(field).then(|| lookup.held(field));
            let (layers, values) = (self.layers(&values), values.of_lookup(&held));
            let values = quote!(match __at { #values _ => __sk::Value::Unknown });
            quote!(__sk::fan_out(#layers, &|__at| #values))
        };
        let keys = quote! {
            type Key = #form;
            type Keys = __sk::Iter<#form>;
            #[inline]
            fn keys(&self) -> __sk::Iter<#form> {
                #proof
                #body
            }
        };
        let bounds: Vec<_> = self.bound().into_iter().collect();
        out.extend(lookup.traits());
        out.extend(lookup.implement(&TokenStream::new(), &self.inherent()));
        out.extend(lookup.implement_where(&quote!(__sk::KeySet for), &bounds, &keys));
        out.extend(lookup.by_iterating(&form, &bounds));
    }
}
