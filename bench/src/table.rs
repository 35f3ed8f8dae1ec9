//! Tables of operations that have the same result.

use std::hint::black_box;

/// One way to do it.
pub struct Row {
    /// Its name in the table.
    pub name: String,
    /// Does it this many times.
    pub repeat: Box<dyn FnMut(u32)>,
}

/// The cost of a row, relative to another one. The gate limits it.
pub struct Ratio {
    /// Its name in the gate.
    pub name: String,
    /// The row.
    pub row: &'static str,
    /// The other one.
    pub of: &'static str,
    /// The project's goal for it, if there is one.
    pub goal: Option<f64>,
}

/// Several ways to do the same thing.
pub struct Table {
    /// The operation.
    pub title: String,
    /// The ways.
    pub rows: Vec<Row>,
    /// The ratios in the gate.
    pub ratios: Vec<Ratio>,
    /// How many keys one operation builds: a row shows the cost of one of them.
    pub keys: u32,
}

impl Table {
    /// A table without rows.
    #[must_use]
    pub fn new(title: impl Into<String>) -> Self {
        Self {
            title: title.into(),
            rows: Vec::new(),
            ratios: Vec::new(),
            keys: 1,
        }
    }

    /// A table of operations that build this many keys each.
    #[must_use]
    pub fn per_key(self, keys: u32) -> Self {
        Self { keys, ..self }
    }

    /// Adds a way to do it. The result is used and dropped, which is part of the cost.
    ///
    /// It is called through a pointer, so that nothing is inlined into the loop, on either side.
    #[must_use]
    pub fn row<I: ?Sized, T: 'static>(
        mut self,
        name: impl Into<String>,
        input: &'static I,
        call: fn(&'static I) -> T,
    ) -> Self {
        let repeat = Box::new(move |times| {
            for _ in 0..times {
                black_box(&black_box(call)(black_box(input)));
            }
        });
        self.rows.push(Row {
            name: name.into(),
            repeat,
        });
        self
    }

    /// Adds a way that writes into a buffer, which is cleared and reused.
    #[must_use]
    pub fn reused<I: ?Sized, B: Buffer>(
        mut self,
        name: impl Into<String>,
        input: &'static I,
        write: fn(&'static I, &mut B),
    ) -> Self {
        let mut buffer = B::with_room();
        let repeat = Box::new(move |times| {
            for _ in 0..times {
                let buffer = black_box(&mut buffer);
                buffer.empty();
                black_box(write)(black_box(input), buffer);
            }
        });
        self.rows.push(Row {
            name: name.into(),
            repeat,
        });
        self
    }

    /// Sets a goal: the highest cost of a row, relative to another one.
    #[must_use]
    pub fn goal(
        self,
        name: impl Into<String>,
        row: &'static str,
        most: f64,
        of: &'static str,
    ) -> Self {
        self.ratio(name, row, of, Some(most))
    }

    /// Limits a row to its present cost.
    #[must_use]
    pub fn held(self, name: impl Into<String>, row: &'static str, of: &'static str) -> Self {
        self.ratio(name, row, of, None)
    }

    fn ratio(
        mut self,
        name: impl Into<String>,
        row: &'static str,
        of: &'static str,
        goal: Option<f64>,
    ) -> Self {
        let name = name.into();
        self.ratios.push(Ratio {
            name,
            row,
            of,
            goal,
        });
        self
    }
}

/// A destination of writes.
pub trait Buffer: 'static {
    /// An empty one with capacity for everything that is written here.
    fn with_room() -> Self;

    /// Clears it.
    fn empty(&mut self);
}

impl Buffer for String {
    fn with_room() -> Self {
        Self::with_capacity(4096)
    }

    fn empty(&mut self) {
        self.clear();
    }
}

impl Buffer for Vec<u8> {
    fn with_room() -> Self {
        Self::with_capacity(16_384)
    }

    fn empty(&mut self) {
        self.clear();
    }
}

/// Data that lives as long as the program: every row has a reference to it.
pub fn kept<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}
