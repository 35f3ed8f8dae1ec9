//! An error that stops the command, as a sentence for the person who typed it.

use std::error::Error;
use std::fmt;

/// An error that stops the command: bad usage, or unreadable input. The exit code is 2.
#[derive(Debug)]
pub(crate) struct Problem(String);

impl Problem {
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Problem {}
