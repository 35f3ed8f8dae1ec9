//! A layout that is prepared for computing keys.

use alloc::string::String;
use alloc::vec::Vec;

use super::escape::Escape;
use super::resolve::Resolver;
use super::step::TextStep;
use super::{Document, Key, Reason, Refused, Value, digits};
use crate::hash::xxh64;
use crate::store::Store;
use crate::{FieldPath, Layout, LayoutError, SuffixRange, Template};

/// The character between two hashed texts.
const UNIT_SEPARATOR: char = '\u{1f}';

/// A layout or template that is prepared for computing the keys of many documents. [The module](super) has an example.
#[derive(Clone, Debug)]
pub struct Formula {
    fields: Vec<FieldPath>,
    steps: Vec<Step>,
    escape: Escape,
    max_len: usize,
    is_checked: bool,
}

/// One step of building a key.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Literal(String),
    Part {
        text: TextStep,
        is_escaped: bool,
    },
    Hash {
        texts: Vec<TextStep>,
        range: SuffixRange,
    },
    Drawn(usize, SuffixRange),
    EndOfLevel,
}

impl Formula {
    /// Prepares a layout.
    ///
    /// # Errors
    ///
    /// The layout breaks a rule, or it has a function that only its program has.
    pub fn new(layout: &Layout) -> Result<Self, LayoutError> {
        Self::of_layout(layout, true)
    }

    /// Prepares a layout that is also read. A program that did not check its values may have stored items under keys
    /// that [`new`](Self::new) refuses, so an empty part and a value out of range have a text here.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    ///
    /// ```
    /// use synthetic_key_format::Layout;
    /// use synthetic_key_format::compute::{Formula, Key, Reason};
    ///
    /// let layout = Layout::parse("{no:04}-{name}")?;
    /// let mut key = Key::default();
    /// let item = [12345.into(), "".into()];
    /// Formula::also_read(&layout)?.write_key(&item, &mut key)?;
    /// assert_eq!(key.text(), "12345-");
    /// let refused = Formula::new(&layout)?.write_key(&item, &mut key).unwrap_err();
    /// assert_eq!(refused.reason, Reason::ValueOutOfRange);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn also_read(layout: &Layout) -> Result<Self, LayoutError> {
        Self::of_layout(layout, false)
    }

    fn of_layout(layout: &Layout, is_checked: bool) -> Result<Self, LayoutError> {
        layout.check()?;
        let escape = Escape::new(&layout.separators(), layout.escape());
        let mut resolver = Resolver::new(is_checked);
        resolver.layout(layout, &escape)?;
        Ok(Self {
            fields: resolver.fields,
            steps: resolver.steps,
            escape,
            max_len: Store::COSMOS.keys().length().max(),
            is_checked,
        })
    }

    /// Prepares a template: an id or the name of a container. Its length is not limited.
    ///
    /// # Errors
    ///
    /// The template has a function that only its program has, or options that exclude each other.
    ///
    /// ```
    /// use synthetic_key_format::Template;
    /// use synthetic_key_format::compute::{Formula, Key};
    ///
    /// let template = Template::parse("telemetry-{at:month}")?;
    /// let formula = Formula::of_template(&template)?;
    /// let mut name = Key::default();
    /// formula.write_key(&["2018-08-09T14:05:00Z".into()], &mut name)?;
    /// assert_eq!(name.text(), "telemetry-2018-08");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_template(template: &Template) -> Result<Self, LayoutError> {
        template.fields().try_for_each(crate::Field::check)?;
        let escape = Escape::new("", None);
        let mut resolver = Resolver::new(true);
        resolver.template(template, &escape)?;
        Ok(Self {
            fields: resolver.fields,
            steps: resolver.steps,
            escape,
            max_len: usize::MAX,
            is_checked: true,
        })
    }

    /// The same for a store that allows keys of so many bytes, all levels together. The default is 2048, the limit of
    /// Cosmos DB.
    ///
    /// ```
    /// use synthetic_key_format::Layout;
    /// use synthetic_key_format::compute::{Formula, Key, Reason};
    ///
    /// let formula = Formula::new(&Layout::parse("{name}")?)?.max_len(3);
    /// let refused = formula.write_key(&["four".into()], &mut Key::default()).unwrap_err();
    /// assert_eq!(refused.reason, Reason::KeyTooLong);
    /// # Ok::<(), synthetic_key_format::LayoutError>(())
    /// ```
    #[must_use]
    pub fn max_len(self, bytes: usize) -> Self {
        Self {
            max_len: bytes,
            ..self
        }
    }

    /// Returns the distinct properties that are used. A [`Document`] gives their values by their numbers here.
    #[must_use]
    pub fn fields(&self) -> &[FieldPath] {
        &self.fields
    }

    /// Writes the key of a document into `key`, and replaces its previous content.
    ///
    /// # Errors
    ///
    /// The reason why there is no key. The content of `key` then has no meaning.
    pub fn write_key<D: Document + ?Sized>(
        &self,
        document: &D,
        key: &mut Key,
    ) -> Result<(), Refused> {
        key.clear();
        for step in &self.steps {
            match step {
                Step::Literal(text) => key.text.push_str(text),
                Step::Part { text, is_escaped } => {
                    self.push_part(text, *is_escaped, document, &mut key.text)?;
                }
                Step::Hash { texts, range } => {
                    let hash = hash(texts, document, &mut key.text)?;
                    push_number(range.of_hash(hash), *range, &mut key.text);
                }
                Step::Drawn(field, range) => push_drawn(*field, *range, document, &mut key.text)?,
                Step::EndOfLevel => key.ends.push(key.text.len()),
            }
        }
        if key.text.len() > self.max_len {
            return Err(Refused {
                reason: Reason::KeyTooLong,
                field: None,
            });
        }
        Ok(())
    }

    /// Returns the number of a document's hash suffix, without computing its key. Returns `None` if the layout has no
    /// such suffix, or if the number cannot be computed.
    ///
    /// ```
    /// use synthetic_key_format::Layout;
    /// use synthetic_key_format::compute::Formula;
    ///
    /// let formula = Formula::new(&Layout::parse("{date}.{xxh64(vin) % 400 + 1}")?)?;
    /// let number = formula.suffix_number(&["2018-08-09".into(), "1HGCM82633A004352".into()]);
    /// assert_eq!(number, Some(225));
    /// # Ok::<(), synthetic_key_format::LayoutError>(())
    /// ```
    #[must_use]
    pub fn suffix_number<D: Document + ?Sized>(&self, document: &D) -> Option<u32> {
        self.steps.iter().find_map(|step| match step {
            Step::Hash { texts, range } => {
                let hash = hash(texts, document, &mut String::new()).ok()?;
                Some(range.of_hash(hash))
            }
            _ => None,
        })
    }

    #[inline]
    fn push_part<D: Document + ?Sized>(
        &self,
        step: &TextStep,
        is_escaped: bool,
        document: &D,
        out: &mut String,
    ) -> Result<(), Refused> {
        let start = out.len();
        let escape = is_escaped.then_some(&self.escape);
        let mut pushed = step.push(document.value(step.field), escape, out);
        if out.len() == start && self.is_checked {
            pushed = pushed.and(Err(Reason::EmptyPart));
        }
        pushed.map_err(|reason| of_field(reason, step.field))
    }
}

