//! What the printers of all languages need: layouts as calls, and fields by number.

use std::collections::BTreeSet;

use synthetic_key_format as format;
use synthetic_key_format::compute::position;
use synthetic_key_format::{
    Case, Epoch, FieldOption, FieldPath, Layout, Piece, Source, SuffixRange, Template,
    TemplatePiece,
};

use crate::schema::{Kind, Schema, SchemaError, Type};

/// A type whose code is printed.
pub(crate) struct TypePlan {
    pub(crate) name: String,
    pub(crate) layout: String,
    pub(crate) also_read: Vec<String>,
    pub(crate) fields: Vec<FieldPlan>,
    pub(crate) properties: Vec<Vec<String>>,
    pub(crate) max_len: usize,
    /// The layout and the additional ones.
    pub(crate) programs: Vec<Program>,
    pub(crate) id: Option<Program>,
    pub(crate) container: Option<Program>,
    /// The numbers of the fields that a point read needs.
    pub(crate) key_fields: Vec<usize>,
    /// The numbers of the fields that a fan-out needs, if there is one.
    pub(crate) fan_out: Option<Vec<usize>>,
}

impl TypePlan {
    pub(crate) fn has_levels(&self) -> bool {
        self.properties.len() > 1
    }
}

pub(crate) struct FieldPlan {
    pub(crate) name: String,
    pub(crate) path: Vec<String>,
    /// The path as layouts write it, for errors.
    pub(crate) property: String,
    pub(crate) kind: Kind,
    pub(crate) optional: bool,
}

/// A layout or template as calls of the helpers.
pub(crate) struct Program {
    pub(crate) calls: Vec<Call>,
    /// The characters that `escaped` escapes, in addition to `%`.
    pub(crate) escapes: String,
    /// The first number and the count of its suffix.
    pub(crate) numbers: Option<(u16, u16)>,
}

pub(crate) enum Call {
    Literal(String),
    Part(Text, bool),
    Hash(SuffixRange, Vec<Text>),
    Drawn(SuffixRange, usize),
    Level,
}

/// How the value of a field becomes a string.
pub(crate) struct Text {
    pub(crate) field: usize,
    pub(crate) none: String,
    pub(crate) form: Form,
}

#[derive(Clone, Copy)]
pub(crate) enum Form {
    Plain,
    Case(Case),
    Pad(u8),
    Time(Option<Epoch>, usize),
}

pub(crate) fn plan(schema: &Schema) -> Result<Vec<TypePlan>, SchemaError> {
    schema.types.iter().map(plan_type).collect()
}

fn plan_type(declared: &Type) -> Result<TypePlan, SchemaError> {
    let name = &declared.name;
    let fail = |what: String| SchemaError::new(format!("`{name}`: {what}"));
    let parse = |layout: &String| {
        Layout::parse(layout).map_err(|error| fail(format!("`{layout}` is not a layout: {error}")))
    };
    let path = |text: &String| {
        let path = FieldPath::parse(text)
            .map_err(|error| fail(format!("`{text}` is not a property: {error}")))?;
        if path.names().iter().any(|name| position(name).is_some()) {
            return Err(fail(format!(
                "`{text}` may be a position in an array, and no code can be generated for those"
            )));
        }
        Ok(path.names().to_vec())
    };
    let mut fields = Vec::new();
    for field in &declared.fields {
        if field.kind.bounds().is_none() && matches!(field.kind, Kind::Integer { .. }) {
            return Err(fail(format!(
                "`min` and `max` of `{}` must be integers in decimal",
                field.name
            )));
        }
        fields.push(FieldPlan {
            name: field.name.clone(),
            path: path(&field.property)?,
            property: field.property.clone(),
            kind: field.kind.clone(),
            optional: field.optional,
        });
    }
    let layout = parse(&declared.layout)?;
    let others: Vec<Layout> = declared
        .also_read
        .iter()
        .map(parse)
        .collect::<Result<_, _>>()?;
    if declared.properties.len() != layout.levels.len() {
        return Err(fail(format!(
            "the layout has {} levels, and `properties` lists {}",
            layout.levels.len(),
            declared.properties.len()
        )));
    }
    let resolver = Resolver { fields: &fields };
    let programs = std::iter::once(&layout)
        .chain(&others)
        .map(|layout| resolver.layout(layout))
        .collect::<Result<Vec<_>, _>>()
        .map_err(&fail)?;
    let template = |text: &Option<String>| {
        text.as_ref()
            .map(|text| resolver.template(text))
            .transpose()
            .map_err(&fail)
    };
    let (id, container) = (template(&declared.id)?, template(&declared.container)?);
    let used = used_fields(&programs[0], true);
    if let Some(other) = programs
        .iter()
        .flat_map(|program| used_fields(program, true))
        .find(|field| !used.contains(field))
    {
        return Err(fail(format!(
            "a layout of `also_read` uses `{}`, which the layout does not have",
            fields[other].property
        )));
    }
    let parts = used_fields(&programs[0], false);
    // Without a suffix, an additional layout has one key. If it needs more fields, its keys are not known.
    let fans_out = programs[0].numbers.is_some()
        && programs
            .iter()
            .all(|program| used_fields(program, false).is_subset(&parts));
    Ok(TypePlan {
        name: name.clone(),
        layout: declared.layout.clone(),
        also_read: declared.also_read.clone(),
        properties: declared
            .properties
            .iter()
            .map(path)
            .collect::<Result<_, _>>()?,
        max_len: declared.store.max_len(),
        programs,
        id,
        container,
        key_fields: used.into_iter().collect(),
        fan_out: fans_out.then(|| parts.into_iter().collect()),
        fields,
    })
}

