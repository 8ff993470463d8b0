//! Facts: what has become true by a decision. The store writes each as rows.

use super::Code;
use super::request::{ProblemFact, SideRequest};
use super::state::{
    End, Frozen, Holder, Invited, LimitChange, Link, Plan, Private, Proposal, ProposalState,
    Ruling, Setting, Start, Stopped, UploadFact, Window,
};
use crate::clock::{self, Control, Day, Habit, MoveRow, Quiet, State, Vacation};
use crate::{ChallengeId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::Color;

/// Something that has become true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Somebody has invited somebody.
    ChallengeMade {
        /// Its number.
        id: ChallengeId,
        /// Who invites.
        challenger: PlayerId,
        /// Who is invited.
        to: Invited,
        /// The variant's id.
        variant: String,
        /// The variant's revision.
        revision: u32,
        /// The side the challenger wants.
        side: SideRequest,
        /// The position to start from.
        start: Start,
        /// The clock.
        control: Control,
        /// The community.
        server: Server,
        /// Where.
        place: Place,
        /// Until when it can be answered.
        expires: Timestamp,
        /// By which it is joined from elsewhere, if it can be.
        code: Option<Code>,
    },
    /// A challenge has become a game.
    ChallengeAccepted {
        /// The challenge.
        id: ChallengeId,
        /// The game.
        game: GameId,
        /// The players, the first mover first.
        players: [PlayerId; 2],
        /// The position it starts from.
        start_fen: String,
    },
    /// A game has come of a challenge that anybody can join, and others still can.
    ChallengeJoined {
        /// The challenge.
        id: ChallengeId,
        /// The game.
        game: GameId,
        /// The players, the first mover first.
        players: [PlayerId; 2],
        /// The position it starts from.
        start_fen: String,
    },
    /// A challenge was declined.
    ChallengeDeclined(ChallengeId),
    /// A challenge was taken back.
    ChallengeWithdrawn(ChallengeId),
    /// Nobody has answered a challenge in time.
    ChallengeExpired(ChallengeId),
    /// A move was played.
    MovePlayed {
        /// The game.
        game: GameId,
        /// The number of plies played before it.
        ply: usize,
        /// The move in coordinates.
        coordinates: String,
    },
    /// A conditional move was played, because of the move before it.
    ConditionalMovePlayed {
        /// The game.
        game: GameId,
        /// The number of plies played before it.
        ply: usize,
        /// The move in coordinates.
        coordinates: String,
    },
    /// What a player has settled to do if the opponent plays certain moves.
    PlanSettled {
        /// The game.
        game: GameId,
        /// Whose it is.
        by: Color,
        /// All of it; nothing if there is none any more.
        plan: Option<Plan>,
    },
    /// The last move was taken back.
    MoveTakenBack {
        /// The game.
        game: GameId,
        /// The number of plies played before it.
        ply: usize,
        /// The move in coordinates.
        coordinates: String,
        /// Who has agreed to it; nobody, if it was taken back alone.
        agreed_by: Option<Color>,
    },
    /// A draw was offered.
    DrawOffered {
        /// The game.
        game: GameId,
        /// Who offers.
        by: Color,
        /// The number of plies played.
        ply: usize,
    },
    /// The standing draw offer was declined otherwise than by a move.
    DrawDeclined {
        /// The game.
        game: GameId,
        /// The number of plies played.
        ply: usize,
    },
    /// The standing draw offer is no more.
    DrawOfferGone(GameId),
    /// A game is seen on another network, too.
    WindowOpened {
        /// The game.
        game: GameId,
        /// Where.
        window: Window,
    },
    /// The own place of a game does not exist any more.
    OwnPlaceLost {
        /// The game.
        game: GameId,
        /// The place.
        place: Place,
    },
    /// A place where a game was begun or joined does not exist any more.
    PlaceLost {
        /// The game.
        game: GameId,
        /// The place.
        place: Place,
    },
    /// A game whose place was lost goes on at another one of the same network.
    PlaceAdopted {
        /// The game.
        game: GameId,
        /// The place.
        place: Place,
    },
    /// A player of a game has left where it is played, or is there again.
    PresenceNoted {
        /// The game.
        game: GameId,
        /// The player's side.
        side: Color,
        /// Since when they are known to be gone; nothing if they are there again.
        gone_at: Option<Timestamp>,
    },
    /// A place that a game had lost is its place again, with what was its own there.
    PlaceRegained {
        /// The game.
        game: GameId,
        /// The place.
        place: Place,
    },
    /// A game has ended.
    GameEnded {
        /// The game.
        game: GameId,
        /// Its result.
        end: End,
    },
    /// A game that begins has a clock.
    ClockAgreed {
        /// The game.
        game: GameId,
        /// What was agreed.
        control: Control,
        /// The network whose outages stop it.
        network: String,
    },
    /// A clock has come to stand so.
    ClockSet {
        /// The game.
        game: GameId,
        /// How it stands.
        state: State,
        /// When to look at it again.
        due: Option<Timestamp>,
    },
    /// What a move has cost.
    MoveTimed {
        /// The game.
        game: GameId,
        /// Its cost.
        row: MoveRow,
    },
    /// An hour of somebody's vacation is paid at a deadline.
    HourPaid {
        /// Whose.
        player: PlayerId,
        /// The deadline, at which it begins.
        from: Timestamp,
    },
    /// We were away from a network.
    OutageNoted {
        /// The network.
        network: String,
        /// What of it was not known.
        outage: clock::Span,
        /// Whether it is made up for, so that all clocks there are looked at.
        credited: bool,
    },
    /// A game stands still, or all of a community.
    Frozen(Frozen),
    /// A game goes on, or all of a community do.
    Thawed {
        /// What stood still.
        what: Stopped,
        /// Since when it goes on.
        at: Timestamp,
    },
    /// Where somebody has lived, and which days they had off there.
    HabitsSettled {
        /// Who.
        player: PlayerId,
        /// All of it, the oldest first.
        habits: Vec<Habit>,
    },
    /// What else somebody has settled about their time.
    MemberSettled {
        /// Who.
        player: PlayerId,
        /// When they want to hear nothing.
        quiet: Option<Quiet>,
        /// Since when hours are paid by themselves at a deadline, if they are.
        automatic: Option<Timestamp>,
    },
    /// The vacations that somebody has asked for.
    VacationsSettled {
        /// Who.
        player: PlayerId,
        /// All of them.
        vacations: Vec<Vacation>,
    },
    /// Somebody who keeps order has decided how the game has ended.
    GameAdjudicated {
        /// The game.
        game: GameId,
        /// Who, and why.
        ruling: Ruling,
    },
    /// A challenge was made to another game after one that has ended.
    RematchOf {
        /// The challenge.
        challenge: ChallengeId,
        /// The game that has ended.
        game: GameId,
    },
    /// Somebody does not want to play against somebody.
    Blocked {
        /// Who.
        player: PlayerId,
        /// Against whom.
        blocked: PlayerId,
    },
    /// Somebody plays against somebody again.
    Unblocked {
        /// Who.
        player: PlayerId,
        /// Against whom.
        blocked: PlayerId,
    },
    /// A player has asked the other for something.
    ProposalMade {
        /// The game.
        game: GameId,
        /// What is asked.
        proposal: Proposal,
    },
    /// A proposal does not wait for an answer any more.
    ProposalSettled {
        /// The game.
        game: GameId,
        /// Its number in the game.
        number: usize,
        /// What has become of it.
        state: ProposalState,
    },
    /// Somebody watches a game of others.
    Watched {
        /// The game.
        game: GameId,
        /// Who.
        watcher: PlayerId,
    },
    /// A side has changed whether its game may be analysed by those who watch it.
    AnalysisSettled {
        /// The game.
        game: GameId,
        /// Who has.
        by: Color,
        /// How often they have by now; it may not be after an odd number.
        changes: u32,
    },
    /// The place where those who watch a game talked does not exist any more.
    GalleryLost(GameId),
    /// A person or a community has set how they see boards.
    SettingChanged {
        /// Who.
        holder: Holder,
        /// What.
        setting: Setting,
        /// The word that holds from now on.
        word: String,
    },
    /// Where in a community games are begun, or which, is settled otherwise.
    LimitChanged(LimitChange),
    /// Somebody is told only after their quiet hours that it is their turn.
    AlertPutOff {
        /// The game.
        game: GameId,
        /// Who.
        player: PlayerId,
        /// After how many plies it is their turn.
        ply: usize,
        /// When they are told.
        until: Timestamp,
    },
    /// Nobody is still to be told of a turn in this game.
    AlertSettled(GameId),
    /// Until when somebody was told of what is not about one turn: once a day of their games, and
    /// of the end of a vacation.
    MemberTold {
        /// Who.
        player: PlayerId,
        /// The last day whose news they had, or could have had.
        day: Option<Day>,
        /// Until when they know of their vacations.
        until: Timestamp,
        /// When there is something to tell next; nothing if nothing is foreseen.
        due: Option<Timestamp>,
    },
    /// Something about a problem.
    Problem(ProblemFact),
    /// Something about a game that was sent as a file.
    Sent(UploadFact),
    /// Somebody has a code for their other account. It takes the place of an older one.
    LinkCodeMade {
        /// With which account it was made.
        account: PlayerId,
        /// What that is called on its network.
        handle: String,
        /// The hash of the code.
        hash: String,
        /// Until when it can be used.
        expires: Timestamp,
    },
    /// A code was typed: it can be confirmed with that account, and used with no other.
    LinkCodeTyped {
        /// The number of the code.
        code: i64,
        /// With which account.
        by: PlayerId,
    },
    /// Two accounts are one member's from now on; a code is used up.
    Linked {
        /// The account that gets another name.
        account: PlayerId,
        /// The name.
        member: PlayerId,
        /// What both are called on their networks: the account, then the member.
        handles: [String; 2],
    },
    /// They are two members again.
    Unlinked {
        /// What they were.
        link: Link,
    },
    /// What a community has settled goes, with what is of nobody else.
    CommunityForgotten(Server),
    /// All that is stored about a person goes. What others have of it bears another name.
    Forgotten {
        /// By which names they were known: the member's, and those of all their accounts.
        accounts: Vec<PlayerId>,
        /// The name of nobody that they bear from now on.
        ghost: PlayerId,
        /// What that is called everywhere.
        called: String,
    },
    /// A person keeps something about a game for themselves, or keeps it no more.
    Private {
        /// Who.
        by: PlayerId,
        /// The game.
        game: GameId,
        /// What.
        what: Private,
    },
}
