//! What the workers of a copy do with a page.

use futures::{StreamExt, TryStreamExt, stream};
use serde::Serialize;
use serde_json::Value;
use synthetic_key::{Document, HasId};
use tokio::sync::Semaphore;

use super::apply::{Applied, Sides};
use super::compare;
use super::follow::{Feed, PAGE};
use super::options::CopyOptions;
use super::plan;
use super::record::{Task, Work, now};
use super::report::Totals;
use super::worker::{Process, Step};
use crate::error::Result;
use crate::meter::Meter;
use crate::pages::Pages;

/// The workers of a copy.
pub(crate) struct Copying<'j, D> {
    pub(crate) sides: &'j Sides<D>,
    pub(crate) options: &'j CopyOptions,
    /// The part of the cost of each side that is already in the totals of a task.
    pub(crate) claimed: [Meter; 2],
    /// For the items that are copied at a time, in all ranges of this worker.
    pub(crate) permits: Semaphore,
}

/// Where a worker is in a range.
pub(crate) enum Session {
    Feed(Feed),
    Pages(Box<Pages<Value>>),
}

impl<D> Copying<'_, D>
where
    D: Document + HasId + Serialize + Send + Sync,
{
    async fn follow(&self, feed: &mut Feed, task: &Task) -> Result<Step> {
        let sides = self.sides;
        sides.wait().await;
        let (documents, token) = feed.next(&sides.source, &sides.operation).await?;
        let mut step = Step {
            token: Some(token),
            is_empty: documents.is_empty(),
            is_recent: is_recent(&documents),
            ..Step::default()
        };
        if step.is_recent {
            let source = &sides.source;
            step.parts = plan::parts(&source.container, source.retry, &task.range).await?;
        }
        let applied = documents.into_iter().map(|document| {
            Box::pin(async move {
                let _permit = self.permits.acquire().await;
                sides.wait().await;
                sides.apply(&document).await
            })
        });
        let mut applied = stream::iter(applied).buffer_unordered(self.options.concurrency);
        while let Some(applied) = applied.try_next().await? {
            let totals = &mut step.totals;
            totals.seen += 1;
            match applied {
                Applied::Created => totals.created += 1,
                Applied::Replaced => totals.replaced += 1,
                Applied::Equal => totals.equal += 1,
                Applied::Gone => {}
                Applied::Refused(difference) => {
                    totals.different += 1;
                    step.differences.push(difference);
                }
            }
        }
        Ok(step)
    }

    async fn compare(&self, pages: &mut Pages<Value>, task: &Task, writes: bool) -> Result<Step> {
        let sides = self.sides;
        sides.wait().await;
        let Some(page) = pages.next().await else {
            return Ok(Step {
                token: task.token.clone(),
                is_done: true,
                ..Step::default()
            });
        };
        let documents = page?.into_items();
        let token = pages.token().map(|token| token.as_str().to_owned());
        let mut step = Step {
            is_done: token.is_none(),
            token,
            ..Step::default()
        };
        let is_source = task.work == Work::CompareSource;
        let compared = documents.into_iter().map(|document| {
            Box::pin(async move {
                let _permit = self.permits.acquire().await;
                sides.wait().await;
                if is_source {
                    sides.compare_source(&document, writes).await
                } else {
                    sides.compare_target(document, writes).await
                }
            })
        });
        let mut compared = stream::iter(compared).buffer_unordered(self.options.concurrency);
        while let Some((totals, difference)) = compared.try_next().await? {
            step.totals += totals;
            step.differences.extend(difference);
        }
        Ok(step)
    }

    /// The cost since the last step of any task.
    fn charge(&self) -> Totals {
        let meters = [&self.sides.source.meter, &self.sides.target.meter];
        let mut charges = meters
            .iter()
            .zip(&self.claimed)
            .map(|(meter, claimed)| claimed.claim(meter));
        Totals {
            source_charge: charges.next().unwrap_or_default(),
            target_charge: charges.next().unwrap_or_default(),
            ..Totals::default()
        }
    }
}

impl<D> Process for Copying<'_, D>
where
    D: Document + HasId + Serialize + Send + Sync,
{
    type Session = Session;

    fn open(&self, task: &Task) -> Session {
        let Sides { source, target, .. } = self.sides;
        let (container, latest, meter) = match task.work {
            Work::CompareTarget => (&target.container, &self.sides.latest, &target.meter),
            Work::CompareSource => (&source.container, &source.latest, &source.meter),
            _ => return Session::Feed(Feed::new(task.range.clone(), task.token.clone())),
        };
        Session::Pages(Box::new(compare::pages(
            container,
            (task.range.clone(), task.token.as_ref()),
            latest,
            &self.options.operation,
            self.options.retry,
            meter,
        )))
    }

    async fn page(&self, session: &mut Session, task: &Task, writes: bool) -> Result<Step> {
        let mut step = match session {
            Session::Feed(feed) => self.follow(feed, task).await?,
            Session::Pages(pages) => self.compare(pages, task, writes).await?,
        };
        step.totals += self.charge();
        Ok(step)
    }

    async fn has_more(&self, task: &Task) -> Result<bool> {
        let Sides {
            source, operation, ..
        } = self.sides;
        let parts = plan::parts(&source.container, source.retry, &task.range).await?;
        let mut feed = Feed::new(task.range.clone(), task.token.clone());
        for _ in 0..parts.max(task.parts) {
            self.sides.wait().await;
            if !feed.next(source, operation).await?.0.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn share(&self, workers: usize) {
        let workers = u32::try_from(workers).unwrap_or(u32::MAX);
        let share = |budget: Option<f64>| budget.map(|budget| budget / f64::from(workers.max(1)));
        self.sides
            .source_budget
            .set(share(self.options.source_budget));
        self.sides
            .target_budget
            .set(share(self.options.target_budget));
    }
}

/// Whether a page is the end of a feed to which services write: it is not full, and all its items were changed just now.
fn is_recent(documents: &[Value]) -> bool {
    /// What a clock may be wrong by. A page that is taken for the end too early costs nothing: it is only the first time
    /// that a comparison makes sense.
    const SECONDS: u64 = 10;
    let since = now() / 1000 - SECONDS;
    let changed = |document: &Value| document.get("_ts").and_then(Value::as_u64);
    documents.len() < PAGE.get() as usize
        && documents
            .iter()
            .all(|document| changed(document).is_some_and(|changed| changed >= since))
}
