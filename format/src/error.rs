//! Errors: why a text is not a layout.

use alloc::borrow::Cow;
use core::error::Error;
use core::fmt;

/// Why a text is not a layout or a template, as a sentence for the person who wrote it.
///
/// ```
/// use synthetic_key_format::Layout;
///
/// let error = Layout::parse("{device}-{at:week}").unwrap_err();
/// assert_eq!(error.offset(), Some(13));
/// assert!(error.to_string().starts_with("unknown option `week`"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError {
    message: Cow<'static, str>,
    offset: Option<usize>,
}

impl LayoutError {
    pub(crate) fn new(message: impl Into<Cow<'static, str>>) -> Self {
        Self {
            message: message.into(),
            offset: None,
        }
    }

    /// The same error at this byte of the text, unless it has a more precise place.
    pub(crate) fn at(self, offset: usize) -> Self {
        Self {
            offset: self.offset.or(Some(offset)),
            ..self
        }
    }

    /// Returns the byte of the text where reading stopped. Returns `None` if the problem is the layout as a whole.
    #[must_use]
    pub fn offset(&self) -> Option<usize> {
        self.offset
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for LayoutError {}
