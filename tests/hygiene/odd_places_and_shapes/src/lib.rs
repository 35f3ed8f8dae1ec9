//! Items in odd places, and of odd shapes.
#![cfg(test)]
#![deny(warnings, private_bounds, private_interfaces, non_local_definitions)]

mod builds;
mod scopes;
mod shapes;
