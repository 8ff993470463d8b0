//! From a command or a press of a button to its answer, or to a call for the core.

use super::commands::{Does, registered};
use super::{Answer, Options, Question};
use menagerie_core::accounts::types::LinkRequest;
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::clock::in_words;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::message;
use menagerie_core::model::request::{Command, Opponent, ViewRequest, Which};
use menagerie_core::model::{ActionKind, CommandName, CommandReference, Text};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::plan::types::{PlanDeed, PlanRequest};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::vacation::types::TimeRequests;

/// The core's command for a named command. `None` if it only asks a question. Only the network
/// knows the member whom it names.
pub fn command(
    verb: CommandName,
    options: &Options,
    opponent: Option<Opponent>,
) -> Option<Command> {
    match registered(verb).does {
        Does::Call(call)
        | Does::LookedUp(call, _)
        | Does::CallOrLook(call, _)
        | Does::LookOrCall(_, call) => call(options, opponent),
        Does::Look(_) | Does::LookOrLookedUp(..) => None,
    }
}

impl Question<'_> {
    /// The answer to a question, or the reason why its options cannot be read. `None` if the
    /// command is for the core to decide.
    pub async fn answer(&self, verb: CommandName) -> Option<Answer> {
        if let Some(refusal) = self.options.refusal(verb) {
            return Some(refusal.into());
        }
        let answer = match registered(verb).does {
            Does::Look(look) => look(self).await.map(Some),
            Does::CallOrLook(call, look) if call(&self.options, None).is_none() => {
                look(self).await.map(Some)
            }
            Does::LookOrCall(look, _) | Does::LookOrLookedUp(look, _) => look(self).await,
            Does::Call(_) | Does::LookedUp(..) | Does::CallOrLook(..) => Ok(None),
        };
        answer.unwrap_or_else(Some)
    }

    /// The command for the core, if there is one. What it has to know first is worked out here.
    ///
    /// # Errors
    /// The answer, if there turns out to be nothing to decide.
    pub async fn command(
        &self,
        verb: CommandName,
        named: Option<Opponent>,
    ) -> Result<Option<Command>, Answer> {
        match registered(verb).does {
            Does::LookedUp(_, prepare) | Does::LookOrLookedUp(_, prepare) => {
                prepare(self, named).await
            }
            _ => Ok(command(verb, &self.options, named)),
        }
    }
}

/// The result of a press that the core does not have to decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// A text.
    Say(Text),
    /// A look at something.
    Look(ViewRequest),
    /// The same as if this command had been typed.
    Do(CommandReference),
}

/// The command for the core of a press.
///
/// # Errors
/// The result, if the core does not have to decide it.
pub fn pressed(action: ActionKind) -> Result<Command, Instead> {
    Ok(match action {
        ActionKind::Accept(id) => Command::Challenge(ChallengeRequest::Accept(id)),
        ActionKind::Decline(id) => Command::Challenge(ChallengeRequest::Decline(id)),
        ActionKind::Withdraw(id) => Command::Challenge(ChallengeRequest::Withdraw(id)),
        ActionKind::AcceptDraw(game, ply, by) => {
            Command::Ending(EndingRequest::AnswerDraw { game, ply, by, accept: true })
        }
        ActionKind::DeclineDraw(game, ply, by) => {
            Command::Ending(EndingRequest::AnswerDraw { game, ply, by, accept: false })
        }
        ActionKind::Resign(game) => {
            Command::Ending(EndingRequest::Resign { which: Which::Number(game), confirmed: true })
        }
        ActionKind::Abort(game) => {
            Command::Offer(OfferRequest::Abort { which: Which::Number(game), confirmed: true })
        }
        ActionKind::Play(game, shown, text) => Command::Play(PlayRequest::Move {
            which: Which::Number(game),
            text,
            shown: Some(shown),
        }),
        ActionKind::TakeBack(game, shown) => Command::Offer(OfferRequest::TakeBack {
            which: Which::Number(game),
            shown: Some(shown),
        }),
        ActionKind::Claim(game) => {
            Command::Offer(OfferRequest::Claim { which: Which::Number(game) })
        }
        ActionKind::Give(game, shown, seconds) => Command::Offer(OfferRequest::Give {
            which: Which::Number(game),
            length: in_words(seconds),
            shown: Some(shown),
        }),
        ActionKind::AcceptProposal(game, number) => {
            Command::Offer(OfferRequest::AnswerProposal { game, number, accept: true })
        }
        ActionKind::DeclineProposal(game, number) => {
            Command::Offer(OfferRequest::AnswerProposal { game, number, accept: false })
        }
        ActionKind::Rematch(game) => {
            Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(game) })
        }
        ActionKind::Join(id) => Command::Challenge(ChallengeRequest::Accept(id)),
        ActionKind::Link(code) => Command::Link(LinkRequest::Confirmed(code)),
        ActionKind::Unlink(link) => Command::Link(LinkRequest::Unlink { confirmed: Some(link) }),
        ActionKind::Forget(asked) => Command::Forget { confirmed: Some(asked) },
        ActionKind::ResignIf(game, shown, line) => {
            let wish = PlanDeed::Add { line, confirmed: Some(shown) };
            Command::Plan(PlanRequest { which: Which::Number(game), deed: wish })
        }
        ActionKind::PlayOn(_) => {
            return Err(Instead::Say(message!("chat-played-on")));
        }
        ActionKind::Change(game) => {
            return Err(Instead::Say(message!("chat-other-move", game = game.0)));
        }
        ActionKind::Cancel(_) => return Err(Instead::Say(message!("chat-cancelled"))),
        ActionKind::Look(view) => return Err(Instead::Look(view)),
        ActionKind::Settle(wishes) => Command::Time(TimeRequests { confirmed: true, ..wishes }),
        ActionKind::Do(step) => return Err(Instead::Do(step)),
    })
}
