//! The characters that matter to a declaration. All others behave like one of these.

use std::collections::BTreeSet;

/// What every declaration needs: digits, the letters of hex digits, of `true` and `false`, of timestamps, and what a store
/// forbids.
const ALWAYS: &str = "0123456789abcdefABCDEFTtruelsZ-:.%/\\#?\u{1}\u{85}";

pub struct Alphabet {
    chars: BTreeSet<char>,
    /// One for each kind of the characters that the declaration does not name.
    others: Vec<char>,
}

impl Alphabet {
    /// These characters in both cases, those that every declaration needs, and one for each kind of the others.
    pub fn of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Self {
        let texts = texts.into_iter().flat_map(str::chars);
        let mut chars: BTreeSet<char> = ALWAYS
            .chars()
            .chain(texts)
            .flat_map(|c| [c, c.to_ascii_lowercase(), c.to_ascii_uppercase()])
            .collect();
        let mut others = vec!['\u{1}', '\u{85}'];
        for mut kind in [
            'g'..='z',
            '!'..=',',
            'À'..='ÿ',
            '\u{20A0}'..='\u{20BF}',
            '\u{1F400}'..='\u{1F4FF}',
        ] {
            let other = kind.find(|c| !chars.contains(c));
            let other = other.expect("a declaration names few characters");
            others.extend([other, other.to_ascii_uppercase()]);
        }
        chars.extend(&others);
        Self { chars, others }
    }

    pub fn chars(&self) -> impl Iterator<Item = char> {
        self.chars.iter().copied()
    }

    /// The character itself, or the one that it behaves like.
    pub fn like(&self, c: char) -> char {
        if self.chars.contains(&c) {
            return c;
        }
        let kind = |c: char| {
            let case = (c.is_ascii_lowercase(), c.is_ascii_uppercase());
            (c.len_utf8(), c.is_control(), case)
        };
        let mut others = self.others.iter().copied();
        others
            .find(|other| kind(*other) == kind(c))
            .expect("there is one of each kind")
    }
}
