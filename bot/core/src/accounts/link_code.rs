//! The codes that link two accounts: made with one account, typed with the other.

use rand::{Rng, RngExt};
use sha2::{Digest, Sha256};

/// The letters of a code: no two look alike.
const LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// The number of letters of a code. Of more than 10^11 codes, few are valid at a time.
const LENGTH: usize = 8;

/// A new code, as it is shown: `ABCD-EFGH`.
pub fn draw(rng: &mut dyn Rng) -> String {
    let letter = |_| char::from(LETTERS[rng.random_range(0..LETTERS.len())]);
    let mut code: String = (0..LENGTH).map(letter).collect();
    code.insert(LENGTH / 2, '-');
    code
}

/// The stored form of a code: the hash of its letters, however they are typed.
pub fn hash(typed: &str) -> String {
    let letters = typed.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
    let letters: String = letters.flat_map(char::to_uppercase).collect();
    let digest = Sha256::digest(letters.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    #[test]
    fn a_code_has_eight_letters_that_nobody_confuses() {
        let mut dice = StdRng::seed_from_u64(1);
        for _ in 0..1_000 {
            let code = draw(&mut dice);
            let letters = code.replace('-', "");
            assert_eq!((code.len(), letters.len()), (9, 8), "{code}");
            assert!(!letters.contains(['0', 'O', '1', 'I', 'L']), "{code}");
        }
        assert_ne!(draw(&mut dice), draw(&mut dice));
    }

    #[test]
    fn how_a_code_is_typed_does_not_matter() {
        for typed in
            ["ABCD-EFGH", "abcdefgh", " abcd efgh\n", "a-b-c-d–efgh".replace('–', "").as_str()]
        {
            assert_eq!(hash(typed), hash("ABCDEFGH"), "{typed}");
        }
        assert_ne!(hash("ABCDEFGJ"), hash("ABCDEFGH"));
        assert!(!hash("ABCDEFGH").contains("ABCD"), "it is not stored");
    }
}
