//! A game of two, with pictures that are slow to load, up to its end and beyond a restart.

use super::evening::{DESKTOP, Evening, PHONE, Screen};
use super::page::{AT_THE_END, Page};
use fantoccini::Locator;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_members_play_on_a_desktop() {
    play(DESKTOP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_members_play_on_a_phone() {
    play(PHONE).await;
}

/// The words of the sandbox's page below a message for one person.
const ONLY_YOURS: &str = "Only you can see this";

const PLIES: [(&str, &str, &str); 6] = [
    ("Ann", "d2g5", "T d2-g5"),
    ("Bob", "g13g11", "p g13-g11"),
    ("Ann", "g5-g8", "T g5-g8"),
    ("Bob", "P e13-e11", "p e13-e11"),
    ("Ann", "Txg11", "T g8-g11"),
    ("Bob", "h11", "p h13-h11"),
];

async fn play(screen: Screen) {
    let Some(mut evening) = Evening::begin(screen).await else { return };
    let page = &evening.page;
    challenge(page).await;
    page.become_member("Bob").await;
    page.read(
        first_words("challenge-made", [("challenger", "Ann"), ("opponent", "@Bob")]).trim_end(),
    )
    .await;
    page.click("[data-custom-id=\"1:accept:1\"]").await;
    page.read(fixed_with("challenge-accepted", [("challenger", "@Ann")])).await;
    the_list_says_whose_turn_it_is(page).await;
    page.open_channel("#channels .thread").await;
    page.read(fixed("play-invitation")).await;
    page.ask(WATCH_PICTURES).await;
    for (who, typed, canonical) in PLIES {
        page.become_member(who).await;
        if typed == "h11" {
            page.say("h13h9").await;
            page.read("h13h9").await;
            page.wait_for(AT_THE_END).await;
        }
        page.say(typed).await;
        page.read(canonical).await;
        page.wait_for(AT_THE_END).await;
    }
    let text = page.read(in_full("reach-takes", [("piece", "Pawn"), ("square", "g11")])).await;
    assert!(
        text.contains(fixed_with("notice-your-move", [("player", "@Ann"), ("side", "White")])),
        "{text}"
    );
    nothing_moves_when_pictures_arrive(page).await;
    pictures_have_words(page).await;
    pictures_have_discords_size(page).await;
    the_viewer_shows_the_whole_board(page).await;
    page.keep("game").await;

    page.command("resign").await;
    page.click("#send").await;
    page.read(first_words("ending-resign-asked", [("game", 1)])).await;
    page.click("[data-custom-id=\"1:resign:1\"]").await;
    page.read("wins.").await;
    the_thread_of_a_finished_game_stays(&mut evening).await;
    evening.end().await;
}

/// By the fields of the command.
async fn challenge(page: &Page) {
    page.command("challenge").await;
    page.choose("#option-opponent", "Bob").await;
    page.type_into("#option-variant", "terachess").await;
    page.click("#option-variant-list [data-value=terachess-2]").await;
    page.choose("#option-colour", in_full("choice-colour-first", NOTHING)).await;
    page.keep("challenge").await;
    page.click("#send").await;
    page.read(fixed("challenge-made-done")).await;
}

/// The marks after the name of a thread in the list of channels.
fn notes(expected: &str) -> String {
    format!(
        "return [...document.querySelectorAll('#channels .thread .note')].map(it => it.textContent).join() === '{expected}'"
    )
}

/// Bob, who has not opened the thread, sees that something is new in it and that Ann is to move;
/// Ann sees that it is her move. The whole name is there.
async fn the_list_says_whose_turn_it_is(page: &Page) {
    page.wait_for(&notes("Ann to move,mentions you")).await;
    page.become_member("Ann").await;
    page.wait_for(&notes("your move,mentions you")).await;
    page.open_sidebar().await;
    page.keep("unread").await;
    // It is in sight once the list has come in from the side.
    let name = "return document.querySelector('#channels .thread .name').innerText";
    page.wait_for(&format!("{name} === 'Terachess II 1: Ann v Bob'")).await;
    let cut = "const it = document.querySelector('#channels .thread');
        return it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight";
    assert_eq!(page.ask(cut).await, json!(false), "the name of the thread is cut off");
    page.open_channel("#channels .thread").await;
    // A message in sight has been read.
    page.wait_for(&notes("your move")).await;
    page.wait_for("return document.getElementById('turn').textContent === 'It is your move'").await;
    page.become_member("Bob").await;
}

/// Notes at the arrival of each picture whether the list is still at its end.
const WATCH_PICTURES: &str = "window.arrived = [];
    document.getElementById('messages').addEventListener('load', (event) => {
        const box = document.getElementById('scroller');
        window.arrived.push(box.scrollHeight - box.scrollTop - box.clientHeight < 2);
    }, true)";

async fn nothing_moves_when_pictures_arrive(page: &Page) {
    let height = "return document.getElementById('scroller').scrollHeight";
    let before = page.ask(height).await;
    page.wait_for(
        "const all = [...document.querySelectorAll('#messages img')];
        return all.length > 6 && all.every(it => it.complete && it.naturalWidth > 1000)",
    )
    .await;
    assert_eq!(page.ask(height).await, before);
    let arrived = page.ask("return window.arrived").await;
    let arrived = arrived.as_array().expect("pictures have arrived");
    assert!(arrived.len() >= PLIES.len(), "{} pictures came late", arrived.len());
    assert!(arrived.iter().all(|at_the_end| *at_the_end == json!(true)), "{arrived:?}");
    assert_eq!(page.ask(AT_THE_END).await, json!(true));
}

/// Every picture has words for people who cannot see it.
async fn pictures_have_words(page: &Page) {
    let title = in_full("picture-of-game", [("variant", "Terachess II"), ("game", "1")]);
    let lead = fixed_with("picture-lead", [("title", title)]);
    let lead = format!("{} {lead} ", last_words("picture-to-move", NOTHING));
    let pictures =
        page.client.find_all(Locator::Css("#messages img")).await.expect("there are some");
    for picture in &pictures {
        let alt = picture.attr("alt").await.expect("it is there").unwrap_or_default();
        assert!(alt.contains(&lead) && alt.contains("King h2"), "{alt}");
    }
}

/// At most 350 px high on a desktop; on a phone as wide as the screen.
async fn pictures_have_discords_size(page: &Page) {
    let size =
        "const it = [...document.querySelectorAll('#messages img')].at(-1).getBoundingClientRect();
        return [it.width, it.height, it.left]";
    let size = page.ask(size).await;
    let [width, height, left] = [0, 1, 2].map(|place| size[place].as_f64().unwrap_or(-1.0));
    if page.screen.phone {
        assert!(width >= f64::from(page.screen.width) - 1.0 && left.abs() < 1.0, "{size}");
    } else {
        assert!(height > 340.0 && height < 351.0, "{size}");
    }
}

/// A press shows the whole board in the window; a second press shows it larger, a third as before.
async fn the_viewer_shows_the_whole_board(page: &Page) {
    page.ask("[...document.querySelectorAll('#messages .picture')].at(-1).click()").await;
    let fits = "const it = document.getElementById('viewer-image').getBoundingClientRect();
        return it.width > 300 && it.left >= 0 && it.top >= 0 && it.right <= innerWidth && it.bottom <= innerHeight";
    let width = "return document.getElementById('viewer-image').getBoundingClientRect().width";
    page.wait_for(fits).await;
    page.keep("viewer").await;
    let whole = page.measure(width).await;
    page.click("#viewer-zoom").await;
    let zoomed = page.measure(width).await;
    assert!(zoomed >= 1.9 * whole, "{whole} px become {zoomed} px");
    page.keep("zoomed").await;
    page.click("#viewer-zoom").await;
    page.wait_for(fits).await;
    page.click("#viewer-close").await;
    page.wait_for("return !document.getElementById('viewer').open").await;
}

/// It is in the list and can be read, also after the sandbox was stopped and started again; what
/// only one person saw is gone then.
async fn the_thread_of_a_finished_game_stays(evening: &mut Evening) {
    let page = &evening.page;
    page.wait_for(&notes("ended")).await;
    page.read(ONLY_YOURS).await;
    evening.restart().await;
    let page = &evening.page;
    page.wait_for(&notes("ended")).await;
    page.open_channel("#channels button:first-child").await;
    page.read(fixed_with("challenge-accepted", [("challenger", "@Ann")])).await;
    page.open_channel("#channels .thread.ended").await;
    let text = page.read("wins.").await;
    assert!(
        text.contains(&format!("{} g11", fixed_with("reach-takes", [("piece", "Pawn")]))),
        "{text}"
    );
    assert!(!text.contains(ONLY_YOURS), "{text}");
    page.client.refresh().await.expect("the page opens");
    page.open_channel("#channels .thread.ended").await;
    page.wait_for(
        "const all = [...document.querySelectorAll('#messages img')];
        return all.length > 6 && all.every(it => it.complete && it.naturalWidth > 1000)",
    )
    .await;
    page.wait_for(AT_THE_END).await;
    page.open_sidebar().await;
    page.keep("ended").await;
}
