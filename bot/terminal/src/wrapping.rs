//! Line breaks: lines end between words, and fit into the window.

/// The narrowest window in which lines are broken. Below that, breaking gains nothing.
const NARROWEST: usize = 16;
/// The width of a space.
const SPACE: usize = 1;

/// How many characters fit into a line of the window, if standard output is one.
pub fn width_of_output() -> Option<usize> {
    #[cfg(unix)]
    {
        use rustix::termios::{isatty, tcgetwinsize};
        let output = std::io::stdout();
        let size = isatty(&output).then(|| tcgetwinsize(&output).ok()).flatten()?;
        Some(usize::from(size.ws_col)).filter(|width| *width >= NARROWEST)
    }
    #[cfg(not(unix))]
    None
}

/// The same lines, each broken at spaces to fit `width`. Continued lines begin below the beginning
/// of their line. A longer word, such as a position, stays whole.
pub fn wrapped(lines: &str, width: usize) -> String {
    let parted = lines.split('\n').map(|line| wrapped_line(line, width));
    parted.collect::<Vec<_>>().join("\n")
}

fn wrapped_line(line: &str, width: usize) -> String {
    if line.chars().count() <= width {
        return line.to_owned();
    }
    let words = line.trim_start_matches(' ');
    let indent = line.len() - words.len();
    let bullet = ["• ", "– ", "- "].iter().find(|mark| words.starts_with(**mark));
    let indent = indent + bullet.map_or(0, |mark| mark.chars().count());
    let indent = if 2 * indent <= width { indent } else { 0 };
    let mut parted = String::new();
    let mut used = 0;
    for (number, word) in line.split(' ').enumerate() {
        let length = word.chars().count();
        if number == 0 {
            used = length;
        } else if used + SPACE + length > width && used > indent {
            parted.push('\n');
            parted.push_str(&" ".repeat(indent));
            used = indent + length;
        } else {
            parted.push(' ');
            used += SPACE + length;
        }
        parted.push_str(word);
    }
    parted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_between_words_and_none_is_lost() {
        let text = "Ann and Bob at one keyboard. Whose turn it is speaks; to speak as the other,\n\n\
                    • begin with the name, which is a long point of a list, and it goes on\n  2  Ann: Accept";
        for width in NARROWEST..100 {
            let lines = wrapped(text, width);
            assert!(lines.lines().all(|line| line.chars().count() <= width), "{width}: {lines}");
            assert!(!lines.lines().any(|line| line.ends_with(' ')), "{width}: {lines:?}");
            let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(words(&lines), words(text), "{width}");
        }
        assert_eq!(wrapped(text, 100), text, "what fits stays as it is");
    }

    #[test]
    fn what_goes_on_stands_below_where_its_line_began() {
        assert_eq!(
            wrapped("• one two three four five six", 16),
            "• one two three\n  four five six"
        );
        assert_eq!(
            wrapped("  one two three four five six", 20),
            "  one two three four\n  five six"
        );
    }

    #[test]
    fn a_word_that_is_longer_than_the_window_is_left_whole() {
        let position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assert_eq!(wrapped(position, 20), position);
        assert_eq!(
            wrapped(&format!("it is {position} now"), 20),
            format!("it is\n{position}\nnow")
        );
    }
}
