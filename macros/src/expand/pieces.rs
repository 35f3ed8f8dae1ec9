//! The pieces of a declaration: what the proofs read, and what the engine writes.

use proc_macro2::{Span, TokenStream};
use quote::quote;

use super::text::{Owner, part_of};
use super::values::Values;
use super::write::suffix_range;
use crate::model::{Escaping, Key, KeyText, Number, NumberSource, Piece, Written};
use crate::text::escape::escape;

/// The pieces of a key's texts, for the item or for a lookup.
pub(super) struct Pieces<'p> {
    pub(super) key: &'p Key<'p>,
    pub(super) values: &'p Values<'p>,
    pub(super) owner: Owner,
    /// The place of a previous layout in the source.
    pub(super) previous: Option<Span>,
    /// Whether the owner may lack the types of the hashed fields. Then it does not need them.
    pub(super) without_hashed: bool,
}

impl<'p> Pieces<'p> {
    pub(super) fn new(key: &'p Key<'p>, values: &'p Values<'p>, owner: Owner) -> Self {
        Self {
            key,
            values,
            owner,
            previous: None,
            without_hashed: false,
        }
    }

    pub(super) fn of_previous(self, at: Span) -> Self {
        Self {
            previous: Some(at),
            ..self
        }
    }

    pub(super) fn without_hashed(self) -> Self {
        Self {
            without_hashed: true,
            ..self
        }
    }

    /// The first levels of a text.
    pub(super) fn levels(&self, text: &KeyText, levels: usize) -> TokenStream {
        let escape = escape(text);
        let levels = text.levels.iter().take(levels).enumerate();
        let levels = levels.map(|(place, pieces)| {
            let level = (place > 0).then(|| quote!(__sk::Piece::Level,));
            let pieces = pieces
                .iter()
                .map(|piece| self.piece(piece, escape.as_ref()));
            quote!(#level #(#pieces,)*)
        });
        quote!(const { &[#(#levels)*] })
    }

    /// All pieces of a key's text.
    pub(super) fn text(&self, text: &KeyText) -> TokenStream {
        self.levels(text, text.levels.len())
    }

    /// Those of an id, or of a container's name.
    pub(super) fn list(&self, pieces: &[Piece]) -> TokenStream {
        let pieces = pieces.iter().map(|piece| self.piece(piece, None));
        quote!(const { &[#(#pieces),*] })
    }

    fn piece(&self, piece: &Piece, escape: Option<&TokenStream>) -> TokenStream {
        match piece {
            Piece::Literal(text) => quote!(__sk::Piece::Literal(#text)),
            Piece::Part(part) => {
                let escape = match part.escape {
                    Escaping::Never => None,
                    Escaping::IfText(_) => Some(quote!(.escape(#escape))),
                    Escaping::Always(_) => Some(quote!(.always_escape(#escape))),
                };
                let part = self.part(part);
                quote!(__sk::Piece::Part(#part #escape))
            }
            Piece::Number(number) => self.number(number),
        }
    }

    fn number(&self, Number { source, range }: &Number) -> TokenStream {
        let range = suffix_range(*range);
        let source = match source {
            NumberSource::Hash(_) if self.without_hashed => quote!(Hash(&[])),
            NumberSource::Hash(hashed) => {
                let hashed = hashed.iter().map(|part| self.part(part));
                quote!(Hash(const { &[#(#hashed),*] }))
            }
            NumberSource::Function(at, function) => {
                let value = self.values.of_hash(*at, function);
                quote!(Function(#value))
            }
            NumberSource::Drawn(at) => {
                let value = self.values.of_drawn(*at);
                quote!(Drawn(#value))
            }
        };
        quote!(__sk::Piece::Number(__sk::Number { source: __sk::Source::#source, range: #range }))
    }

    fn part(&self, part: &Written) -> TokenStream {
        let (field, value) = (&self.key.fields[part.field], self.values.of_part(part));
        part_of(field, &part.format, value, self)
    }
}
