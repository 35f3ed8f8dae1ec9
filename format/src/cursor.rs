//! A place in a text that is read from left to right.

use alloc::borrow::Cow;

use crate::LayoutError;

pub(crate) struct Cursor<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, offset: 0 }
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Takes this text if it comes next.
    pub(crate) fn eat(&mut self, text: &str) -> bool {
        let is_next = self.rest().starts_with(text);
        self.offset += if is_next { text.len() } else { 0 };
        is_next
    }

    /// Takes this text, or returns an error that says what was expected.
    pub(crate) fn expect(&mut self, text: &str, message: &'static str) -> Result<(), LayoutError> {
        if self.eat(text) {
            Ok(())
        } else {
            Err(self.error(message))
        }
    }

    /// Takes all characters up to the first that is not accepted.
    pub(crate) fn take_while(&mut self, accepts: impl Fn(char) -> bool) -> &'a str {
        let taken = self.peek_while(accepts);
        self.offset += taken.len();
        taken
    }

    pub(crate) fn peek_while(&self, accepts: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        &rest[..rest.find(|c| !accepts(c)).unwrap_or(rest.len())]
    }

    pub(crate) fn offset(&self) -> usize {
        self.offset
    }

    pub(crate) fn error(&self, message: impl Into<Cow<'static, str>>) -> LayoutError {
        LayoutError::new(message).at(self.offset)
    }
}
