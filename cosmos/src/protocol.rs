//! The protocol by which an item moves from its old key to its new key. `docs/moving.md` specifies it.
//!
//! Everything here works on one item: its document with the old key, and its document with the new key. The documents
//! are reached through [`Documents`], with five requests. [`Items`](crate::Items) implements it for a container. A
//! model checker implements it with documents in memory, where each request waits until the checker lets it happen, and
//! so runs this same code with every order of requests, lost answers and crashes:
//!
//! - Implement [`Documents`] for a view of two (or three) cells. `read`, `create`, `replace` and `delete` return futures
//!   that are pending until the checker executes the request, or that answer [`Answer::Lost`].
//! - Start [`find`], [`create`], [`upsert`], [`update`], [`delete`] and [`relocate`] as often as there are clients, and
//!   poll their futures one at a time. A crash drops a future.
//! - A future never waits for anything but its requests, and has no state outside of `Documents`.

use std::fmt;
use std::future::Future;
use std::pin::Pin;

/// How often an operation starts over if others change the item at the same time.
pub const MOST_ATTEMPTS: u32 = 50;

/// Which of the two documents of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The document with the key of the old layout.
    Old,
    /// The document with the key of the new layout.
    New,
}

/// Which services take part, and so how an item is read and written. The container records it: see
/// [`Phase`](crate::Phase).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The old layout is the type's own, and the new one is also read.
    One,
    /// The new layout is the type's own, and services of step 1 may run.
    TwoA,
    /// The new layout is the type's own, and no service of step 1 runs.
    Two,
    /// Only the new layout is read, after everything has moved.
    Three,
    /// The item has the same key in both layouts, which is [`Place::New`]. Other items move.
    Same {
        /// Whether stubs may be deleted: not while services of step 1 run.
        releases: bool,
    },
}

/// What a document says about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark<V> {
    /// Nothing: it is an item.
    Live,
    /// The item is at its new key. A copy there counts only in this version.
    Stub(Option<V>),
    /// The copy of this version of the document at the old key.
    Copy(V),
}

/// A document and its version.
#[derive(Clone, Debug)]
pub struct Versioned<B, V> {
    /// The document.
    pub body: B,
    /// Its version: the `ETag`.
    pub version: V,
}

/// The answer to a write.
#[derive(Clone, Debug)]
pub enum Answer<V, E> {
    /// It was done, and this is the new version.
    Done(V),
    /// It was not done: the document exists, does not exist, or has a different version.
    Refused,
    /// The answer was lost, so that it may have been done.
    Lost(E),
}

/// A document with its version, as an implementation of [`Documents`] has them.
pub type Doc<S> = Versioned<<S as Documents>::Body, <S as Documents>::Version>;

/// The answer to a write of an implementation of [`Documents`].
pub type Answered<S> =
    Result<Answer<<S as Documents>::Version, <S as Documents>::Error>, <S as Documents>::Error>;

/// The future of [`Documents::finish`].
pub type Finished<'a, E> = Pin<Box<dyn Future<Output = Result<(), E>> + Send + 'a>>;

/// The documents of one item.
///
/// The errors of the requests mean that nothing was done; they end an operation.
pub trait Documents: Sync {
    /// A document.
    type Body: Send + Sync;
    /// The version of a document. No version ever occurs twice.
    type Version: Clone + PartialEq + Send + Sync;
    /// The reason why a request failed.
    type Error: Send;

    /// Reads a document. The answer is the last version that was written.
    fn read(
        &self,
        place: Place,
    ) -> impl Future<Output = Result<Option<Doc<Self>>, Self::Error>> + Send;

    /// Reads the document that a copy of a different item was made from.
    fn read_source(
        &self,
        copy: &Self::Body,
    ) -> impl Future<Output = Result<Option<Doc<Self>>, Self::Error>> + Send;

