//! Prints the code of a schema, or with `--tests` its tests: `generate keys.json python [--tests]`.

use synthetic_key_code::{Language, Options, Schema, generate, generate_tests};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let schema = Schema::parse(&std::fs::read_to_string(&args[0])?)?;
    let language = Language::from_name(&args[1]).ok_or("no such language")?;
    let options = Options::default();
    let print = if args.get(2).is_some_and(|arg| arg == "--tests") {
        generate_tests
    } else {
        generate
    };
    print!("{}", print(&schema, language, &options)?);
    Ok(())
}
