//! Items in unusual places, with unusual shapes.
#![cfg(test)]
#![deny(warnings, private_bounds, private_interfaces, non_local_definitions)]

mod builds;
mod scopes;
mod shapes;
