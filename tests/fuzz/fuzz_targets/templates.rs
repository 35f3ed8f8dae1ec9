//! `cargo +nightly fuzz run --fuzz-dir tests/fuzz templates`
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| synthetic_key_fuzz::templates(data));

#[cfg(not(fuzzing))]
fn main() {}
