//! Drawing an array so that no player has to trust the bot.
//!
//! When a challenge is made, the bot draws a secret and shows its hash. When it is accepted, the
//! bot shows the secret. Everyone can then check with common tools that the secret was not chosen
//! later (`printf %s SECRET | sha256sum`) and that the array follows from it
//! (`printf '%s first' SECRET | sha256sum`, `printf '%s second' SECRET | sha256sum`: the first 16
//! hexadecimal digits, modulo the number of orders, are the number of each side's order).

use rand::Rng;
use sha2::{Digest, Sha256};
use std::fmt;

/// The secret from which an array is drawn: 32 random bytes, written as hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Draws a new secret.
    pub fn draw(rng: &mut dyn Rng) -> Self {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Self(hexadecimal(&bytes))
    }

    /// The secret as it was stored.
    pub fn from_stored(text: String) -> Self {
        Self(text)
    }

    /// The secret itself, to store it, or to show it once the game has started.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Its hash, to be shown before the game.
    pub fn hash(&self) -> String {
        hexadecimal(&Sha256::digest(self.0.as_bytes()))
    }

    /// A number below `below` for each side, the first mover first; all numbers are equally likely.
    pub fn numbers(&self, below: u64) -> [u64; 2] {
        ["first", "second"].map(|side| {
            let digest = Sha256::digest(format!("{} {side}", self.0).as_bytes());
            let mut start = [0; 8];
            start.copy_from_slice(&digest[..8]);
            // 2^64 is so much larger than `below` that the bias of the remainder cannot be
            // measured.
            u64::from_be_bytes(start) % below.max(1)
        })
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("***")
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    #[test]
    fn common_tools_come_to_the_same_numbers() {
        let secret = Secret::from_stored("00ff".to_owned());
        // printf %s 00ff | sha256sum
        assert_eq!(
            secret.hash(),
            "8909cde2f411a84e86e7a39c8a3916b7cda6a9d977778030b6f6a491401400bc"
        );
        assert_eq!(secret.numbers(40_320), [12400, 15111]);
    }

    #[test]
    fn all_numbers_come_about_as_often() {
        let mut rng = StdRng::seed_from_u64(1);
        let mut counts = [[0; 8]; 2];
        for _ in 0..8_000 {
            for (side, number) in Secret::draw(&mut rng).numbers(8).into_iter().enumerate() {
                counts[side][usize::try_from(number).expect("it is below 8")] += 1;
            }
        }
        for count in counts.into_iter().flatten() {
            assert!((850..1_150).contains(&count), "{counts:?}");
        }
    }

    #[test]
    fn a_secret_is_not_shown_by_accident() {
        let mut rng = StdRng::seed_from_u64(2);
        assert_eq!(format!("{:?}", Secret::draw(&mut rng)), "***");
    }
}