    /// Creates a document that does not exist.
    fn create(
        &self,
        place: Place,
        body: &Self::Body,
    ) -> impl Future<Output = Answered<Self>> + Send;

    /// Replaces a document that has this version.
    fn replace(
        &self,
        place: Place,
        version: &Self::Version,
        body: &Self::Body,
    ) -> impl Future<Output = Answered<Self>> + Send;

    /// Deletes a document that has this version. The version in the answer means nothing.
    fn delete(
        &self,
        place: Place,
        version: &Self::Version,
    ) -> impl Future<Output = Answered<Self>> + Send;

    /// Finishes the move of the different item whose stub is at [`Place::New`], with [`relocate`], and deletes that stub.
    /// A mover calls it too, so its future is boxed.
    fn finish<'a>(&'a self, stub: &'a Doc<Self>) -> Finished<'a, Self::Error>;

    /// What a document says about a move.
    fn mark(&self, body: &Self::Body) -> Mark<Self::Version>;

    /// Whether a document is of this item, and not of a different one with the same key and id.
    ///
    /// # Errors
    ///
    /// The document cannot be read.
    fn is_own(&self, place: Place, body: &Self::Body) -> Result<bool, Self::Error>;

    /// A stub: the source of the move, or the new item if there is no source, without its content.
    fn stub(&self, of: &Self::Body, version: Option<&Self::Version>) -> Self::Body;

    /// A copy of a live document with the old key.
    fn copy(&self, of: &Doc<Self>) -> Self::Body;

    /// The item of a copy.
    fn settled(&self, copy: &Self::Body) -> Self::Body;
}

/// The document that is the item.
pub struct Found<S: Documents + ?Sized> {
    /// Where it is.
    pub place: Place,
    /// The document.
    pub doc: Doc<S>,
}

impl<S: Documents + ?Sized> fmt::Debug for Found<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut found = f.debug_struct("Found");
        found.field("place", &self.place).finish_non_exhaustive()
    }
}

/// The result of a write.
#[derive(Debug)]
pub enum Outcome<V, E> {
    /// It was done, and this is the new version.
    Done(V),
    /// The item exists.
    Conflict,
    /// A different item has this key and id.
    Taken,
    /// The item does not exist.
    NotFound,
    /// The item was changed each time.
    Changed,
    /// The answer was lost, so that it may have been done.
    Lost(E),
}

/// The outcome of an implementation of [`Documents`].
pub type Ended<S> =
    Result<Outcome<<S as Documents>::Version, <S as Documents>::Error>, <S as Documents>::Error>;

/// `None` if the operation starts over.
pub(crate) type Attempt<T, S> = Result<Option<T>, <S as Documents>::Error>;

fn at<S: Documents + ?Sized>(place: Place, doc: Doc<S>) -> Found<S> {
    Found { place, doc }
}

/// A live document of this item.
fn live<S: Documents + ?Sized>(
    store: &S,
    place: Place,
    doc: Option<&Doc<S>>,
) -> Result<bool, S::Error> {
    match doc {
        Some(doc) if store.mark(&doc.body) == Mark::Live => store.is_own(place, &doc.body),
        _ => Ok(false),
    }
}

/// The version of the copy that counts: the one that a stub of this item names.
fn named<S: Documents + ?Sized>(
    store: &S,
    old: Option<&Doc<S>>,
) -> Result<Option<S::Version>, S::Error> {
    match old.map(|old| (store.mark(&old.body), &old.body)) {
        Some((Mark::Stub(version), body)) if store.is_own(Place::Old, body)? => Ok(version),
        _ => Ok(None),
    }
}

/// Whether the document with the new key is the item, if the one with the old key is not.
pub(crate) fn counts<S: Documents + ?Sized>(
    store: &S,
    new: Option<&Doc<S>>,
    named: Option<&S::Version>,
) -> Result<bool, S::Error> {
    let Some(new) = new else { return Ok(false) };
    let is_item = match store.mark(&new.body) {
        Mark::Live => true,
        Mark::Copy(_) => named == Some(&new.version),
        Mark::Stub(_) => false,
    };
    Ok(is_item && store.is_own(Place::New, &new.body)?)
}

