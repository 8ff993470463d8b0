//! The codes by which a challenge is joined from elsewhere. A code is easy to say and to type.

use rand::Rng;
use std::fmt;

/// The characters of a code: none looks or sounds like another.
const SIGNS: &[u8; 28] = b"23456789ABCDEFGHJKMNPQRSTVWX";
/// The number of characters: 480 million codes, so that nobody finds one by trying.
const LENGTH: usize = 6;

/// The code of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code(String);

/// Why a text is not a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCode {
    /// The text is empty.
    Missing,
    /// The text has not the form of a code.
    Misspelled,
}

impl Code {
    /// Draws a new one.
    pub fn draw(rng: &mut dyn Rng) -> Self {
        let sign = |_| {
            let at = rng.next_u64() % SIGNS.len() as u64;
            char::from(SIGNS[usize::try_from(at).unwrap_or(0)])
        };
        Self((0..LENGTH).map(sign).collect())
    }

    /// Reads a typed code, in any case and with any signs between.
    ///
    /// # Errors
    /// When it is not a code.
    pub fn read(typed: &str) -> Result<Self, NoCode> {
        if typed.trim().is_empty() {
            return Err(NoCode::Missing);
        }
        let signs = typed.chars().filter(char::is_ascii_alphanumeric);
        let code: String = signs.map(|sign| sign.to_ascii_uppercase()).take(LENGTH + 1).collect();
        let is_one = code.len() == LENGTH && code.bytes().all(|sign| SIGNS.contains(&sign));
        if is_one { Ok(Self(code)) } else { Err(NoCode::Misspelled) }
    }

    /// The code as it was stored.
    pub fn from_stored(text: String) -> Self {
        Self(text)
    }

    /// The text to store.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let mut rng = StdRng::seed_from_u64(1);
        for _ in 0..1_000 {
            let code = Code::draw(&mut rng);
            let words = code.to_string();
            let typed = format!(" {}-{} ", words[..3].to_lowercase(), &words[3..]);
            assert_eq!(Code::read(&typed), Ok(code), "{typed}");
        }
    }

    #[test]
    fn what_is_no_code_is_none() {
        for typed in ["", " "] {
            assert_eq!(Code::read(typed), Err(NoCode::Missing), "{typed}");
        }
        for typed in ["!", "4F7Q", "4F7Q2KX", "4F7Q2O", "4F7Q2!", "４F7Q2K", "4f7q2é"] {
            assert_eq!(Code::read(typed), Err(NoCode::Misspelled), "{typed}");
        }
        let long = "A".repeat(1_000_000);
        assert_eq!(Code::read(&long), Err(NoCode::Misspelled));
    }
}
