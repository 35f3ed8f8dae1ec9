//! Prints the code of a schema, or with `--tests` its tests, which import a module: `generate keys.json python [--tests keys]`.
//! `generate --hostile` prints a schema whose types and fields have names that mean something in one of the languages.

use std::error::Error;

use serde_json::{Value, json};
use synthetic_key_code::{Language, Options, Schema, generate, generate_tests};

/// Names of types that a language, its library or our helpers have.
const TYPES: &str = "\
    A A_0 Absent Action Array Boolean Bool Builder Class Console Date DateTime Document Double Duration Enum Error \
    Event Exception Field Func Guid Helpers Id Index Instant Integer InvalidKey Iterable Iterator Key Keys \
    KeysTest KeysTests Layout List Long Map Math Moment Name Number Numbers Object Of Optional Order Override Path \
    Pattern Range Record Result Set String StringBuilder Symbol Sys System TRIP Task Test Text Time Trip TripKey \
    Tuple Type Unknown Uuid Value Values Void Write Xunit";

/// Names of fields that a language, its library or our helpers have, and names that are none in any language.
const FIELDS: &str = "\
    _ __proto__ a-b abstract Address and as assert async at await base big bool break case catch chan checked \
    class clone compareTo const constructor count date datetime Deconstruct def default delete detail doc document \
    each enum Equals equals err escapes event except False field fields finally finalize first for from func \
    getClass GetEnumerator GetHashCode GetType global go goto größe hash hashCode hasOwnProperty if import in int \
    interface is iter iterator k key Key keys Keys KeyValues lambda layout Layout len length let levels list lock \
    match MemberwiseClone module name names namespace new nil None nonlocal not notify null number object of \
    operator out override package params partitionKey PartitionKey partition_key pass permits print PrintMembers \
    private property raise range readKeys readonly record ref ReferenceEquals return sealed seen select self short \
    sizeof skValues spliterator stackalloc static str strictfp string super switch t table text this throws time \
    ToString toString True try tuple type typeof uuid value value0 Value values valueOf var verify void wait while \
    with write yield";

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args[0] == "--hostile" {
        println!("{}", hostile());
        return Ok(());
    }
    let schema = Schema::parse(&std::fs::read_to_string(&args[0])?)?;
    let language = Language::from_name(&args[1]).ok_or("no such language")?;
    let options = Options {
        module: args.get(3).cloned(),
        ..Options::default()
    };
    let print = if args.get(2).is_some_and(|arg| arg == "--tests") {
        generate_tests
    } else {
        generate
    };
    print!("{}", print(&schema, language, &options)?);
    Ok(())
}

/// The types that no language refuses, with fields of each kind.
fn hostile() -> Value {
    let all: Vec<&str> = FIELDS.split(' ').collect();
    let field = |(at, name): (usize, &&str)| {
        let kinds = [
            json!({ "kind": "text" }),
            json!({ "kind": "integer", "min": "-128", "max": "127" }),
            json!({ "kind": "bool", "optional": true }),
            json!({ "kind": "date" }),
            json!({ "kind": "uuid", "optional": true }),
            json!({ "kind": "timestamp", "optional": true }),
            json!({ "kind": "enum", "names": ["free", "class", "Ünicode \"\\*/\n", ""] }),
            json!({ "kind": "integer", "min": "0", "max": "18446744073709551615", "optional": true }),
            json!({ "kind": "integer", "min": "0", "max": "340282366920938463463374607431768211455" }),
        ];
        let mut field = json!({ "name": name, "property": name });
        let kind = kinds[at % kinds.len()].as_object().cloned();
        field.as_object_mut().unwrap().extend(kind.unwrap());
        field
    };
    let declare = |name: &str, fields: &[&str]| {
        let fields: Vec<Value> = fields.iter().enumerate().map(field).collect();
        let parts = fields.iter().map(|field| {
            let none = if field["optional"] == true {
                ":?\"-\""
            } else {
                ""
            };
            let day = if field["kind"] == "timestamp" {
                ":day"
            } else {
                ""
            };
            format!("{{{}{none}{day}}}", field["property"].as_str().unwrap())
        });
        let parts: Vec<String> = parts.collect();
        let layout = format!("{}.{{xxh64({}) % 7 + 1}}", parts.join("-"), all[4]);
        let hashed = json!({ "name": "hashed", "property": all[4], "kind": "text" });
        let has_hashed = fields.iter().any(|field| field["property"] == all[4]);
        let fields: Vec<Value> = fields
            .into_iter()
            .chain((!has_hashed).then_some(hashed))
            .collect();
        json!({ "name": name, "layout": layout, "properties": ["pk"], "id": parts[0], "fields": fields })
    };
    let mut types = Vec::new();
    for name in TYPES.split(' ') {
        // Every field is in several types, each time with a different kind.
        let fields: Vec<&str> = all
            .iter()
            .copied()
            .cycle()
            .skip(types.len() * 8)
            .take(20)
            .collect();
        types.push(declare(name, &fields));
        let schema = json!({ "version": 1, "types": types }).to_string();
        let is_refused = |language: &Language| {
            let schema = Schema::parse(&schema).unwrap();
            generate(&schema, *language, &Options::default()).is_err()
        };
        if Language::ALL.iter().any(is_refused) {
            types.pop();
        }
    }
    assert!(types.len() * 8 > all.len(), "a field has no type");
    json!({ "version": 1, "types": types })
}
