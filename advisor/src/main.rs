//! The command `synthkey`.
#![forbid(unsafe_code)]

use std::io::{stderr, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    synthkey::run(
        std::env::args_os().skip(1),
        &mut stdout().lock(),
        &mut stderr(),
    )
    .into()
}
