//! The store: a cell for each (key, id), and the requests that Cosmos DB offers on one cell.

/// The version (`ETag`) of a document. No write gets a version that was in use before; 0 means none.
pub type Version = u8;

/// The number of an item. Item 0 and item 1 have different OLD keys, and share the NEW key and the id.
pub type Item = u8;

/// The content of an item. An update appends its own number, so a value shows every update that it contains.
pub type Value = u32;

/// What a document is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The item itself. Under NEW this is the settled document.
    Live,
    /// A copy under NEW, made from the version of OLD that it names.
    Copy,
    /// A stub under OLD. It names the version of the copy that counts.
    Stub,
    /// A stub under OLD that names no copy: NEW decides.
    BareStub,
}

/// A document in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Document {
    /// What it is.
    pub kind: Kind,
    /// The version that a copy or a stub names.
    pub named: Version,
    /// The content of the item.
    pub value: Value,
    /// Its own version.
    pub version: Version,
    /// The item that it belongs to.
    pub item: Item,
}

impl Document {
    /// The item itself.
    #[must_use]
    pub fn live(item: Item, value: Value) -> Self {
        Self::of(Kind::Live, item, 0, value)
    }

    /// The copy of a live document.
    #[must_use]
    pub fn copy(source: Self) -> Self {
        Self::of(Kind::Copy, source.item, source.version, source.value)
    }

    /// A stub that names a version of the copy.
    #[must_use]
    pub fn stub(item: Item, copy: Version) -> Self {
        Self::of(Kind::Stub, item, copy, 0)
    }

    /// A stub that names no copy.
    #[must_use]
    pub fn bare_stub(item: Item) -> Self {
        Self::of(Kind::BareStub, item, 0, 0)
    }

    fn of(kind: Kind, item: Item, named: Version, value: Value) -> Self {
        Self {
            kind,
            named,
            value,
            version: 0,
            item,
        }
    }

    /// Whether it is the item itself, under OLD or settled under NEW.
    #[must_use]
    pub fn is_live(self) -> bool {
        self.kind == Kind::Live
    }

    /// Whether it is a copy.
    #[must_use]
    pub fn is_copy(self) -> bool {
        self.kind == Kind::Copy
    }
}

/// A cell: one (key, id) of the container.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cell {
    /// The OLD key of item 0.
    Old,
    /// The NEW key of both items.
    New,
    /// The OLD key of item 1.
    OtherOld,
}

impl Cell {
    /// The OLD cell of an item.
    #[must_use]
    pub fn old_of(item: Item) -> Self {
        if item == 0 { Self::Old } else { Self::OtherOld }
    }
}

/// A request on one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Request {
    /// Reads the cell.
    Read(Cell),
    /// Creates the document, unless the cell has one.
    Create(Cell, Document),
    /// Writes the document, whatever the cell has.
    Upsert(Cell, Document),
    /// Replaces the document if it has this version.
    Replace(Cell, Version, Document),
    /// Deletes the document if it has this version.
    Delete(Cell, Version),
}

impl Request {
    /// Whether it can change the cell.
    #[must_use]
    pub fn is_write(&self) -> bool {
        !matches!(self, Self::Read(_))
    }
}

/// The answer to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Answer {
    /// What was read.
    Read(Option<Document>),
    /// The write was done. The new version, 0 for a delete.
    Done(Version),
    /// 409: a create found a document.
    Exists,
    /// 412: the document has a different version.
    Changed,
    /// 404: there is no document.
    Absent,
    /// No answer came. The request was done, or it arrives later, or never.
    Lost,
}

/// The documents of the container.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells([Option<Document>; 3]);

impl Cells {
    /// The document in a cell.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Option<Document> {
        self.0[cell as usize]
    }

    /// Puts a document into a cell.
    pub fn set(&mut self, cell: Cell, document: Option<Document>) {
        self.0[cell as usize] = document;
    }

    /// All documents.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Document> {
        self.0.iter_mut().flatten()
    }

    /// Executes a request. A document that is written gets the version `fresh`.
    pub fn execute(&mut self, request: Request, fresh: Version) -> Answer {
        match request {
            Request::Read(cell) => Answer::Read(self.get(cell)),
            Request::Upsert(cell, document) => {
                let version = fresh;
                self.set(
                    cell,
                    Some(Document {
                        version,
                        ..document
                    }),
                );
                Answer::Done(version)
            }
            Request::Create(cell, document) => match self.get(cell) {
                Some(_) => Answer::Exists,
                None => self.execute(Request::Upsert(cell, document), fresh),
            },
            Request::Replace(cell, version, document) => match self.get(cell) {
                None => Answer::Absent,
                Some(now) if now.version != version => Answer::Changed,
                Some(_) => self.execute(Request::Upsert(cell, document), fresh),
            },
            Request::Delete(cell, version) => match self.get(cell) {
                None => Answer::Absent,
                Some(now) if now.version != version => Answer::Changed,
                Some(_) => {
                    self.set(cell, None);
                    Answer::Done(0)
                }
            },
        }
    }
}
