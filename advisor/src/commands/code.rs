//! `synthkey code`: the keys of a schema in other languages.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use synthetic_key_code::{Language, Options, difference, generate, generate_tests};

use super::args::Code;
use super::{GOOD, OVER, schema};
use crate::problem::Problem;

pub(super) fn code(args: &Code) -> Result<(String, u8), Problem> {
    let in_schema = |error| Problem::new(format!("{}: {error}", args.schema));
    let schema = schema::read(&args.schema)?;
    let language = Language::from_name(&args.lang)
        .ok_or_else(|| Problem::new(format!("`{}` is not a language", args.lang)))?;
    let options = Options {
        namespace: args.namespace.clone(),
        module: args.out.as_ref().and_then(|out| {
            let stem = Path::new(out).file_stem()?;
            Some(stem.to_str()?.to_owned())
        }),
    };
    options
        .check(language)
        .map_err(|error| Problem::new(error.to_string()))?;
    let code = generate(&schema, language, &options).map_err(in_schema)?;
    let Some(out) = &args.out else {
        return Ok((code, GOOD));
    };
    let mut files = vec![(out, code)];
    if let Some(tests) = &args.tests {
        files.push((
            tests,
            generate_tests(&schema, language, &options).map_err(in_schema)?,
        ));
    }
    let mut page = String::new();
    for (path, code) in files {
        if args.check {
            // A missing file differs in every line. Git may have changed the ends of the lines.
            let stored = fs::read_to_string(path).unwrap_or_default();
            let stored = stored.replace("\r\n", "\n");
            if stored != code {
                let _ = writeln!(
                    page,
                    "{path} does not have the keys of {}\n{}  help: run the same command without --check",
                    args.schema,
                    difference(&stored, &code)
                );
            }
        } else {
            fs::write(path, code).map_err(|error| Problem::new(format!("{path}: {error}")))?;
        }
    }
    let code = if page.is_empty() { GOOD } else { OVER };
    Ok((page, code))
}