/// Finds the document that is the item, with at most three reads.
///
/// # Errors
///
/// Those of the requests.
pub async fn find<S: Documents + ?Sized>(
    store: &S,
    step: Step,
) -> Result<Option<Found<S>>, S::Error> {
    if step == Step::One {
        // The old key decides: nothing there is nothing anywhere.
        let old = store.read(Place::Old).await?;
        if live(store, Place::Old, old.as_ref())? {
            return Ok(old.map(|old| at(Place::Old, old)));
        }
        let is_stub = |old: &Doc<S>| matches!(store.mark(&old.body), Mark::Stub(_));
        if !old.as_ref().is_some_and(is_stub) {
            return Ok(None);
        }
        let version = named(store, old.as_ref())?;
        let new = store.read(Place::New).await?;
        let is_item = counts(store, new.as_ref(), version.as_ref())?;
        return Ok(new.filter(|_| is_item).map(|new| at(Place::New, new)));
    }
    let new = store.read(Place::New).await?;
    if counts(store, new.as_ref(), None)? {
        return Ok(new.map(|new| at(Place::New, new)));
    }
    if matches!(step, Step::Three | Step::Same { .. }) {
        return Ok(None);
    }
    let old = store.read(Place::Old).await?;
    if live(store, Place::Old, old.as_ref())? {
        return Ok(old.map(|old| at(Place::Old, old)));
    }
    let version = named(store, old.as_ref())?;
    if counts(store, new.as_ref(), version.as_ref())? {
        return Ok(new.map(|new| at(Place::New, new)));
    }
    // It may have moved between the two reads.
    let new = store.read(Place::New).await?;
    let is_item = counts(store, new.as_ref(), version.as_ref())?;
    Ok(new.filter(|_| is_item).map(|new| at(Place::New, new)))
}

/// Creates the item. `body` is its document with the key of a place.
///
/// # Errors
///
/// Those of the requests.
pub async fn create<S: Documents + ?Sized>(
    store: &S,
    step: Step,
    body: &(dyn Fn(Place) -> S::Body + Sync),
) -> Ended<S> {
    for _ in 0..MOST_ATTEMPTS {
        if let Some(outcome) = try_create(store, step, body).await? {
            return Ok(outcome);
        }
    }
    Ok(Outcome::Changed)
}

async fn try_create<S: Documents + ?Sized>(
    store: &S,
    step: Step,
    body: &(dyn Fn(Place) -> S::Body + Sync),
) -> Attempt<Outcome<S::Version, S::Error>, S> {
    if step == Step::One {
        let new_item = body(Place::Old);
        match store.create(Place::Old, &new_item).await? {
            Answer::Done(version) => return Ok(Some(Outcome::Done(version))),
            Answer::Lost(error) => return Ok(Some(Outcome::Lost(error))),
            Answer::Refused => {}
        }
        let Some(old) = store.read(Place::Old).await? else {
            return Ok(None);
        };
        return match store.mark(&old.body) {
            Mark::Live => Ok(Some(Outcome::Conflict)),
            // What a mover of an earlier move left: it can never count.
            Mark::Copy(_) => {
                let replaced = store.replace(Place::Old, &old.version, &new_item).await?;
                Ok(decided(replaced))
            }
            Mark::Stub(_) => {
                let version = named(store, Some(&old))?;
                put(store, step, version.as_ref(), &body(Place::New)).await
            }
        };
    }
    match lead(store, step, body).await? {
        None => Ok(None),
        Some(Lead::Conflict) => Ok(Some(Outcome::Conflict)),
        Some(Lead::Taken) => Ok(Some(Outcome::Taken)),
        Some(Lead::ToNew(version)) => put(store, step, version.as_ref(), &body(Place::New)).await,
    }
}

