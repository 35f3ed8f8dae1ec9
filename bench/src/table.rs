//! Tables of operations that have the same result.

use std::hint::black_box;

/// One way to do it.
pub struct Row {
    /// How it is shown.
    pub name: String,
    /// Does it this many times. The loop is inside, so that the operation is inlined as it is where people use it.
    pub repeat: Box<dyn FnMut(u32)>,
}

/// What a row may cost.
pub struct Limit {
    /// The row.
    pub row: &'static str,
    /// What is limited.
    pub most: Most,
}

/// What is limited.
#[derive(Clone, Copy)]
pub enum Most {
    /// The cost, as a ratio to that of another row.
    Cost(f64, &'static str),
    /// The allocations of one operation.
    Allocations(f64),
    /// The allocations beyond those of another row.
    AllocationsOver(&'static str),
}

/// Several ways to do the same.
pub struct Table {
    /// What is done.
    pub title: &'static str,
    /// The ways; the first is what the others are compared with.
    pub rows: Vec<Row>,
    /// What the project wants to keep.
    pub limits: Vec<Limit>,
}

impl Table {
    /// A table without rows.
    #[must_use]
    pub fn new(title: &'static str) -> Self {
        Self {
            title,
            rows: Vec::new(),
            limits: Vec::new(),
        }
    }

    /// Adds a way to do it. The result is used and dropped, which counts.
    #[must_use]
    pub fn row<T>(
        mut self,
        name: impl Into<String>,
        mut call: impl FnMut() -> T + 'static,
    ) -> Self {
        let repeat = Box::new(move |times| {
            for _ in 0..times {
                black_box(&call());
            }
        });
        self.rows.push(Row {
            name: name.into(),
            repeat,
        });
        self
    }

    /// Adds a way that writes into a buffer, which is cleared and used again.
    #[must_use]
    pub fn reused<B: Buffer>(
        self,
        name: impl Into<String>,
        mut write: impl FnMut(&mut B) + 'static,
    ) -> Self {
        let mut buffer = B::with_room();
        self.row(name, move || {
            let buffer = black_box(&mut buffer);
            buffer.empty();
            write(buffer);
        })
    }

    /// Limits the cost of a row to a ratio of another one's.
    #[must_use]
    pub fn costs(self, row: &'static str, most: f64, of: &'static str) -> Self {
        self.limit(row, Most::Cost(most, of))
    }

    /// Limits the allocations of a row.
    #[must_use]
    pub fn allocates(self, row: &'static str, most: f64) -> Self {
        self.limit(row, Most::Allocations(most))
    }

    /// Adds a limit.
    #[must_use]
    pub fn limit(mut self, row: &'static str, most: Most) -> Self {
        self.limits.push(Limit { row, most });
        self
    }
}

/// What is written into.
pub trait Buffer: 'static {
    /// An empty one with room for everything that is written here.
    fn with_room() -> Self;

    /// Makes it empty.
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
        Self::with_capacity(4096)
    }

    fn empty(&mut self) {
        self.clear();
    }
}

/// Data that lives as long as the program: every row has a reference to it.
pub fn kept<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}
