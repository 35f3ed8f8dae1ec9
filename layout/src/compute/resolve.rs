//! From a layout or template to steps, once for all documents.

use super::escape::Escape;
use super::formula::Step;
use super::step::{Form, TextStep};
use crate::{Field, FieldPath, Layout, LayoutError, Piece, Source, Template, TemplatePiece};

/// Collects the distinct paths, and resolves fields to their numbers.
#[derive(Default)]
pub(super) struct Resolver {
    pub(super) fields: Vec<FieldPath>,
    pub(super) steps: Vec<Step>,
}

impl Resolver {
    pub(super) fn layout(&mut self, layout: &Layout, escape: &Escape) -> Result<(), LayoutError> {
        for level in &layout.levels {
            for piece in level.pieces() {
                let step = match piece {
                    Piece::Literal(text) => Step::Literal(text.clone()),
                    Piece::Part(field) => self.part(field, escape)?,
                    Piece::Suffix(suffix) => match &suffix.source {
                        Source::Drawn(path) => Step::Drawn(self.number_of(path), suffix.range),
                        Source::Hash { fields, was } => Step::Hash {
                            texts: fields
                                .iter()
                                .map(|field| self.text(field))
                                .collect::<Result<_, _>>()?,
                            ranges: [suffix.range]
                                .into_iter()
                                .chain(was.iter().copied())
                                .collect(),
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
        let options = &field.options;
        if let Some(function) = options.function() {
            return Err(LayoutError::new(format!(
                "only the program that declares the layout has the function `{function}`, so the text of `{}` cannot be computed here",
                field.path
            )));
        }
        let form = match (options.rollup(), options.pad()) {
            (Some(period), _) => Form::Rollup(options.epoch(), period),
            (None, Some(width)) => Form::Pad(width),
            (None, None) => Form::Plain(options.case()),
        };
        Ok(TextStep {
            field: self.number_of(&field.path),
            none: options.none().map(str::to_owned),
            form,
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
