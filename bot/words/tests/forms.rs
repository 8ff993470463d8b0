//! Names of pieces and sides in sentences: in the case, with the article and in the gender that the
//! language asks for.

use menagerie_core::message;
use menagerie_core::model::Text;
use menagerie_words::{Language, Reader, without_links};
use std::collections::BTreeSet;
use std::path::Path;

/// The sides; all other names are those of pieces.
const SIDES: [&str; 9] =
    ["black", "blue", "gold", "gote", "persia", "red", "sente", "sparta", "white"];

/// The arguments that name sides.
const OF_SIDES: [&str; 5] = ["side", "first_side", "second_side", "mover", "winner_side"];

fn reader(tag: &str) -> Reader {
    Reader { language: Language::of_tag(tag).expect("it is a language"), network: "discord" }
}

fn piece(name: &str) -> Text {
    message!("piece-name", name)
}

fn side(name: &str) -> Text {
    message!("side-name", name)
}

fn one(name: &str) -> Text {
    message!("piece-one", piece = piece(name), begins = "consonant")
}

fn there(name: &str, square: &str) -> Text {
    message!("piece-there", piece = piece(name), square)
}

fn takes(taker: &str, victim: &str) -> Text {
    message!("move-takes", piece = piece(taker), from = "c3", victim = piece(victim), square = "e5")
}

fn promotes(to: &str) -> Text {
    let moved = message!("move-goes", piece = piece("Pawn"), from = "e7", to = "e8");
    message!("move-in-words-promoting", moved, how = "becomes", piece = one(to), check = "none")
}

fn in_check(attacker: &str) -> Text {
    let attacker = there(attacker, "b4");
    message!("move-refused-leaves-in-check", in_passing = "no", king = piece("King"), attacker)
}

fn becomes(first: &str, last: &str) -> Text {
    let (piece, begins) = (piece("Pawn"), "consonant");
    let becomes = message!("list-or", items = one(first), last = one(last));
    message!("move-refused-becomes", piece, begins, becomes, may_stay = "no")
}

fn assert_said(cases: impl IntoIterator<Item = (&'static str, Text, &'static str)>) {
    for (tag, text, words) in cases {
        assert_eq!(without_links(&text, reader(tag)).replace('\u{a0}', " "), words, "{tag}");
    }
}

#[test]
fn a_captured_piece_stands_in_the_accusative() {
    assert_said([
        ("en", takes("Knight", "Queen"), "Knight from c3 takes the Queen on e5"),
        ("de", takes("Knight", "Queen"), "Springer von c3 schlägt die Dame auf e5"),
        ("de", takes("Rook", "Pawn"), "Turm von c3 schlägt den Bauern auf e5"),
        ("de", takes("Rook", "Unicorn"), "Turm von c3 schlägt das Einhorn auf e5"),
        ("fr", takes("Knight", "Queen"), "Cavalier c3 prend la Dame e5"),
        ("fr", takes("Rook", "Elephant"), "Tour c3 prend l'Éléphant e5"),
        ("it", takes("Knight", "Queen"), "Cavallo da c3 cattura la donna in e5"),
        ("it", takes("Rook", "Bishop"), "Torre da c3 cattura l'alfiere in e5"),
        ("it", takes("Rook", "Wildebeest"), "Torre da c3 cattura lo gnu in e5"),
        ("es", takes("Rook", "Eagle"), "Torre de c3 captura el águila en e5"),
        ("es", takes("Knight", "Queen"), "Caballo de c3 captura la dama en e5"),
        ("pt-BR", takes("Knight", "Queen"), "Cavalo de c3 captura a dama em e5"),
        ("pt-BR", takes("Rook", "Direwolf"), "Torre de c3 captura o lobo gigante em e5"),
        ("ru", takes("Knight", "Queen"), "Конь с c3 берёт ферзя на e5"),
        ("ru", takes("Rook", "Pawn"), "Ладья с c3 берёт пешку на e5"),
        ("ru", takes("Rook", "Ship"), "Ладья с c3 берёт корабль на e5"),
        ("pl", takes("Knight", "Queen"), "Skoczek z c3 bije hetmana na e5"),
        ("pl", takes("Rook", "Rook"), "Wieża z c3 bije wieżę na e5"),
    ]);
}

