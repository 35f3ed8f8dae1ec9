//! Text that the compiler puts together, for the messages of failed proofs.

/// A message of up to 4096 bytes; what is longer is cut.
pub struct Message {
    bytes: [u8; Self::ROOM],
    len: usize,
}

impl Message {
    const ROOM: usize = 4096;

    pub const EMPTY: Self = Self {
        bytes: [0; Self::ROOM],
        len: 0,
    };

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// A new line, where there is one before it.
    pub const fn line(self) -> Self {
        if self.is_empty() {
            self
        } else {
            self.text(
                "
",
            )
        }
    }

    pub const fn text(mut self, text: &str) -> Self {
        let text = text.as_bytes();
        if self.len + text.len() > Self::ROOM {
            return self;
        }
        let mut i = 0;
        while i < text.len() {
            self.bytes[self.len] = text[i];
            self.len += 1;
            i += 1;
        }
        self
    }

    pub const fn number(self, number: u64) -> Self {
        const DIGITS: &str = "0123456789";
        let this = if number < 10 {
            self
        } else {
            self.number(number / 10)
        };
        let (_, from) = DIGITS.split_at((number % 10) as usize);
        this.text(from.split_at(1).0)
    }

    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            // Every piece is whole text.
            Err(_) => "",
        }
    }
}
