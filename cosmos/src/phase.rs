//! The recorded phase of a move: which declarations may run, and how.

use std::fmt;

use azure_data_cosmos::clients::ContainerClient;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use synthetic_key::{Document, SyntheticKey, cosmos};

use crate::account::{self, Latest};
use crate::document::{Levels, MOVE, property};
use crate::error::{Error, ErrorKind, Result};
use crate::items::{Items, ItemsOptions};
use crate::meter::Meter;
use crate::moving::Setup;
use crate::open::is_not_read;
use crate::place::{Reading, Write, done, if_unchanged};
use crate::protocol::Step;

/// The phase of a move from one layout to a different one, which the container records. [`Items::open`] refuses a
/// declaration that does not belong to it.
///
/// | phase | declarations that may run | mover |
/// | --- | --- | --- |
/// | none | step 0: the old layout | |
/// | `ReadNew` | step 0; step 1: the old layout, which also reads the new one | |
/// | `WriteNew` | step 1; step 2: the new layout, which also reads the old one | leaves stubs |
/// | `MoveAll` | step 2 | deletes stubs |
/// | `NewOnly` | step 2; step 3: the new layout | deletes stubs |
///
/// It cannot stop services that already run. So [advance](Items::advance) it only when all services of the earlier
/// steps have stopped, and their requests can no longer arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Phase {
    /// Step 1 may be deployed. Nothing is written with new keys.
    ReadNew,
    /// No service of step 0 is left. Step 2 may be deployed, and items may move.
    WriteNew,
    /// No service of step 1 is left. Movers delete what they no longer need.
    MoveAll,
    /// All items have moved. Step 3 may be deployed.
    NewOnly,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A move, as it is recorded.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
struct Move {
    from: String,
    to: String,
    phase: Phase,
}

/// The moves of a container.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
pub(crate) struct Moves {
    moves: Vec<Move>,
}

/// The id of the document that records the moves. Its key is the same string.
const ID: &str = "_move.phase";

pub(crate) fn record_key<D: SyntheticKey>() -> Levels {
    Levels(vec![ID.to_owned(); D::PATHS.len()])
}

impl Moves {
    /// How the items of a declaration are read and written.
    pub(crate) fn step<D: SyntheticKey>(&self) -> Result<Option<Step>> {
        let mut step = None;
        for (layout, also_read) in cosmos::layouts::<D>() {
            let here = self.step_of(&layout, also_read)?;
            step = match (step, here) {
                (None, here) => here,
                (step, None) => step,
                (Some(Step::Three), here) => here,
                (step, Some(Step::Three)) => step,
                (Some(one), Some(other)) if one == other => Some(one),
                (Some(_), Some(_)) => {
                    return Err(Error::phase(
                        "the variants of this type are in different phases of their moves: \
                         open the type of one variant, or advance the other move first",
                    ));
                }
            };
        }
        Ok(step)
    }

    fn step_of(&self, layout: &str, also_read: &[&str]) -> Result<Option<Step>> {
        // While items of this container move, documents with a mark are not items, whoever reads them.
        let unmoved = (!self.moves.is_empty()).then_some(Step::Three);
        match also_read {
            [] => {
                let of = |one: &&Move| one.from == layout && one.phase > Phase::ReadNew;
                match self.moves.iter().find(of) {
                    Some(one) => Err(one.refuse(layout, also_read)),
                    None => match self.moves.iter().find(|one| one.to == layout) {
                        Some(one) if one.phase < Phase::NewOnly => {
                            Err(one.refuse(layout, also_read))
                        }
                        _ => Ok(unmoved),
                    },
                }
            }
            [other] => {
                let of = |one: &&Move| {
                    let ends = (one.from.as_str(), one.to.as_str());
                    ends == (layout, other) || ends == (other, layout)
                };
                let Some(one) = self.moves.iter().find(of) else {
                    return Err(Error::phase(
                        "this type also reads a second layout, but the container does not record a move between the \
                         two: call `Items::<T>::advance(&container, Phase::ReadNew, None)` once, where `T` is the type \
                         of step 2, with the new layout and the old one in `also_read`",
                    ));
                };
                match (one.phase, one.from == layout) {
                    (Phase::ReadNew | Phase::WriteNew, true) => Ok(Some(Step::One)),
                    (Phase::WriteNew, false) => Ok(Some(Step::TwoA)),
                    (Phase::MoveAll | Phase::NewOnly, false) => Ok(Some(Step::Two)),
                    _ => Err(one.refuse(layout, also_read)),
                }
            }
            _ => Err(Error::phase(format!(
                "`Items` moves items from one layout to one other, and this type lists {} layouts in `also_read`: \
                 finish one move, remove its layout, and then start the next",
                also_read.len()
            ))),
        }
    }
}

