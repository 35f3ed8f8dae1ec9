//! The function that builds all items of a declaration, and searches for two that collide.

use std::fmt::Write as _;

use crate::declaration::{Declaration, Id};
use crate::field::{Field, value_of};

/// `search`: every combination of values.
pub fn search(item: &Declaration) -> String {
    let mut source = String::from(
        "pub fn search() -> Result<(), String> {\n    use synthetic_key::SyntheticKey as _;\n    \
         let [mut keys, mut unchecked, mut ids, mut containers, mut any]: [crate::Seen; 5] = Default::default();\n    \
         let mut n = 0_usize;\n",
    );
    for (at, Field { ty, values, .. }) in item.fields.iter().enumerate() {
        let values = values.join(", ");
        let _ = writeln!(source, "    let v{at}: Vec<{ty}> = vec![{values}];");
    }
    for at in 0..item.fields.len() {
        let _ = writeln!(source, "    for x{at} in &v{at} {{");
    }
    let _ = writeln!(
        source,
        "    n += 1;\n    let item = {};",
        made(item, "Item")
    );
    let of_key = item.fields.iter().enumerate();
    let of_key = of_key.map(|(at, field)| value_of(at, &field.text));
    let of_key = of_key.collect::<Vec<_>>().join(", ");
    let of_id = of_id(item).join(", ");
    let _ = writeln!(
        source,
        "    let (of_key, of_id) = (vec![{of_key}], vec![{of_id}]);\n    \
         crate::add(&mut keys, item.try_partition_key().map(|key| format!(\"{{key:?}}\")), &of_key)?;\n    \
         crate::add(&mut ids, item.item_id(), &of_id)?;"
    );
    // A string longer than `max_len` can be the one that stands for `None`: only a checked key refuses it.
    if !item.fields.iter().any(Field::is_limited_option) {
        source.push_str(
            "    crate::add(&mut unchecked, Ok(format!(\"{:?}\", item.partition_key())), &of_key)?;\n",
        );
    }
    if let Some(container) = &item.container {
        let of = container.of.join(", ");
        let _ = writeln!(
            source,
            "    crate::add(&mut containers, item.container(), &[{of}])?;"
        );
    }
    if let Some(old) = &item.old {
        let old = made(old, "Old");
        let _ = writeln!(source, "    crate::also_read(&item, &{old})?;");
    }
    if let Some(other) = &item.other_id {
        let (other, of) = (made(item, "Other"), other.of.join(", "));
        let _ = writeln!(
            source,
            "    crate::add_variant(&mut any, &Any::Item(item), \"Item\", of_id)?;\n    \
             crate::add_variant(&mut any, &Any::Other({other}), \"Other\", vec![{of}])?;"
        );
    }
    source.push_str(&"    }\n".repeat(item.fields.len()));
    source.push_str("    let _ = (n, containers, any);\n    Ok(())\n}\n");
    source
}

/// An expression for the item with the present values.
fn made(item: &Declaration, ty: &str) -> String {
    let members = (0..item.fields.len()).map(|at| format!("f{at}: x{at}.clone()"));
    let suffix = item.suffix.as_ref();
    let members = members.chain(suffix.map(|suffix| format!("s: {}", suffix.value())));
    let members: Vec<_> = members.collect();
    format!("{ty} {{ {} }}", members.join(", "))
}

/// Expressions that distinguish two ids.
fn of_id(item: &Declaration) -> Vec<String> {
    match &item.id {
        Id::Template(template) => template.of.clone(),
        Id::Marked(places) => {
            let of = places.iter();
            of.map(|&at| value_of(at, &item.fields[at].text)).collect()
        }
    }
}
