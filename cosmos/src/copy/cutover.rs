//! The switch of services from the source to the target: fence writes, compare, switch.

use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use azure_data_cosmos::clients::ContainerClient;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, timeout};

use super::record::{JobRecord, Jobs};
use crate::error::{Error, Result};
use crate::items::{Items, ItemsOptions};

/// Which side services use. It only goes forward from [`Target`](Self::Target) on; before, it can go back to
/// [`Source`](Self::Source).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Side {
    /// Services read and write the source.
    Source,
    /// Services read the source, and do not write.
    Fenced,
    /// Both sides are equal. Services read the target, and do not write. Services that do not know it yet still read the
    /// source.
    Reading,
    /// Services read and write the target.
    Target,
}

impl Side {
    /// Whether services read the target.
    #[must_use]
    pub fn reads_target(self) -> bool {
        self >= Self::Reading
    }

    /// Whether services write to the target, or none if they do not write now.
    #[must_use]
    pub fn writes_target(self) -> Option<bool> {
        match self {
            Self::Source => Some(false),
            Self::Fenced | Self::Reading => None,
            Self::Target => Some(true),
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Source => "the source",
            Self::Fenced => "the source, for reads only",
            Self::Reading => "the target, for reads only",
            Self::Target => "the target",
        })
    }
}

/// Tells a service which side to read and to write. A service opens it once, and asks it before each request: it reads the
/// state of the job again when what it knows is too old, about once in two seconds.
///
/// ```
/// use azure_data_cosmos::clients::ContainerClient;
/// use synthetic_key_cosmos::copy::Gate;
/// use synthetic_key_cosmos::Result;
///
/// async fn serve(jobs: ContainerClient) -> Result<()> {
///     let gate = Gate::open(jobs, "trips-by-vin", None).await?;
///     if gate.side().await?.reads_target() { /* read the target */ } else { /* read the source */ }
///     let written = gate
///         .write(|in_target| async move { if in_target { /* write to the target */ } else { /* write to the source */ } })
///         .await?;
///     if written.is_none() { /* writes are fenced for some seconds: try again */ }
///     Ok(())
/// }
/// ```
///
/// A gate cannot recall a request that is already on its way. [`fence`](super::CopyJob::fence) waits until every gate
/// knows the fence and every write that a gate allowed has ended or timed out. If a process may stall longer than that, revoke its
/// access to the source as well; [`late_writes`](super::CopyJob::late_writes) shows whether anything was written to
/// the source after the fence.
#[derive(Debug)]
pub struct Gate {
    jobs: Jobs,
    /// For how long what it knows may be used, and how long a write may take.
    half: Duration,
    known: Mutex<Option<(Side, Instant)>>,
}

impl Gate {
    /// Opens the gate of a job.
    ///
    /// # Errors
    ///
    /// Errors of the service, or there is no such job.
    pub async fn open(
        jobs: ContainerClient,
        job: &str,
        options: Option<ItemsOptions>,
    ) -> Result<Self> {
        let items = Items::<JobRecord>::open(jobs, options).await?;
        let name = job.to_owned();
        let jobs = Jobs { items, name };
        let (state, _) = jobs.state().await?;
        Ok(Self {
            jobs,
            half: Duration::from_millis(state.gate / 2),
            known: Mutex::new(None),
        })
    }

    /// Returns the side that services use now.
    ///
    /// # Errors
    ///
    /// Errors of the service, if what the gate knows is too old.
    pub async fn side(&self) -> Result<Side> {
        let now = Instant::now();
        let known = *self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((side, at)) = known
            && now.duration_since(at) < self.half
        {
            return Ok(side);
        }
        let (job, _) = self.jobs.state().await?;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        // The answer may be as old as the question.
        if known.is_none_or(|(_, at)| at < now) {
            *known = Some((job.side, now));
        }
        Ok(job.side)
    }

    /// Writes to the side that services write to: the closure is given whether that is the target. Returns `None`,
    /// and does not call it, while writes are fenced.
    ///
    /// # Errors
    ///
    /// Errors of the service, if what the gate knows is too old. [`ErrorKind::Job`](crate::ErrorKind::Job) if the write took too long; it may have
    /// been done.
    pub async fn write<T, F: Future<Output = T>>(
        &self,
        write: impl FnOnce(bool) -> F,
    ) -> Result<Option<T>> {
        let Some(in_target) = self.side().await?.writes_target() else {
            return Ok(None);
        };
        match timeout(self.half, write(in_target)).await {
            Ok(written) => Ok(Some(written)),
            Err(_) => Err(Error::job(format!(
                "the write took longer than {:?}, which is half of `CopyOptions::gate`",
                self.half
            ))
            .with_maybe_done(true)),
        }
    }
}

/// What a switch took.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Switched {
    /// For how long no service wrote.
    pub fenced: Duration,
}
