//! [`Text`]: a message's words before a network has put them into its own markup.

use super::{Argument, CommandName, CommandReference, Message, Term};
use crate::{GameId, Place, PlayerId, Timestamp, clock};
use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

/// A piece of a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// A message of the catalogue.
    Message(Message),
    /// Words, shown letter by letter: markup in them has no effect.
    Plain(String),
    /// Words of the program's own in bold.
    Bold(String),
    /// A text to type, in a fixed-width font.
    Code(String),
    /// A person, by the name that the network shows. Other code decides whether this alerts them.
    Player(PlayerId),
    /// A link to a game.
    Game(GameId),
    /// A link to a place.
    Place(Place),
    /// A command that the reader can use next, in this network's form.
    Step(CommandReference),
    /// A command, in the form of the other networks.
    StepElsewhere(CommandReference),
    /// The network's own word for a thing.
    Term(Term),
    /// A moment, in the reader's own time where the network knows that.
    Time(Timestamp),
    /// How a move can be played there, as the end of a sentence.
    WaysToMove {
        /// Whether the text is shown where the game is played.
        here: bool,
        /// Whether the bot receives messages that are not addressed to it.
        hears_talk: bool,
    },
}

/// A message's words: spans in reading order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(pub Vec<Span>);

impl Text {
    /// The words of a sentence, with code between backticks.
    pub fn marked(words: &str) -> Self {
        let parts = words.split('`').enumerate();
        parts.fold(Self::new(), |text, (at, part)| match part {
            "" => text,
            part if at % 2 == 1 => text.code(part),
            part => text.plain(part),
        })
    }

    /// A message of the catalogue. See [`message!`](crate::message).
    pub fn message<const N: usize>(
        key: &'static str,
        arguments: [(&'static str, Argument); N],
    ) -> Self {
        let arguments = arguments.map(|(name, argument)| (name.into(), argument));
        Self(vec![Span::Message(Message { key: key.into(), arguments: arguments.into() })])
    }

    /// Every person who is named in it.
    pub fn people(&mut self) -> Box<dyn Iterator<Item = &mut PlayerId> + '_> {
        Box::new(self.0.iter_mut().flat_map(|span| -> Box<dyn Iterator<Item = &mut PlayerId>> {
            match span {
                Span::Player(player) => Box::new(std::iter::once(player)),
                Span::Message(message) => Box::new(message.texts().flat_map(Text::people)),
                _ => Box::new(std::iter::empty()),
            }
        }))
    }

    /// An empty text, to be added to.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds words. Markup in them has no effect.
    pub fn plain(mut self, words: impl Into<String>) -> Self {
        self.0.push(Span::Plain(words.into()));
        self
    }

    /// Adds words in bold.
    pub fn bold(mut self, words: impl Into<String>) -> Self {
        self.0.push(Span::Bold(words.into()));
        self
    }

    /// Adds a text to type as it stands.
    pub fn code(mut self, words: impl Into<String>) -> Self {
        self.0.push(Span::Code(words.into()));
        self
    }

    /// Adds a person.
    pub fn player(mut self, player: &PlayerId) -> Self {
        self.0.push(Span::Player(player.clone()));
        self
    }

    /// Adds a link to a game.
    pub fn game(mut self, game: GameId) -> Self {
        self.0.push(Span::Game(game));
        self
    }

    /// Adds a link to a place.
    pub fn place(mut self, place: &Place) -> Self {
        self.0.push(Span::Place(place.clone()));
        self
    }

    /// Adds a command that the reader can use next.
    pub fn step(mut self, step: impl Into<CommandReference>) -> Self {
        self.0.push(Span::Step(step.into()));
        self
    }

    /// Adds a command that the reader can use next on another network.
    pub fn step_elsewhere(mut self, step: impl Into<CommandReference>) -> Self {
        self.0.push(Span::StepElsewhere(step.into()));
        self
    }

    /// Adds the network's own word for a thing.
    pub fn term(mut self, term: Term) -> Self {
        self.0.push(Span::Term(term));
        self
    }

    /// Adds a moment.
    pub fn time(mut self, at: Timestamp) -> Self {
        self.0.push(Span::Time(at));
        self
    }

    /// Adds how a move can be played; `here` says whether the text is shown where the game is
    /// played.
    pub fn ways_to_move(mut self, here: bool, hears_talk: bool) -> Self {
        self.0.push(Span::WaysToMove { here, hears_talk });
        self
    }

    /// The words where no links are possible.
    pub fn without_links(&self) -> String {
        let words = self.0.iter().map(|span| match span {
            Span::Plain(words) | Span::Bold(words) | Span::Code(words) => words.clone(),
            Span::Message(message) => message.key.to_string(),
            Span::Player(_) => "a player".to_owned(),
            Span::Game(game) => format!("game {game}"),
            Span::Place(place) => place.as_str().to_owned(),
            Span::Step(step) | Span::StepElsewhere(step) => step.verb.name().to_owned(),
            Span::Term(Term::OwnPlace | Term::Place) => "place".to_owned(),
            Span::Term(Term::Community) => "community".to_owned(),
            Span::Term(Term::Letters) => "direct messages".to_owned(),
            Span::Term(Term::Unseen | Term::WayToAnswer) => "here".to_owned(),
            Span::Term(Term::ManagerRight) => "the right to manage".to_owned(),
            Span::Time(at) => clock::written(*at),
            Span::Term(Term::ModeratorRight) => "the right to moderate".to_owned(),
            Span::Term(Term::OverseerRight) => "the right to see everything".to_owned(),
            Span::WaysToMove { .. } => format!("with {}", CommandName::Move.name()),
        });
        words.collect()
    }

    /// Starts a new line.
    pub fn line(self) -> Self {
        self.plain("\n")
    }

    /// Adds another text.
    pub fn then(mut self, other: Text) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Its lines.
    pub fn lines(&self) -> Vec<Text> {
        let mut lines = Vec::new();
        let mut line = Text::new();
        for span in &self.0 {
            let Span::Plain(words) = span else {
                line.0.push(span.clone());
                continue;
            };
            for (index, part) in words.split('\n').enumerate() {
                if index > 0 {
                    lines.push(std::mem::take(&mut line));
                }
                if !part.is_empty() {
                    line.0.push(Span::Plain(part.to_owned()));
                }
            }
        }
        lines.push(line);
        lines
    }

    /// True if nothing would be shown.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        Text::new().plain(words)
    }
}

