//! A random suffix: drawn, hashed, or by a function.

use crate::random::Random;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Drawn,
    Hashed,
    By,
}

#[derive(Clone, Copy)]
pub struct Suffix {
    source: Source,
    count: u16,
    from: u16,
    pad: bool,
    pub is_first: bool,
}

/// A suffix, or none.
pub fn suffix(random: &mut Random) -> Option<Suffix> {
    if random.one_in(3) {
        return None;
    }
    let source = random.pick(&[Source::Drawn, Source::Hashed, Source::By]);
    let count = if source == Source::Drawn { 12 } else { 3 };
    Some(Suffix {
        source,
        count,
        ..form(random)
    })
}

fn form(random: &mut Random) -> Suffix {
    Suffix {
        source: Source::Hashed,
        count: 3,
        from: u16::from(random.one_in(2)),
        pad: random.one_in(3),
        is_first: random.one_in(3),
    }
}

/// A suffix that the same item may have had before: never a drawn one, and only if there is something to hash.
pub fn other_than(suffix: Option<&Suffix>, random: &mut Random) -> Option<Suffix> {
    let suffix = suffix.filter(|suffix| suffix.source != Source::Drawn && !random.one_in(3))?;
    Some(Suffix {
        source: suffix.source,
        count: random.pick(&[2, 6, 12]),
        ..form(random)
    })
}

impl Suffix {
    /// The declaration of its field.
    pub fn field(self, levels: usize) -> String {
        let Self { count, from, .. } = self;
        let name = match self.source {
            Source::Drawn => "random_suffix",
            Source::Hashed | Source::By => "hash_suffix",
        };
        let mut form = count.to_string();
        if from == 0 {
            form.push_str(", from = 0");
        }
        if self.pad {
            form.push_str(", pad = 2");
        }
        if self.is_first {
            form.push_str(", first");
        }
        if self.source == Source::By {
            form.push_str(", by = crate::bucket");
        }
        let level = if levels > 1 {
            format!(", level = {levels}")
        } else {
            String::new()
        };
        let ty = match self.source {
            Source::Drawn => format!("synthetic_key::RandomSuffix<{count}, {from}>"),
            Source::Hashed | Source::By => "String".to_owned(),
        };
        format!("    #[pk({name}({form}){level})]\n    s: {ty},\n")
    }

    /// Its value in the item number `n`.
    pub fn value(self) -> String {
        let Self { count, from, .. } = self;
        match self.source {
            Source::Drawn => {
                format!("synthetic_key::RandomSuffix::new({from} + (n % {count}) as u16).unwrap()")
            }
            Source::Hashed | Source::By => "format!(\"x{}\", n % 5)".to_owned(),
        }
    }

    /// Its form in a layout, unless it is drawn.
    pub fn formula(self) -> String {
        let Self { count, .. } = self;
        let function = if self.source == Source::By {
            "fn(crate::bucket)"
        } else {
            "xxh64"
        };
        let from = if self.from == 0 { "" } else { " + 1" };
        let width = if self.pad { ":02" } else { "" };
        format!("{{{function}(s) % {count}{from}{width}}}")
    }
}