/// What the document with the old key says before the item is created with the new key.
#[derive(Debug)]
pub(crate) enum Lead<V> {
    /// The item exists there.
    Conflict,
    /// A different item is there, so that services of step 1 would not find this one.
    Taken,
    /// The new key decides. A copy there counts in this version.
    ToNew(Option<V>),
}

/// Looks at the old key before the item is created with the new key. Services of step 1 look only at the old key, so
/// while they run, it leads to the new key before the item is there.
pub(crate) async fn lead<S: Documents + ?Sized>(
    store: &S,
    step: Step,
    body: &(dyn Fn(Place) -> S::Body + Sync),
) -> Attempt<Lead<S::Version>, S> {
    if matches!(step, Step::Three | Step::Same { .. }) {
        return Ok(Some(Lead::ToNew(None)));
    }
    let old = store.read(Place::Old).await?;
    if live(store, Place::Old, old.as_ref())? {
        return Ok(Some(Lead::Conflict));
    }
    if step == Step::TwoA {
        let bare = || store.stub(&body(Place::Old), None);
        let answer = match &old {
            None => store.create(Place::Old, &bare()).await?,
            Some(old) => match store.mark(&old.body) {
                Mark::Stub(_) => Answer::Done(old.version.clone()),
                Mark::Copy(_) => store.replace(Place::Old, &old.version, &bare()).await?,
                Mark::Live => return Ok(Some(Lead::Taken)),
            },
        };
        if !matches!(answer, Answer::Done(_)) {
            return Ok(None);
        }
    }
    Ok(Some(Lead::ToNew(named(store, old.as_ref())?)))
}

/// Creates the item at its new key, when the old key says that it may be there.
async fn put<S: Documents + ?Sized>(
    store: &S,
    step: Step,
    named: Option<&S::Version>,
    body: &S::Body,
) -> Attempt<Outcome<S::Version, S::Error>, S> {
    match store.create(Place::New, body).await? {
        Answer::Done(version) => return Ok(Some(Outcome::Done(version))),
        Answer::Lost(error) => return Ok(Some(Outcome::Lost(error))),
        Answer::Refused => {}
    }
    let Some(new) = store.read(Place::New).await? else {
        return Ok(None);
    };
    match store.mark(&new.body) {
        Mark::Live if store.is_own(Place::New, &new.body)? => Ok(Some(Outcome::Conflict)),
        Mark::Live => Ok(Some(Outcome::Taken)),
        Mark::Stub(_) => clear(store, step, &new).await,
        Mark::Copy(_) if named == Some(&new.version) && store.is_own(Place::New, &new.body)? => {
            Ok(Some(Outcome::Conflict))
        }
        Mark::Copy(_) if step != Step::Three && is_alive(store, &new).await? => {
            Ok(Some(Outcome::Taken))
        }
        // A copy that can never count.
        Mark::Copy(_) => Ok(decided(
            store.replace(Place::New, &new.version, body).await?,
        )),
    }
}

/// The stub of a different item is where this item belongs. Its move is finished first, if stubs may be deleted.
async fn clear<S: Documents + ?Sized>(
    store: &S,
    step: Step,
    stub: &Doc<S>,
) -> Attempt<Outcome<S::Version, S::Error>, S> {
    if !matches!(
        step,
        Step::Two | Step::Three | Step::Same { releases: true }
    ) {
        return Ok(Some(Outcome::Taken));
    }
    store.finish(stub).await?;
    Ok(None)
}

/// Whether the copy of a different item may be that item, now or later.
async fn is_alive<S: Documents + ?Sized>(store: &S, copy: &Doc<S>) -> Result<bool, S::Error> {
    let Mark::Copy(version) = store.mark(&copy.body) else {
        return Ok(true);
    };
    if store.is_own(Place::New, &copy.body)? {
        return Ok(false);
    }
    let source = store.read_source(&copy.body).await?;
    Ok(source.is_some_and(|source| match store.mark(&source.body) {
        Mark::Live => source.version == version,
        Mark::Stub(named) => named.as_ref() == Some(&copy.version),
        Mark::Copy(_) => false,
    }))
}