impl Move {
    /// The error of a declaration that does not belong to the phase.
    fn refuse(&self, layout: &str, also_read: &[&str]) -> Error {
        let Self { from, to, phase } = self;
        let expected = match phase {
            Phase::ReadNew => {
                format!("layout `{from}`, without `also_read` or with `also_read = [\"{to}\"]`")
            }
            Phase::WriteNew => format!(
                "layout `{from}` with `also_read = [\"{to}\"]`, or layout `{to}` with `also_read = [\"{from}\"]`"
            ),
            Phase::MoveAll => format!("layout `{to}` with `also_read = [\"{from}\"]`"),
            Phase::NewOnly => {
                format!("layout `{to}`, without `also_read` or with `also_read = [\"{from}\"]`")
            }
        };
        let own = match also_read {
            [] => format!("`{layout}` without `also_read`"),
            _ => format!("`{layout}` with `also_read = {also_read:?}`"),
        };
        Error::phase(format!(
            "items of this container move from `{from}` to `{to}`, and the recorded phase is `{phase}`: \
             deploy a type with {expected}; this type has {own}"
        ))
    }
}

/// Reads the recorded moves, and their version.
pub(crate) async fn recorded<D: Document>(
    items: &Items<D>,
    latest: &Latest,
) -> Result<(Moves, Option<String>)> {
    let key = record_key::<D>();
    let Reading { found, .. } = items.read_latest(&key, ID, None, latest).await?;
    let Some((etag, body)) = found else {
        return Ok((Moves::default(), None));
    };
    let unreadable = |error: azure_data_cosmos::CosmosError| Error::document(error).of(&key, ID);
    let document: Value = body.into_single().map_err(unreadable)?;
    let moves = document.get(MOVE).cloned().unwrap_or_default();
    let moves = serde_json::from_value(moves).map_err(|error| unreadable(error.into()))?;
    Ok((moves, Some(etag)))
}

