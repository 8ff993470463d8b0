//! Answers with text files, fitted to Discord: a file that is too large is left out, and a short
//! one also stands in the message.

use crate::bot::Bot;
use crate::names;
use menagerie_chat::conversation::{Answer, Show};
use menagerie_core::model::Text;
use menagerie_core::record;
use menagerie_core::{PlayerId, message};

const MEBIBYTE: usize = 1024 * 1024;
/// The largest file that Discord takes from a bot, in bytes.
const LARGEST: usize = 10 * MEBIBYTE;
/// The longest line that is repeated in the message, in characters.
const LONGEST_LINE: usize = 1_000;

/// The answer in the form that Discord takes. A file of one line is repeated in the message, so
/// that it can be copied. A file that is too large is replaced by the reason.
pub fn fitting(answer: Answer) -> Answer {
    let Some(Show::Document(text)) = &answer.show else { return answer };
    let line = text.trim_end();
    if text.len() > LARGEST {
        let (found, most) = (text.len().div_ceil(MEBIBYTE), LARGEST / MEBIBYTE);
        let why = message!("discord-file-too-large", size = found, most);
        return Answer { show: None, ..answer.and(why) };
    }
    if !line.contains('\n') && line.chars().count() <= LONGEST_LINE {
        let line = Text::new().code(line);
        return answer.and(line);
    }
    answer
}

/// The answer with the display names of players, as far as Discord tells them now.
pub async fn named(bot: &Bot, mut answer: Answer) -> Answer {
    if let Some(Show::Results { table, .. }) = &mut answer.show {
        for (player, name) in table.names() {
            *name = told(bot, player).await;
        }
        return answer;
    }
    let Some(Show::Pgn { text, players }) = &answer.show else { return answer };
    let mut known = [None, None];
    for (name, player) in known.iter_mut().zip(players) {
        *name = told(bot, player).await;
    }
    let document = Show::Document(record::named(text, &known));
    Answer { show: Some(document), ..answer }
}

/// The name of a player, unless Discord has asked for less.
async fn told(bot: &Bot, player: &PlayerId) -> Option<String> {
    let user = names::user(player).filter(|_| bot.front.optional.is_calm())?;
    bot.front.name(user).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_words::{Reader, in_full, without_links};

    fn fitted(document: String) -> (String, bool) {
        let answer = fitting(Answer::text("Here.").showing(Show::Document(document)));
        (without_links(&answer.texts[0], Reader::LOG), answer.show.is_some())
    }

    #[test]
    fn a_file_that_discord_does_not_take_is_not_sent_and_the_way_to_it_is_told() {
        assert_eq!(fitted("a\nb\n".repeat(1_000)), ("Here.".to_owned(), true));
        assert!(fitted("a\n".repeat(LARGEST / 2)).1);
        let (words, is_sent) = fitted("a\n".repeat(LARGEST / 2 + 1));
        assert!(!is_sent);
        let why = in_full("discord-file-too-large", [("size", 11), ("most", 10)]);
        assert_eq!(words, format!("Here.\n{why}"));
    }

    #[test]
    fn one_line_stands_in_the_message_too() {
        assert_eq!(fitted("8/8 w - -\n".to_owned()), ("Here.\n8/8 w - -".to_owned(), true));
        assert_eq!(fitted("x".repeat(LONGEST_LINE + 1)), ("Here.".to_owned(), true));
    }
}
