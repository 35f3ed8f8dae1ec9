//! The steps as commands, for a program with the types of a team.

use std::fmt::Display;
use std::time::Duration;

use serde::Serialize;
use synthetic_key::{Document, HasId};
use tokio::time::sleep;

use super::{CopyJob, Rate, Report};
use crate::error::{Error, Result};

/// The commands, as an unknown one lists them.
const COMMANDS: &str = "expected one of `estimate`, `start`, `work NAME`, `watch`, `report`, `dead-letters`, `compare`, \
                        `fence`, `verify`, `switch`, `back`, `late`, `gone NAME`, `close`";

impl<D> CopyJob<D>
where
    D: Document + HasId + Serialize + Send + Sync,
{
    /// Runs a command that a person gave to a program, and returns what to print. Each command is the call of the same name;
    /// `back` is [`unfence`](Self::unfence), and `gone` is [`worker_is_gone`](Self::worker_is_gone). `watch` reports
    /// to `progress` every second, until all ranges are copied and the last comparison is done.
    ///
    /// [change_key.rs](https://github.com/synthetic-key/synthetic-key/blob/main/cosmos/examples/change_key.rs) is a whole program.
    ///
    /// # Errors
    ///
    /// Those of the call, and [`ErrorKind::Job`](crate::ErrorKind::Job) with a list of the commands if there is no such command.
    pub async fn command(
        &self,
        words: &[String],
        progress: impl FnMut(&Report, &Rate) + Send,
    ) -> Result<String> {
        let mut words = words.iter().map(String::as_str);
        let done = |()| "done".to_owned();
        match (words.next().unwrap_or_default(), words.next()) {
            ("estimate", None) => self
                .estimate()
                .await
                .map(|estimate| lines(&estimate.refusals, &estimate)),
            ("start", None) => self.start().await.map(done),
            ("work", Some(name)) => self.work(name).await.map(done),
            ("watch", None) => self.watch(progress).await,
            ("report", None) => self.report().await.map(|report| report.to_string()),
            ("dead-letters", None) => self
                .dead_letters()
                .await
                .map(|letters| lines(&letters, &format!("{} listed", letters.len()))),
            ("compare", None) => self
                .compare()
                .await
                .map(|compared| lines(&compared.differences, &compared)),
            ("fence", None) => self.fence().await.map(done),
            ("verify", None) => self
                .verify()
                .await
                .map(|compared| lines(&compared.differences, &compared)),
            ("switch", None) => {
                let switched = self.switch().await?;
                Ok(format!(
                    "services use the target; no service wrote for {:.1?}",
                    switched.fenced
                ))
            }
            ("back", None) => self.unfence().await.map(done),
            ("late", None) => self.late_writes().await.map(|late| {
                lines(
                    &late,
                    &format!("{} items were written to the source too late", late.len()),
                )
            }),
            ("gone", Some(name)) => self.worker_is_gone(name).await.map(done),
            ("close", None) => self.close().await.map(done),
            _ => Err(Error::job(COMMANDS)),
        }
    }

    async fn watch(&self, mut progress: impl FnMut(&Report, &Rate) + Send) -> Result<String> {
        let mut last = self.report().await?;
        while last.caught_up < last.ranges || last.pass_done < last.pass_ranges {
            sleep(Duration::from_secs(1)).await;
            let report = self.report().await?;
            progress(&report, &report.since(&last));
            last = report;
        }
        Ok(last.to_string())
    }
}

/// A line for each, and one at the end.
fn lines(all: &[impl Display], last: &impl Display) -> String {
    let mut lines: Vec<_> = all.iter().map(ToString::to_string).collect();
    lines.push(last.to_string());
    lines.join("\n")
}
