//! `cargo +nightly fuzz run documents`
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| synthetic_key_fuzz::documents(data));

#[cfg(not(fuzzing))]
fn main() {}
