//! Fairy-Stockfish's kinds of pieces. Each has a slot, to which a variant gives a letter.

/// A kind of piece, as an index into the table.
pub(super) type Slot = u8;

/// The predefined kinds with their movements in Fairy-Stockfish's Betza; the custom ones and the King
/// follow.
#[rustfmt::skip]
const PREDEFINED: [(&str, &str); 36] = [
    ("pawn", "fmWfceF"), ("knight", "N"), ("bishop", "B"), ("rook", "R"), ("queen", "Q"),
    ("fers", "F"), ("alfil", "A"), ("fersAlfil", "FA"), ("silver", "FfW"), ("aiwok", "RNF"),
    ("bers", "RF"), ("archbishop", "BN"), ("chancellor", "RN"), ("amazon", "QN"),
    ("knibis", "mNcB"), ("biskni", "mBcN"), ("kniroo", "mNcR"), ("rookni", "mRcN"),
    ("shogiPawn", "fW"), ("lance", "fR"), ("shogiKnight", "fN"), ("gold", "WfF"),
    ("dragonHorse", "BW"), ("clobber", "cW"), ("breakthrough", "fmWfF"), ("immobile", ""),
    ("cannon", "mRcpR"), ("janggiCannon", "pR"), ("soldier", "fsW"), ("horse", "nN"),
    ("elephant", "nA"), ("janggiElephant", "nZ"), ("banner", "RcpRnN"), ("wazir", "W"),
    ("commoner", "K"), ("centaur", "KN"),
];

const CUSTOM: u8 = PREDEFINED.len() as u8;
const CUSTOM_PIECES: u8 = 25;

pub(super) const PAWN: Slot = 0;
pub(super) const KNIGHT: Slot = 1;
pub(super) const BISHOP: Slot = 2;
pub(super) const ROOK: Slot = 3;
pub(super) const FERS: Slot = 5;
pub(super) const SILVER: Slot = 8;
pub(super) const SHOGI_PAWN: Slot = 18;
pub(super) const JANGGI_CANNON: Slot = 27;
pub(super) const SOLDIER: Slot = 28;
pub(super) const HORSE: Slot = 29;
pub(super) const JANGGI_ELEPHANT: Slot = 31;
pub(super) const WAZIR: Slot = 33;
pub(super) const KING: Slot = CUSTOM + CUSTOM_PIECES;

/// All slots in the order in which Fairy-Stockfish reads them.
pub(super) fn all() -> impl Iterator<Item = Slot> {
    0..=KING
}

/// Whether a variant must give the moves of the piece. Those of the King it may give.
pub(super) const fn is_custom(slot: Slot) -> bool {
    slot >= CUSTOM && slot < KING
}

/// The key of a slot.
pub(super) fn key(slot: Slot) -> String {
    match PREDEFINED.get(usize::from(slot)) {
        Some((key, _)) => (*key).to_owned(),
        None if slot == KING => "king".to_owned(),
        None => format!("customPiece{}", slot - CUSTOM + 1),
    }
}

/// The moves of the piece if the variant does not give them.
pub(super) fn betza(slot: Slot) -> &'static str {
    PREDEFINED.get(usize::from(slot)).map_or("K", |(_, betza)| betza)
}

/// Slots as a set.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Slots(u64);

impl Slots {
    /// Every kind there is.
    pub const ALL: Slots = Slots(u64::MAX);

    pub const fn contains(self, slot: Slot) -> bool {
        self.0 >> slot & 1 == 1
    }

    pub const fn with(self, other: Slots) -> Slots {
        Slots(self.0 | other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn insert(&mut self, slot: Slot) {
        self.0 |= 1 << slot;
    }

    pub const fn remove(&mut self, slot: Slot) {
        self.0 &= !(1 << slot);
    }
}

impl FromIterator<Slot> for Slots {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        let mut set = Slots::default();
        slots.into_iter().for_each(|slot| set.insert(slot));
        set
    }
}
