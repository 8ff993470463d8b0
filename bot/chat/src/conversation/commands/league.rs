//! The command `league`: its options, lists and tables, and what the core decides.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::variant;
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::conversation::{Answer, Options, Question, Show};
use crate::league_table::LeagueTable;
use menagerie_core::league::types::{
    League, LeagueDraft, LeagueRefusal, LeagueRequest, LeagueStage, WhichLeague,
};
use menagerie_core::league::{
    league_actions, league_file, league_list, league_results, league_shown, league_signs,
    one_of_several, other_leagues,
};
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::{Command, Opponent};
use menagerie_core::record::Chain;
use menagerie_core::{LeagueId, PlayerId, message};
use std::collections::BTreeMap;

/// The choices of `what`.
const WHAT: [&str; 10] =
    ["list", "show", "join", "leave", "file", "create", "publish", "extend", "end", "remove"];

/// The words that only show something.
const SHOWN: [&str; 3] = ["list", "show", "file"];

pub(super) const LEAGUE: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("what", choice("league-what", WHAT)),
            OptionSchema::of("number", Kind::Number(1)),
            OptionSchema::of("name", Kind::Text),
            OptionSchema { kind: Kind::Suggested, ..variant() },
            OptionSchema::of("clock", Kind::Suggested),
            OptionSchema::of("start", Kind::Text),
            OptionSchema::of("days", Kind::Number(1)),
            OptionSchema::of("size", choice("size", (4..=10).map(|size| size.to_string()))),
            OptionSchema::of("games", choice("league-games", (1..=9).map(|it| it.to_string()))),
            OptionSchema::of("rounds", choice("rounds", ["single", "double"])),
            OptionSchema::of("rated", Kind::Flag),
            OptionSchema::of("repeats", Kind::Flag),
            OptionSchema::of("member", Kind::Member),
            OptionSchema::of("division", Kind::Number(1)),
            OptionSchema::of("confirm", Kind::Flag),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Partly,
    offered: Offered::InCommunities,
    does: Does::LookOrCall(|question| Box::pin(question.leagues()), league),
};

/// The options of a new league: its name, and those that only a new one has.
const TERMS: [&str; 9] =
    ["name", "variant", "clock", "start", "size", "games", "rounds", "rated", "repeats"];

/// The wanted action. If it is not said, the other options tell it.
fn aim(options: &Options) -> &str {
    let is_given = |name: &str| !options.text(name).is_empty();
    match options.text("what") {
        // A name alone is one that there is.
        "" if TERMS.into_iter().skip(1).any(is_given) => "create",
        "" if is_given("days") && is_given("number") => "extend",
        "" if is_given("days") => "create",
        "" if options.member().is_some() => "remove",
        "" if is_given("number") || is_given("name") || is_given("division") => "show",
        "" => "list",
        word => word,
    }
}

fn number(options: &Options) -> Option<LeagueId> {
    options.text("number").parse().ok().map(LeagueId)
}

/// The league that is meant: by its number, or else by its name.
fn which(options: &Options) -> WhichLeague {
    match (number(options), options.text("name")) {
        (Some(number), _) => WhichLeague::Number(number),
        (None, "") => WhichLeague::Unsaid,
        (None, name) => WhichLeague::Name(name.to_owned()),
    }
}

fn league(options: &Options, member: Option<Opponent>) -> Option<Command> {
    let league = which(options);
    let confirmed = options.flag("confirm");
    let days = options.text("days").parse().ok();
    Some(Command::League(match aim(options) {
        word if SHOWN.contains(&word) => return None,
        "join" => LeagueRequest::Join(league),
        "leave" => LeagueRequest::Leave { league, confirmed },
        "publish" => LeagueRequest::Publish(league),
        "extend" => LeagueRequest::Extend { league, days },
        "end" => LeagueRequest::End { league, confirmed },
        "remove" => LeagueRequest::Remove { league, member: member.map(|it| it.player), confirmed },
        _ => LeagueRequest::Make(Box::new(LeagueDraft {
            name: options.text("name").to_owned(),
            variants: options.text("variant").to_owned(),
            clock: options.text("clock").to_owned(),
            start: options.text("start").to_owned(),
            days,
            size: options.number("size"),
            at_once: options.number("games"),
            is_double: options.text("rounds") == "double",
            rated: options.switch("rated"),
            repeats: options.flag("repeats"),
        })),
    }))
}