impl<D: Document> Items<D> {
    /// Records the next phase of the move of these items. It is made once for each phase, by a deployment job: after all
    /// services of the earlier steps have stopped, and their requests can no longer arrive. [`Phase`] says which
    /// declarations may run in which phase.
    ///
    /// `D` is always the declaration of step 2: the new layout, with the old one in `also_read`.
    ///
    /// ```
    /// # use azure_data_cosmos::clients::ContainerClient;
    /// # use synthetic_key::SyntheticKey;
    /// # use synthetic_key_cosmos::{Items, Phase, Result};
    /// #[derive(SyntheticKey)]
    /// #[pk(serde, also_read = ["{date}.{xxh64(vin) % 400 + 1}"])]
    /// struct Trip {
    ///     id: String,
    ///     #[pk(concat)]
    ///     date: String,
    ///     #[pk(hash_suffix = 800)]
    ///     vin: String,
    /// }
    ///
    /// async fn all_services_write_new_keys(container: &ContainerClient) -> Result<()> {
    ///     Items::<Trip>::advance(container, Phase::MoveAll, None).await
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Phase`] if the phase is not the one after the recorded phase, and [`ErrorKind::Account`] if items
    /// cannot move in this account. Recording the present phase again is not an error.
    pub async fn advance(
        container: &ContainerClient,
        phase: Phase,
        options: Option<ItemsOptions>,
    ) -> Result<()> {
        let mut items = Self {
            container: container.clone(),
            options: options.unwrap_or_default(),
            read: is_not_read,
            setup: Setup::default(),
            meter: Meter::default(),
        };
        items.setup = items.checked_container().await?;
        let latest = account::check(&items).await?;
        let layouts = cosmos::layouts::<D>();
        let mut ends = layouts.iter().filter_map(|(layout, also_read)| {
            let other = also_read.first()?;
            Some(((*other).to_owned(), layout.clone()))
        });
        let (Some((from, to)), None) = (ends.next(), ends.next()) else {
            return Err(Error::phase(
                "a move is recorded for the type of step 2, with the new layout and the old one in `also_read`: \
                 this type lists no layout, or is an enum of several types that do",
            ));
        };
        let (moves, etag) = recorded(&items, &latest).await?;
        let next = moves.advanced(Move { from, to, phase })?;
        if next == moves {
            return Ok(());
        }
        let Err(error) = items.record(&next, etag.as_deref()).await else {
            return Ok(());
        };
        // An answer may have been lost, or a different job has recorded the same.
        match recorded(&items, &latest).await {
            Ok((now, _)) if now == next => Ok(()),
            _ => Err(error),
        }
    }

    async fn record(&self, moves: &Moves, etag: Option<&str>) -> Result<()> {
        let key = record_key::<D>();
        let mut document = Map::new();
        document.insert("id".to_owned(), ID.into());
        for (path, level) in D::PATHS.iter().zip(&key.0) {
            document.insert(property(path), level.clone().into());
        }
        document.insert(MOVE.to_owned(), json!(moves));
        if self.setup.lifetime.is_some() {
            document.insert("ttl".to_owned(), (-1).into());
        }
        let document = Value::Object(document);
        let (write, options) = match etag {
            Some(etag) => (Write::Replace(&document), if_unchanged(None, etag)?),
            None => (Write::Create(&document), None),
        };
        let tried = self.write_at(&key, ID, write, options).await;
        match done(tried, &key, ID) {
            Err(error)
                if matches!(error.kind(), ErrorKind::Conflict | ErrorKind::Changed)
                    && !error.maybe_done() =>
            {
                Err(Error::phase(
                    "the recorded phase was changed at the same time: read what it is now, and call `advance` again",
                ))
            }
            written => written.map(|_| ()),
        }
    }
}

impl Moves {
    fn advanced(&self, next: Move) -> Result<Self> {
        let mut moves = self.moves.clone();
        let of = |one: &&mut Move| one.from == next.from && one.to == next.to;
        let recorded = moves.iter_mut().find(of).map(|one| one.phase);
        let expected = match recorded {
            None => Phase::ReadNew,
            Some(Phase::ReadNew) => Phase::WriteNew,
            Some(Phase::WriteNew) => Phase::MoveAll,
            Some(Phase::MoveAll | Phase::NewOnly) => Phase::NewOnly,
        };
        if Some(next.phase) != recorded && next.phase != expected {
            let recorded = recorded.map_or("none".to_owned(), |phase| format!("`{phase}`"));
            return Err(Error::phase(format!(
                "the recorded phase of the move from `{}` to `{}` is {recorded}, so the next one is `{expected}`, \
                 not `{}`",
                next.from, next.to, next.phase
            )));
        }
        if recorded.is_none() {
            // A layout is the end of a finished move, or the start of a new one.
            let is_open = |one: &&Move| {
                let meets = [&one.from, &one.to].contains(&&next.from) || one.from == next.to;
                meets && one.phase < Phase::NewOnly
            };
            if let Some(one) = moves.iter().find(is_open) {
                return Err(Error::phase(format!(
                    "the move from `{}` to `{}` is in phase `{}`: finish it first",
                    one.from, one.to, one.phase
                )));
            }
            // Finished moves between these layouts say nothing any more.
            moves.retain(|one| one.from != next.to && one.to != next.from && one.from != next.from);
            moves.push(next);
        } else if let Some(one) = moves.iter_mut().find(of) {
            one.phase = next.phase;
        }
        Ok(Self { moves })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recorded(phase: Phase) -> Moves {
        let (from, to) = ("a".to_owned(), "b".to_owned());
        Moves {
            moves: vec![Move { from, to, phase }],
        }
    }

    #[test]
    fn each_phase_allows_its_declarations() {
        use Step::{One, Three, Two, TwoA};
        let declarations: [(&str, &[&str]); 4] =
            [("a", &[]), ("a", &["b"]), ("b", &["a"]), ("b", &[])];
        let steps = |moves: &Moves| {
            declarations.map(|(layout, also_read)| moves.step_of(layout, also_read).ok())
        };
        assert_eq!(
            steps(&Moves::default()),
            [Some(None), None, None, Some(None)]
        );
        let expected = [
            (
                Phase::ReadNew,
                [Some(Some(Three)), Some(Some(One)), None, None],
            ),
            (
                Phase::WriteNew,
                [None, Some(Some(One)), Some(Some(TwoA)), None],
            ),
            (Phase::MoveAll, [None, None, Some(Some(Two)), None]),
            (
                Phase::NewOnly,
                [None, None, Some(Some(Two)), Some(Some(Three))],
            ),
        ];
        for (phase, expected) in expected {
            assert_eq!(steps(&recorded(phase)), expected, "{phase}");
        }
    }

    #[test]
    fn what_to_deploy_is_in_the_error() {
        let error = recorded(Phase::MoveAll).step_of("a", &["b"]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "items of this container move from `a` to `b`, and the recorded phase is `MoveAll`: \
             deploy a type with layout `b` with `also_read = [\"a\"]`; this type has `a` with `also_read = [\"b\"]`"
        );
        let two = recorded(Phase::MoveAll).step_of("b", &["a", "c"]);
        assert!(two.unwrap_err().to_string().contains("lists 2 layouts"));
    }

    #[test]
    fn phases_follow_each_other_and_never_go_back() {
        let next = |moves: &Moves, phase| {
            let (from, to) = ("a".to_owned(), "b".to_owned());
            moves.advanced(Move { from, to, phase })
        };
        let all = [
            Phase::ReadNew,
            Phase::WriteNew,
            Phase::MoveAll,
            Phase::NewOnly,
        ];
        let mut moves = Moves::default();
        for (place, phase) in all.into_iter().enumerate() {
            for (other, wrong) in all.into_iter().enumerate() {
                let is_allowed = other == place || other + 1 == place;
                assert_eq!(next(&moves, wrong).is_ok(), is_allowed, "{phase} {wrong}");
            }
            moves = next(&moves, phase).unwrap();
            assert_eq!(moves, recorded(phase));
        }
    }

    #[test]
    fn a_second_move_starts_where_the_first_one_ended() {
        let next = |moves: &Moves, from: &str, to: &str| {
            let (from, to, phase) = (from.to_owned(), to.to_owned(), Phase::ReadNew);
            moves.advanced(Move { from, to, phase })
        };
        assert!(next(&recorded(Phase::MoveAll), "b", "c").is_err());
        let moves = next(&recorded(Phase::NewOnly), "b", "c").unwrap();
        assert_eq!(moves.moves.len(), 1);
        assert_eq!(moves.step_of("b", &["c"]).unwrap(), Some(Step::One));
        let back = next(&recorded(Phase::NewOnly), "b", "a").unwrap();
        assert_eq!(back.step_of("b", &["a"]).unwrap(), Some(Step::One));
    }
}
