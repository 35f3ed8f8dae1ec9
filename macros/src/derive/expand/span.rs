//! Where the compiler shows an error in generated code.

use proc_macro2::Span;

/// For generated tokens that are shown at `span` if something is wrong with them. Names keep their meaning.
pub(super) fn shown_at(span: Span) -> Span {
    span.resolved_at(Span::call_site())
}