/// The numbers of the fields of the parts and, on request, of the suffix.
fn used_fields(program: &Program, with_suffix: bool) -> BTreeSet<usize> {
    let of_call = |call: &Call| match call {
        Call::Part(text, _) => vec![text.field],
        Call::Hash(_, texts) if with_suffix => texts.iter().map(|text| text.field).collect(),
        Call::Drawn(_, field) if with_suffix => vec![*field],
        Call::Literal(_) | Call::Level | Call::Hash(..) | Call::Drawn(..) => Vec::new(),
    };
    program.calls.iter().flat_map(of_call).collect()
}

struct Resolver<'a> {
    fields: &'a [FieldPlan],
}

impl Resolver<'_> {
    fn layout(&self, layout: &Layout) -> Result<Program, String> {
        let mut calls = Vec::new();
        for (i, level) in layout.levels.iter().enumerate() {
            if i > 0 {
                calls.push(Call::Level);
            }
            for piece in level.pieces() {
                calls.push(match piece {
                    Piece::Literal(text) => Call::Literal(text.clone()),
                    Piece::Part(field) => Call::Part(self.text(field)?, field.options.is_escaped()),
                    Piece::Suffix(suffix) => match &suffix.source {
                        Source::Drawn(path) => Call::Drawn(suffix.range, self.number_of(path)?),
                        Source::Function { function, .. } => {
                            return Err(refused_function(function));
                        }
                        Source::Hash { fields } => Call::Hash(
                            suffix.range,
                            fields
                                .iter()
                                .map(|field| self.text(field))
                                .collect::<Result<_, _>>()?,
                        ),
                    },
                });
            }
        }
        Ok(Program {
            calls,
            escapes: layout.separators(),
            numbers: layout
                .suffix()
                .map(|suffix| (suffix.range.first(), suffix.range.count())),
        })
    }

    fn template(&self, text: &str) -> Result<Program, String> {
        let template = Template::parse(text)
            .map_err(|error| format!("`{text}` is not a template: {error}"))?;
        let calls = template.pieces().iter().map(|piece| match piece {
            TemplatePiece::Literal(text) => Ok(Call::Literal(text.clone())),
            TemplatePiece::Field(field) => Ok(Call::Part(self.text(field)?, false)),
        });
        Ok(Program {
            calls: calls.collect::<Result<_, String>>()?,
            escapes: String::new(),
            numbers: None,
        })
    }

    fn text(&self, field: &format::Field) -> Result<Text, String> {
        let (mut form, mut none) = (Form::Plain, String::new());
        for option in &field.options {
            match option {
                FieldOption::None(text) => none.clone_from(text),
                FieldOption::Rollup(period) => {
                    form = Form::Time(field.options.epoch(), period.text_len());
                }
                FieldOption::Pad(width) => form = Form::Pad(*width),
                FieldOption::Case(case) => form = Form::Case(*case),
                FieldOption::Function(function) => return Err(refused_function(function)),
                FieldOption::Escape(format::Escaped::ForTable) => {
                    return Err(
                        "no code can be generated for `:%table`, the keys of Azure Table Storage"
                            .to_owned(),
                    );
                }
                FieldOption::Epoch(_) | FieldOption::Escape(format::Escaped::Separators) => {}
            }
        }
        Ok(Text {
            field: self.number_of(&field.path)?,
            none,
            form,
        })
    }

    fn number_of(&self, path: &FieldPath) -> Result<usize, String> {
        let found = self
            .fields
            .iter()
            .position(|field| field.path == path.names());
        found.ok_or_else(|| format!("`fields` has no field with the property `{path}`"))
    }
}

fn refused_function(function: &str) -> String {
    format!(
        "no code can be generated for the function `{function}`: only the program that declares the layout has it"
    )
}
