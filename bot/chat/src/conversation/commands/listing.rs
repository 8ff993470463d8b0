//! The command `games`: the caller's games and challenges, those of another member, and open
//! challenges.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::calendar::{LeagueDate, calendar};
use crate::conversation::common_options::variant;
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::conversation::{Answer, Question, Show};
use crate::languages::set_by;
use menagerie_core::browse::{Listing, Wanted};
use menagerie_core::community::types::Holder;
use menagerie_core::league::types::{League, LeagueStage};
use menagerie_core::model::Text;
use menagerie_core::model::state::Game;
use menagerie_core::{PlayerId, message};
use menagerie_store::{Store, StoreError};
use menagerie_words::{Language, Reader, without_links};

/// The name of the file with deadlines.
const CALENDAR: &str = "menagerie.ics";

pub(super) const GAMES: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("which", choice("which", Listing::ALL.map(Listing::word))),
            variant(),
            OptionSchema::of("member", Kind::Member),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.games())),
};

impl Question<'_> {
    /// The games that run, wait, have ended or can be joined.
    async fn games(&self) -> Result<Answer, Answer> {
        let wanted = self.wanted().await?;
        if let (Listing::Running | Listing::Finished, Some(member)) =
            (wanted.listing, &wanted.member)
            && self.is_private(member).await?
        {
            return Ok(Answer::text(menagerie_core::browse::kept_private(member)));
        }
        match (wanted.listing, &wanted.member) {
            (Listing::Running, Some(member)) => {
                let answer = self.running_of_member(&wanted, member).await?;
                self.and_stopped(answer, &[]).await
            }
            (Listing::Running | Listing::Mine, _) => self.own_running(&wanted).await,
            (Listing::Finished, _) => self.finished(&wanted).await,
            (Listing::Calendar, _) => self.deadlines(&wanted).await,
            (Listing::Open, _) => {
                let answer = self.joinable(&wanted).await?;
                self.and_stopped(answer, &[]).await
            }
        }
    }

    /// The same answer with a note: why all games of this community are frozen, or in which other
    /// community the caller plays these games. A caller without games here perhaps wants to begin
    /// one.
    async fn and_stopped(&self, answer: Answer, games: &[Game]) -> Result<Answer, Answer> {
        let here = match &self.server {
            Some(server) => self.store.frozen(server).await?,
            None => None,
        };
        let told = menagerie_core::moderation::stopped_communities(games, here);
        Ok(told.iter().fold(answer, |answer, frozen| answer.and(frozen.told())))
    }

    /// The list that is asked for. A caller who names themselves gets their own games.
    async fn wanted(&self) -> Result<Wanted, Answer> {
        let named = self.options.text("variant");
        let variant = match named {
            "" => None,
            named => Some(self.variant_named(named).await??),
        };
        Ok(Wanted {
            listing: Listing::of_word(self.options.text("which")).unwrap_or_default(),
            variant,
            member: self.options.member().filter(|member| **member != self.from).cloned(),
        })
    }

    async fn own_running(&self, wanted: &Wanted) -> Result<Answer, Answer> {
        let mut games = self.store.running_games_of(&self.from).await?;
        let is_next = games.iter().any(|game| menagerie_core::notice::waits_for(game, &self.from));
        games.retain(|game| wanted.takes(game));
        let mut challenges = Vec::new();
        if wanted.listing == Listing::Mine {
            games.retain(|game| menagerie_core::notice::waits_for(game, &self.from));
        } else {
            challenges = self.store.open_challenges_of(&self.from).await?;
            challenges.retain(|challenge| wanted.takes_challenge(challenge));
        }
        let is_cut = wanted.is_narrow() || wanted.listing == Listing::Mine;
        let list = if games.is_empty() && is_cut {
            wanted.none().then(menagerie_core::browse::challenge_lines(&self.from, &challenges))
        } else {
            menagerie_core::browse::game_list(&self.from, &games, &challenges)
        };
        let mut actions = menagerie_core::browse::challenge_actions(&self.from, &challenges);
        if is_next {
            // Buttons that do not fit are cut off at the end.
            actions.insert(0, menagerie_core::notice::to_next(None));
        }
        self.and_stopped(Answer { actions, ..Answer::text(list) }, &games).await
    }

    /// The deadlines of the caller's own games, as a file for a calendar.
    async fn deadlines(&self, wanted: &Wanted) -> Result<Answer, Answer> {
        let mut games = self.store.running_games_of(&self.from).await?;
        games.retain(|game| wanted.takes(game));
        games.retain(|game| menagerie_core::notice::waits_for(game, &self.from));
        let instance = self.store.instance_name().await?;
        let dates = if wanted.is_narrow() { Vec::new() } else { self.league_dates().await? };
        let Some(calendar) = calendar(&games, &dates, &instance, self.now) else {
            return Ok(Answer::text(wanted.none()));
        };
        let answer = Answer::text(message!("lists-calendar")).showing(Show::Document(calendar));
        Ok(Answer { file: Some(CALENDAR.to_owned()), ..answer })
    }

    /// When the caller's leagues start, and until when their games do.
    async fn league_dates(&self) -> Result<Vec<LeagueDate>, StoreError> {
        let own = self.wishes().await?.language;
        let language = match (own, &self.server) {
            (Some(language), _) => language,
            (None, Some(server)) => {
                let set = set_by(self.store, &Holder::Server(server.clone())).await;
                set.unwrap_or(Language::ENGLISH)
            }
            (None, None) => Language::ENGLISH,
        };
        // The words are the same on each network.
        let reader = Reader { language, ..Reader::LOG };
        let date = |league: League| {
            let (id, name) = (league.id, &league.terms.name);
            let (part, summary, at) = match league.stage {
                LeagueStage::Open => {
                    ("start", message!("league-calendar-starts", name), league.starts)
                }
                LeagueStage::Running { ends, .. } => {
                    ("end", message!("league-calendar-ends", name), ends)
                }
                LeagueStage::LastCall { until, .. } => {
                    ("last", message!("league-calendar-last", name), until)
                }
                LeagueStage::Draft | LeagueStage::Over { .. } => return None,
            };
            let summary = without_links(&summary, reader);
            Some(LeagueDate { identifier: format!("league-{id}-{part}"), summary, at })
        };
        let leagues = self.store.leagues_joined_by(&self.from).await?;
        Ok(leagues.into_iter().filter_map(date).collect())
    }

    async fn running_of_member(
        &self,
        wanted: &Wanted,
        member: &PlayerId,
    ) -> Result<Answer, Answer> {
        let mut games = self.store.running_games_of(member).await?;
        games.retain(|game| wanted.takes(game));
        self.keep_seen(&mut games).await;
        if games.is_empty() {
            return Ok(Answer::text(wanted.none()));
        }
        Ok(Answer::text(menagerie_core::browse::member_list(member, &games)))
    }

    async fn finished(&self, wanted: &Wanted) -> Result<Answer, Answer> {
        let variant = wanted.variant.as_ref().map(|variant| variant.id.as_str());
        let games = match (&wanted.member, &self.server) {
            (None, _) => self.store.finished_games(&self.from, None, variant).await?,
            (Some(member), Some(server)) => self.finished_in_sight(member, server, variant).await?,
            // Of another member's games, the caller sees only those of the same community.
            (Some(_), None) => Vec::new(),
        };
        if games.is_empty() {
            return Ok(Answer::text(wanted.none()));
        }
        Ok(Answer::text(match &wanted.member {
            Some(member) => message!("lists-member-finished", member)
                .line()
                .then(menagerie_core::browse::finished_list(member, &games)),
            None => menagerie_core::browse::finished_list(&self.from, &games),
        }))
    }

    async fn joinable(&self, wanted: &Wanted) -> Result<Answer, Answer> {
        let mut challenges = self.joinable_in_sight(wanted).await?;
        let more = challenges.len() > Store::JOINABLE_AT_A_TIME;
        challenges.truncate(Store::JOINABLE_AT_A_TIME);
        let by_code = if self.store.serves_several_networks().await? {
            menagerie_core::browse::joined_by_code()
        } else {
            Text::new()
        };
        if challenges.is_empty() {
            return Ok(Answer::text(wanted.none().then(by_code)));
        }
        // Each challenge has one, and the newest comes first.
        let mut actions = menagerie_core::browse::challenge_actions(&self.from, &challenges);
        actions.reverse();
        Ok(Answer {
            actions,
            ..Answer::text(menagerie_core::browse::open_list(&challenges, more).then(by_code))
        })
    }
}