impl Question<'_> {
    /// A list of leagues, or one of them. `None` if the core has something to decide.
    async fn leagues(&self) -> Result<Option<Answer>, Answer> {
        let aim = aim(&self.options);
        if !SHOWN.contains(&aim) {
            return Ok(None);
        }
        // Leagues are of a community.
        let server = self.server.as_ref().ok_or(Refusal::from(LeagueRefusal::NeedsServer))?;
        let named = number(&self.options);
        if let Some(number) = named {
            let league = self.store.league(number).await?;
            let league = self.in_sight(league.into_iter().collect()).await.pop();
            let league = league.filter(|league| league.server == *server);
            let league = league.ok_or(Refusal::from(LeagueRefusal::NoSuchLeague(number)))?;
            return self.one(&league, aim).await.map(Some);
        }
        let mut leagues = self.in_sight(self.store.leagues_of(server).await?).await;
        if let which @ WhichLeague::Name(name) = &which(&self.options) {
            leagues.retain(|league| which.can_be(&league.terms.name));
            // Of several seasons, the newest one that has begun.
            let begun = leagues.iter().filter(|league| league.began().is_some());
            let newest = begun.max_by_key(|it| it.id).or(leagues.iter().max_by_key(|it| it.id));
            let none = || Refusal::from(LeagueRefusal::NoneCalled(name.clone()));
            return self.one(newest.ok_or_else(none)?, aim).await.map(Some);
        }
        if aim == "list" && !self.options.text("what").is_empty() {
            return Ok(Some(self.list(&leagues)));
        }
        let standing = || leagues.iter().filter(|league| !league.is_over());
        let own: Vec<&League> = standing().filter(|league| league.has(&self.from)).collect();
        let others: Vec<&League> = standing().collect();
        match (own.as_slice(), others.as_slice()) {
            // Without another word one's own is meant.
            ([one], others) => {
                let answer = self.one(one, aim).await?;
                let rest = others.iter().filter(|it| it.stage != LeagueStage::Draft);
                Ok(Some(match rest.count().saturating_sub(1) {
                    0 => answer,
                    others => answer.and(other_leagues(others)),
                }))
            }
            _ if aim == "list" => Ok(Some(self.list(&leagues))),
            ([], [one]) => self.one(one, aim).await.map(Some),
            ([], []) => Err(Refusal::from(LeagueRefusal::NoneHere).into()),
            ([], several) | (several, _) => {
                let several = several.iter().map(|league| one_of_several(league)).collect();
                Err(Refusal::from(LeagueRefusal::Several(several)).into())
            }
        }
    }

    fn list(&self, leagues: &[League]) -> Answer {
        Answer::text(league_list(leagues, &self.from, self.now))
    }

    /// A league on show, or as a file.
    async fn one(&self, league: &League, aim: &str) -> Result<Answer, Answer> {
        if aim != "file" {
            return self.shown(league).await;
        }
        let mut hashes = BTreeMap::new();
        for begun in league.games.iter().filter(|begun| begun.end.is_some()) {
            // One that cannot be read has no hash here, and keeps nobody from the others.
            if let Ok(Some(record)) = self.store.record(begun.game).await {
                hashes.insert(begun.game, Chain::of(&record).last().to_string());
            }
        }
        let accounts = self.accounts(league).await?;
        let account = |player: &PlayerId| {
            let account = accounts.get(player).map(|account| account.as_str().to_owned());
            account.unwrap_or_default()
        };
        let file = league_file(league, account, |begun| hashes.get(&begun.game).cloned());
        let (name, season) = (&league.terms.name, league.season);
        let answer = Answer::text(message!("league-file", name, season));
        let file_name = Some(format!("league-{}.csv", league.id));
        Ok(Answer { file: file_name, ..answer.showing(Show::Document(file)) })
    }

    /// The account of each player where the league is played: no account of another network is told there.
    async fn accounts(&self, league: &League) -> Result<BTreeMap<PlayerId, PlayerId>, Answer> {
        let mut accounts = BTreeMap::new();
        for player in league.players.iter().map(|it| &it.player) {
            let there = self.store.account_on(player, league.place.network()).await?;
            accounts.extend(there.map(|account| (player.clone(), account)));
        }
        Ok(accounts)
    }

    /// A league in words, with its results as a picture.
    async fn shown(&self, league: &League) -> Result<Answer, Answer> {
        let division = self.options.number("division");
        let actions = league_actions(league, &self.from);
        let text = league_shown(league, &self.from, division, self.now);
        let answer = Answer { actions, ..Answer::text(text) };
        let results = league_results(league, &self.from, division);
        if results.is_empty() {
            return Ok(answer);
        }
        let accounts = self.accounts(league).await?;
        let account = |player: &PlayerId| accounts.get(player).unwrap_or(player).clone();
        let table = Box::new(LeagueTable::of(results, account));
        let theme = self.wishes().await?.look.theme;
        Ok(answer.and(league_signs()).showing(Show::Results { table, theme }))
    }

    /// The leagues among these that the caller sees.
    async fn in_sight(&self, leagues: Vec<League>) -> Vec<League> {
        let places = leagues.iter().map(|league| (&league.server, &league.place));
        let visibility = self.visibility(places).await;
        let viewer = self.viewer(&visibility);
        leagues.into_iter().filter(|league| league.is_visible_to(viewer)).collect()
    }
}
