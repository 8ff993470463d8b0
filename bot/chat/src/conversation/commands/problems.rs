//! The command `problem`: its options, what is worked out before the core decides, and its answers.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::MATES;
use crate::conversation::common_options::{OF_PROBLEMS, variant};
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::conversation::searches::{Paced, searched};
use crate::conversation::{Answer, Options, Question, Show};
use crate::solvers::solvers;
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::problem::types::{Attempt, Problem, ProblemRefusal, ProblemRequest};
use menagerie_core::problem::{EFFORT, Origin};
use menagerie_core::{ProblemId, Server};
use menagerie_store::{Store, StoreError};

pub(super) const PROBLEM: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("what", choice("problem-what", OF_PROBLEMS)),
            OptionSchema::of("number", Kind::Number(1)),
            OptionSchema::of("move", Kind::Text),
            OptionSchema::of("again", Kind::Flag),
            OptionSchema::of("game", Kind::Number(1)),
            OptionSchema::of("ply", Kind::Text),
            variant(),
            OptionSchema::of("setup", Kind::Text),
            OptionSchema::of("goal", choice("goal", MATES)),
            OptionSchema::of("line", Kind::Text),
            OptionSchema::of("before", Kind::Number(1)),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Partly,
    offered: Offered::InCommunities,
    does: Does::LookOrLookedUp(
        |question| Box::pin(question.problems()),
        |question, _| Box::pin(question.to_decide()),
    ),
};

/// The subcommands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Create,
    Solve,
    BeginAnew,
    Show,
    List,
    Withdraw,
}

/// The option `what` of each subcommand, and its other options.
const GIVEN: [(Aim, &str, &[&str]); 6] = [
    (Aim::Create, "create", &["game", "ply", "variant", "setup", "goal", "line"]),
    (Aim::Solve, "solve", &["number", "move"]),
    (Aim::BeginAnew, "solve", &["number", "again"]),
    (Aim::Show, "show", &["number"]),
    (Aim::List, "list", &["before"]),
    (Aim::Withdraw, "withdraw", &["number"]),
];

/// All other options of the subcommands.
const OPTIONS: [&str; 10] =
    ["number", "move", "again", "game", "ply", "variant", "setup", "goal", "line", "before"];

impl Aim {
    /// The subcommand. If it is not named, the other options tell it.
    fn of(options: &Options) -> Result<Self, Refusal> {
        let is_given = |name: &&str| !options.text(name).is_empty();
        let aim = match options.text("what") {
            "solve" if options.flag("again") => Aim::BeginAnew,
            "" if options.flag("again") => Aim::BeginAnew,
            "" if is_given(&"move") => Aim::Solve,
            "" if is_given(&"number") => Aim::Show,
            "" if GIVEN[0].2.iter().any(is_given) => Aim::Create,
            word => GIVEN.iter().find(|(_, name, _)| *name == word).map_or(Aim::List, |it| it.0),
        };
        let (_, what, known) = GIVEN.iter().find(|it| it.0 == aim).copied().unwrap_or(GIVEN[4]);
        match OPTIONS.into_iter().find(|name| is_given(name) && !known.contains(name)) {
            Some(option) => Err(ProblemRefusal::Stray { what, option }.into()),
            None => Ok(aim),
        }
    }
}

