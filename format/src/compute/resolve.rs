//! Turns a layout or template into steps, once for all documents.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::escape::Escape;
use super::formula::Step;
use super::step::{Form, TextStep};
use crate::{
    Field, FieldOption, FieldPath, Layout, LayoutError, Piece, Source, Template, TemplatePiece,
};

/// Collects the distinct paths, and resolves fields to their numbers.
pub(super) struct Resolver {
    pub(super) fields: Vec<FieldPath>,
    pub(super) steps: Vec<Step>,
    is_checked: bool,
}

impl Resolver {
    pub(super) fn new(is_checked: bool) -> Self {
        Self {
            fields: Vec::new(),
            steps: Vec::new(),
            is_checked,
        }
    }

    pub(super) fn layout(&mut self, layout: &Layout, escape: &Escape) -> Result<(), LayoutError> {
        for level in &layout.levels {
            for piece in level.pieces() {
                let step = match piece {
                    Piece::Literal(text) => Step::Literal(text.clone()),
                    Piece::Part(field) => self.part(field, escape)?,
                    Piece::Suffix(suffix) => match &suffix.source {
                        Source::Drawn(path) => Step::Drawn(self.number_of(path), suffix.range),
                        Source::Function { function, path } => {
                            return Err(LayoutError::new(format!(
                                "only the program that declares the layout has the function `{function}`, so the suffix of `{path}` cannot \
                                 be computed here"
                            )));
                        }
                        Source::Hash { fields } => Step::Hash {
                            texts: fields
                                .iter()
                                .map(|field| self.text(field))
                                .collect::<Result<_, _>>()?,
                            range: suffix.range,
                        },
                    },
                };
                self.steps.push(step);
            }
            self.steps.push(Step::EndOfLevel);
        }
        Ok(())
    }

    pub(super) fn template(
        &mut self,
        template: &Template,
        escape: &Escape,
    ) -> Result<(), LayoutError> {
        for piece in template.pieces() {
            let step = match piece {
                TemplatePiece::Literal(text) => Step::Literal(text.clone()),
                TemplatePiece::Field(field) => self.part(field, escape)?,
            };
            self.steps.push(step);
        }
        self.steps.push(Step::EndOfLevel);
        Ok(())
    }

    fn part(&mut self, field: &Field, escape: &Escape) -> Result<Step, LayoutError> {
        let mut text = self.text(field)?;
        let is_escaped = field.options.is_escaped();
        if let Some(none) = text.none.as_mut().filter(|_| is_escaped) {
            let mut escaped = String::new();
            escape.push(none, None, &mut escaped);
            *none = escaped;
        }
        Ok(Step::Part { text, is_escaped })
    }

    fn text(&mut self, field: &Field) -> Result<TextStep, LayoutError> {
        let (mut form, mut none) = (Form::Plain(None), None);
        for option in &field.options {
            match option {
                FieldOption::None(text) => none = Some(text.clone()),
                FieldOption::Rollup(period) => {
                    form = Form::Rollup(field.options.epoch(), *period);
                }
                FieldOption::Pad(width) => form = Form::Pad(*width),
                FieldOption::Case(case) => form = Form::Plain(Some(*case)),
                FieldOption::Function(function) => {
                    return Err(LayoutError::new(format!(
                        "only the program that declares the layout has the function `{function}`, so the text of `{}` cannot be computed here",
                        field.path
                    )));
                }
                // The rollup reads the first. The second applies to the part, not to its text.
                FieldOption::Epoch(_) | FieldOption::Escape(_) => {}
            }
        }
        Ok(TextStep {
            field: self.number_of(&field.path),
            none,
            form,
            is_checked: self.is_checked,
        })
    }

    fn number_of(&mut self, path: &FieldPath) -> usize {
        self.fields
            .iter()
            .position(|known| known == path)
            .unwrap_or_else(|| {
                self.fields.push(path.clone());
                self.fields.len() - 1
            })
    }
}
