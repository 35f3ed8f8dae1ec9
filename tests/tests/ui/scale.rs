//! Large declarations: the compiler refuses long evaluations (`long_running_const_eval`) and deep types (E0275), and neither
//! error says what to change.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use synthetic_key_tests::scale::{Large, all};

#[test]
fn large_declarations_compile() {
    let mut source = String::from("#![allow(dead_code)]\n");
    let mut main = String::new();
    for (
        i,
        Large {
            name,
            source: items,
            uses,
        },
    ) in all().iter().enumerate()
    {
        let _ = write!(
            source,
            "/// {name}\nmod large{i} {{\n\
             use synthetic_key::SyntheticKey;\n{items}\
             pub fn test() {{\n{uses}}}\n}}\n"
        );
        let _ = writeln!(main, "    large{i}::test();");
    }
    let _ = writeln!(source, "fn main() {{\n{main}}}");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("large_declarations.rs");
    fs::write(&file, source).unwrap();
    trybuild::TestCases::new().pass(file);
}