impl From<String> for Text {
    fn from(words: String) -> Self {
        Text::new().plain(words)
    }
}

/// The text without characters that change how their neighbors are shown: controls and direction
/// marks. Characters that join the parts of one emoji or letter stay between them.
pub fn visible(words: &str) -> String {
    if !words.contains(JOINER) {
        return words.chars().filter(|c| is_kept(*c)).collect();
    }
    let mut kept = String::with_capacity(words.len());
    for cluster in words.graphemes(true) {
        let mut parts = cluster.chars().peekable();
        while let Some(part) = parts.next() {
            let joins = part == JOINER && parts.peek().is_some_and(|next| is_kept(*next));
            if is_kept(part) || joins {
                kept.push(part);
            }
        }
    }
    kept
}

/// The character that joins two emoji into one.
const JOINER: char = '\u{200d}';

fn is_kept(c: char) -> bool {
    c == '\n'
        || !(c.is_control()
            || matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'))
}

/// Whether any part of a name is visible. Blanks, fillers and format marks are not.
pub fn shows(name: &str) -> bool {
    name.chars().any(|c| {
        is_kept(c)
            && !c.is_whitespace()
            && !matches!(
                c,
                '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                    | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
                    | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
                    | '\u{e0000}'..='\u{e0fff}'
            )
    })
}

/// The beginning of a text, of at most this many characters, cut where a reader sees the end of a
/// letter.
pub fn cut(words: &str, longest: usize) -> String {
    let mut kept = String::new();
    let mut length = 0;
    for cluster in words.graphemes(true) {
        length += cluster.chars().count();
        if length > longest {
            break;
        }
        kept.push_str(cluster);
    }
    // A single letter with more marks than there is room for is cut all the same.
    if kept.is_empty() { words.chars().take(longest).collect() } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAMILY: &str = "👨\u{200d}👩\u{200d}👧";

    #[test]
    fn what_joins_one_emoji_stays_and_what_hides_goes() {
        for (typed, kept) in [
            (FAMILY, FAMILY),
            ("a\u{200d}b", "ab"),
            ("\u{200d}a\u{200d}", "a"),
            ("👩\u{200d}\u{202e}x", "👩x"),
            ("🏳\u{fe0f}\u{200d}🌈!", "🏳\u{fe0f}\u{200d}🌈!"),
            ("e\u{200b}2\u{feff}", "e2"),
        ] {
            assert_eq!(visible(typed), kept, "{typed:?}");
        }
    }

    #[test]
    fn a_name_shows_something_or_nothing() {
        for nothing in
            ["", " ", "\u{200b}", "\u{3164}", "\u{3164}\u{200b} ", "\u{2800}", "\u{ad}", "\u{fe0f}"]
        {
            assert!(!shows(nothing), "{nothing:?}");
        }
        for something in ["a", "\u{200b}a", ".", FAMILY, "김", "\u{3164}x"] {
            assert!(shows(something), "{something:?}");
        }
    }

    #[test]
    fn a_name_is_cut_between_what_readers_see_as_letters() {
        let families = FAMILY.repeat(7);
        for longest in 5..35 {
            let kept = cut(&families, longest);
            assert_eq!(kept, FAMILY.repeat(longest / 5), "{longest}");
        }
        assert_eq!(cut("Alice", 3), "Ali");
        assert_eq!(cut("cafe\u{301}s", 4), "caf");
        assert_eq!(cut(&format!("a{}", "\u{301}".repeat(50)), 5).chars().count(), 5);
    }
}
