//! Lists of names, such as those of an enum. Two thousand names must not cost the compiler minutes. So they are looked
//! up by a hash, instead of comparing each with all others. Loops keep lengths in variables, because a call costs as
//! much as an iteration.

/// Some of the names of a list, by their hashes.
pub struct NameTable {
    /// The place of a name in the list, counted from 1. It is in the slot of its hash, or in the next free one.
    slots: [u16; Self::SLOTS],
    /// Whether names that differ only in the case of ASCII letters count as the same.
    folded: bool,
}

impl NameTable {
    /// More slots than an enum has variants.
    const SLOTS: usize = 1 << 15;

    /// The hash of no bytes.
    pub const NO_BYTES: u64 = 1;

    /// The hash with one more byte.
    #[must_use]
    pub const fn hash(hash: u64, byte: u8) -> u64 {
        ((hash * 0x0100_0193) ^ byte as u64) & 0xffff_ffff
    }

    #[expect(
        clippy::large_stack_arrays,
        reason = "it is on the stack of the compiler"
    )]
    const fn new(folded: bool) -> Self {
        Self {
            slots: [0; Self::SLOTS],
            folded,
        }
    }

    /// All names of a list; their hashes are those of their bytes from the left or from the right.
    #[must_use]
    pub const fn of(names: &[&str], from_left: bool) -> Self {
        let mut table = Self::new(false);
        let (len, mut i) = (names.len(), 0);
        while i < len {
            let name = names[i].as_bytes();
            let (end, mut hash, mut at) = (name.len(), Self::NO_BYTES, 0);
            while at < end {
                let byte = if from_left {
                    name[at]
                } else {
                    name[end - 1 - at]
                };
                hash = Self::hash(hash, byte);
                at += 1;
            }
            table.insert(names, i, hash);
            i += 1;
        }
        table
    }

    /// The name with these bytes, which have this hash.
    #[must_use]
    pub const fn get<'n>(&self, names: &[&'n str], bytes: &[u8], hash: u64) -> Option<&'n str> {
        match self.slots[self.slot(names, bytes, hash)] {
            0 => None,
            place => Some(names[place as usize - 1]),
        }
    }

    /// Adds a name of the list, and returns whether it was not there yet.
    const fn insert(&mut self, names: &[&str], i: usize, hash: u64) -> bool {
        let slot = self.slot(names, names[i].as_bytes(), hash);
        let is_new = self.slots[slot] == 0;
        if is_new {
            #[expect(clippy::cast_possible_truncation, reason = "there are fewer slots")]
            {
                self.slots[slot] = (i + 1) as u16;
            }
        }
        is_new
    }

    /// Where the name of these bytes is, or the free slot where it would be.
    const fn slot(&self, names: &[&str], bytes: &[u8], hash: u64) -> usize {
        #[expect(clippy::cast_possible_truncation, reason = "of 32 bits")]
        let mut slot = (hash ^ (hash >> 16)) as usize % Self::SLOTS;
        loop {
            let place = self.slots[slot] as usize;
            if place == 0 || is_same(names[place - 1].as_bytes(), bytes, self.folded) {
                return slot;
            }
            slot = (slot + 1) % Self::SLOTS;
        }
    }
}

/// How many names become the same as another one when they are folded.
#[must_use]
pub const fn folded_alike(names: &[&str]) -> u64 {
    let mut table = NameTable::new(true);
    let (len, mut alike, mut i) = (names.len(), 0, 0);
    while i < len {
        let name = names[i].as_bytes();
        let (end, mut hash, mut at) = (name.len(), NameTable::NO_BYTES, 0);
        while at < end {
            hash = NameTable::hash(hash, folded(name[at]));
            at += 1;
        }
        if !table.insert(names, i, hash) {
            alike += 1;
        }
        i += 1;
    }
    alike
}

const fn folded(byte: u8) -> u8 {
    if byte >= b'A' && byte <= b'Z' {
        byte | 0x20
    } else {
        byte
    }
}

const fn is_same(a: &[u8], b: &[u8], are_folded: bool) -> bool {
    let len = a.len();
    if len != b.len() {
        return false;
    }
    let mut i = 0;
    while i < len && (a[i] == b[i] || are_folded && folded(a[i]) == folded(b[i])) {
        i += 1;
    }
    i == len
}