#[test]
fn a_new_piece_is_named_as_the_language_says_what_something_becomes() {
    assert_said([
        ("en", promotes("Queen"), "Pawn from e7 to e8 and becomes a Queen"),
        ("de", promotes("Queen"), "Bauer von e7 nach e8, wird zur Dame"),
        ("de", promotes("Elephant"), "Bauer von e7 nach e8, wird zum Elefanten"),
        ("fr", promotes("Queen"), "Pion de e7 à e8 et devient Dame"),
        ("it", promotes("Queen"), "Pedone da e7 a e8 e diventa donna"),
        ("es", promotes("Queen"), "Peón de e7 a e8 y se convierte en dama"),
        ("pt-BR", promotes("Queen"), "Peão de e7 para e8 e vira dama"),
        ("ru", promotes("Rook"), "Пешка с e7 на e8, превращение в ладью"),
        ("pl", promotes("Queen"), "Pion z e7 na e8, promocja na hetmana"),
    ]);
}

#[test]
fn a_part_of_a_sentence_passes_the_form_on_to_the_names_in_it() {
    assert_said([
        ("en", in_check("Queen"), "That would leave your King in check from the Queen on b4."),
        ("de", in_check("Pawn"), "Dein König stünde danach im Schach durch den Bauern auf b4."),
        ("fr", in_check("Queen"), "Ça laisserait ton Roi sous l'échec de la Dame en b4."),
        ("it", in_check("Queen"), "Così il tuo re sarebbe sotto scacco della donna in b4."),
        ("es", in_check("Queen"), "Así, tu rey quedaría en jaque por la dama en b4."),
        ("pt-BR", in_check("Queen"), "Isso deixaria seu rei em xeque da dama em b4."),
        (
            "ru",
            in_check("Queen"),
            "После этого хода ваш король окажется под шахом: нападает ферзь на b4.",
        ),
        ("pl", in_check("Queen"), "Po tym ruchu twój król stoi pod szachem: atakuje hetman na b4."),
    ]);
}

#[test]
fn a_list_has_each_of_its_names_in_the_form() {
    assert_said([
        ("en", becomes("Rook", "Queen"), "A Pawn becomes a Rook or a Queen here."),
        ("de", becomes("Rook", "Queen"), "Der Bauer wird hier zum Turm oder zur Dame."),
        ("it", becomes("Rook", "Queen"), "Qui il pedone diventa torre o donna."),
        ("ru", becomes("Rook", "Queen"), "Пешка здесь превращается в ладью или ферзя."),
        ("pl", becomes("Rook", "Queen"), "Pion ma tu promocję na wieżę lub hetmana."),
    ]);
}

#[test]
fn a_side_to_move_reads_as_people_say_it() {
    let to_move = |name| message!("picture-to-move", side = side(name));
    assert_said([
        ("en", to_move("White"), "White to move."),
        ("de", to_move("White"), "Weiß ist am Zug."),
        ("fr", to_move("White"), "Trait aux Blancs."),
        ("fr", to_move("Persia"), "Trait à la Perse."),
        ("it", to_move("White"), "Muove il Bianco."),
        ("es", to_move("Black"), "Turno de las negras."),
        ("pt-BR", to_move("Black"), "Vez das pretas."),
        ("ru", to_move("White"), "Ход белых."),
        ("pl", to_move("White"), "Na ruchu białe."),
    ]);
}

#[test]
fn the_second_of_two_sides_is_named_in_the_language_too() {
    let unwanted = message!("watch-objection", sides = 2, side = "White", other = "Black");
    for (tag, sides) in [
        ("en", "White and Black don't want"),
        ("de", "Weiß und Schwarz möchten nicht"),
        ("fr", "des Blancs et des Noirs"),
        ("it", "Il Bianco e il Nero non vogliono"),
        ("es", "de las blancas y de las negras"),
        ("ru", "белые и чёрные"),
        ("pl", "białych i czarnych"),
    ] {
        let said = without_links(&unwanted, reader(tag));
        assert!(said.contains(sides), "{tag}: {said}");
    }
}

