//! A random suffix, in all its forms.

use std::fmt::Write as _;

use crate::alphabet::Alphabet;
use crate::language::Language;
use crate::random::Random;

#[derive(Clone, Copy)]
pub enum Source {
    Random,
    Hashed,
    /// By a function of the program.
    By,
}

#[derive(Clone, Copy)]
pub struct Suffix {
    pub source: Source,
    pub count: u16,
    pub from: u16,
    pub width: Option<usize>,
    pub is_first: bool,
}

pub fn suffix(random: &mut Random) -> Suffix {
    let (count, digits) = random.pick(&[(3, 2), (10, 2), (12, 2), (120, 3)]);
    Suffix {
        source: random.pick(&[Source::Random, Source::Hashed, Source::By]),
        count,
        from: u16::from(random.one_in(2)),
        width: random.one_in(3).then(|| digits + random.index(2)),
        is_first: random.one_in(3),
    }
}

impl Suffix {
    pub fn language(self, alphabet: &Alphabet) -> Language {
        let (first, last) = (
            u128::from(self.from),
            u128::from(self.from + self.count - 1),
        );
        Language::numbers(alphabet, first, last, self.width)
    }

    /// The declaration of its field.
    pub fn field(self, levels: usize) -> String {
        let Self { count, from, .. } = self;
        let mut form = count.to_string();
        if from == 0 {
            form.push_str(", from = 0");
        }
        if let Some(width) = self.width {
            let _ = write!(form, ", pad = {width}");
        }
        if self.is_first {
            form.push_str(", first");
        }
        let (name, ty) = match self.source {
            Source::Random => (
                "random_suffix",
                format!("synthetic_key::RandomSuffix<{count}, {from}>"),
            ),
            Source::Hashed | Source::By => ("hash_suffix", "String".into()),
        };
        if matches!(self.source, Source::By) {
            form.push_str(", by = crate::bucket");
        }
        let level = if levels > 1 {
            format!(", level = {levels}")
        } else {
            String::new()
        };
        format!("    #[pk({name}({form}){level})]\n    s: {ty},\n")
    }

    /// An expression for a value with this number. A hashed value is found by trying: the attempt is `s`.
    pub fn value(self, number: &str) -> String {
        match self.source {
            Source::Random => format!(
                "synthetic_key::RandomSuffix::new({}).unwrap()",
                number.parse::<u16>().expect("it is a number")
            ),
            Source::Hashed | Source::By => "s.to_string()".into(),
        }
    }
}