fn of_field(reason: Reason, field: usize) -> Refused {
    Refused {
        reason,
        field: Some(field),
    }
}

/// The hash of the texts. Afterwards `scratch` has its previous content.
#[inline]
fn hash<D: Document + ?Sized>(
    texts: &[TextStep],
    document: &D,
    scratch: &mut String,
) -> Result<u64, Refused> {
    if let [only] = texts
        && let Some(text) = only.as_plain(document.value(only.field))
    {
        return Ok(xxh64(text));
    }
    let start = scratch.len();
    for (i, text) in texts.iter().enumerate() {
        if i > 0 {
            scratch.push(UNIT_SEPARATOR);
        }
        let pushed = text.push(document.value(text.field), None, scratch);
        pushed.map_err(|reason| of_field(reason, text.field))?;
    }
    let hash = xxh64(&scratch[start..]);
    scratch.truncate(start);
    Ok(hash)
}

fn push_drawn<D: Document + ?Sized>(
    field: usize,
    range: SuffixRange,
    document: &D,
    out: &mut String,
) -> Result<(), Refused> {
    let value = document.value(field);
    let number = value.integer().ok_or(match value {
        Value::Missing => Reason::MissingProperty,
        _ => Reason::NotAPart,
    });
    let in_range =
        |number: &u32| (u32::from(range.first())..=u32::from(range.last())).contains(number);
    let number = number.and_then(|n| {
        u32::try_from(n)
            .ok()
            .filter(in_range)
            .ok_or(Reason::SuffixOutOfRange)
    });
    let number = number.map_err(|reason| of_field(reason, field))?;
    push_number(number, range, out);
    Ok(())
}

/// Appends the number, with zeros before it up to its width.
#[inline]
fn push_number(number: u32, range: SuffixRange, out: &mut String) {
    match range.width() {
        Some(width) => {
            digits::push_padded(number.into(), width.into(), out);
        }
        None => digits::push_unsigned(number.into(), out),
    }
}
