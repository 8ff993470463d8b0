//! The transaction of one decision: reads what one input needs, and writes what follows from it.

use super::{facts, inbox};
use crate::database::pending_acknowledgements::Riding;
use crate::database::writer::Write;
use crate::database::{Result, Store, StoreError, vacuum};
use crate::decision::{loaded, snapshot};
use crate::network::unheard;
use crate::outbox::acknowledgements::note;
use crate::outbox::enqueue::enqueue;
use crate::outbox::notices;
use crate::people::accounts;
use crate::privacy::erased_accounts;
use menagerie_core::CauseId;
use menagerie_core::community::types::CommunityFact;
use menagerie_core::dispatch::{Input, Loaded};
use menagerie_core::model::{Decision, Fact, MemberFact, Reply, Snapshot};
use menagerie_core::notice::types::Listeners;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;

/// An open transaction. If it is dropped without storing, it is rolled back.
pub struct Transaction<'a> {
    store: &'a Store,
    /// The acknowledgements that go with it. If it fails, they wait again before another
    /// transaction can write.
    riding: Riding<'a>,
    write: Write<'a>,
}

impl Store {
    /// Begins a transaction; there is one at a time.
    ///
    /// # Errors
    /// When the database cannot be written; then nothing is.
    pub async fn begin(&self) -> Result<Transaction<'_>> {
        let mut write = self.writer.begin().await?;
        self.set_in_doubt(None);
        let mut riding = self.marks.ride();
        if let Err(error) = note(&mut write, &riding).await {
            // A call must not fail because of messages that were shown to others.
            tracing::debug!(%error, "what was shown is noted by itself");
            riding = self.marks.none();
            write.rollback().await;
            write = self.writer.begin().await?;
        }
        Ok(Transaction { store: self, riding, write })
    }

    /// The outcome of a transaction about `cause` that has failed with `error`: the answer, if it
    /// is stored all the same.
    ///
    /// # Errors
    /// That nothing is stored. Only after [`StoreError::Unknown`] it may be.
    pub async fn settle(&self, cause: &CauseId, error: StoreError) -> Result<Reply> {
        match error {
            // A row that breaks a rule of the tables is a defect of the program, and not of the
            // disk.
            StoreError::Database(error) if is_violation(&error) => {
                Err(StoreError::Unreadable(error.to_string()))
            }
            // The failure came before the commit.
            StoreError::Database(error) => {
                self.writer.failed(&error);
                Err(StoreError::NotStored(error))
            }
            StoreError::Unknown(error) => self.look_up(cause, error).await,
            StoreError::NotStored(error) if self.is_in_doubt(cause) => {
                Err(StoreError::Unknown(error))
            }
            error => Err(error),
        }
    }

    /// The outcome of a failed commit: the database's content, once it can be written again,
    /// decides.
    async fn look_up(&self, cause: &CauseId, error: sqlx::Error) -> Result<Reply> {
        let Ok(mut write) = self.writer.begin().await else {
            self.set_in_doubt(Some(cause.clone()));
            return Err(StoreError::Unknown(error));
        };
        let Ok(answer) = inbox::answer(&mut write, cause).await else {
            self.set_in_doubt(Some(cause.clone()));
            return Err(StoreError::Unknown(error));
        };
        write.rollback().await;
        let reply = answer.ok_or(StoreError::NotStored(error))?;
        self.outbox_filled.notify_one();
        Ok(reply)
    }

    fn is_in_doubt(&self, cause: &CauseId) -> bool {
        let in_doubt = self.in_doubt.lock().unwrap_or_else(PoisonError::into_inner);
        in_doubt.as_ref() == Some(cause)
    }

    fn set_in_doubt(&self, cause: Option<CauseId>) {
        *self.in_doubt.lock().unwrap_or_else(PoisonError::into_inner) = cause;
    }
}

impl Transaction<'_> {
    /// The answer to this cause, if it was processed before.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn answer(&mut self, cause: &CauseId) -> Result<Option<Reply>> {
        inbox::answer(&mut self.write, cause).await
    }

    /// The same input with every person by the name of their member.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn resolved(&mut self, input: &Input) -> Result<Input> {
        accounts::resolved(&mut self.write, input).await
    }

    /// The snapshot for an input, and what else it needs.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn snapshot(&mut self, input: &Input) -> Result<(Snapshot, Loaded)> {
        let Store { digests, shards, .. } = self.store;
        let mut snapshot = snapshot::snapshot(&mut self.write, input, digests).await?;
        let loaded = match input {
            Input::Call(call) => {
                let mut loaded = loaded::of_call(&mut self.write, call, &snapshot).await?;
                let games =
                    snapshot.games.all_mut().chain(loaded.games_mut().into_iter().flatten());
                unheard::rest(&mut self.write, call, games, *shards).await?;
                loaded
            }
            Input::SystemEvent(event) => {
                loaded::of_event(&mut self.write, event, &mut snapshot.games).await?
            }
        };
        Ok((snapshot, loaded))
    }

    /// How the people want to be told whom a decision calls or alerts.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn listeners(&mut self, decision: &Decision) -> Result<Listeners> {
        notices::listeners(&mut self.write, decision.concerned()).await
    }

    /// Stores a decision durably, and returns its rows of the outbox.
    ///
    /// # Errors
    /// When the database refuses: [`Store::settle`] says what that means.
    pub async fn store(mut self, input: &Input, decision: &Decision) -> Result<Vec<i64>> {
        for fact in &decision.facts {
            if let (Fact::Member(MemberFact::Forgotten { accounts, .. }), Input::Call(call)) =
                (fact, input)
            {
                let digests = &self.store.digests;
                erased_accounts::note(&mut self.write, digests, accounts, call.at).await?;
            }
            facts::store(&mut self.write, fact, input).await?;
        }
        let server = match input {
            Input::Call(call) => call.server.as_ref(),
            Input::SystemEvent(_) => None,
        };
        let mut rows = Vec::with_capacity(decision.effects.len());
        for effect in &decision.effects {
            rows.extend(enqueue(&mut self.write, effect, server).await?);
        }
        let reply = decision.again.as_ref().unwrap_or(&decision.reply);
        inbox::note(&mut self.write, input, reply).await?;
        let forgets = |fact: &Fact| {
            matches!(
                fact,
                Fact::Member(MemberFact::Forgotten { .. })
                    | Fact::Community(CommunityFact::Forgotten(_))
            )
        };
        if decision.facts.iter().any(forgets) {
            // Also if it is not known whether this is stored.
            self.store.has_deleted.store(true, Ordering::Relaxed);
            if self.store.path().is_some() {
                vacuum::ask(&mut self.write).await?;
            }
        }
        self.write.commit().await?;
        self.riding.are_noted();
        if !rows.is_empty() {
            self.store.outbox_filled.notify_one();
        }
        Ok(rows)
    }

    /// Ends it without storing anything.
    pub async fn abandon(self) {
        drop(self.riding);
        self.write.rollback().await;
    }
}

fn is_violation(error: &sqlx::Error) -> bool {
    let Some(error) = error.as_database_error() else { return false };
    // PostgreSQL's codes for impossible data, too much data, and unknown statements.
    let is_refused = error.code().is_some_and(|code| {
        code.len() == 5 && ["22", "42", "54"].iter().any(|class| code.starts_with(class))
    });
    is_refused || !matches!(error.kind(), sqlx::error::ErrorKind::Other)
}
