//! The command `ladder`: its options, what it shows, and what the core decides.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::variant;
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::conversation::{Answer, Options, Question};
use menagerie_core::ladder::types::{
    LadderDeed, LadderGame, LadderId, LadderRefusal, LadderRequest,
};
use menagerie_core::ladder::{
    LadderInSight, OneLadder, PAIR_RESTS, called, find_ladder, ladder_actions, ladder_list,
    ladder_shown, may_challenge,
};
use menagerie_core::model::CommandName;
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::{Command, Opponent};
use menagerie_core::{PlayerId, Server, Timestamp};
use std::collections::BTreeMap;

/// The choices of `what`.
const WHAT: [&str; 5] = ["show", "join", "challenge", "leave", "remove"];

pub(super) const LADDER: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("what", choice("ladder-what", WHAT)),
            OptionSchema { kind: Kind::Suggested, ..variant() },
            OptionSchema::of("member", Kind::Member),
        ]
    },
    concern: Concern::Play,
    rights: Rights::Partly,
    offered: Offered::InCommunities,
    does: Does::LookOrCall(|question| Box::pin(question.ladders()), ladder),
};

/// The wanted action. A member who is named without another word is challenged.
fn aim(options: &Options) -> &str {
    match options.text("what") {
        "" if options.member().is_some() => "challenge",
        "" => "show",
        word => word,
    }
}

/// Whether a command challenges a member on a ladder, so that a game begins where it is given.
pub fn is_ladder_challenge(verb: CommandName, options: &Options) -> bool {
    verb == CommandName::Ladder && aim(options) == "challenge"
}

fn ladder(options: &Options, member: Option<Opponent>) -> Option<Command> {
    let deed = match aim(options) {
        "join" => LadderDeed::Join,
        "leave" => LadderDeed::Leave,
        "challenge" => LadderDeed::Challenge(member),
        "remove" => LadderDeed::Remove(member),
        _ => return None,
    };
    let variant = options.text("variant").to_owned();
    Some(Command::Ladder(LadderRequest { variant, deed }))
}

impl Question<'_> {
    /// A list of ladders, or one of them. `None` if the core has something to decide.
    async fn ladders(&self) -> Result<Option<Answer>, Answer> {
        if aim(&self.options) != "show" {
            return Ok(None);
        }
        // Ladders are of a community.
        let server = self.server.as_ref().ok_or(Refusal::from(LadderRefusal::NeedsServer))?;
        let ladders = self.store.ladders_of(server, &self.from).await?;
        let own = self.store.server_variants(server, self.options.text("variant")).await?;
        let typed = self.options.text("variant").trim();
        let variant = match (ladders.as_slice(), typed) {
            ([(one, ..)], "") => one.clone(),
            (_, "") => {
                let listed = ladders.into_iter().map(|(variant, members, place)| {
                    let name = called(&own, &variant).to_owned();
                    LadderInSight { variant, name, members, own: place }
                });
                let listed: Vec<_> = listed.collect();
                return Ok(Some(Answer::text(ladder_list(&listed))));
            }
            (_, typed) => {
                let ladders: Vec<String> = ladders.into_iter().map(|(id, ..)| id).collect();
                find_ladder(&own, &ladders, typed)?
            }
        };
        let name = called(&own, &variant).to_owned();
        self.one_ladder(server, variant, name).await.map(Some)
    }

    async fn one_ladder(
        &self,
        server: &Server,
        variant: String,
        name: String,
    ) -> Result<Answer, Answer> {
        let id = LadderId { server: server.clone(), variant: variant.clone() };
        let since = Timestamp(self.now.0 - PAIR_RESTS);
        let (players, games) = self.store.ladder(&id, since).await?;
        let visibility = self.visibility(games.iter().map(|game| (server, &game.place))).await;
        let ladder = OneLadder { variant, name, players, games };
        let seen = |game: &LadderGame| visibility.reaches(&game.place);
        let text = ladder_shown(&ladder, &self.from, seen, self.now);
        let mut accounts: BTreeMap<PlayerId, PlayerId> = BTreeMap::new();
        for player in may_challenge(&ladder, &self.from, self.now) {
            let there = self.store.account_on(player, server.network()).await?;
            accounts.extend(there.map(|account| (player.clone(), account)));
        }
        let address = |player: &PlayerId| {
            let account = accounts.get(player)?;
            account.address_on(account.network()).map(str::to_owned)
        };
        let actions = ladder_actions(&ladder, &self.from, address, self.now);
        Ok(Answer { actions, ..Answer::text(text) })
    }
}
