//! Names made comparable: letters and digits alone, however a person spells them.

use menagerie_rules::notation;

/// The longest name that is compared, in bytes.
const LONGEST_NAME: usize = 200;

/// The letters and digits of a name, all small, and numbers in digits: `terachess2`.
pub fn bare_name(name: &str) -> String {
    if name.len() > LONGEST_NAME {
        return String::new();
    }
    let name = notation::uniform(name).to_lowercase();
    let words = name.split(|letter: char| !letter.is_alphanumeric());
    words
        .map(|word| of_numerals(word).map_or_else(|| word.to_owned(), |it| it.to_string()))
        .collect()
}

/// The number of a Roman numeral like `xiii`, up to 39.
fn of_numerals(word: &str) -> Option<u8> {
    const ONES: [&str; 10] = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];
    let tens = word.bytes().take_while(|letter| *letter == b'x').count().min(3);
    let ones = ONES.iter().position(|ones| *ones == &word[tens..])?;
    u8::try_from(10 * tens + ones).ok().filter(|number| *number > 0)
}
