//! Suggestions while a member types an option (autocompletion).

use super::Question;
use super::common_options::{all_variants, variant_label};
use super::searches::worked_out;
use menagerie_core::board::piece_names;
use menagerie_core::challenge::types::{BY_LOT, squares_in_words};
use menagerie_core::clock::USUAL_CLOCKS;
use menagerie_core::clock::{Zone, typed};
use menagerie_core::community::also_called;
use menagerie_core::community::types::{GameKind, Limits};
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::state::Game;
use menagerie_core::model::{CommandName, Text, listed_or};
use menagerie_core::time::clock_in_short;
use menagerie_core::upload::types::ServerVariant;
use menagerie_core::{GameId, Timestamp, message};
use menagerie_rules::{Position, Variant, notation, offered};
use menagerie_store::StoreError;
use std::sync::Arc;

/// A suggestion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its words. No two suggestions have the same.
    pub label: Text,
    /// The value that it stands for. `None` if the words only say why there is no choice.
    pub value: Option<String>,
}

impl Choice {
    fn none(why: Text) -> Vec<Self> {
        vec![Choice { label: why, value: None }]
    }
}

/// The suggestions for option `name` that fit `partial`; at most `most`.
///
/// # Errors
/// When the database cannot be read.
pub async fn choices(
    question: &Question<'_>,
    (verb, name): (CommandName, &str),
    partial: &str,
    most: usize,
) -> Result<Vec<Choice>, StoreError> {
    match name {
        "piece" => pieces(question, partial, most).await,
        "clock" => Ok(clocks(partial, most)),
        "array" => Ok(match question.variant_named(question.options.text("variant")).await? {
            Ok(variant) => arrays(&variant, partial, most),
            Err(_) => Choice::none(message!("suggested-variant-first")),
        }),
        "zone" => Ok(zones(partial, question.now, most)),
        "variant" if verb == CommandName::Challenge => {
            let limits = limits(question).await?;
            let offered = limits.allowed_of_offered().into_iter().map(Entry::of);
            Ok(fitting(offered.chain(server_variants(&limits)), partial, most))
        }
        "variant" if verb == CommandName::Variant => {
            Ok(fitting(server_variants(&limits(question).await?), partial, most))
        }
        "variant" => {
            let limits = limits(question).await?;
            let offered = offered().into_iter().map(Entry::of);
            Ok(fitting(offered.chain(server_variants(&limits)), partial, most))
        }
        "allow" | "forbid" => Ok(settled(name, partial, most)),
        _ => moves(question, name, partial, most).await,
    }
}

/// The usual clocks that fit. If `partial` can be read as another clock, that one stands first, in
/// the words of a sentence.
fn clocks(partial: &str, most: usize) -> Vec<Choice> {
    let part = notation::uniform(partial).to_lowercase();
    let usual = USUAL_CLOCKS.into_iter().filter(|words| words.contains(&part)).map(str::to_owned);
    let own = typed::control(partial).ok().map(|control| control.to_string());
    let mut found: Vec<Choice> = Vec::new();
    for words in own.into_iter().chain(usual).take(most) {
        let Ok(control) = typed::control(&words) else { continue };
        let label = Text::from(format!("{words}: ")).then(clock_in_short(&control));
        if !found.iter().any(|choice| choice.label == label) {
            found.push(Choice { label, value: Some(words) });
        }
    }
    found
}

/// Whether a clock would be suggested for the typed text.
pub(super) fn is_suggested_clock(partial: &str) -> bool {
    !clocks(partial, 1).is_empty()
}

/// The ways to draw the array of a game, and its orders. An order that is typed in full stands
/// first.
fn arrays(variant: &Arc<Variant>, partial: &str, most: usize) -> Vec<Choice> {
    let Some(shuffle) = &variant.shuffle else {
        return Choice::none(message!("suggested-one-array", variant = &variant.name));
    };
    let typed = partial.trim();
    let mut found: Vec<Choice> = Vec::new();
    if let Some(usual) = Position::start(variant).chosen_order() {
        let squares = squares_in_words(shuffle);
        let choice = |label: Text, value: &str| Choice { label, value: Some(value.to_owned()) };
        if variant.chosen_array(typed).is_ok() {
            found.push(choice(Text::from(format!("{typed}: ")).then(squares.clone()), typed));
        }
        let by_lot = message!("suggested-array-by-lot", orders = shuffle.orders());
        found.push(choice(by_lot, BY_LOT));
        let label = Text::from(usual.as_str()).then(message!("suggested-array-usual", squares));
        found.push(choice(label, &usual));
    } else {
        let names = shuffle.symmetries.iter().map(|symmetry| symmetry.name());
        let fitting = names.filter(|name| name.contains(&typed.to_lowercase()));
        found.extend(fitting.map(|name| Choice {
            label: message!("suggested-array-drawn", symmetry = name),
            value: Some(name.to_owned()),
        }));
    }
    found.truncate(most);
    found
}