/// The outcome of the deciding write. It is not repeated if its answer was lost.
fn decided<V, E>(answer: Answer<V, E>) -> Option<Outcome<V, E>> {
    match answer {
        Answer::Done(version) => Some(Outcome::Done(version)),
        Answer::Lost(error) => Some(Outcome::Lost(error)),
        Answer::Refused => None,
    }
}

/// Writes the item, whether or not it exists. `expected` is the caller's own condition: the version that an existing
/// item must have.
///
/// # Errors
///
/// Those of the requests.
pub async fn upsert<S: Documents + ?Sized>(
    store: &S,
    step: Step,
    expected: Option<&S::Version>,
    body: &(dyn Fn(Place) -> S::Body + Sync),
) -> Ended<S> {
    for _ in 0..MOST_ATTEMPTS {
        let outcome = match find(store, step).await? {
            Some(found) => {
                if expected.is_some_and(|expected| *expected != found.doc.version) {
                    return Ok(Outcome::Changed);
                }
                let new = body(found.place);
                let replaced = store.replace(found.place, &found.doc.version, &new).await?;
                decided(replaced)
            }
            None => match try_create(store, step, body).await? {
                Some(Outcome::Conflict) => None,
                outcome => outcome,
            },
        };
        if let Some(outcome) = outcome {
            return Ok(outcome);
        }
    }
    Ok(Outcome::Changed)
}

/// Returns the new document of an item, from the one that was found.
pub type Change<'a, S> =
    dyn FnMut(&Found<S>) -> Result<<S as Documents>::Body, <S as Documents>::Error> + Send + 'a;

/// Changes the item where it is. `change` returns its new document, from the one that was found.
///
/// # Errors
///
/// Those of the requests, and of `change`.
pub async fn update<S: Documents + ?Sized>(
    store: &S,
    step: Step,
    change: &mut Change<'_, S>,
) -> Ended<S>
where
    S::Body: Send,
{
    for _ in 0..MOST_ATTEMPTS {
        let Some(found) = find(store, step).await? else {
            return Ok(Outcome::NotFound);
        };
        let body = change(&found)?;
        let replaced = store
            .replace(found.place, &found.doc.version, &body)
            .await?;
        if let Some(outcome) = decided(replaced) {
            return Ok(outcome);
        }
    }
    Ok(Outcome::Changed)
}

/// Deletes the item, in whichever version it is.
///
/// # Errors
///
/// Those of the requests.
pub async fn delete<S: Documents + ?Sized>(store: &S, step: Step) -> Ended<S> {
    for _ in 0..MOST_ATTEMPTS {
        let Some(found) = find(store, step).await? else {
            return Ok(Outcome::NotFound);
        };
        let deleted = store.delete(found.place, &found.doc.version).await?;
        if let Some(outcome) = decided(deleted) {
            return Ok(outcome);
        }
    }
    Ok(Outcome::Changed)
}

/// What a mover did with an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// It moved the item.
    Moved,
    /// It finished or cleaned up a move that was started earlier, or there was nothing to do.
    Finished,
    /// A different item has the new key and the id. Nothing was deleted.
    Taken,
    /// The item exists with both keys. Nothing was deleted.
    Twice,
    /// The item was changed each time.
    Changed,
}

/// Moves the item to its new key, and finishes what a mover left that stopped. `releases` deletes stubs: not while
/// services of step 1 run. `old` is the document with the old key if it was just read.
///
/// # Errors
///
/// Those of the requests.
pub async fn relocate<S: Documents + ?Sized>(
    store: &S,
    releases: bool,
    mut old: Option<Doc<S>>,
) -> Result<Moved, S::Error> {
    for _ in 0..MOST_ATTEMPTS {
        if let Some(moved) = try_relocate(store, releases, old.take()).await? {
            return Ok(moved);
        }
    }
    Ok(Moved::Changed)
}

