//! Large declarations as source: a proof or an expansion that compared all pairs would take long for these.

use std::fmt::Write;

/// A large declaration.
pub struct Large {
    /// The large part.
    pub name: &'static str,
    /// Items, which the module `main` uses.
    pub source: String,
    /// Statements that prove that they work.
    pub uses: &'static str,
}

/// One of each kind.
#[must_use]
pub fn all() -> Vec<Large> {
    vec![
        names(),
        folded(),
        separated("names with the separator, then text", true),
        separated("text, then names with the separator", false),
        fields(),
        hashed(),
        variants(),
    ]
}

/// Lines that differ in a number.
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).fold(String::new(), |mut lines, i| {
        let _ = writeln!(lines, "    {}", line(i));
        lines
    })
}

/// An enum of two thousand names, and an item with it.
fn of_names(name: &'static str, variants: &str, parts: &str, uses: &'static str) -> Large {
    let source = format!(
        "#[derive(synthetic_key::KeyPart)]\npub enum Plan {{\n{variants}}}\n\
         #[derive(synthetic_key::SyntheticKey)]\npub struct Item {{\n{parts}}}\n"
    );
    Large { name, source, uses }
}

const PLAN: &str = "    #[pk(concat)]\n    pub plan: Plan,\n";
const TEXT: &str = "    #[pk(concat)]\n    pub text: &'static str,\n";

fn names() -> Large {
    let variants = lines(2000, |i| format!("Plan{i},"));
    of_names(
        "names",
        &variants,
        &format!("{PLAN}{TEXT}"),
        "let item = Item { plan: Plan::Plan1999, text: \"-\" };\n\
         assert_eq!(item.partition_key(), \"Plan1999--\");\n",
    )
}

fn folded() -> Large {
    let variants = lines(2000, |i| format!("Plan{i},"));
    let folded = PLAN.replace("concat", "concat, case = \"lower\"");
    of_names(
        "names in one case",
        &variants,
        &format!("{folded}{TEXT}"),
        "let item = Item { plan: Plan::Plan1999, text: \"-\" };\n\
         assert_eq!(item.partition_key(), \"plan1999--\");\n",
    )
}

fn separated(name: &'static str, is_first: bool) -> Large {
    let variants = lines(2000, |i| {
        format!("#[serde(rename = \"pro-{}-plus-{i}\")] Plan{i},", i % 7)
    });
    let (parts, uses) = if is_first {
        (
            format!("{PLAN}{TEXT}"),
            "let item = Item { plan: Plan::Plan1999, text: \"-\" };\n\
             assert_eq!(item.partition_key(), \"pro-4-plus-1999--\");\n",
        )
    } else {
        (
            format!("{TEXT}{PLAN}"),
            "let item = Item { plan: Plan::Plan1999, text: \"-\" };\n\
             assert_eq!(item.partition_key(), \"--pro-4-plus-1999\");\n",
        )
    };
    let mut large = of_names(name, &variants, &parts, uses);
    large.source = large.source.replacen(
        "#[derive(synthetic_key::KeyPart)]",
        "#[derive(serde::Serialize, synthetic_key::KeyPart)]",
        1,
    );
    large
}

/// A type that the derive does not know, and an item with many such fields.
fn of_fields(name: &'static str, parts: &str, uses: &'static str) -> Large {
    let source = format!(
        "#[derive(Clone, Copy, Debug, PartialEq, synthetic_key::KeyPart)]\npub struct Code(pub u16);\n\
         #[derive(synthetic_key::SyntheticKey)]\npub struct Item {{\n{parts}}}\n"
    );
    Large { name, source, uses }
}

fn fields() -> Large {
    let fields = lines(300, |i| format!("#[pk(concat)] pub f{i}: Code,"));
    of_fields(
        "parts",
        &fields,
        "fn is_lookup<T: Copy + core::fmt::Debug + PartialEq>() {}\n\
         is_lookup::<ItemKey>();\n\
         assert_eq!(Item::LAYOUT.matches(\"}-{\").count(), 299);\n",
    )
}

fn hashed() -> Large {
    let fields = lines(200, |i| format!("#[pk(hash_suffix = 400)] pub f{i}: Code,"));
    of_fields(
        "hashed fields",
        &format!("{TEXT}{fields}"),
        "fn is_lookup<T: Copy + core::fmt::Debug + PartialEq>() {}\n\
         is_lookup::<ItemKey>();\n\
         fn key(item: &Item) -> synthetic_key::PartitionKey {\n    item.partition_key()\n}\n\
         let _: fn(&Item) -> _ = key;\n",
    )
}

fn variants() -> Large {
    let variants = lines(500, |i| {
        format!("V{i} {{ #[pk(concat)] text: &'static str, #[pk(concat)] year: u16, seq: u64 }},")
    });
    Large {
        name: "variants with fields",
        source: format!("#[derive(synthetic_key::SyntheticKey)]\npub enum Item {{\n{variants}}}\n"),
        uses: "let item = Item::V499 { text: \"-\", year: 2018, seq: 0 };\n\
               assert_eq!(item.partition_key(), \"--2018\");\n\
               assert_eq!(Item::LAYOUT.matches(\"{text}-{year}\").count(), 500);\n",
    }
}