/// A member's own game has names that no language knows.
#[test]
fn a_name_that_a_language_does_not_know_stays_as_it_is() {
    let to_move = message!("picture-to-move", side = side("Elves"));
    assert_said([
        ("de", takes("Knight", "Zorblax"), "Springer von c3 schlägt Zorblax auf e5"),
        ("it", in_check("Zorblax"), "Così il tuo re sarebbe sotto scacco di Zorblax in b4."),
        ("ru", takes("Rook", "<b>x"), "Ладья с c3 берёт <b>x на e5"),
        ("fr", to_move.clone(), "Trait à Elves."),
        ("es", to_move.clone(), "Turno de Elves."),
        ("pl", to_move, "Na ruchu Elves."),
    ]);
}

#[test]
fn a_piece_of_which_no_kind_is_known_has_forms_too() {
    let nameless = || message!("piece-nameless");
    let goes = message!("move-refused-cannot-go", piece = nameless(), from = "a1", to = "a2");
    assert_said([
        ("de", goes.clone(), "Die Figur auf a1 kann nicht nach a2."),
        ("fr", goes.clone(), "La pièce en a1 ne peut pas aller en a2."),
        ("es", goes, "La pieza de a1 no puede ir a a2."),
    ]);
}

/// A message of a file of messages: its name, its attributes, and the forms that it asks for.
struct Written {
    key: String,
    attributes: BTreeSet<String>,
    asked: Vec<(String, String)>,
}

/// The messages of a language.
fn written(language: Language) -> Vec<Written> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag());
    let mut all: Vec<Written> = Vec::new();
    let files = std::fs::read_dir(folder).expect("it can be read");
    let paths = files.map(|file| file.expect("it can be read").path());
    // The prose of games is no file of messages.
    for path in paths.filter(|path| path.extension().is_some_and(|it| it == "ftl")) {
        let text = std::fs::read_to_string(path);
        for line in text.expect("it can be read").lines().filter(|line| !line.starts_with('#')) {
            let named = line.split_once(" = ").map(|(name, _)| name).unwrap_or_default();
            match named.trim_start().strip_prefix('.') {
                Some(attribute) => {
                    let last = all.last_mut().expect("an attribute stands behind a message");
                    last.attributes.insert(attribute.to_owned());
                }
                None if line.starts_with(|c: char| c.is_ascii_lowercase()) => all.push(Written {
                    key: named.to_owned(),
                    attributes: BTreeSet::new(),
                    asked: Vec::new(),
                }),
                None => {}
            }
            let variables = line.split('$').skip(1).map(|rest| {
                rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').next()
            });
            let forms =
                variables.flatten().filter_map(|it| it.trim_end_matches('-').split_once('-'));
            if let Some(last) = all.last_mut() {
                last.asked.extend(forms.map(|(it, form)| (it.to_owned(), form.to_lowercase())));
            }
        }
    }
    all
}

#[test]
fn every_name_of_a_language_has_each_form_that_its_messages_ask_for() {
    let mut wrong = Vec::new();
    let mut asking = BTreeSet::new();
    for language in Language::all() {
        let messages = written(language);
        let made: BTreeSet<&str> =
            messages.iter().filter_map(|it| it.key.strip_prefix("form-")).collect();
        let nameless = messages.iter().find(|it| it.key == "piece-nameless").expect("it is there");
        for message in &messages {
            for (argument, form) in &message.asked {
                asking.insert(language);
                // The second side, in what both do not want.
                let is_second = argument == "other" && message.key.starts_with("watch-");
                let of_sides = is_second || OF_SIDES.contains(&argument.as_str());
                let names = messages.iter().filter_map(|it| {
                    let name = it.key.strip_prefix("name-").filter(|name| *name != "move")?;
                    (SIDES.contains(&name) == of_sides).then_some((name, &it.attributes))
                });
                for (name, attributes) in names {
                    let is_made = made.contains(form.as_str()) && attributes.contains("gender");
                    if !is_made && !attributes.contains(form) {
                        let key = &message.key;
                        wrong.push(format!("{}: {name} has no {form}, for {key}", language.tag()));
                    }
                }
                if !of_sides && !nameless.attributes.contains(form) {
                    wrong.push(format!("{}: piece-nameless has no {form}", language.tag()));
                }
            }
        }
        let used: BTreeSet<&str> =
            messages.iter().flat_map(|it| &it.asked).map(|(_, form)| form.as_str()).collect();
        let needless = made.iter().filter(|form| !used.contains(*form));
        wrong.extend(needless.map(|form| format!("{}: nothing asks for {form}", language.tag())));
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(asking.len(), Language::all().count() - 1, "all but English ask for forms");
}
