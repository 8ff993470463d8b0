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

/// A fact: something that has become true by a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A challenge was made.
    ChallengeMade {
        /// Its number.
        id: ChallengeId,
        /// The challenger.
        challenger: PlayerId,
        /// The invited member, or everyone.
        to: Invited,
        /// The variant's id.
        variant: String,
        /// The variant's revision.
        revision: u32,
        /// The side that the challenger wants.
        side: SideRequest,
        /// The position to start from.
        start: Start,
        /// The clock.
        control: Control,
        /// The community.
        server: Server,
        /// The place.
        place: Place,
        /// Until when it can be answered.
        expires: Timestamp,
        /// The code by which it is joined from elsewhere, if it can be.
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
    /// A game has come of a challenge to everyone, which others can still join.
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
    /// A challenge was withdrawn.
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
    /// A conditional move was played, in answer to the move before it.
    ConditionalMovePlayed {
        /// The game.
        game: GameId,
        /// The number of plies played before it.
        ply: usize,
        /// The move in coordinates.
        coordinates: String,
    },
    /// A player has changed their conditional moves.
    PlanSettled {
        /// The game.
        game: GameId,
        /// The player's side.
        by: Color,
        /// The new plan; nothing if it is gone.
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
        /// The side that agreed; nobody, if the move was taken back alone.
        agreed_by: Option<Color>,
    },
    /// A draw was offered.
    DrawOffered {
        /// The game.
        game: GameId,
        /// The side that offers.
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
    /// The standing draw offer is over.
    DrawOfferGone(GameId),
    /// A game is seen on another network, too.
    WindowOpened {
        /// The game.
        game: GameId,
        /// The window.
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
    /// A player has left the community where a game is played, or is back.
    PresenceNoted {
        /// The game.
        game: GameId,
        /// The player's side.
        side: Color,
        /// Since when they are known to be gone; nothing if they are back.
        gone_at: Option<Timestamp>,
    },
    /// A lost place of a game is its place again, with the place of its own that it had there.
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
        /// The agreed control.
        control: Control,
        /// The network whose outages stop the clock.
        network: String,
    },
    /// A clock has a new state.
    ClockSet {
        /// The game.
        game: GameId,
        /// The state.
        state: State,
        /// When to look at the clock again.
        due: Option<Timestamp>,
    },
    /// The cost of a move.
    MoveTimed {
        /// The game.
        game: GameId,
        /// The cost.
        row: MoveRow,
    },
    /// An hour of a member's vacation was paid at a deadline.
    HourPaid {
        /// The member.
        player: PlayerId,
        /// The deadline, at which the hour begins.
        from: Timestamp,
    },
    /// The bot was away from a network.
    OutageNoted {
        /// The network.
        network: String,
        /// The part of the outage that was not known.
        outage: clock::Span,
        /// Whether it is made up for, so that all clocks of the network are looked at.
        credited: bool,
    },
    /// A game is stopped, or all games of a community.
    Frozen(Frozen),
    /// A game goes on, or all games of a community.
    Thawed {
        /// What was stopped.
        what: Stopped,
        /// From when on it goes on.
        at: Timestamp,
    },
    /// A member has changed their zone or days off.
    HabitsSettled {
        /// The member.
        player: PlayerId,
        /// All of their zones and days off, the oldest first.
        habits: Vec<Habit>,
    },
    /// A member has changed another setting of time.
    MemberSettled {
        /// The member.
        player: PlayerId,
        /// Their quiet hours.
        quiet: Option<Quiet>,
        /// Since when hours are paid automatically at a deadline, if they are.
        automatic: Option<Timestamp>,
    },
    /// A member's requested vacations.
    VacationsSettled {
        /// The member.
        player: PlayerId,
        /// All of them.
        vacations: Vec<Vacation>,
    },
    /// A moderator has ended a game.
    GameAdjudicated {
        /// The game.
        game: GameId,
        /// The moderator and the reason.
        ruling: Ruling,
    },
    /// A challenge was made as the rematch of a finished game.
    RematchOf {
        /// The challenge.
        challenge: ChallengeId,
        /// The finished game.
        game: GameId,
    },
    /// A member has blocked a player.
    Blocked {
        /// The member.
        player: PlayerId,
        /// The blocked player.
        blocked: PlayerId,
    },
    /// A member has lifted a block.
    Unblocked {
        /// The member.
        player: PlayerId,
        /// The player who was blocked.
        blocked: PlayerId,
    },
    /// A player has made a proposal to the opponent.
    ProposalMade {
        /// The game.
        game: GameId,
        /// The proposal.
        proposal: Proposal,
    },
    /// A proposal does not wait for an answer any more.
    ProposalSettled {
        /// The game.
        game: GameId,
        /// Its number in the game.
        number: usize,
        /// Its outcome.
        state: ProposalState,
    },
    /// A person watches a game of others.
    Watched {
        /// The game.
        game: GameId,
        /// The spectator.
        watcher: PlayerId,
    },
    /// A side has changed whether spectators may analyze its game.
    AnalysisSettled {
        /// The game.
        game: GameId,
        /// The side.
        by: Color,
        /// How often the side has changed it by now. After an odd number, an analysis is forbidden.
        changes: u32,
    },
    /// The place where the spectators of a game talked does not exist any more.
    GalleryLost(GameId),
    /// A person or a community has changed a setting.
    SettingChanged {
        /// Whose setting it is.
        holder: Holder,
        /// The setting.
        setting: Setting,
        /// The new word.
        word: String,
    },
    /// A community has changed where games are begun, or which.
    LimitChanged(LimitChange),
    /// A player's quiet hours put off the notice of their turn.
    AlertPutOff {
        /// The game.
        game: GameId,
        /// The player.
        player: PlayerId,
        /// The plies played when it is their turn.
        ply: usize,
        /// When they will be told.
        until: Timestamp,
    },
    /// No notice of a turn in this game is put off any more.
    AlertSettled(GameId),
    /// A member was told everything that is not about one turn, up to a moment: the daily list of
    /// games, and the end of a vacation.
    MemberTold {
        /// The member.
        player: PlayerId,
        /// The last day whose list they had, or could have had.
        day: Option<Day>,
        /// Until when they know about their vacations.
        until: Timestamp,
        /// When there is something to tell next; nothing if nothing is foreseen.
        due: Option<Timestamp>,
    },
    /// A fact about a problem.
    Problem(ProblemFact),
    /// A fact about an uploaded variant.
    Sent(UploadFact),
    /// A member has a code for their other account. It replaces an older code.
    LinkCodeMade {
        /// The account that has made it.
        account: PlayerId,
        /// The account's name on its network.
        handle: String,
        /// The hash of the code.
        hash: String,
        /// Until when it can be used.
        expires: Timestamp,
    },
    /// A code was typed. It can be confirmed with that account, and used with no other.
    LinkCodeTyped {
        /// The number of the code.
        code: i64,
        /// The account that has typed it.
        by: PlayerId,
    },
    /// Two accounts are one member from now on. The code is used up.
    Linked {
        /// The account that gets another name.
        account: PlayerId,
        /// The member's name.
        member: PlayerId,
        /// The names of both on their networks: the account, then the member.
        handles: [String; 2],
    },
    /// Two linked accounts are two members again.
    Unlinked {
        /// The link that they had.
        link: Link,
    },
    /// A community's settings are deleted, with all that belongs to nobody else.
    CommunityForgotten(Server),
    /// All data about a person is deleted. What others share with them bears another name.
    Forgotten {
        /// The person's names: the member's, and those of all their accounts.
        accounts: Vec<PlayerId>,
        /// The name of the ghost that stands for them from now on.
        ghost: PlayerId,
        /// The display name of that ghost on every network.
        called: String,
    },
    /// A person keeps something private about a game, or removes it.
    Private {
        /// The person.
        by: PlayerId,
        /// The game.
        game: GameId,
        /// The private note or line.
        what: Private,
    },
}