async fn try_relocate<S: Documents + ?Sized>(
    store: &S,
    releases: bool,
    old: Option<Doc<S>>,
) -> Attempt<Moved, S> {
    let old = match old {
        Some(old) => Some(old),
        None => store.read(Place::Old).await?,
    };
    if let Some(source) = &old
        && live(store, Place::Old, Some(source))?
    {
        let copy = store.copy(source);
        match store.create(Place::New, &copy).await? {
            Answer::Done(version) => {
                let copy = Versioned {
                    body: copy,
                    version,
                };
                return commit(store, releases, source, &copy).await;
            }
            Answer::Lost(_) => return Ok(None),
            Answer::Refused => {}
        }
    }
    // The new key first, and then the old one.
    let new = store.read(Place::New).await?;
    let old = store.read(Place::Old).await?;
    if let Some(source) = &old
        && live(store, Place::Old, Some(source))?
    {
        let Some(new) = new else { return Ok(None) };
        let copy = match store.mark(&new.body) {
            Mark::Copy(of) if of == source.version && store.is_own(Place::New, &new.body)? => new,
            Mark::Copy(_) if is_alive(store, &new).await? => return Ok(Some(Moved::Taken)),
            // A copy that can never count.
            Mark::Copy(_) => {
                let body = store.copy(source);
                match store.replace(Place::New, &new.version, &body).await? {
                    Answer::Done(version) => Versioned { body, version },
                    _ => return Ok(None),
                }
            }
            Mark::Stub(_) if releases => {
                store.finish(&new).await?;
                return Ok(None);
            }
            Mark::Live if store.is_own(Place::New, &new.body)? => return Ok(Some(Moved::Twice)),
            Mark::Stub(_) | Mark::Live => return Ok(Some(Moved::Taken)),
        };
        return commit(store, releases, source, &copy).await;
    }
    let version = named(store, old.as_ref())?;
    if let Some(copy) = &new
        && matches!(store.mark(&copy.body), Mark::Copy(_))
        && store.is_own(Place::New, &copy.body)?
    {
        let answer = if version.as_ref() == Some(&copy.version) {
            let settled = store.settled(&copy.body);
            store.replace(Place::New, &copy.version, &settled).await?
        } else {
            store.delete(Place::New, &copy.version).await?
        };
        if !matches!(answer, Answer::Done(_)) {
            return Ok(None);
        }
    }
    if let Some(stub) = &old
        && matches!(store.mark(&stub.body), Mark::Stub(_))
        && store.is_own(Place::Old, &stub.body)?
        && releases
    {
        let deleted = store.delete(Place::Old, &stub.version).await?;
        return Ok(matches!(deleted, Answer::Done(_)).then_some(Moved::Finished));
    }
    Ok(Some(Moved::Finished))
}

/// Replaces the source by a stub that names the copy: from here on the copy is the item. Then it cleans up.
async fn commit<S: Documents + ?Sized>(
    store: &S,
    releases: bool,
    source: &Doc<S>,
    copy: &Doc<S>,
) -> Attempt<Moved, S> {
    let stub = store.stub(&source.body, Some(&copy.version));
    let Answer::Done(stub) = store.replace(Place::Old, &source.version, &stub).await? else {
        return Ok(None);
    };
    let settled = store.settled(&copy.body);
    let Answer::Done(_) = store.replace(Place::New, &copy.version, &settled).await? else {
        return Ok(None);
    };
    if releases && !matches!(store.delete(Place::Old, &stub).await?, Answer::Done(_)) {
        return Ok(None);
    }
    Ok(Some(Moved::Moved))
}
