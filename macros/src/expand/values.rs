//! The values that a key, its previous layouts, the id and the container's name are built from. Each has a number, by
//! which the declaration names it, and an item and its lookups return it.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use super::nested;
use super::span::shown_at;
use super::text::lend;
use super::write::drawn_range;
use crate::model::{Held, Key, KeyField, KeyText, NumberSource, Piece, Role, Written};
use crate::parse::Field;
use crate::parse::suffix::Function;
use crate::text::with::With;

/// All values of a key, in the order of their numbers.
pub(super) struct Values<'k> {
    key: &'k Key<'k>,
    all: Vec<Value<'k>>,
}

/// One of the key's fields, and what is asked about it.
#[derive(Clone, Copy)]
struct Value<'k> {
    field: usize,
    form: Form<'k>,
}

#[derive(Clone, Copy)]
enum Form<'k> {
    Part,
    Time,
    Epoch,
    /// What a function makes of it.
    Made(&'k With),
    /// The number that was drawn.
    Drawn,
    /// The hash that the user's own function computes.
    Hash(&'k Function),
}

impl<'k> Form<'k> {
    fn of(key: &Key, written: &'k Written) -> Self {
        if key.fields[written.field].role == Role::Drawn {
            return Self::Drawn;
        }
        match (written.format.made(), written.format.rollup()) {
            (Some(with), _) => Self::Made(with),
            (None, Some(rollup)) if rollup.epoch.is_some() => Self::Epoch,
            (None, Some(_)) => Self::Time,
            (None, None) => Self::Part,
        }
    }

    fn is(self, other: Form) -> bool {
        match (self, other) {
            (Self::Part, Form::Part)
            | (Self::Time, Form::Time)
            | (Self::Epoch, Form::Epoch)
            | (Self::Drawn, Form::Drawn) => true,
            (Self::Made(one), Form::Made(other)) => one.written == other.written,
            (Self::Hash(one), Form::Hash(other)) => one.written == other.written,
            _ => false,
        }
    }
}

impl<'k> Values<'k> {
    pub(super) fn of(key: &'k Key<'k>) -> Self {
        let mut this = Self {
            key,
            all: Vec::new(),
        };
        let layouts = key.also_read.iter().map(|listed| &listed.text);
        for text in [&key.text].into_iter().chain(layouts) {
            this.add_text(text);
        }
        let id = key.id.iter().flat_map(|id| &id.pieces);
        for piece in id.chain(key.container.iter().flatten()) {
            this.add_piece(piece);
        }
        this
    }

    fn add_text(&mut self, text: &'k KeyText) {
        for piece in text.pieces() {
            self.add_piece(piece);
        }
    }

    fn add_piece(&mut self, piece: &'k Piece) {
        match piece {
            Piece::Literal(_) => {}
            Piece::Part(part) => self.add(part.field, Form::of(self.key, part)),
            Piece::Number(number) => match &number.source {
                NumberSource::Hash(hashed) => {
                    for part in hashed {
                        self.add(part.field, Form::of(self.key, part));
                    }
                }
                NumberSource::Function(at, function) => self.add(*at, Form::Hash(function)),
                NumberSource::Drawn(at) => self.add(*at, Form::Drawn),
            },
        }
    }

    fn add(&mut self, field: usize, form: Form<'k>) {
        let is_known = |value: &Value| value.field == field && value.form.is(form);
        if !self.all.iter().any(is_known) {
            self.all.push(Value { field, form });
        }
    }

    fn number(&self, field: usize, form: Form) -> usize {
        let is_it = |value: &Value| value.field == field && value.form.is(form);
        self.all.iter().position(is_it).unwrap_or_default()
    }

    /// The number of a part's value.
    pub(super) fn of_part(&self, part: &Written) -> usize {
        self.number(part.field, Form::of(self.key, part))
    }

    /// The number of the user's own hash.
    pub(super) fn of_hash(&self, field: usize, function: &Function) -> usize {
        self.number(field, Form::Hash(function))
    }

    /// The number of the drawn number.
    pub(super) fn of_drawn(&self, field: usize) -> usize {
        self.number(field, Form::Drawn)
    }

    /// The number of the id that is a field of an enum's variant.
    pub(super) fn of_stored_id(&self) -> usize {
        self.all.len()
    }

    /// `match` arms for an item; `place` is the place of a field.
    pub(super) fn of_item(&self, place: &dyn Fn(&Field) -> TokenStream) -> TokenStream {
        let arms = self.all.iter().enumerate().map(|(number, value)| {
            let field = &self.key.fields[value.field];
            let value = self.value_of_item(field, value.form, &place(field.field()));
            quote!(#number => #value,)
        });
        let stored_id = self.key.stored_id.map(|id| {
            let (number, place, at) = (self.of_stored_id(), place(id), shown_at(id.ty.span()));
            let value = quote_spanned!(at=> __sk::KeyPart::__value(&#place));
            quote!(#number => #value,)
        });
        quote!(#(#arms)* #stored_id)
    }

    fn value_of_item(&self, field: &KeyField, form: Form, place: &TokenStream) -> TokenStream {
        let held = &field.held;
        // The copy of a packed item's field does not live long.
        let end = self.key.item.is_packed.then(|| quote!(.into_static()));
        let value = |value: TokenStream| match form {
            Form::Part => quote!(__sk::KeyPart::__value(#value) #end),
            Form::Time => quote!(__sk::time(#value)),
            Form::Epoch => quote!(__sk::epoch(#value)),
            Form::Made(With { function, .. }) => quote!(__sk::made(#function(#value))),
            Form::Drawn | Form::Hash(_) => value,
        };
        match form {
            Form::Drawn => return drawn(field, &quote!(&#place)),
            Form::Hash(function) => return hash(function, &of_item(field, place)),
            Form::Made(_) => {
                let lent = lend(held, place);
                return if held.is_optional {
                    or_absent(&lent, &value(quote!(__value)))
                } else {
                    value(lent)
                };
            }
            Form::Part | Form::Time | Form::Epoch => {}
        }
        let nested = nested::accessor(held);
        let reference = if nested.is_some() {
            quote!(#nested(&#place))
        } else {
            quote!(&#place)
        };
        if !held.is_optional {
            return value(reference);
        }
        let option = if held.is_nested() {
            quote!(__sk::Reached::value(#reference))
        } else {
            quote!(::core::option::Option::as_ref(#reference))
        };
        or_absent(&option, &value(quote!(__value)))
    }

    /// The same for a lookup; `held` is a field as it holds it, if it does.
    pub(super) fn of_lookup(&self, held: &dyn Fn(&Field) -> Option<TokenStream>) -> TokenStream {
        let arms = self.all.iter().enumerate().filter_map(|(number, value)| {
            let field = &self.key.fields[value.field];
            let held = held(field.field())?;
            let value = value_of_lookup(field, value.form, &held);
            Some(quote!(#number => #value,))
        });
        quote!(#(#arms)*)
    }
}

fn value_of_lookup(field: &KeyField, form: Form, held: &TokenStream) -> TokenStream {
    let value = |value: TokenStream| match form {
        Form::Part => quote!(__sk::KeyPart::__value(#value)),
        Form::Time => quote!(__sk::time(#value)),
        Form::Epoch => quote!(__sk::epoch(#value)),
        Form::Made(With { function, .. }) => quote!(__sk::made(#function(*#value))),
        Form::Drawn | Form::Hash(_) => value,
    };
    match form {
        Form::Drawn => drawn(field, &quote!(&#held)),
        Form::Hash(function) => hash(function, held),
        _ if field.held.is_optional => or_absent(&quote!(&#held), &value(quote!(__value))),
        _ => value(quote!(&#held)),
    }
}

fn or_absent(option: &TokenStream, value: &TokenStream) -> TokenStream {
    quote! {
        match #option {
            ::core::option::Option::Some(__value) => #value,
            ::core::option::Option::None => __sk::Value::Absent,
        }
    }
}

fn drawn(field: &KeyField, place: &TokenStream) -> TokenStream {
    let Held::Drawn(range) = field.held.held else {
        return quote!(__sk::Value::Unknown);
    };
    let ((n, from), at) = (drawn_range(range), shown_at(field.field().ty.span()));
    let drawn = quote_spanned!(at=> <_ as __sk::Drawn<#n, #from>>::drawn(#place));
    quote!(__sk::KeyPart::__value(&__sk::RandomSuffix::get(#drawn)).into_static())
}

/// If the function returns another type, the error points to its name.
fn hash(function: &Function, value: &TokenStream) -> TokenStream {
    let path = &function.path;
    quote_spanned!(shown_at(path.span())=> __sk::hash_value(#path(#value)))
}

/// The value of an item's field for a function; `place` is the place expression. A reference has the same string as the
/// form that a lookup holds, and is less work for the compiler.
fn of_item(field: &KeyField, place: &TokenStream) -> TokenStream {
    if field.is_as_it_is() {
        quote!(&#place)
    } else {
        lend(&field.held, place)
    }
}

/// `fn __value(&self, ...)`, from its arms.
pub(super) fn value_fn(arms: &TokenStream) -> TokenStream {
    quote! {
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                #arms
                _ => __sk::Value::Unknown,
            }
        }
    }
}