/// The time zones that fit the typed text, each with its present time.
fn zones(partial: &str, now: Timestamp, most: usize) -> Vec<Choice> {
    let found = typed::zones_like(partial, now).into_iter().take(most);
    let zones = found.filter_map(|name| Zone::named(&name).ok());
    let choice = |zone: Zone| Choice {
        label: menagerie_core::model::zone_label(&zone, now),
        value: Some(zone.name()),
    };
    zones.map(choice).collect()
}

/// The community's limits on challenges.
pub(super) async fn limits(question: &Question<'_>) -> Result<Limits, StoreError> {
    match &question.server {
        Some(server) => question.store.limits(server).await,
        None => Ok(Limits::default()),
    }
}

/// A variant, as far as the search needs it.
struct Entry<'a> {
    id: &'a str,
    name: &'a str,
    author: &'a str,
    size: (u32, u32),
    label: String,
    /// The kinds of game that it is, as words to type.
    kinds: String,
}

impl<'a> Entry<'a> {
    fn of(variant: &'a Arc<Variant>) -> Self {
        let Variant { id, name, files, ranks, credits, .. } = variant.as_ref();
        let (author, size) = (&credits.author, (u32::from(*files), u32::from(*ranks)));
        let kinds = GameKind::ALL.into_iter().filter(|kind| kind.has(variant));
        let kinds = kinds.map(|kind| kind.word().replace('-', " ")).collect::<Vec<_>>().join(" ");
        Self { id, name, author, size, label: variant_label(variant), kinds }
    }
}

/// The server's variants that are on its list.
fn server_variants(limits: &Limits) -> impl Iterator<Item = Entry<'_>> {
    limits.own.iter().map(|own| {
        let ServerVariant { variant, name, author, size, .. } = own;
        let label = format!("{name} ({}×{})", size.0, size.1);
        Entry { id: variant, name, author, size: *size, label, kinds: String::new() }
    })
}

/// The variants that fit: each typed word is a part of a name, of the size, of the inventor's name or
/// of the kind of game.
fn fitting<'a>(among: impl Iterator<Item = Entry<'a>>, partial: &str, most: usize) -> Vec<Choice> {
    let typed = partial.to_lowercase().replace('×', "x").replace(" x ", "x");
    let typed = typed.trim_start_matches("by ");
    let fits = |entry: &Entry<'_>| {
        let Entry { id, name, author, size: (files, ranks), kinds, .. } = entry;
        let words = format!("{name} {id} ({files}x{ranks}) {author} {kinds}").to_lowercase();
        // A word in the middle of another name says too little: "random".
        let is_also_called =
            !typed.is_empty() && also_called(id).any(|also| also.starts_with(typed));
        is_also_called || typed.split_whitespace().all(|typed| words.contains(typed))
    };
    let found = among.filter(fits).take(most);
    found.map(|it| Choice { label: it.label.into(), value: Some(it.id.to_owned()) }).collect()
}

/// The choices for allowing or forbidding: one variant, or all of them.
fn settled(name: &str, partial: &str, most: usize) -> Vec<Choice> {
    let (label, value) = all_variants();
    let fits = name == "allow" && label.contains(&partial.trim().to_lowercase());
    let all = fits.then(|| Choice { label: label.into(), value: Some(value) });
    let offered = offered().into_iter().map(Entry::of);
    all.into_iter().chain(fitting(offered, partial, most)).take(most).collect()
}

async fn pieces(
    question: &Question<'_>,
    partial: &str,
    most: usize,
) -> Result<Vec<Choice>, StoreError> {
    let Ok(variant) = question.variant().await? else { return Ok(Vec::new()) };
    let names = piece_names(&variant, partial).into_iter().take(most);
    Ok(names.map(|name| Choice { label: name.as_str().into(), value: Some(name) }).collect())
}

