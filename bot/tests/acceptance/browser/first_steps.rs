//! A first visit to the page: an empty channel, commands, a theme.

use super::evening::{DESKTOP, Evening, PHONE, Screen};
use super::page::Page;
use fantoccini::key::Key;
use menagerie_words::{NOTHING, first_words, fixed};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_finds_the_way_on_a_desktop() {
    find_the_way(DESKTOP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_finds_the_way_on_a_phone() {
    find_the_way(PHONE).await;
}

async fn find_the_way(screen: Screen) {
    let Some(evening) = Evening::begin(screen).await else { return };
    let page = &evening.page;
    an_empty_page_says_what_to_do(page).await;
    keys_choose_a_command(page).await;
    a_name_typed_in_full_is_run(page).await;
    what_is_missing_is_asked_for(page).await;
    a_command_can_be_left(page).await;
    what_is_refused_names_what_can_be_given(page).await;
    a_command_typed_in_full_is_run(page).await;
    a_file_is_chosen_and_sent(page).await;
    a_theme_can_be_chosen_and_is_remembered(page).await;
    evening.end().await;
}

async fn an_empty_page_says_what_to_do(page: &Page) {
    let welcome = page.text("#welcome").await;
    for words in ["Welcome, Ann", "/challenge opponent:Bob variant:terachess-2", "Accept", "/help"]
    {
        assert!(welcome.contains(words), "{words:?} is not in: {welcome}");
    }
    // Where the channels are behind a button, that button is named.
    assert_eq!(welcome.contains('☰'), page.screen.phone, "{welcome}");
    page.keep("welcome").await;
    // The steps write the commands.
    page.click("#welcome .step").await;
    let typed = page.ask("return document.getElementById('composer').value").await;
    assert_eq!(typed, json!("/challenge opponent:Bob variant:terachess-2"));
    clear(page).await;
}

async fn press(page: &Page, key: Key) {
    page.type_into("#composer", &char::from(key).to_string()).await;
}

/// Leaves the fields or the list, and empties the text.
async fn clear(page: &Page) {
    let focused = page.client.active_element().await.expect("something is focused");
    focused.send_keys(&char::from(Key::Escape).to_string()).await.expect("it hears keys");
    page.find("#composer").await.clear().await.expect("it can be emptied");
}

/// The arrow keys go through the list of commands and around its ends, and Enter chooses.
async fn keys_choose_a_command(page: &Page) {
    page.type_into("#composer", "/").await;
    let marked = "return document.getElementById(document.getElementById('composer')
        .getAttribute('aria-activedescendant')).dataset.command";
    let all = "return [...document.querySelectorAll('#command-list button')].map(it => it.dataset.command)";
    let all = page.ask(all).await;
    let all = all.as_array().expect("there are some");
    assert_eq!(&page.ask(marked).await, &all[0]);
    press(page, Key::Up).await;
    assert_eq!(&page.ask(marked).await, all.last().expect("there are some"));
    for _ in 0..3 {
        press(page, Key::Down).await;
    }
    press(page, Key::Up).await;
    assert_eq!(&page.ask(marked).await, &all[1]);
    let in_sight = "const it = document.querySelector('#command-list [aria-selected=true]').getBoundingClientRect();
        const box = document.getElementById('command-list').getBoundingClientRect();
        return it.top >= box.top && it.bottom <= box.bottom && it.height > 0";
    assert_eq!(page.ask(in_sight).await, json!(true));
    page.keep("commands").await;
    press(page, Key::Enter).await;
    let title = page.text("#command-form .title").await;
    assert!(title.starts_with(&format!("/{}", all[1].as_str().expect("a name"))), "{title}");
    clear(page).await;
}

/// Nothing is asked for that need not be said.
async fn a_name_typed_in_full_is_run(page: &Page) {
    page.type_into("#composer", "/help").await;
    press(page, Key::Enter).await;
    let text = page.read("Only you can see this").await;
    assert!(text.contains("Ann used /help"), "{text}");
    page.wait_for(
        "return document.getElementById('command-form').hidden
            && document.getElementById('composer').value === ''",
    )
    .await;
}

/// A command that lacks something opens its fields, with the typed options filled in.
async fn what_is_missing_is_asked_for(page: &Page) {
    page.type_into("#composer", "/challenge opponent:Bob").await;
    press(page, Key::Enter).await;
    page.find("#command-form .title").await;
    let given = "const it = document.getElementById('option-opponent');
        return it.selectedOptions[0].textContent";
    assert_eq!(page.ask(given).await, json!("Bob"));
    let focused = page.ask("return document.activeElement.id").await;
    assert_eq!(focused, json!("option-variant"));
    // The games to play are proposed; Escape leaves that list first.
    page.find("#option-variant-list [data-value=terachess-2]").await;
    page.keep("missing").await;
    let focused = page.client.active_element().await.expect("something is focused");
    focused.send_keys(&char::from(Key::Escape).to_string()).await.expect("it hears keys");
    clear(page).await;
}

/// A finger has no Escape key.
async fn a_command_can_be_left(page: &Page) {
    page.command("resign").await;
    page.find("#command-form .title").await;
    page.keep("cancel").await;
    page.click("#command-cancel").await;
    page.wait_for("return document.getElementById('command-form').hidden").await;
    let focused = page.ask("return document.activeElement.id").await;
    assert_eq!(focused, json!("composer"));
}

/// A mistake is named with the right input, until something goes well.
async fn what_is_refused_names_what_can_be_given(page: &Page) {
    let told = "return document.getElementById('alert').textContent";
    for (typed, words) in [
        ("/challenge opponent:Bob variant:chess colour:white", "none of its choices: "),
        ("/settings digest:24", "none of its choices: "),
    ] {
        page.type_into("#composer", typed).await;
        press(page, Key::Enter).await;
        page.wait_for(&format!("{told}.includes('{words}')")).await;
        page.find("#composer").await.clear().await.expect("it can be emptied");
    }
    page.say("what did I do wrong?").await;
    page.read("what did I do wrong?").await;
    assert_eq!(page.ask(told).await, json!(""), "it is said no more");
}

async fn a_command_typed_in_full_is_run(page: &Page) {
    page.type_into("#composer", "/challenge opponent:Bob variant:Terachess II colour:first").await;
    press(page, Key::Enter).await;
    page.read(fixed("challenge-made-done")).await;
    page.read(
        first_words("challenge-made", [("challenger", "Ann"), ("opponent", "@Bob")]).trim_end(),
    )
    .await;
}

/// A command that takes a file has the browser's own field for it.
async fn a_file_is_chosen_and_sent(page: &Page) {
    page.command("variant").await;
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/acceptance/operation/own_game.toml");
    page.type_into("#option-file", own).await;
    page.wait_for("return document.getElementById('option-file').chosen?.name === 'own_game.toml'")
        .await;
    page.keep("file").await;
    page.click("#send").await;
    let text = page.read(first_words("upload-can-be-played", NOTHING).trim_end()).await;
    assert!(text.contains("Reed Lake (12×12)"), "{text}");
    page.find("#messages li:last-child img").await;
}

/// The system's preference holds until the reader chooses, and the choice is remembered. The text
/// can be read in both themes.
async fn a_theme_can_be_chosen_and_is_remembered(page: &Page) {
    let is_light =
        "const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g);
        return +r + +g + +b > 382";
    let liked = page.screen.phone;
    assert_eq!(page.ask(is_light).await, json!(liked), "the system's preference");
    texts_can_be_read(page).await;
    page.open_sidebar().await;
    page.choose("#theme-switch", if liked { "Dark" } else { "Light" }).await;
    assert_eq!(page.ask(is_light).await, json!(!liked), "the reader's choice");
    texts_can_be_read(page).await;
    page.keep("other-theme").await;
    page.client.refresh().await.expect("the page opens");
    page.read("Ann challenges @Bob").await;
    assert_eq!(page.ask(is_light).await, json!(!liked), "remembered");
    page.open_sidebar().await;
    let shown = "return document.getElementById('theme-switch').selectedOptions[0].textContent";
    assert_eq!(page.ask(shown).await, json!(if liked { "Dark" } else { "Light" }));
    page.choose("#theme-switch", "System").await;
    assert_eq!(page.ask(is_light).await, json!(liked), "the system's preference again");
}

/// The contrast of texts with their ground is at least 4.5, as WCAG asks for.
async fn texts_can_be_read(page: &Page) {
    let worst = "const light = (color) => {
            const [r, g, b] = color.match(/[\\d.]+/g).map(it => it / 255)
                .map(it => it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4);
            return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
        };
        const ground = (node) => {
            for (; node; node = node.parentElement) {
                const color = getComputedStyle(node).backgroundColor;
                if (!color.endsWith(', 0)')) return color;
            }
            return 'rgb(255, 255, 255)';
        };
        const found = ['.author', '.content', '.mention', '.head time', '.private', '.reply', '.plain',
            '.badge', '.avatar', '.component', '#channels button', '.guild', '#channel-name', '#topic', '#send']
            .flatMap(selector => [...document.querySelectorAll(selector)])
            .map(node => {
                const [one, other] = [light(getComputedStyle(node).color), light(ground(node))];
                return [Math.max(one, other) / Math.min(one, other), node.className || node.id];
            });
        return found.sort((one, other) => one[0] - other[0])[0];";
    let worst = page.ask(worst).await;
    assert!(worst[0].as_f64().is_some_and(|contrast| contrast >= 4.5), "{worst}");
}
