//! Figures of layouts, and the verdicts that follow from them.

pub(crate) mod figures;
pub(crate) mod verdict;
mod warnings;
mod word;

pub(crate) use warnings::warnings;