/// The legal moves that fit. If there are none, an entry says why, because an empty list would not.
async fn moves(
    question: &Question<'_>,
    name: &str,
    partial: &str,
    most: usize,
) -> Result<Vec<Choice>, StoreError> {
    let game = match question.game(question.options.which()).await? {
        Ok(game) => game,
        Err(Refusal::SeveralGames(games)) => {
            let numbers: Vec<Text> = games.iter().map(|game| game.to_string().into()).collect();
            let games = listed_or(&numbers);
            return Ok(Choice::none(message!("suggested-which-game", games)));
        }
        Err(Refusal::NoSuchGame(game)) => return Ok(not_played(game)),
        Err(_) => return Ok(Choice::none(message!("suggested-no-game-here"))),
    };
    if game.end.is_some() {
        return Ok(Choice::none(message!("suggested-game-over", game = game.id.0)));
    }
    if game.side_of(&question.from).is_none() {
        return Ok(not_played(game.id));
    }
    let position = match position(&game, question, name) {
        Ok(position) => position,
        Err(why) => return Ok(Choice::none(why)),
    };
    let partial = partial.to_owned();
    // This spells every legal move in every way, at every key that is pressed.
    let suggested = worked_out(&question.from, move || {
        let suggestions = notation::suggest(&position, &partial, most).into_iter();
        let choice = |suggestion: notation::Suggestion| Choice {
            value: Some(notation::coordinates(position.variant(), &suggestion.mv)),
            label: suggestion.label.into(),
        };
        suggestions.map(choice).collect()
    });
    // A member with so many requests that this one has to wait can type a move all the same.
    Ok(suggested.await?.unwrap_or_default())
}

/// The suggestion for a game that the caller does not play, whether it exists or not.
fn not_played(game: GameId) -> Vec<Choice> {
    Choice::none(message!("suggested-not-your-game", game = game.0))
}

/// The opponent's move that is to be answered.
fn typed_move(question: &Question<'_>, now: &Position) -> notation::Reading {
    let script = notation::Script::new(now.variant(), &question.letters);
    script.parse(question.options.text("when")).read(now)
}

