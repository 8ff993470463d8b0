//! Clocks, proposals, rulings, conditional moves and members' time in one game, by chance: in every
//! mix, the record adds up.

use crate::record::exports::record;
use crate::record::whole_records::moved;
use crate::table::{CHANNEL, NOON, THREAD, Table, accept, answer, done, move_of, person, undo};
use crate::time::shared_hours::{automatic, vacation};
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::clock::{DAY, HOUR};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Opponent, Presence, Which};
use menagerie_core::notebook::types::NotebookRequest;
use menagerie_core::offer::types::{OfferRequest, ProposalState};
use menagerie_core::plan::types::{PlanDeed, PlanRequest};
use menagerie_core::record::{Form, Proof, Replayed, read, written};
use menagerie_core::vacation::types::VacationRequest;
use menagerie_core::{GameId, Timestamp};
use menagerie_rules::{Line, notation};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

/// Two people who do anything that comes into their minds, at chess from a position with Black to
/// move.
struct Dicers {
    table: Table,
    dice: StdRng,
}

const BLACK_FIRST: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";

impl Dicers {
    async fn new(seed: u64) -> Self {
        let mut table = Table::new().await;
        table.stop_at(NOON);
        let mut dice = StdRng::seed_from_u64(seed);
        let clocks = ["none", "days 3d", "days 2d soft", "fischer 3d 1d 4d soft", "gc-2019"];
        let challenge = Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
            variant: "chess".to_owned(),
            side: SideRequest::First,
            start: StartRequest { setup: BLACK_FIRST.to_owned(), ..StartRequest::default() },
            clock: clocks[dice.random_range(0..clocks.len())].to_owned(),
            terms: Terms::default(),
        }));
        done(&table.private("Ann", CHANNEL, challenge).await);
        done(&table.private("Bob", CHANNEL, accept(1)).await);
        table.open_thread(GameId(1), THREAD).await;
        table.deliver().await;
        table.look().await;
        Self { table, dice }
    }

    /// One of the first moves that there are, so that the same ones come again.
    fn any(&mut self, line: &Line) -> Option<String> {
        let legal = line.position().legal_moves();
        let chosen = legal.get(self.dice.random_range(0..4.min(legal.len()).max(1)))?;
        Some(notation::coordinates(line.position().variant(), chosen))
    }

    fn pair(&mut self, line: &Line) -> Option<String> {
        let mut line = line.clone();
        let mut moves = Vec::new();
        for _ in 0..2 {
            let next = self.any(&line)?;
            let mv = notation::from_coordinates(line.position(), &next).expect("it is legal");
            line.play(&mv).expect("it is legal");
            moves.push(next);
        }
        Some(moves.join(" "))
    }

    async fn step(&mut self) {
        let game = self.table.game().await;
        let [next, other] = if game.player(game.turn()) == &person("Ann") {
            ["Ann", "Bob"]
        } else {
            ["Bob", "Ann"]
        };
        let which = Which::Here;
        let who = if self.dice.random() { next } else { other };
        let number = game.standing_proposal().map_or(0, |proposal| proposal.number);
        let moves = self.any(&game.line).unwrap_or_default();
        let (caller, command) = match self.dice.random_range(0..30) {
            0..9 => (next, move_of(&moves)),
            9 => (next, move_of(&format!("{moves} ="))),
            10..14 => (
                other,
                Command::Plan(PlanRequest {
                    which,
                    deed: PlanDeed::Add {
                        line: self.pair(&game.line).unwrap_or_default(),
                        confirmed: None,
                    },
                }),
            ),
            14..18 => (who, undo()),
            18..22 => (if who == next { other } else { next }, answer(number, self.dice.random())),
            22 => (who, Command::Ending(EndingRequest::Draw { which })),
            23 => (
                other,
                Command::Offer(OfferRequest::Give { which, length: "2d".to_owned(), shown: None }),
            ),
            24 => (other, Command::Offer(OfferRequest::Claim { which })),
            25 => (who, automatic(["on", "off"][self.dice.random_range(0..2)])),
            26 => (who, vacation("3d")),
            27 => (
                who,
                Command::Vacation(VacationRequest { end: true, ..VacationRequest::default() }),
            ),
            28 if self.dice.random_range(0..6) == 0 => {
                (who, Command::Offer(OfferRequest::Abort { which, confirmed: true }))
            }
            _ => {
                (who, Command::Notebook(NotebookRequest::Note { which, text: "so far".to_owned() }))
            }
        };
        self.table.private(caller, THREAD, command).await;
    }

    /// Due work is done now and then, and not always before somebody calls.
    async fn wait(&mut self) {
        let longest = [60, HOUR, HOUR, 2 * DAY][self.dice.random_range(0..4)];
        self.table.wait(self.dice.random_range(0..longest));
        if self.dice.random_range(0..3) > 0 {
            self.table.look().await;
        }
        self.table.deliver().await;
    }

    async fn holds(&mut self) {
        let game = self.table.game().await;
        let known = record(&self.table.store, 1).await;
        let replayed = Replayed::of(known).expect("its moves are legal");
        let text = written(&replayed, Form::Json).expect("its times are times");
        read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        let proof = Proof::of(&replayed);
        assert!(proof.is_ok(), "{:?}:\n{text}", proof.err());
        let open = game.proposals.iter().filter(|it| it.state == ProposalState::Open).count();
        assert!(open <= usize::from(game.end.is_none()), "{text}");
        let never = Timestamp(NOON + 100_000 * DAY);
        let due = self.table.store.due_clocks("test", never).await.expect("reads");
        let clock = game.timing.as_ref().and_then(|timing| timing.clock.as_ref()).expect("it runs");
        let state = clock.state();
        assert_eq!(due.is_empty(), game.end.is_some(), "{text}");
        assert_eq!(state.finish.is_some(), game.end.is_some(), "{text}");
        if game.end.is_none() {
            assert_eq!((state.turn, state.plies as usize), (game.turn(), game.line.ply()));
            assert!(state.sides.iter().all(|side| side.bank >= 0) && clock.nobody() >= 0, "{text}");
        } else {
            assert!(!game.is_overdue() && game.draw_offer.is_none(), "{text}");
        }
    }
}

/// In every mix, the record adds up, the clock stands where the moves do, and a game that has ended
/// waits for nothing.
#[tokio::test]
async fn whatever_comes_together_the_record_adds_up() {
    let (mut ends, mut plies) = (BTreeSet::new(), 0);
    for seed in 0..6 {
        let mut dicers = Dicers::new(seed).await;
        for _ in 0..60 {
            dicers.step().await;
            dicers.holds().await;
            dicers.wait().await;
            if let Some(end) = dicers.table.game().await.end {
                ends.insert(end.ending.word());
                dicers.holds().await;
                moved(&dicers.table).await;
                break;
            }
        }
        let game = dicers.table.game().await;
        plies += game.line.ply() + game.taken_back.len();
    }
    assert!(!ends.is_empty() && plies > 100, "{ends:?} {plies}");
}
