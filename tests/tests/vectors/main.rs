//! The vectors of Key Format 1, each through a derived struct.

#[macro_use]
mod table;

mod derived;
mod file;
mod groups;
mod rollups;
mod templates;
mod values;

use file::vectors;

#[test]
fn every_group() {
    const UNEQUAL: &str = "a group without a struct, or a struct without its group";
    let groups = vectors().groups;
    for (row, group) in groups::rows().zip(&groups) {
        assert_eq!(row.group, group.name, "{UNEQUAL}");
        assert_eq!(row.layout, group.layout, "{}", group.name);
        assert_eq!(row.also_read, group.also_read, "{}", group.name);
        assert_eq!((row.types)(), group.types.0, "{}", group.name);
        (row.check)(group);
    }
    assert_eq!(groups::rows().count(), groups.len(), "{UNEQUAL}");
}

#[test]
fn every_refusal() {
    let vectors = vectors();
    assert!(!vectors.refused.is_empty() && !vectors.refused_dates.is_empty());
    for refused in vectors.refused.into_iter().chain(vectors.refused_dates) {
        let row = groups::rows()
            .find(|row| row.layout == refused.layout && (row.types)() == refused.types.0);
        let row =
            row.unwrap_or_else(|| panic!("{} has the layout and types of no group", refused.name));
        (row.check_refused)(&refused);
    }
}
