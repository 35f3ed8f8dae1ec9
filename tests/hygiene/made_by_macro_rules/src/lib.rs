//! Items from `macro_rules!`: every option, type, name and attribute comes as a fragment of every kind that fits.
#![cfg(test)]

mod fragments;
mod names;
mod parts;
