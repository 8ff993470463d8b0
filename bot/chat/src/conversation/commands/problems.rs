//! The command `problem`: its options, what is worked out before the core decides, and its answers.

use super::registration::{Call, Concern, Registered};
use crate::conversation::common_options::MATES;
use crate::conversation::common_options::{OF_PROBLEMS, variant};
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::conversation::searches::{Paced, searched};
use crate::conversation::{Answer, Options, Question, Show};
use menagerie_core::model::refusal::{ProblemRefusal, Refusal};
use menagerie_core::model::request::{Command, ProblemRequest, Which};
use menagerie_core::model::state::{Attempt, Problem};
use menagerie_core::problem::{EFFORT, Origin, Solvers};
use menagerie_core::{ProblemId, Server};
use menagerie_store::{Store, StoreError};

pub(super) const PROBLEM: Registered = Registered {
    options: problem_options,
    concern: Concern::Caller,
    call: Call::LookedUp(|_, _| None, |question, _| Box::pin(question.to_decide())),
    look: Some(|question| {
        Box::pin(async {
            if question.is_about_problems() {
                question.problems().await.map(Some)
            } else {
                Ok(None)
            }
        })
    }),
};

fn problem_options() -> Vec<OptionSchema> {
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
}

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
    fn of(options: &Options) -> Result<Self, ProblemRefusal> {
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
            Some(option) => Err(ProblemRefusal::Stray { what, option }),
            None => Ok(aim),
        }
    }
}