/// The position in which a move is chosen: the current one, or the one after the opponent's move
/// that is to be answered. If there is none, the reason.
fn position(game: &Game, question: &Question<'_>, name: &str) -> Result<Position, Text> {
    let now = game.line.position();
    let is_own = game.player(game.turn()) == &question.from;
    match (name, is_own) {
        ("move", true) | ("when", false) => Ok(now.clone()),
        ("move", false) => Err(message!("suggested-not-your-turn", game = game.id.0)),
        ("then", false) => match typed_move(question, now) {
            notation::Reading::Move(when) => Ok(now.play(&when)),
            _ => Err(message!("suggested-when-first")),
        },
        _ => Err(message!("suggested-your-turn")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_words::{Language, Reader, in_full, without_links};

    fn said(label: &Text) -> String {
        without_links(label, Reader::LOG)
    }

    #[test]
    fn variants_are_found_by_name_size_and_inventor() {
        let found = |typed: &str| -> Vec<String> {
            let found = fitting(offered().into_iter().map(Entry::of), typed, 25).into_iter();
            found.map(|choice| choice.value.expect("it can be chosen")).collect()
        };
        for (typed, ids) in [
            ("Xiang", &["xiangqi"][..]),
            ("9x10", &["janggi", "xiangqi"]),
            ("9×10", &["janggi", "xiangqi"]),
            ("9 x 10", &["janggi", "xiangqi"]),
            ("cazaux 16x16", &["terachess-2", "bigorra", "terachess-1"]),
            ("Xiangqi (9×10)", &["xiangqi"]),
            ("freeling", &["grand"]),
            ("by Freeling", &["grand"]),
            ("fischer", &["chess960"]),
            ("chinese chess", &["xiangqi"]),
            ("japan short", &["minishogi", "dobutsu", "kyoto-shogi"]),
            ("first drops", &["crazyhouse", "minishogi", "dobutsu"]),
            ("random", &[]),
            ("nobody's", &[]),
        ] {
            assert_eq!(found(typed), ids, "{typed}");
        }
        assert_eq!(found("").len(), offered().len().min(25));
        let allowed = settled("allow", "All", 25);
        assert_eq!(allowed[0].value.as_deref(), Some("all"));
        assert_eq!(settled("forbid", "all of", 25), []);
    }

    #[test]
    fn a_move_is_found_by_the_words_of_its_suggestion() {
        // Each variant on its own thread.
        let ids = ["chess", "terachess-2", "metamachy", "shako"];
        let read: usize = std::thread::scope(|scope| {
            let reading = ids.map(|id| scope.spawn(move || moves_found_by_their_words(id)));
            reading.into_iter().map(|read| read.join().expect("each move is found")).sum()
        });
        assert!(read > 3_000, "{read}");
    }

    /// How many suggestions of a game are found by their own words.
    fn moves_found_by_their_words(id: &str) -> usize {
        let mut read = 0;
        let variant = menagerie_rules::bundled_by_id(id).expect("it is bundled");
        let mut position = Position::start(variant);
        for step in 0..40 {
            for suggestion in notation::suggest(&position, "", 400) {
                let label = &suggestion.label;
                let found = notation::suggest(&position, label, 25);
                let same = found.iter().find(|it| it.label == *label);
                assert_eq!(same.map(|it| &it.mv), Some(&suggestion.mv), "{id} {label}");
                read += 1;
            }
            let moves = position.legal_moves();
            let Some(next) = moves.get((step * 7 + 3) % moves.len().max(1)) else { break };
            position = position.play(next);
        }
        read
    }

    #[test]
    fn an_order_that_is_typed_in_full_stands_first() {
        let of = |id: &str, typed: &str| -> Vec<(String, Option<String>)> {
            let variant = menagerie_rules::bundled_by_id(id).expect("it is bundled");
            let found = arrays(variant, typed, 25).into_iter();
            found.map(|choice| (said(&choice.label), choice.value)).collect()
        };
        let row = |label: &str, value: &str| (label.to_owned(), Some(value.to_owned()));
        let usual = in_full("suggested-array-usual", [("squares", "f1, g1, f2 and g2")]);
        let [lot, usual] = [
            row(in_full("suggested-array-by-lot", [("orders", 24)]), "lot"),
            row(&format!("QKLG{usual}"), "QKLG"),
        ];
        assert_eq!(of("metamachy", "q"), [lot.clone(), usual.clone()]);
        assert_eq!(
            of("metamachy", " qlgk"),
            [row("qlgk: f1, g1, f2 and g2", "qlgk"), lot.clone(), usual.clone()]
        );
        assert_eq!(of("cetran-2", "M"), [row("asymmetric", "asymmetric"), row("mirror", "mirror")]);
        let one = in_full("suggested-one-array", [("variant", "Chess")]);
        assert_eq!(of("chess", ""), [(one.to_owned(), None)]);
        for (label, _) in of("maasai", "DGLOUKQF") {
            assert!(label.chars().count() <= 100, "{label}");
        }
    }

    #[test]
    fn clocks_say_in_few_words_what_follows_when_time_is_up() {
        let labels: Vec<String> = clocks("", 25).iter().map(|choice| said(&choice.label)).collect();
        let days = |count| in_full("length-days", [("count", count)]);
        let each = in_full("time-short-days", [("each", days(3))]);
        let gothic = [
            days(7),
            in_full("time-short-free", [("time", days(1))]),
            in_full("time-short-more", [("time", days(1))]),
            in_full("time-short-more-within", [("time", days(1)), ("window", days(1))]),
        ];
        for (clock, short, then) in [
            ("days 3d", each, "time-short-lost"),
            ("days 3d soft", each, "time-short-claimed"),
            ("gc-2004", &gothic.join(", "), "time-short-lost"),
        ] {
            let label = format!("{clock}: {}", in_full(then, [("clock", short)]));
            assert!(labels.contains(&label), "{labels:#?}");
        }
        // Discord shows at most a hundred characters.
        let long: Vec<String> = Language::all()
            .flat_map(|language| {
                let reader = Reader { language, network: "discord" };
                clocks("", 25).into_iter().map(move |it| without_links(&it.label, reader))
            })
            .filter(|label| label.chars().count() > 100)
            .collect();
        assert_eq!(long, [""; 0]);
    }
}
