//! `menagerie explain`: what a typed move means to the parser.

use super::exit::Failure;
use super::position;
use super::position_options::ExplainOptions;
use menagerie_core::model::Text;
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Move, Position};
use menagerie_words::{Reader, without_links};
use std::io::Write;

/// Prints the move in every notation, the candidates, or the refusal.
pub fn run(options: &ExplainOptions) -> Result<(), Failure> {
    let text = options.text.as_deref();
    let (variant, text) = position::variant_and_word(&options.variant, text, "text")?;
    let line = position::line_of(&variant, &options.line)?;
    let position = line.position();
    let said = match notation::read(position, &text) {
        Reading::Move(chosen) => spelled("move", position, &chosen),
        Reading::Choices(candidates) => {
            let spelled = candidates.iter().map(|chosen| spelled("choice", position, chosen));
            spelled.collect()
        }
        Reading::Refused(refusal) => {
            let why = Text::from(refusal.sentence(position));
            format!("refused: {}\n", without_links(&why, Reader::LOG))
        }
    };
    write!(std::io::stdout().lock(), "{said}").map_err(Failure::printing)
}

fn spelled(what: &str, position: &Position, chosen: &Move) -> String {
    format!(
        "{what}: {}\ncanonical: {}\nshort: {}\nwords: {}\n",
        notation::coordinates(position.variant(), chosen),
        notation::canonical(position, chosen),
        notation::short(position, chosen),
        without_links(&notation::told(position, chosen).into(), Reader::LOG)
    )
}
