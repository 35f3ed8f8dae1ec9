//! The command line.

mod groups;
mod options;
mod values;
mod workload;

use std::ffi::OsString;

use clap::builder::Styles;
use clap::builder::styling::AnsiColor;
use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

pub(crate) use groups::{Container, FromSchema, Output, Sample};
pub(crate) use options::Options;
pub(crate) use values::numbers_of;
pub(crate) use workload::WorkloadArgs;

use crate::judge::verdict::Word;
use crate::layouts::sql::Dialect;

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

const EXIT_CODES: &str = "\
Exit codes:
  0  done; the verdicts are in the report
  1  a verdict that --fail-on names, or from `verify` a document with a different key
  2  wrong usage, or input that cannot be read
  3  the sample is too small for a verdict";

/// See how a partition key spreads before you deploy it
#[derive(Debug, Parser)]
#[command(name = "synthkey", version, styles = STYLES, after_help = EXIT_CODES, max_term_width = 110)]
#[command(subcommand_required = true, arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Compare layouts on a sample of your items
    #[command(after_help = "\
Examples:
  synthkey check trips.csv --layout '{at:day}' --layout '{vin}-{at:day}'
  synthkey check trips.ndjson.gz --layout '{at:day}.{xxh64(vin) % 400 + 1}' --rate 2000/s --ru 40000
  synthkey check export/ --layout '{tenant}{/}{id}' --time at --html report.html
  synthkey check trips.csv --schema keys.json --type Trip --layout '{vin}-{at:day}'
  synthkey check trips.csv --layout '{vin}-{at:day}' --fail-on not-good")]
    Check(Box<Check>),
    /// Find the number of suffixes that a layout needs
    #[command(after_help = "\
Examples:
  synthkey sweep trips.csv --layout '{at:day}.{xxh64(vin) % N + 1}'
  synthkey sweep trips.csv --layout '{at:day}.{xxh64(vin) % N + 1}' --n 50,200,800 --partitions 20")]
    Sweep(Box<Sweep>),
    /// Find the layout to declare
    #[command(after_help = "\
Examples:
  synthkey suggest trips.csv --time at --rate 100/s
  synthkey suggest trips.csv --time at --rate 100/s --read-rate 20/s --read 'vin+day:95%' --read 'day:5%'")]
    Suggest(Box<Suggest>),
    /// Compare the keys in stored documents with those of a layout
    #[command(after_help = "\
Examples:
  synthkey verify export.ndjson --layout '{at:day}.{xxh64(vin) % 400 + 1}'
  synthkey verify export.ndjson --layout '{vin}-{at:day}' --layout '{at:day}' --property pk
  synthkey verify export.ndjson --layout '{tenant}{/}{user}' --property tenant,user
  synthkey verify export.ndjson --schema keys.json --type Trip")]
    Verify(Verify),
    /// Say what a layout means, with an example key
    #[command(after_help = "\
Example:
  synthkey explain '{at:day}.{xxh64(vin) % 400 + 1}'")]
    Explain {
        /// A layout, in quotes
        #[arg(required_unless_present = "schema", conflicts_with = "schema")]
        layout: Option<String>,
        #[command(flatten)]
        from: FromSchema,
    },
    /// Print the key and the counts of layouts as SQL, for Spark or DuckDB
    #[command(after_help = "\
Examples:
  synthkey sql --layout '{vin}-{at:day}' --table trips
  synthkey sql --layout '{vin}-{at:day}' --dialect duckdb --table \"read_parquet('trips/*.parquet')\"
  synthkey sql --layout '{at:day}.{xxh64(vin) % 400 + 1}' --window day")]
    Sql(Sql),
    /// Print the keys of a schema as code in C#, Java, Go, TypeScript or Python
    #[command(after_help = "\
Examples:
  synthkey code keys.json --lang csharp --namespace Contoso.Keys --out src/Keys.cs
  synthkey code keys.json --lang python --out keys.py --tests test_keys.py
  synthkey code keys.json --lang csharp --namespace Contoso.Keys --out src/Keys.cs --check")]
    Code(Code),
    /// Print completions for a shell
    #[command(after_help = "\
Example:
  synthkey completions bash > ~/.local/share/bash-completion/completions/synthkey")]
    Completions { shell: Shell },
}

#[derive(Args, Debug)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) sample: Sample,
    /// A layout such as '{at:day}.{xxh64(vin) % 400 + 1}', or @FILE; may be repeated
    #[arg(
        long = "layout",
        value_name = "LAYOUT",
        required_unless_present = "schema"
    )]
    pub(crate) layouts: Vec<String>,
    #[command(flatten)]
    pub(crate) from: FromSchema,
    /// The sample is a table of counts, the result of the SQL of `synthkey sql`
    #[arg(long)]
    pub(crate) counted: bool,
    #[command(flatten)]
    pub(crate) container: Container,
    #[command(flatten)]
    pub(crate) workload: WorkloadArgs,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Write a page with pictures
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub(crate) html: Option<String>,
    /// Exit with code 1 for these verdicts: a list such as limit,hot, or not-good
    #[arg(long, value_name = "VERDICTS", value_delimiter = ',', value_parser = values::verdict, help_heading = "Output")]
    pub(crate) fail_on: Vec<FailOn>,
}

