//! The options: the table of all of them, and the ones given on the command line.

use super::Command;
use super::values::{above_0, float_of, rate_of, size_of, whole};
use crate::figures::Rate;
use crate::place::Store;
use crate::problem::Problem;
use crate::sample::Format;

/// An option: its name, what it takes, where it is valid, and one line of help.
pub(crate) struct Known {
    pub(crate) name: &'static str,
    /// Empty for an option without a value.
    pub(crate) takes: &'static str,
    commands: &'static [Command],
    pub(crate) help: &'static str,
}

use Command::{Check, Sql, Suggest, Sweep, Verify};

const ALL: &[Command] = &[Check, Sweep, Suggest];

#[rustfmt::skip]
pub(crate) const OPTIONS: &[Known] = &[
    Known { name: "layout", takes: "L|@FILE", commands: &[Check, Sweep, Suggest, Sql, Verify], help: "a layout such as '{date}.{xxh64(vin) % 400 + 1}'; may be repeated" },
    Known { name: "time", takes: "COLUMN", commands: &[Check, Sweep, Suggest, Sql], help: "the time of an item, with :s or :ms if it is a number; default: the one of the layouts" },
    Known { name: "partitions", takes: "5,20,50", commands: ALL, help: "how many physical partitions; default 20" },
    Known { name: "ru", takes: "RU/S", commands: ALL, help: "the throughput of the container, which gives the partitions" },
    Known { name: "storage", takes: "1TB", commands: ALL, help: "the size of the container, which gives the partitions" },
    Known { name: "ranges", takes: "20+10|@FILE", commands: ALL, help: "uneven partitions: 20 of which 10 were split, or where each starts" },
    Known { name: "window", takes: "hour,day|auto", commands: &[Check, Sweep, Suggest, Sql], help: "the windows of time; default hour,day" },
    Known { name: "weight", takes: "COLUMN|bytes", commands: ALL, help: "what an item counts as, if not 1" },
    Known { name: "rate", takes: "1000/s", commands: ALL, help: "how many items will be written; needed for the limits of a key" },
    Known { name: "item-bytes", takes: "N", commands: ALL, help: "the size of an item; default 1024" },
    Known { name: "write-ru", takes: "RU", commands: ALL, help: "what a write costs; default 5, for 1 KB without index" },
    Known { name: "request-ru", takes: "RU", commands: ALL, help: "what a query costs for each partition or key asked; default 2.5" },
    Known { name: "partition-ru", takes: "10000", commands: ALL, help: "the most RU/s of a partition" },
    Known { name: "partition-gb", takes: "50", commands: ALL, help: "the most GB of a partition" },
    Known { name: "key-gb", takes: "20", commands: ALL, help: "the most GB of a key" },
    Known { name: "read", takes: "'a+day:90%'", commands: ALL, help: "what a reader knows, and how many of the reads; may be repeated" },
    Known { name: "read-rate", takes: "200/s", commands: ALL, help: "how many reads there will be" },
    Known { name: "store", takes: "NAME", commands: ALL, help: "cosmos (default), cosmos-v1 for hash version 1, or mongodb" },
    Known { name: "n", takes: "10..1600", commands: &[Sweep], help: "the numbers of suffixes to try: a range, doubled, or a list" },
    Known { name: "format", takes: "ndjson|csv|parquet", commands: &[Check, Sweep, Suggest, Verify], help: "the form of the sample, if its name does not say it" },
    Known { name: "counted", takes: "", commands: &[Check], help: "the sample is a table of counts that the SQL of `synthkey sql` made" },
    Known { name: "max-keys", takes: "N", commands: ALL, help: "how many keys are counted exactly for each layout" },
    Known { name: "seed", takes: "N", commands: ALL, help: "for drawn suffixes; default 42" },
    Known { name: "html", takes: "FILE", commands: &[Check], help: "write a report with pictures" },
    Known { name: "json", takes: "", commands: ALL, help: "print all figures as JSON" },
    Known { name: "redact", takes: "", commands: ALL, help: "show the shape of keys instead of keys: Aaa-9999" },
    Known { name: "fail-over", takes: "1.5", commands: &[Check], help: "exit code 1 if a layout needs so many times the RU/s of an even key" },
    Known { name: "property", takes: "NAME", commands: &[Verify], help: "the property that carries the key, or one for each level: a,b; default partitionKey" },
    Known { name: "dialect", takes: "spark", commands: &[Sql], help: "whose SQL; spark is the only one" },
];

/// The options given on the command line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Options {
    pub(crate) samples: Vec<String>,
    pub(crate) layouts: Vec<String>,
    pub(crate) time: Option<String>,
    pub(crate) partitions: Option<String>,
    pub(crate) ru: Option<f64>,
    pub(crate) storage: Option<f64>,
    pub(crate) ranges: Vec<String>,
    pub(crate) window: Option<String>,
    pub(crate) weight: Option<String>,
    pub(crate) rate: Rate,
    pub(crate) reads: Vec<String>,
    pub(crate) store: Store,
    pub(crate) n: Option<String>,
    pub(crate) format: Option<Format>,
    pub(crate) is_counted: bool,
    pub(crate) max_keys: Option<u64>,
    pub(crate) seed: Option<u64>,
    pub(crate) html: Option<String>,
    pub(crate) json: bool,
    pub(crate) redact: bool,
    pub(crate) fail_over: Option<f64>,
    pub(crate) property: Option<String>,
}

