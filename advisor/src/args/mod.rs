//! The command line.

mod options;
mod values;

use std::ffi::OsString;
use std::fmt::Write;

pub(crate) use options::{OPTIONS, Options};
pub(crate) use values::numbers_of;

use crate::problem::Problem;

/// The command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Check,
    Sweep,
    Suggest,
    Sql,
    Explain,
    Verify,
}

impl Command {
    pub(crate) const ALL: [Self; 6] = [
        Self::Check,
        Self::Sweep,
        Self::Suggest,
        Self::Sql,
        Self::Explain,
        Self::Verify,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Check => "check",
            Self::Sweep => "sweep",
            Self::Suggest => "suggest",
            Self::Sql => "sql",
            Self::Explain => "explain",
            Self::Verify => "verify",
        }
    }
}

/// The parsed command line.
#[derive(Debug)]
pub(crate) enum Args {
    Help,
    Version,
    Run(Command, Box<Options>),
}

/// Reads the arguments after the name of the program.
pub(crate) fn parse(args: impl Iterator<Item = OsString>) -> Result<Args, Problem> {
    let texts = args.map(|arg| {
        let name = arg.to_string_lossy().into_owned();
        arg.into_string()
            .map_err(|_| Problem::new(format!("`{name}` is not Unicode")))
    });
    let texts: Vec<String> = texts.collect::<Result<_, _>>()?;
    if texts
        .iter()
        .any(|text| matches!(text.as_str(), "--help" | "-h"))
    {
        return Ok(Args::Help);
    }
    let Some((name, rest)) = texts.split_first() else {
        return Ok(Args::Help);
    };
    let command = match name.as_str() {
        "help" => return Ok(Args::Help),
        "--version" | "-V" => return Ok(Args::Version),
        name => Command::ALL
            .into_iter()
            .find(|command| command.name() == name),
    };
    let command = command.ok_or_else(|| {
        let known = Command::ALL.map(Command::name).join(", ");
        Problem::new(format!(
            "`{name}` is not a command: there are {known}. See synthkey --help"
        ))
    })?;
    options::parse(command, rest).map(|options| Args::Run(command, Box::new(options)))
}

/// The page of `--help`.
pub(crate) fn help() -> String {
    let mut page = String::from(
        "\
synthkey: see how a partition key spreads before you deploy it

synthkey check SAMPLE... --layout L [--layout L2 ...]    compare layouts on a sample of your items
synthkey sweep SAMPLE... --layout '{at:day}.{xxh64(id) % N + 1}' --n 10..1600    find the number of suffixes
synthkey suggest SAMPLE... --time COLUMN [--read WHAT]   find a layout for what you read
synthkey sql --layout L                                  the same key as SQL for Spark
synthkey explain L                                       what a layout says, with an example key
synthkey verify DOCUMENTS... --layout L                  whether stored documents have the key of a layout

SAMPLE is NDJSON, CSV or Parquet, also with .gz or .zst, or - for standard input.

Options:
",
    );
    for option in OPTIONS {
        let name = match option.takes {
            "" => format!("--{}", option.name),
            takes => format!("--{} {takes}", option.name),
        };
        let _ = writeln!(page, "  {name:<26} {}", option.help);
    }
    page.push_str(
        "\nExit codes: 0 good, 1 a limit of yours was passed or a document has another key, 2 usage or unreadable input, 3 the sample is too thin to say\n",
    );
    page
}
