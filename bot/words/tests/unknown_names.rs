//! Pieces of members' own games have names that no language knows. A sentence with such a name keeps the
//! words that carry its meaning: "no", "one" and "your".

use menagerie_core::message;
use menagerie_core::model::Text;
use menagerie_words::{Language, Reader, without_links};
use std::collections::BTreeSet;

/// The sentences for a reader of each language.
type Sentences = [(&'static str, &'static str); 8];

fn piece(name: &str) -> Text {
    message!("piece-name", name)
}

fn zorblax() -> Text {
    piece("Zorblax")
}

fn assert_said(text: &Text, sentences: Sentences) {
    let tags: BTreeSet<&str> = sentences.iter().map(|(tag, _)| *tag).collect();
    assert_eq!(tags, Language::all().map(Language::tag).collect(), "each language has a sentence");
    for (tag, sentence) in sentences {
        let language = Language::of_tag(tag).expect("it is a language");
        let said = without_links(text, Reader { language, network: "discord" });
        assert_eq!(said.replace('\u{a0}', " "), sentence, "{tag}");
    }
}

#[test]
fn there_is_no_such_piece_on_a_file() {
    let sentences = [
        ("en", "You have no Zorblax on file a."),
        ("de", "Du hast keinen Zorblax auf der a-Linie."),
        ("fr", "Tu n'as pas de Zorblax sur la colonne a."),
        ("es", "No tienes ningún Zorblax en la columna a."),
        ("it", "Non hai nessun pezzo Zorblax sulla colonna a."),
        ("pt-BR", "Você não tem nenhum Zorblax na coluna a."),
        ("ru", "На вертикали a у вас нет Zorblax."),
        ("pl", "W kolumnie a nie masz Zorblax."),
    ];
    assert_said(&message!("move-refused-nobody-on-file", piece = zorblax(), file = "a"), sentences);
}

#[test]
fn no_such_piece_can_go_to_a_square() {
    let refused = message!("move-refused-none-of-kind-reaches", piece = zorblax(), square = "d4");
    let sentences = [
        ("en", "No Zorblax of yours can go to d4."),
        ("de", "Kein Zorblax von dir kann nach d4."),
        ("fr", "Tu n'as aucun Zorblax qui puisse aller en d4."),
        ("es", "No tienes ningún Zorblax que pueda ir a d4."),
        ("it", "Non hai nessun pezzo Zorblax che possa andare in d4."),
        ("pt-BR", "Você não tem nenhum Zorblax que possa ir para d4."),
        ("ru", "У вас нет Zorblax, чтобы пойти на d4."),
        ("pl", "Nie masz Zorblax, by pójść na d4."),
    ];
    assert_said(&refused, sentences);
}

#[test]
fn no_such_piece_can_take_another() {
    let victim = message!("piece-one", piece = piece("Gnarl"), begins = "consonant");
    let refused = message!("move-refused-nobody-takes", taker = zorblax(), victim);
    let sentences = [
        ("en", "No Zorblax of yours can take a Gnarl now."),
        ("de", "Kein Zorblax von dir kann jetzt einen Gnarl schlagen."),
        ("fr", "Tu n'as aucun Zorblax qui puisse prendre un Gnarl maintenant."),
        ("es", "Ahora no tienes ningún Zorblax que pueda capturar un Gnarl."),
        ("it", "Ora non hai nessun pezzo Zorblax che possa catturare un pezzo Gnarl."),
        ("pt-BR", "Você não tem nenhum Zorblax que possa capturar um Gnarl agora."),
        ("ru", "Сейчас у вас нет Zorblax, чтобы взять Gnarl."),
        ("pl", "Nie masz teraz Zorblax, by zbić Gnarl."),
    ];
    assert_said(&refused, sentences);
}

#[test]
fn no_file_has_more_than_one_such_piece() {
    let sentences = [
        ("en", "There's no file on which you have more than one Zorblax."),
        ("de", "Auf keiner Linie hast du mehr als einen Zorblax."),
        ("fr", "Il n'y a pas de colonne où tu as plus d'un Zorblax."),
        ("es", "En ninguna columna tienes más de un Zorblax."),
        ("it", "Su nessuna colonna hai più di un pezzo Zorblax."),
        ("pt-BR", "Em nenhuma coluna você tem mais de um Zorblax."),
        ("ru", "Ни на одной вертикали у вас нет двух фигур Zorblax."),
        ("pl", "W żadnej kolumnie nie masz więcej niż jednej takiej bierki: Zorblax."),
    ];
    assert_said(&message!("move-refused-no-pair-on-file", piece = zorblax()), sentences);
}

#[test]
fn the_piece_in_the_way_is_the_readers_own() {
    let sentences = [
        ("en", "Your own Zorblax stands on d4."),
        ("de", "Auf d4 steht dein Zorblax."),
        ("fr", "En d4, il y a ton Zorblax."),
        ("es", "En d4 está tu Zorblax."),
        ("it", "In d4 c'è il tuo Zorblax."),
        ("pt-BR", "Em d4 está seu Zorblax."),
        ("ru", "На d4 стоит ваш Zorblax."),
        ("pl", "Na d4 stoi twój Zorblax."),
    ];
    assert_said(&message!("move-refused-own-piece", piece = zorblax(), square = "d4"), sentences);
}

/// Spanish says in this way what cannot be.
#[test]
fn no_such_piece_can_be_on_a_rank() {
    let (side, square) = (message!("side-name", name = "White"), "a8");
    let refused = message!("position-refused-never-there", side, piece = zorblax(), square);
    let language = Language::of_tag("es").expect("it is a language");
    let said = without_links(&refused, Reader { language, network: "discord" });
    assert!(said.contains("porque ningún Zorblax puede llegar a esa fila"), "{said}");
}
