//! Protocols that leave out one rule. Each is refuted by a test, so no rule can be dropped.

/// A rule that is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mutant {
    /// `get` does not read NEW a second time.
    NoSecondLook,
    /// The second look of `get` ignores the version that the stub names.
    SecondLookForgetsStub,
    /// A copy counts without a stub.
    CopyCountsWithoutStub,
    /// Every copy counts while there is a stub.
    EveryCopyCountsWithAStub,
    /// Step 3 returns copies.
    StepThreeReturnsCopies,
    /// Step 1 does not follow stubs.
    StepOneIgnoresStubs,
    /// Step 1 reads NEW too where OLD has no document.
    StepOneReadsBothKeys,
    /// `create` does not look under OLD.
    CreateIgnoresOld,
    /// `create` replaces the copy that the stub names.
    CreateReplacesNamedCopy,
    /// The copy of a different item is replaced without a look at its own OLD key.
    ForeignCopyIsGarbage,
    /// `update` under OLD has no If-Match.
    UpdateWithoutIfMatch,
    /// `update` of a copy leaves its mark.
    UpdateKeepsMark,
    /// `update` is repeated after a lost answer.
    UpdateRepeatsLostWrite,
    /// `upsert` is repeated after a lost answer.
    UpsertRepeatsLostWrite,
    /// `scan` reads the NEW keys first.
    ScanReadsNewFirst,
    /// `scan` returns every copy.
    ScanReturnsEveryCopy,
    /// `scan` ignores every copy.
    ScanIgnoresCopies,
    /// The mover takes a different item with the same NEW key and id for this one, and deletes the source.
    ForeignCountsAsMoved,
    /// The mover replaces a copy without reading OLD again.
    MoverTrustsFirstRead,
    /// The mover reads OLD before NEW.
    MoverReadsOldFirst,
    /// The mover releases before it settles.
    ReleaseBeforeSettle,
    /// The mover adopts a copy of any version.
    AdoptsEveryCopy,
    /// The mover never adopts the copy of a different mover, as with an id for each move.
    AdoptsNoCopy,
    /// The mover deletes the source instead of writing a stub, and settles then.
    DeletesSource,
    /// The mover removes a copy whose source still has the copied version.
    RemovesPresentCopy,
    /// The mover writes the stub without If-Match.
    StubWithoutIfMatch,
    /// The mover settles without If-Match.
    SettleWithoutIfMatch,
    /// The mover settles a copy that the stub does not name.
    SettlesUnnamedCopy,
}