#[derive(Args, Debug)]
pub(crate) struct Code {
    /// The schema that the macro `schema!` writes
    #[arg(value_name = "SCHEMA")]
    pub(crate) schema: String,
    /// The language
    #[arg(long, value_name = "LANGUAGE", value_parser = ["csharp", "java", "go", "typescript", "python"])]
    pub(crate) lang: String,
    /// The namespace of C#, or the package of Java or Go
    #[arg(long, value_name = "NAME")]
    pub(crate) namespace: Option<String>,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<String>,
    /// A second file, with tests
    #[arg(long, value_name = "FILE", requires = "out")]
    pub(crate) tests: Option<String>,
    /// Write nothing; exit with code 1 and a difference if a file is not what would be written
    #[arg(long, requires = "out")]
    pub(crate) check: bool,
}

/// A verdict for which the exit code is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FailOn {
    NotGood,
    Word(Word),
}

#[derive(Args, Debug)]
pub(crate) struct Sweep {
    #[command(flatten)]
    pub(crate) sample: Sample,
    /// A layout with N in place of the number: '{at:day}.{xxh64(vin) % N + 1}'
    #[arg(
        long,
        value_name = "LAYOUT",
        required_unless_present = "schema",
        conflicts_with = "schema"
    )]
    pub(crate) layout: Option<String>,
    #[command(flatten)]
    pub(crate) from: FromSchema,
    /// The numbers of suffixes to try: a list, or a range such as 10..1600 in steps that double
    #[arg(long, value_name = "NUMBERS")]
    pub(crate) n: Option<String>,
    #[command(flatten)]
    pub(crate) container: Container,
    #[command(flatten)]
    pub(crate) workload: WorkloadArgs,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Args, Debug)]
pub(crate) struct Suggest {
    #[command(flatten)]
    pub(crate) sample: Sample,
    /// A layout to compare with, or @FILE; may be repeated
    #[arg(long = "layout", value_name = "LAYOUT")]
    pub(crate) layouts: Vec<String>,
    #[command(flatten)]
    pub(crate) from: FromSchema,
    #[command(flatten)]
    pub(crate) container: Container,
    #[command(flatten)]
    pub(crate) workload: WorkloadArgs,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// Files of documents, or - for standard input
    #[arg(value_name = "DOCUMENTS", required = true)]
    pub(crate) documents: Vec<String>,
    /// The declared layout, then additional ones that documents may have, or @FILE
    #[arg(
        long = "layout",
        value_name = "LAYOUT",
        required_unless_present = "schema"
    )]
    pub(crate) layouts: Vec<String>,
    #[command(flatten)]
    pub(crate) from: FromSchema,
    /// The property with the key, or one for each level: a,b [default: that of the schema, or partitionKey]
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(crate) property: Vec<String>,
    /// How the documents are written, if their content does not say it
    #[arg(long, value_name = "FORMAT", value_parser = values::format)]
    pub(crate) format: Option<crate::input::Format>,
}

#[derive(Args, Debug)]
pub(crate) struct Sql {
    /// A layout such as '{at:day}.{xxh64(vin) % 400 + 1}', or @FILE; may be repeated
    #[arg(
        long = "layout",
        value_name = "LAYOUT",
        required_unless_present = "schema"
    )]
    pub(crate) layouts: Vec<String>,
    #[command(flatten)]
    pub(crate) from: FromSchema,
    /// The column with the time of an item, with :s or :ms if it is a number [default: the one of the layouts]
    #[arg(long, value_name = "COLUMN")]
    pub(crate) time: Option<String>,
    /// The engine that runs the SQL
    #[arg(long, value_enum, default_value_t)]
    pub(crate) dialect: Dialect,
    /// The table of the items, as it is written after FROM
    #[arg(long, default_value = "items")]
    pub(crate) table: String,
    /// The window that items are counted in [default: hour]
    #[arg(long, value_name = "WINDOW")]
    pub(crate) window: Option<String>,
}

/// Reads the arguments after the name of the program.
pub(crate) fn parse(args: impl Iterator<Item = OsString>) -> Result<Cli, clap::Error> {
    Cli::try_parse_from(std::iter::once("synthkey".into()).chain(args))
}

/// The script that completes the command line in a shell.
pub(crate) fn completions(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "synthkey", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn each_command_has_an_example() {
        for command in Cli::command().get_subcommands() {
            let help = command.get_after_help().map(ToString::to_string);
            let example = format!("synthkey {}", command.get_name());
            assert!(
                help.is_some_and(|help| help.contains(&example)),
                "{example}"
            );
        }
    }
}
