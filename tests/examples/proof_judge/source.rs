//! The Rust source of a declaration, and of the calls that produce what the judge expects.

use std::fmt::Write as _;

use crate::chain::Chosen;
use crate::declaration::{Declaration, Piece, Tuple, What};
use crate::random::Random;

impl Declaration {
    /// The type and what it needs.
    pub fn source(&self, own: &[&str]) -> String {
        let mut source = String::new();
        for (at, field) in self.fields.iter().enumerate() {
            source.push_str(&field.declarations(at));
        }
        let mut options = self.options.clone();
        options.extend(own.iter().map(ToString::to_string));
        if self.what == What::Key {
            options.push("min_distinct = 1, time_only".into());
        }
        let _ = writeln!(
            source,
            "#[derive(synthetic_key::SyntheticKey)]\n#[pk({})]\npub struct Item {{",
            options.join(", ")
        );
        if self.what != What::Key {
            source.push_str("    #[pk(concat)]\n    k: u32,\n");
        }
        for (at, field) in self.fields.iter().enumerate() {
            if self.what == What::Key {
                let mut options = vec!["concat".to_owned()];
                options.extend(field.options());
                if self.levels.len() > 1 {
                    options.push(format!("level = {}", self.level_of(at)));
                }
                let _ = writeln!(source, "    #[pk({})]", options.join(", "));
            }
            let _ = writeln!(source, "    f{at}: {},", field.ty(at));
        }
        if let Some(suffix) = self.suffix {
            source.push_str(&suffix.field(self.levels.len()));
        }
        source.push_str("}\n");
        source
    }

    fn level_of(&self, field: usize) -> usize {
        let has = |pieces: &Vec<Piece>| {
            let mut pieces = pieces.iter();
            pieces.any(|piece| matches!(piece, Piece::Part(at) if *at == field))
        };
        1 + self.levels.iter().position(has).expect("it is in a level")
    }

    /// A call that compares the strings of an item with those of a tuple.
    pub fn expect(&self, name: &str, tuple: &Tuple) -> String {
        let strings = tuple.iter().map(|level| {
            let strings = level.iter().map(|(_, text)| text.as_str());
            strings.collect::<String>()
        });
        let strings: Vec<_> = strings.collect();
        let mut values = vec![String::new(); self.fields.len()];
        let mut number = "0";
        for (pieces, level) in self.pieces().iter().zip(tuple) {
            for (piece, chosen) in pieces.iter().zip(level) {
                match piece {
                    Piece::Literal(_) => {}
                    Piece::Number => number = &chosen.1,
                    Piece::Part(at) => values[*at] = self.value(*at, chosen),
                }
            }
        }
        let item = self.item(&values, number);
        format!("    crate::expect({name:?}, |s| {item}, &{strings:?});\n")
    }

    /// A call that prints the strings of an item with values at the ends of their types.
    pub fn show(&self, name: &str, random: &mut Random) -> String {
        let fields = self.fields.iter().enumerate();
        let values: Vec<_> = fields
            .map(|(at, field)| {
                let values = field.extremes(at);
                values[random.index(values.len())].clone()
            })
            .collect();
        let item = self.item(&values, "1");
        format!("    crate::show({name:?}, {{ let s = 7; {item} }});\n")
    }

    fn value(&self, at: usize, (which, text): &Chosen) -> String {
        let field = &self.fields[at];
        let text = if self.has_escape && field.is_text() {
            unescape(text)
        } else {
            text.clone()
        };
        field.value(at, &(*which, text))
    }

    /// An expression for the strings of an item.
    fn item(&self, values: &[String], number: &str) -> String {
        let mut members: Vec<_> = values
            .iter()
            .enumerate()
            .map(|(at, value)| format!("f{at}: {value}"))
            .collect();
        if let Some(suffix) = self.suffix {
            members.push(format!("s: {}", suffix.value(number)));
        }
        let strings = match self.what {
            What::Key if self.levels.len() > 1 => {
                "try_partition_key().map(|key| key.levels().map(str::to_owned).collect::<Vec<_>>())"
            }
            What::Key => "try_partition_key().map(|key| vec![key.to_string()])",
            What::Id => "item_id().map(|id| vec![id.to_string()])",
            What::Container => "container().map(|name| vec![name.to_string()])",
        };
        if self.what != What::Key {
            members.push("k: 1".into());
        }
        format!(
            "{{ let _ = s; Item {{ {} }}.{strings}.ok() }}",
            members.join(", ")
        )
    }
}

fn unescape(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        if *first == b'%' {
            let digits = str::from_utf8(&after[..2]).expect("two hex digits");
            bytes.push(u8::from_str_radix(digits, 16).expect("two hex digits"));
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).expect("an escaped string")
}
