//! Orders that are drawn so that no player has to trust the bot.
//!
//! The hash of the seed is shown before anybody has joined, and the seed itself when the season begins.
//! Then common tools show that the seed was not chosen later (`printf %s SEED | sha256sum`), and that
//! each order follows from it ([`Seed::order`]). Arrays of games are drawn in the same way.

use sha2::{Digest, Sha256};
use std::fmt;
use std::num::NonZeroUsize;

/// The secret of a season: 32 random bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The purpose for which an order is drawn. Each has numbers of its own. Divisions count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// The order of the players without a rating.
    Unrated,
    /// The numbers of the players in the pairings of a division.
    Numbers(NonZeroUsize),
    /// The order of the players of a division who are equal in all else.
    Ties(NonZeroUsize),
}

impl From<[u8; 32]> for Seed {
    fn from(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }
}

impl Seed {
    /// The seed with these digits; `None` if they are no 64 hexadecimal digits.
    pub fn from_digits(digits: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        if digits.len() != 2 * bytes.len() || !digits.bytes().all(|it| it.is_ascii_hexdigit()) {
            return None;
        }
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()?;
        }
        Some(Seed(bytes))
    }

    /// The digits of the seed, to be shown when the season begins.
    pub fn reveal(&self) -> String {
        hexadecimal(&self.0)
    }

    /// The SHA-256 of these digits, to be shown before.
    pub fn hash(&self) -> String {
        hexadecimal(&Sha256::digest(self.reveal()))
    }

    /// The items of a list in the order that is drawn. All orders are equally likely.
    ///
    /// Place by place one of the items that are left is taken. For place 3 of the numbers of division 1
    /// it is `printf '%s division 1 number 3' SEED | sha256sum`: the first 16 hexadecimal digits, modulo
    /// the number of the items that are left. 0 is the first of these, in the order of the list. So the
    /// list has to be published in its order, too.
    pub fn order<T>(&self, draw: Draw, items: Vec<T>) -> Vec<T> {
        let mut left = items;
        let mut drawn = Vec::with_capacity(left.len());
        while !left.is_empty() {
            let number = self.number(&format!("{draw} {}", drawn.len() + 1));
            drawn.push(left.remove((number % left.len() as u64) as usize));
        }
        drawn
    }

    fn number(&self, purpose: &str) -> u64 {
        let digest = Sha256::digest(format!("{} {purpose}", self.reveal()));
        // 2^64 is so much larger than a list that the bias of the remainder cannot be measured.
        digest.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

/// The words that stand between the seed and the place.
impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Unrated => f.write_str("unrated"),
            Draw::Numbers(division) => write!(f, "division {division} number"),
            Draw::Ties(division) => write!(f, "division {division} tie"),
        }
    }
}

/// It is secret until the season begins, so it is not shown by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