/// Reads the arguments after the name of a command.
pub(super) fn parse(command: Command, args: &[String]) -> Result<Options, Problem> {
    let mut options = Options::default();
    let mut args = args.iter();
    let mut are_options_over = false;
    while let Some(arg) = args.next() {
        let Some(named) = arg.strip_prefix("--").filter(|_| !are_options_over) else {
            options.samples.push(arg.clone());
            continue;
        };
        if named.is_empty() {
            are_options_over = true;
            continue;
        }
        let (name, given) = match named.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (named, None),
        };
        let known = find(command, name)?;
        let value = match (known.takes, given) {
            ("", None) => "",
            ("", Some(_)) => return Err(Problem::new(format!("--{name} takes no value"))),
            (_, Some(value)) => value,
            (takes, None) => args
                .next()
                .ok_or_else(|| Problem::new(format!("--{name} needs a value: --{name} {takes}")))?,
        };
        options.set(known.name, value)?;
    }
    Ok(options)
}

fn find(command: Command, name: &str) -> Result<&'static Known, Problem> {
    let known = OPTIONS.iter().find(|known| known.name == name);
    let known = known.ok_or_else(|| {
        let near = OPTIONS
            .iter()
            .filter(|known| known.commands.contains(&command));
        let near = near.map(|known| known.name).find(|known| {
            known.starts_with(name) || name.starts_with(known) || known.contains(name)
        });
        let hint = near.map_or(String::new(), |near| format!(" Is it --{near}?"));
        Problem::new(format!(
            "there is no option --{name}.{hint} See synthkey --help"
        ))
    })?;
    if known.commands.contains(&command) {
        return Ok(known);
    }
    let valid: Vec<_> = known
        .commands
        .iter()
        .map(|command| command.name())
        .collect();
    let (command, valid) = (command.name(), valid.join(", "));
    Err(Problem::new(format!(
        "--{name} is an option of {valid}, not of {command}"
    )))
}

impl Options {
    fn set(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        let text = || value.to_owned();
        match name {
            "layout" => self.layouts.push(text()),
            "time" => self.time = Some(text()),
            "partitions" => self.partitions = Some(text()),
            "ru" => self.ru = Some(float_of(name, value)?),
            "storage" => self.storage = Some(size_of(name, value)?),
            "ranges" => self.ranges.push(text()),
            "window" => self.window = Some(text()),
            "weight" => self.weight = Some(text()),
            "rate" => self.rate.writes = Some(rate_of(name, value)?),
            "item-bytes" => self.rate.item_bytes = size_of(name, value)?,
            "write-ru" => self.rate.write_ru = float_of(name, value)?,
            "request-ru" => self.rate.request_ru = float_of(name, value)?,
            "partition-ru" => self.rate.partition_ru = above_0(name, value)?,
            "partition-gb" => self.rate.partition_gb = above_0(name, value)?,
            "key-gb" => self.rate.key_gb = above_0(name, value)?,
            "read" => self.reads.push(text()),
            "read-rate" => self.rate.reads = Some(rate_of(name, value)?),
            "store" => self.store = store_of(value)?,
            "n" => self.n = Some(text()),
            "format" => {
                let format = Format::from_name(value);
                let wrong =
                    || Problem::new(format!("--format {value}: write ndjson, csv or parquet"));
                self.format = Some(format.ok_or_else(wrong)?);
            }
            "counted" => self.is_counted = true,
            "max-keys" => self.max_keys = Some(whole(name, value)?),
            "seed" => self.seed = Some(whole(name, value)?),
            "html" => self.html = Some(text()),
            "json" => self.json = true,
            "redact" => self.redact = true,
            "fail-over" => self.fail_over = Some(float_of(name, value)?),
            "property" => self.property = Some(text()),
            "dialect" if value == "spark" => {}
            "dialect" => {
                return Err(Problem::new(format!(
                    "--dialect {value}: spark is the only one"
                )));
            }
            _ => return Err(Problem::new(format!("there is no option --{name}"))),
        }
        Ok(())
    }
}

fn store_of(name: &str) -> Result<Store, Problem> {
    let store = Store::ALL.into_iter().find(|store| store.name() == name);
    store.ok_or_else(|| {
        let known = Store::ALL.map(Store::name).join(", ");
        Problem::new(format!("--store {name}: the stores are {known}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(command: Command, args: &[&str]) -> Result<Options, String> {
        let args: Vec<_> = args.iter().map(|arg| (*arg).to_owned()).collect();
        parse(command, &args).map_err(|problem| problem.to_string())
    }

    #[test]
    fn options_are_read_in_both_forms() {
        let args = [
            "a.csv",
            "--layout",
            "{a}",
            "--layout={b}",
            "--rate",
            "1000/s",
            "--json",
            "--",
            "--x",
        ];
        let options = read(Check, &args).unwrap();
        assert_eq!(options.samples, ["a.csv", "--x"]);
        assert_eq!(options.layouts, ["{a}", "{b}"]);
        assert!(options.json && options.rate.writes.is_some());
    }

    #[test]
    fn every_option_of_the_table_is_read() {
        for known in OPTIONS {
            let value = match known.takes {
                "" => "",
                takes if takes.contains("NAME") => "mongodb",
                takes if takes.contains("ndjson") => "csv",
                "N" | "RU" | "RU/S" => "7",
                takes => takes,
            };
            assert!(
                Options::default().set(known.name, value).is_ok(),
                "--{}",
                known.name
            );
        }
    }

    #[test]
    fn wrong_options_are_named() {
        for (args, expected) in [
            (&["--layouts", "x"][..], "Is it --layout?"),
            (&["--n", "5"], "an option of sweep"),
            (&["--rate"], "needs a value"),
            (&["--json=1"], "takes no value"),
            (&["--store", "redis"], "mongodb"),
            (&["--ru", "x"], "--ru x"),
        ] {
            let problem = read(Check, args).unwrap_err();
            assert!(problem.contains(expected), "{problem}");
        }
        assert!(read(Command::Explain, &["--json"]).is_err());
    }
}
