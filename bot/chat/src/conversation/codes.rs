//! Codes that members type to join a challenge or to link accounts. Wrong ones are answered here,
//! and many wrong ones by a pause.

use super::{Answer, Question};
use menagerie_core::accounts::types::{LinkRefusal, LinkRequest};
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::model::Code;
use menagerie_core::model::refusal::BusyRefusal;
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::Command;
use menagerie_core::offer::types::OfferRefusal;
use menagerie_metrics::metrics;
use menagerie_store::StoreError;
use std::time::Instant;

/// A typed code, by what it opens.
enum Secret<'a> {
    Challenge(&'a Code),
    Link(&'a str),
}

impl Secret<'_> {
    /// The command that takes the code, and the refusal of a wrong one.
    fn unknown(&self) -> (&'static str, Refusal) {
        match self {
            Secret::Challenge(_) => ("join", OfferRefusal::NoSuchCode.into()),
            Secret::Link(_) => ("link", LinkRefusal::NoSuchCode.into()),
        }
    }
}

impl Question<'_> {
    /// The command with its code looked up.
    ///
    /// # Errors
    /// The answer, if no such code exists.
    pub(super) async fn typed_code(
        &self,
        command: Option<Command>,
    ) -> Result<Option<Command>, Answer> {
        let secret = match &command {
            Some(Command::Challenge(ChallengeRequest::Join(Ok(code)))) => Secret::Challenge(code),
            Some(Command::Challenge(ChallengeRequest::Join(Err(why)))) => {
                return Err(Refusal::from(OfferRefusal::NoCode(*why)).into());
            }
            Some(Command::Link(LinkRequest::Typed(code))) => Secret::Link(code),
            _ => return Ok(command),
        };
        let (who, community) = (&self.from, self.server.as_ref());
        if let Err(pause) = self.store.wrong_codes().try_one(who, community, Instant::now()) {
            metrics().turned_away("code");
            let seconds = pause.as_secs().saturating_add(1);
            let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
            return Err(Refusal::from(BusyRefusal::WrongCodes(seconds)).into());
        }
        let is_known = self.is_known(&secret).await;
        if !matches!(is_known, Ok(false)) {
            self.store.wrong_codes().was_right(who, community);
        }
        if is_known? {
            return Ok(command);
        }
        let (word, refusal) = secret.unknown();
        metrics().code_was_wrong(word);
        Err(refusal.into())
    }

    async fn is_known(&self, secret: &Secret<'_>) -> Result<bool, StoreError> {
        match secret {
            Secret::Challenge(code) => self.store.knows_challenge_code(code).await,
            Secret::Link(code) => self.store.knows_link_code(code, &self.from).await,
        }
    }
}
