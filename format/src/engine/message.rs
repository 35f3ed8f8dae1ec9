//! Text that the compiler builds, for the messages of failed proofs.

/// A message of up to 4096 bytes. A longer one is cut.
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

    /// Starts a mistake with its code, on a line of its own.
    pub const fn code(&mut self, code: &str) -> &mut Self {
        let before = if self.is_empty() { "" } else { "\n" };
        self.text(before).text(code).text(": ")
    }

    pub const fn text(&mut self, text: &str) -> &mut Self {
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

    pub const fn number(&mut self, number: u64) -> &mut Self {
        const DIGITS: &str = "0123456789";
        if number >= 10 {
            self.number(number / 10);
        }
        let (_, from) = DIGITS.split_at((number % 10) as usize);
        self.text(from.split_at(1).0)
    }

    /// A number below a hundred, with a zero before it if it needs one.
    pub const fn two_digits(&mut self, number: u32) -> &mut Self {
        self.number(number as u64 / 10).number(number as u64 % 10)
    }

    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            // Every piece is complete text.
            Err(_) => "",
        }
    }
}
