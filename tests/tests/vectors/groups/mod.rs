//! One derived struct for each group of the vectors.

mod escape;
mod forms;
mod levels;
mod names;
mod options;
mod other_languages;
mod parts;
mod paths;
mod periods;

use crate::derived::Row;

/// The groups in the order of vectors.json, and their fields in the order of `types`.
pub(crate) fn rows() -> impl Iterator<Item = &'static Row> {
    let tables = [
        parts::PARTS,
        names::NAMES,
        escape::ESCAPE,
        options::OPTIONS,
        periods::PERIODS,
        paths::PATHS,
        levels::LEVELS,
        forms::FORMS,
        other_languages::OTHER_LANGUAGES,
    ];
    tables.into_iter().flatten()
}