impl Question<'_> {
    /// A problem, or a list of them. `None` if the core has something to decide.
    async fn problems(&self) -> Result<Option<Answer>, Answer> {
        let server = self.server.as_ref().ok_or(Refusal::from(ProblemRefusal::NeedsServer))?;
        match Aim::of(&self.options)? {
            Aim::List => self.problem_list(server).await.map(Some),
            Aim::Show => self.problem(self.problem_named()?).await.map(Some),
            Aim::Create | Aim::Solve | Aim::BeginAnew | Aim::Withdraw => Ok(None),
        }
    }

    /// The command for the core, with everything that can be worked out beforehand.
    async fn to_decide(&self) -> Result<Option<Command>, Answer> {
        let wish = match Aim::of(&self.options)? {
            Aim::Create => self.draft().await?,
            Aim::Solve => self.judged().await?,
            Aim::BeginAnew => ProblemRequest::BeginAnew(self.problem_named()?),
            _ => ProblemRequest::Withdraw(self.problem_named()?),
        };
        Ok(Some(Command::Problem(wish)))
    }

    fn problem_named(&self) -> Result<ProblemId, Refusal> {
        let number = self.options.text("number").parse();
        number.map(ProblemId).map_err(|_| ProblemRefusal::NoNumber.into())
    }

    /// A new problem, checked against the rules.
    async fn draft(&self) -> Result<ProblemRequest, Answer> {
        let given = ["ply", "variant", "setup", "goal", "line"];
        let [ply, variant, setup, goal, line] =
            given.map(|name| self.options.text(name).to_owned());
        let is_setup = !variant.is_empty() || !setup.is_empty();
        let is_game = self.options.which() != Which::Here || !ply.is_empty();
        let game = match is_setup {
            true if is_game => return Err(Refusal::from(ProblemRefusal::GameAndSetup).into()),
            true => None,
            false => Some(self.game(self.options.which()).await??),
        };
        let variant = match game {
            Some(_) => None,
            None => Some(self.variant_named(&variant).await??),
        };
        let running = if game.is_none() {
            self.store.running_games_of(&self.from).await?
        } else {
            Vec::new()
        };
        let mates = (1..).zip(MATES).find(|(_, word)| *word == goal);
        let mate = mates.map(|(moves, _)| moves);
        let letters = self.letters.clone();
        let draft = searched(&self.from, move |turn| {
            let origin = match (&game, &variant) {
                (Some(game), _) => Origin::Game(game, &ply),
                (None, Some(variant)) => Origin::Setup(variant, &setup, &running),
                (None, None) => return Err(Refusal::NoGameHere),
            };
            let effort = Paced::new(EFFORT, turn);
            menagerie_core::problem::draft(origin, mate, &letters, &line, effort)
        });
        Ok(ProblemRequest::Make(Box::new(draft.await?.flatten()?)))
    }

    /// The caller's move in a solution, checked as far as it is right.
    async fn judged(&self) -> Result<ProblemRequest, Answer> {
        let (problem, attempt) = self.seen(self.problem_named()?).await?;
        problem.open_to(&self.from, &attempt).map_err(Refusal::from)?;
        let (typed, letters) = (self.options.text("move").to_owned(), self.letters.clone());
        let judged = searched(&self.from, move |turn| {
            let effort = Paced::new(EFFORT, turn);
            menagerie_core::problem::judge(&problem, &attempt, &letters, &typed, effort)
        });
        Ok(ProblemRequest::Solve(Box::new(judged.await?.flatten()?)))
    }

    /// A problem that the caller sees, and their progress in it.
    async fn seen(&self, id: ProblemId) -> Result<(Problem, Attempt), Answer> {
        let problem = self.store.problem(id).await?;
        let visibility = self.visibility(problem.iter().map(|it| (&it.server, &it.place))).await;
        let viewer = self.viewer(&visibility);
        let problem = problem.filter(|problem| problem.is_visible_to(viewer));
        let problem = problem.ok_or(Refusal::from(ProblemRefusal::NoSuchProblem(id)))?;
        Ok((problem, self.store.attempt(id, &self.from).await?))
    }

    /// A problem with the board as far as the caller has come.
    pub(in crate::conversation) async fn problem(&self, id: ProblemId) -> Result<Answer, Answer> {
        let (problem, attempt) = self.seen(id).await?;
        let solvers = solvers(self.store, &problem).await?;
        let preferences = self.wishes().await?;
        let bottom = preferences.view.bottom(Some(problem.start.turn()));
        let show =
            menagerie_core::problem::problem_on_show(&problem, &attempt, bottom).map(|picture| {
                Show::Board { picture: Box::new(picture), style: preferences.style(), crop: None }
            });
        let text = menagerie_core::problem::problem_shown(&problem, &self.from, &attempt, &solvers);
        Ok(Answer { show, ..Answer::text(text) })
    }

    async fn problem_list(&self, server: &Server) -> Result<Answer, Answer> {
        let before = self.options.text("before").parse().ok().map(ProblemId);
        let (problems, is_cut) = self.problems_in_sight(server, before).await?;
        let mut seen = Vec::with_capacity(problems.len());
        for problem in problems {
            let attempt = self.store.attempt(problem.id, &self.from).await?;
            seen.push((problem, attempt));
        }
        Ok(Answer::text(menagerie_core::problem::problem_list(&seen, before, is_cut)))
    }

    /// The newest problems before `before` that the caller sees, and whether there are older ones.
    async fn problems_in_sight(
        &self,
        server: &Server,
        mut before: Option<ProblemId>,
    ) -> Result<(Vec<Problem>, bool), StoreError> {
        let mut seen = Vec::new();
        loop {
            let problems = self.store.problems(server, before).await?;
            let is_last = problems.len() <= Store::PROBLEMS_AT_A_TIME;
            before = problems.last().map(|problem| problem.id);
            let visibility =
                self.visibility(problems.iter().map(|it| (&it.server, &it.place))).await;
            let viewer = self.viewer(&visibility);
            seen.extend(problems.into_iter().filter(|problem| problem.is_visible_to(viewer)));
            if is_last || seen.len() > Store::PROBLEMS_AT_A_TIME {
                let is_cut = seen.len() > Store::PROBLEMS_AT_A_TIME;
                seen.truncate(Store::PROBLEMS_AT_A_TIME);
                return Ok((seen, is_cut));
            }
        }
    }
}
