//! serde's `rename_all` rules, so that names here are the names in the document.

/// How `rename_all` writes names.
#[derive(Clone, Copy)]
pub(crate) enum Case {
    Lower,
    Upper,
    Pascal,
    Camel,
    Snake,
    ScreamingSnake,
    Kebab,
    ScreamingKebab,
}

impl Case {
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "lowercase" => Self::Lower,
            "UPPERCASE" => Self::Upper,
            "PascalCase" => Self::Pascal,
            "camelCase" => Self::Camel,
            "snake_case" => Self::Snake,
            "SCREAMING_SNAKE_CASE" => Self::ScreamingSnake,
            "kebab-case" => Self::Kebab,
            "SCREAMING-KEBAB-CASE" => Self::ScreamingKebab,
            _ => return None,
        })
    }

    /// The name of a field, which is written in snake case.
    pub(crate) fn of_field(self, field: &str) -> String {
        match self {
            Self::Lower | Self::Snake => field.to_owned(),
            Self::Upper | Self::ScreamingSnake => field.to_ascii_uppercase(),
            Self::Pascal => pascal(field),
            Self::Camel => lower_first(&pascal(field)),
            Self::Kebab => field.replace('_', "-"),
            Self::ScreamingKebab => field.to_ascii_uppercase().replace('_', "-"),
        }
    }

    /// The name of an enum's variant, which is written in Pascal case.
    pub(crate) fn of_variant(self, variant: &str) -> String {
        match self {
            Self::Pascal => variant.to_owned(),
            Self::Lower => variant.to_ascii_lowercase(),
            Self::Upper => variant.to_ascii_uppercase(),
            Self::Camel => lower_first(variant),
            Self::Snake => snake(variant),
            Self::ScreamingSnake => snake(variant).to_ascii_uppercase(),
            Self::Kebab => snake(variant).replace('_', "-"),
            Self::ScreamingKebab => snake(variant).to_ascii_uppercase().replace('_', "-"),
        }
    }
}

fn pascal(field: &str) -> String {
    let mut name = String::new();
    let mut starts_word = true;
    for c in field.chars() {
        match c {
            '_' => starts_word = true,
            c if starts_word => {
                name.push(c.to_ascii_uppercase());
                starts_word = false;
            }
            c => name.push(c),
        }
    }
    name
}

fn lower_first(name: &str) -> String {
    let mut chars = name.chars();
    let first = chars.next().map(|c| c.to_ascii_lowercase());
    first.into_iter().chain(chars).collect()
}

fn snake(variant: &str) -> String {
    let mut name = String::new();
    for (i, c) in variant.char_indices() {
        if i > 0 && c.is_uppercase() {
            name.push('_');
        }
        name.push(c.to_ascii_lowercase());
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_cases() {
        let written = |name: &str| {
            let case = Case::from_name(name)?;
            Some((case.of_field("two_words"), case.of_variant("TwoWords")))
        };
        let cases = [
            ("lowercase", "two_words", "twowords"),
            ("UPPERCASE", "TWO_WORDS", "TWOWORDS"),
            ("PascalCase", "TwoWords", "TwoWords"),
            ("camelCase", "twoWords", "twoWords"),
            ("snake_case", "two_words", "two_words"),
            ("SCREAMING_SNAKE_CASE", "TWO_WORDS", "TWO_WORDS"),
            ("kebab-case", "two-words", "two-words"),
            ("SCREAMING-KEBAB-CASE", "TWO-WORDS", "TWO-WORDS"),
        ];
        for (name, field, variant) in cases {
            assert_eq!(
                written(name),
                Some((field.to_owned(), variant.to_owned())),
                "{name}"
            );
        }
        assert_eq!(written("Snake_Case"), None);
    }
}