impl Question<'_> {
    /// Whether the core has nothing to decide: the caller only looks, the options cannot be read,
    /// or there are no problems outside of a server.
    fn is_about_problems(&self) -> bool {
        self.server.is_none()
            || matches!(Aim::of(&self.options), Err(_) | Ok(Aim::Show | Aim::List))
    }

    /// A problem, or a list of them.
    async fn problems(&self) -> Result<Answer, StoreError> {
        let Some(server) = &self.server else {
            return Ok(Refusal::from(ProblemRefusal::NeedsServer).into());
        };
        match Aim::of(&self.options) {
            Err(refusal) => Ok(Refusal::from(refusal).into()),
            Ok(Aim::List) => self.problem_list(server).await,
            Ok(_) => match self.problem_named() {
                Ok(id) => self.problem(id).await,
                Err(refusal) => Ok(refusal.into()),
            },
        }
    }

    async fn to_decide(&self) -> Result<Option<Command>, Answer> {
        match self.about_problem().await {
            Ok(Ok(wish)) => Ok(Some(Command::Problem(wish))),
            Ok(Err(refusal)) => Err(refusal.into()),
            Err(error) => Err(Answer::unread(&error)),
        }
    }

    /// The request for the core, with everything that can be worked out beforehand.
    async fn about_problem(&self) -> Result<Result<ProblemRequest, Refusal>, StoreError> {
        match Aim::of(&self.options) {
            Err(refusal) => Ok(Err(refusal.into())),
            Ok(Aim::Create) => self.draft().await,
            Ok(Aim::Solve) => self.judged().await,
            Ok(Aim::BeginAnew) => Ok(self.problem_named().map(ProblemRequest::BeginAnew)),
            Ok(_) => Ok(self.problem_named().map(ProblemRequest::Withdraw)),
        }
    }

    fn problem_named(&self) -> Result<ProblemId, Refusal> {
        let number = self.options.text("number").parse();
        number.map(ProblemId).map_err(|_| ProblemRefusal::NoNumber.into())
    }

    /// A new problem, checked against the rules.
    async fn draft(&self) -> Result<Result<ProblemRequest, Refusal>, StoreError> {
        let given = ["ply", "variant", "setup", "goal", "line"];
        let [ply, variant, setup, goal, line] =
            given.map(|name| self.options.text(name).to_owned());
        let is_setup = !variant.is_empty() || !setup.is_empty();
        let is_game = self.options.which() != Which::Here || !ply.is_empty();
        let game = match is_setup {
            true if is_game => return Ok(Err(ProblemRefusal::GameAndSetup.into())),
            true => None,
            false => match self.game(self.options.which()).await? {
                Ok(game) => Some(game),
                Err(refusal) => return Ok(Err(refusal)),
            },
        };
        let variant = match game {
            Some(_) => None,
            None => match self.variant_named(&variant).await? {
                Ok(variant) => Some(variant),
                Err(refusal) => return Ok(Err(refusal)),
            },
        };
        let running = if game.is_none() {
            self.store.running_games_of(&self.from).await?
        } else {
            Vec::new()
        };
        let mates = (1..).zip(MATES).find(|(_, word)| *word == goal);
        let mate = mates.map(|(moves, _)| moves);
        let draft = searched(&self.from, move |turn| {
            let origin = match (&game, &variant) {
                (Some(game), _) => Origin::Game(game, &ply),
                (None, Some(variant)) => Origin::Setup(variant, &setup, &running),
                (None, None) => return Err(Refusal::NoGameHere),
            };
            menagerie_core::problem::draft(origin, mate, &line, Paced::new(EFFORT, turn))
        });
        Ok(draft.await?.flatten().map(|draft| ProblemRequest::Make(Box::new(draft))))
    }

    /// The caller's move in a solution, checked as far as it is right.
    async fn judged(&self) -> Result<Result<ProblemRequest, Refusal>, StoreError> {
        let id = match self.problem_named() {
            Ok(id) => id,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let Some((problem, attempt)) = self.seen(id).await? else {
            return Ok(Err(ProblemRefusal::NoSuchProblem(id).into()));
        };
        if let Err(refusal) = problem.open_to(&self.from, &attempt) {
            return Ok(Err(refusal.into()));
        }
        let typed = self.options.text("move").to_owned();
        let judged = searched(&self.from, move |turn| {
            menagerie_core::problem::judge(&problem, &attempt, &typed, Paced::new(EFFORT, turn))
        });
        Ok(judged.await?.flatten().map(|judgement| ProblemRequest::Solve(Box::new(judgement))))
    }

    /// A problem that the caller sees, and their progress in it.
    async fn seen(&self, id: ProblemId) -> Result<Option<(Problem, Attempt)>, StoreError> {
        let problem = self.store.problem(id).await?;
        let visibility = self.visibility(problem.iter().map(|it| (&it.server, &it.place))).await;
        let viewer = self.viewer(&visibility);
        let Some(problem) = problem.filter(|problem| problem.is_visible_to(viewer)) else {
            return Ok(None);
        };
        let attempt = self.store.attempt(id, &self.from).await?;
        Ok(Some((problem, attempt)))
    }

    /// A problem with the board as far as the caller has come.
    pub(in crate::conversation) async fn problem(
        &self,
        id: ProblemId,
    ) -> Result<Answer, StoreError> {
        let Some((problem, attempt)) = self.seen(id).await? else {
            return Ok(Refusal::from(ProblemRefusal::NoSuchProblem(id)).into());
        };
        let mut solvers = Solvers { named: Vec::new(), others: problem.solved_by };
        for solver in self.store.solvers(id).await? {
            if !self.is_private(&solver).await? {
                solvers.named.push(solver);
                solvers.others = solvers.others.saturating_sub(1);
            }
        }
        let preferences = self.wishes().await?;
        let bottom = preferences.view.bottom(Some(problem.start.turn()));
        let show =
            menagerie_core::problem::problem_on_show(&problem, &attempt, bottom).map(|picture| {
                Show::Board { picture: Box::new(picture), style: preferences.style(), crop: None }
            });
        let text = menagerie_core::problem::problem_shown(&problem, &self.from, &attempt, &solvers);
        Ok(Answer { show, ..Answer::text(text) })
    }

    async fn problem_list(&self, server: &Server) -> Result<Answer, StoreError> {
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
