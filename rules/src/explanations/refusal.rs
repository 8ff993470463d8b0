//! Why a text is not a move that can be made now. `words_of_refusal.rs` says it to the player.

use crate::{Move, Role, Square};

/// Why a text is not a legal move of a position. [`Refusal::sentence`] says it in words.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// There is no legal move any more.
    GameOver,
    /// The text is longer than any move.
    TooLong,
    /// The text is not in any notation; its beginning, safe to show.
    Unreadable(String),
    /// A text that would be a move without a character that belongs in none: the text without it, safe
    /// to show, and that character.
    OddCharacter {
        /// The typed text.
        typed: String,
        /// The character.
        odd: char,
    },
    /// A letter of another alphabet where a piece is named; safe to show.
    ForeignLetter(String),
    /// Something like a square that is not on the board; safe to show.
    SquareOffBoard(String),
    /// A letter that is no piece of the variant.
    UnknownLabel(String),
    /// A small letter that is a label and a file; the legal moves that it could mean, at least one,
    /// those of the piece before those of the Pawn.
    SmallLetter(Vec<Move>),
    /// Two squares that are a move only if ranks are counted from 0, where they are counted from 1; the
    /// legal moves that it could mean, at least one.
    RanksFromZero(Vec<Move>),
    /// No two pieces of this kind stand on one file, of which one could be the front one.
    NoPairOnFile(Role),
    /// A cross, where nothing would be captured.
    NothingToCapture {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// Castling in a variant without it.
    NoCastling,
    /// Castling while the piece that castles is not on the board.
    NoCastler(Role),
    /// Passing where the side may not.
    CannotPass {
        /// The reason against it.
        why: PassProblem,
    },
    /// A promotion as a move of its own that is not possible now.
    CannotBecomeThere {
        /// The square of the piece.
        from: Square,
        /// The kind that it would become.
        becomes: Role,
    },
    /// More than one move.
    SeveralMoves,
    /// Removing a piece that the move does not remove by the rules.
    RemovesPiece(Square),
    /// Putting a piece on the board, in a game without drops.
    DropsPiece(Square),
    /// A piece that cannot be dropped there, in a game with drops.
    CannotDrop {
        /// The kind of piece.
        role: Role,
        /// The square.
        to: Square,
        /// Why not.
        why: DropProblem,
    },
    /// The move is no drop, and a side that can drop a piece must.
    MustDrop {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// A piece that cannot enter behind the move, which is legal without it.
    CannotEnter {
        /// The kind of piece.
        role: Role,
        /// The origin of the move.
        from: Square,
        /// Its destination.
        to: Square,
        /// Where the piece was to enter.
        on: Square,
        /// Why not.
        why: EnterProblem,
    },
    /// A move that leaves open where the wall goes.
    NeedsWall {
        /// The origin of the move.
        from: Square,
        /// Its destination.
        to: Square,
    },
    /// A move that is legal but for its wall: no square is left for one.
    NoRoomForWall {
        /// The origin of the move.
        from: Square,
        /// Its destination.
        to: Square,
    },
    /// A wall that cannot stand there after the move, which is legal with another square for it.
    CannotWall {
        /// The origin of the move.
        from: Square,
        /// Its destination.
        to: Square,
        /// The square for the wall.
        on: Square,
        /// Why not.
        why: WallProblem,
    },
    /// A wall stands on this square: it is nobody's piece, and nothing takes it.
    WallThere(Square),
    /// Removing a square from the board.
    RemovesSquare(Square),
    /// Nobody stands on the origin.
    EmptyOrigin(Square),
    /// An enemy stands on the origin.
    NotYourPiece(Square),
    /// Another piece than named stands on the origin.
    WrongLabel {
        /// The origin.
        square: Square,
        /// The piece that was named.
        named: Role,
    },
    /// An own piece stands on the destination.
    OwnPieceThere {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The piece has no such movement.
    DoesNotMoveThere {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The piece moves like that, but somebody is in the way.
    Blocked {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Where the first piece in the way stands.
        at: Square,
    },
    /// The piece moves like that, but the board has a hole there.
    HoleBetween {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// The first hole in the way.
        at: Square,
    },
    /// The piece has several ways there, and somebody is in each of them.
    EveryWayBlocked {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Where the first pieces in the ways stand.
        at: Vec<Square>,
    },
    /// The piece never hops over pieces of this kind.
    NeverHopsOver {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// The piece between.
        at: Square,
    },
    /// The piece never captures pieces of this kind.
    NeverCaptures {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The piece never leaves a zone.
    OutsideZone {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// The zone, as its place in [`Variant::zones`](crate::Variant::zones).
        zone: usize,
    },
    /// The piece moves like that only while it stands in a zone.
    OnlyWithinZone {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// The zone, as its place in [`Variant::zones`](crate::Variant::zones).
        zone: usize,
    },
    /// The piece moves like that only on its first move, and has moved before.
    FirstMoveOnly {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The piece moves like that only to capture, and the destination is empty.
    NeedsCapture {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// A capture in passing, but the other piece has not made its multi-step just now.
    TooLateInPassing {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Where the piece stands that would have been captured.
        victim: Square,
        /// How many squares its multi-step has gone.
        squares: u8,
    },
    /// The piece moves like that only without capturing, and somebody is on the destination.
    MustNotCapture {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The piece goes there over exactly one other, and there are none or several.
    NeedsOneScreen {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Where somebody stands between.
        screens: Vec<Square>,
    },
    /// The piece goes there only over somebody, and nobody is there.
    NeedsSomebody {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Where somebody would have to stand; one of them is enough.
        at: Vec<Square>,
    },
    /// The own King would be in check, or another royal piece.
    LeavesKingAttacked {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// The royal piece.
        royal: Role,
        /// Where it would then stand.
        at: Square,
        /// Where the first piece that would give check stands.
        attacker: Square,
    },
    /// The capture would blow up the own royal piece.
    BlowsUpOwnKing {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// A Lion would take a Lion two squares away that is protected.
    ProtectedLion {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// The square of the piece that protects it.
        protector: Square,
    },
    /// Another piece would take a Lion, after a Lion was taken just before on another square.
    LionJustTaken {
        /// The origin.
        from: Square,
        /// Where the Lion stands.
        victim: Square,
        /// Where the other one was taken.
        at: Square,
    },
    /// The piece cannot take a piece on one square and go on to another.
    NotOver {
        /// The origin.
        from: Square,
        /// The square between.
        over: Square,
        /// The destination.
        to: Square,
    },
    /// The piece gets there only by a capture on the way.
    OnlyOnTheWay {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The Kings would look at each other with nobody between.
    KingsFace {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The move would give check, which is illegal in the variant.
    GivesCheck {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The move would capture nothing, and another one captures, as must be done where it can.
    MustCapture {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The King's initial leap is not possible.
    CannotLeap {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Why not.
        why: LeapProblem,
    },
    /// The King cannot castle.
    CannotCastle {
        /// Where the King stands.
        king: Square,
        /// Whether it would be towards the lower files.
        long: bool,
        /// Why not.
        why: CastlingProblem,
    },
    /// The piece may not become the named kind.
    PromotionNotAllowed {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// The kinds that it may become; nothing if it does not promote by this move.
        allowed: Vec<Role>,
    },
    /// The piece would be promoted there, and the side has as many as it may have of all that it may
    /// become.
    NothingToBecome {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// A short form of a piece that is not on the board, or not where it was said to be.
    NobodyThere {
        /// The kind of piece that was named.
        role: Role,
        /// The file that was named, from 0.
        file: Option<u8>,
        /// The rank that was named, from 0.
        rank: Option<u8>,
    },
    /// A capture by its files, from 0, which no Pawn can make.
    NoPawnTakes {
        /// The kind that Pawns are.
        pawn: Role,
        /// The file that it leaves.
        from: u8,
        /// The file that it goes to.
        to: u8,
    },
    /// A capture by its kinds, which nobody can make.
    NobodyTakes {
        /// The kind that takes.
        taker: Role,
        /// The kind that is taken.
        victim: Role,
    },
    /// A short form for which no piece is found.
    NobodyReaches {
        /// The kind of piece that was named, if one was.
        role: Option<Role>,
        /// The destination.
        to: Square,
    },
}

/// Why a side may not pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassProblem {
    /// It is in check.
    InCheck,
    /// It has other moves, and may pass only without any.
    HasMoves,
    /// No piece of it can stay where it is.
    NobodyThere,
}

/// Why the King's initial leap is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeapProblem {
    /// The King has moved before.
    HasMoved,
    /// The King has moved before, or a piece that ends such leaps has stood on a line with him.
    Lost,
    /// Somebody stands on the destination.
    Occupied,
    /// The King is in check.
    InCheck,
    /// The destination is attacked by the piece on this square.
    DestinationAttacked(Square),
    /// Every square between is attacked.
    WayAttacked,
}

/// Why a piece cannot be dropped on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DropProblem {
    /// No piece of this kind is ever in hand.
    NeverInHand,
    /// Nothing is dropped in this game: pieces enter behind others.
    NoDrops,
    /// The side has no such piece in hand.
    NotInHand,
    /// Somebody stands on the square.
    Occupied,
    /// It is only dropped in a zone, given as its place in
    /// [`Variant::zones`](crate::Variant::zones).
    OutsideZone(usize),
    /// The file has as many of these pieces as it may have.
    FileIsFull,
    /// Another one of its side, on this square, stands on the same color.
    SameColor {
        /// Where that one stands.
        at: Square,
    },
    /// No square of one color would be left for a piece in hand.
    LastOfColor {
        /// The kind that needs the square.
        role: Role,
    },
    /// It could never move again.
    NeverMoves,
    /// A royal piece would stay in check.
    KingAttacked {
        /// Where the royal piece stands.
        at: Square,
        /// Where the first piece that gives check stands.
        by: Square,
    },
    /// It would be checkmate, which a drop of this piece may not be.
    IsMate,
    /// It would give check, which no drop may do.
    GivesCheck,
    /// A capture is possible, and goes first.
    MustCapture,
}

/// Why a piece cannot enter behind another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnterProblem {
    /// The side has no such piece in hand.
    NotInHand,
    /// Nothing ever enters behind such a piece.
    NoGate,
    /// The piece in front of it has moved before.
    HasMoved,
    /// It may not stand there, or would leave a royal piece in check.
    NotThere,
}

/// Why a wall cannot stand on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WallProblem {
    /// A piece stands there, or goes there by the move.
    Occupied,
    /// The wall stands there already, and must go elsewhere.
    Stays,
    /// The rules of the game do not allow it there.
    NotThere,
}

/// Why the King cannot castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingProblem {
    /// The King has moved before.
    HasMoved,
    /// On that side there is no partner that has never moved.
    NoPartner,
    /// Somebody stands between the King and his partner, first on this square.
    Blocked(Square),
    /// The King is in check by the piece on this square.
    InCheck(Square),
    /// The King would cross or reach an attacked square.
    Attacked {
        /// The attacked square.
        square: Square,
        /// Where the attacker stands.
        by: Square,
    },
    /// He would leave the zone that he never leaves.
    LeavesZone,
    /// He would look at the other King with nobody between, or passes a square where he may not.
    KingsFace,
}
