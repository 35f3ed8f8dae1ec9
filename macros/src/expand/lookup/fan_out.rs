//! `TKeys`: the keys that items may be stored under, without the fields of the suffix.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use synthetic_key_format::SuffixRange;

use super::Lookup;
use super::point::PointRead;
use super::runs::{Order, Run, Unknown, is_finer, runs};
use crate::expand::prove::use_proof;
use crate::expand::span::show_at;
use crate::expand::write::{Held, Slots, key_form, suffix_range, write_text};
use crate::model::{Key, KeyField, Role, Written};
use crate::parse::Input;

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

    /// Writes the text that the keys of each run have in common, and each number; `part` replaces a part.
    fn write_runs(
        &self,
        held: &Held,
        part: &dyn Fn(&Run, &Written) -> Option<TokenStream>,
    ) -> TokenStream {
        let runs = self.runs.iter().enumerate().map(|(place, run)| {
            let numbers = run.numbers.map(|range| {
                let range = suffix_range(range);
                match run.order {
                    Order::Up => quote!(__sk::Runs::numbers(__out, #range);),
                    Order::Down => quote!(__sk::Runs::numbers_down(__out, #range);),
                }
            });
            let slots = Slots {
                number: &|_| numbers.clone().unwrap_or_default(),
                part: &|written| part(run, written),
            };
            let write = write_text(self.key, run.text, run.text.levels.len(), held, &slots);
            let next = (place > 0).then(|| quote!(__sk::Runs::next(__out);));
            let write = match run.listed {
                Some(at) => show_at(write, at),
                None => write,
            };
            quote!(#next #write)
        });
        runs.collect()
    }

    /// Each period of a listed layout within the key's own periods between two instants.
    fn listed_periods(&self, part: &Written, ends: [TokenStream; 2]) -> Option<TokenStream> {
        let present = self.key.fields[part.field].format.rollup()?;
        let listed = part.format.rollup()?.period_tokens();
        let (ends, present) = (ends.map(|end| present.of(&end)), present.period_tokens());
        Some(quote!(__sk::Runs::periods_within(__out, #listed, #present, [#(#ends),*]);))
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
        let held = |field: &KeyField| lookup.bound_name(field.field()).to_token_stream();
        let ends = || [quote!(__from), quote!(__to)];
        let period = rollup.period_tokens();
        let write = |run: &Run, part: &Written| {
            if part.field != at {
                return None;
            }
            if run.listed.is_some() {
                return self.listed_periods(part, ends());
            }
            let ends = ends().map(|end| rollup.of(&end));
            Some(quote!(__sk::Runs::periods(__out, #period, [#(#ends),*]);))
        };
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
            let write = self.write_runs(&held, &write);
            quote!(#proof __sk::between(|__out| { #write }))
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
            quote!(let _ = __out;)
        } else {
            let held = |field: &KeyField| lookup.held(field.field());
            self.write_runs(&held, &|run, part| {
                let is_finer = run.listed.is_some() && is_finer(key, part);
                let at = is_finer.then(|| held(&key.fields[part.field]))?;
                self.listed_periods(part, [at.clone(), at])
            })
        };
        let keys = quote! {
            type Key = #form;
            type Keys = __sk::Iter<#form>;
            #[inline]
            fn keys(&self) -> __sk::Iter<#form> {
                #proof
                __sk::fan_out(|__out| { #body })
            }
        };
        let bounds: Vec<_> = self.bound().into_iter().collect();
        out.extend(lookup.traits());
        out.extend(lookup.implement(&TokenStream::new(), &self.inherent()));
        out.extend(lookup.implement_where(&quote!(__sk::KeySet for), &bounds, &keys));
        out.extend(lookup.by_iterating(&form, &bounds));
    }
}
