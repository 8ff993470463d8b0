//! A board to tap, in a real browser: with a keyboard alone, and with a finger on a phone.

use super::evening::{DESKTOP, Evening, PHONE, Screen};
use super::page::Page;
use fantoccini::Locator;
use fantoccini::actions::{InputSource, PointerAction, TouchActions};
use fantoccini::key::Key;
use menagerie_words::{first_words, fixed, fixed_with};
use serde_json::json;

/// Ann before the board of a game that she has begun with Bob, and the thread of the game.
async fn before_the_board(screen: Screen, variant: &str) -> Option<(Evening, String)> {
    let evening = Evening::begin(screen).await?;
    let page = &evening.page;
    let begin = format!(
        "return (async () => {{
            const world = await (await fetch('/api/world?as=0')).json();
            const member = (name) => world.members.find(it => it.name === name).id;
            const channel = document.querySelector('#channels [aria-current]').dataset.channelId;
            const post = (to, body) => fetch('/api/' + to, {{ method: 'POST',
                headers: {{ 'content-type': 'application/json' }},
                body: JSON.stringify({{ channel, ...body }}) }});
            await post('slash', {{ as: member('Ann'), command: 'challenge',
                options: {{ variant: '{variant}', opponent: member('Bob'), colour: 'first', clock: 'days 3d' }} }});
        }})()"
    );
    page.ask(&begin).await;
    page.become_member("Bob").await;
    page.click("[data-custom-id=\"1:accept:1\"]").await;
    page.read(fixed_with("challenge-accepted", [("challenger", "@Ann")])).await;
    page.become_member("Ann").await;
    page.open_channel("#channels .thread").await;
    let thread =
        page.ask("return document.querySelector('#channels .thread').dataset.channelId").await;
    let thread = thread.as_str().expect("it has one").to_owned();
    page.click("[data-custom-id=\"1:do:0:open:game:1\"]").await;
    page.read(first_words("pages-open-game", [("game", 1)])).await;
    let link = page.find("#messages a[href*=\"/l/\"]").await.attr("href").await;
    let link = link.expect("it is asked").expect("it leads somewhere");
    page.client.goto(&link).await.expect("the page opens");
    page.click("button.main").await;
    page.find("#board").await;
    Some((evening, thread))
}

/// Waits until a square has a piece, or none.
async fn stands(page: &Page, square: &str, is_there: bool) {
    page.wait_for(&format!(
        "return /\\bp[01]-/.test(document.querySelector('[data-square=\"{square}\"]').className) === {is_there}"
    ))
    .await;
}

/// Presses keys where the focus is.
async fn press(page: &Page, keys: &[Key]) {
    for key in keys {
        let focus = page.client.active_element().await.expect("something has the focus");
        focus.send_keys(&key.to_string()).await.expect("it takes a key");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_played_with_the_keyboard_alone() {
    let Some((evening, _)) = before_the_board(DESKTOP, "terachess-2").await else { return };
    let page = &evening.page;
    page.wait_for(&format!(
        "return document.getElementById('status').textContent.includes({:?})",
        fixed("page-your-move")
    ))
    .await;
    // The first square is reached with the Tab key, and all others with the arrows.
    for _ in 0..20 {
        press(page, &[Key::Tab]).await;
        if page.ask("return document.activeElement.dataset.square ?? null").await == json!("a16") {
            break;
        }
    }
    press(page, &[Key::Down; 12]).await;
    press(page, &[Key::Right; 4]).await;
    assert_eq!(page.ask("return document.activeElement.dataset.square").await, json!("e4"));
    let name = page.ask("return document.activeElement.ariaLabel").await;
    assert_eq!(name, json!("e4, White Pawn"));
    press(page, &[Key::Enter, Key::Up, Key::Up, Key::Enter]).await;
    page.wait_for("return !document.getElementById('sheet').hidden").await;
    page.keep("board-keyboard").await;
    press(page, &[Key::Enter]).await;
    stands(page, "e6", true).await;
    stands(page, "e4", false).await;
    let theirs = fixed_with("page-their-move", [("player", "Bob")]);
    page.wait_for(&format!(
        "return document.getElementById('status').textContent.includes({theirs:?})"
    ))
    .await;
    evening.end().await;
}

/// Touches the middle of something.
async fn touch(page: &Page, selector: &str) {
    let script = format!(
        "const box = document.querySelector('{selector}').getBoundingClientRect();
         return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]"
    );
    let middle = page.ask(&script).await;
    let at = |axis: usize| middle[axis].as_i64().expect("it is a place");
    let finger = TouchActions::new("finger".to_owned())
        .then(PointerAction::MoveTo { duration: None, x: at(0) as f64, y: at(1) as f64 })
        .then(PointerAction::Down { button: 0 })
        .then(PointerAction::Up { button: 0 });
    page.client.perform_actions(finger).await.expect("it can be touched");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_played_with_a_finger_on_a_phone() {
    let Some((evening, _)) = before_the_board(PHONE, "terachess-2").await else { return };
    let page = &evening.page;
    let width =
        "return document.querySelector('[data-square=\"h4\"]').getBoundingClientRect().width";
    assert!(page.measure(width).await < 25.0, "the whole board is in sight");
    let whole = "return document.documentElement.scrollWidth <= window.innerWidth";
    assert_eq!(page.ask(whole).await, json!(true), "nothing is wider than the screen");
    page.keep("board-phone").await;
    // The first touch makes the squares as large as a finger, and chooses none.
    touch(page, "[data-square=\"h4\"]").await;
    page.wait_for("return document.getElementById('board').classList.contains('zoomed')").await;
    assert!(page.measure(width).await >= 44.0);
    assert_eq!(page.ask("return document.querySelectorAll('.chosen').length").await, json!(0));
    touch(page, "[data-square=\"h4\"]").await;
    page.wait_for("return document.querySelectorAll('.goes').length === 2").await;
    touch(page, "[data-square=\"h6\"]").await;
    page.wait_for("return !document.getElementById('sheet').hidden").await;
    page.keep("board-phone-sheet").await;
    touch(page, "#sheet .choices button").await;
    stands(page, "h6", true).await;
    // It stays large, so that the next move takes a touch less.
    touch(page, "#whole").await;
    page.wait_for("return !document.getElementById('board').classList.contains('zoomed')").await;
    evening.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_in_the_chat_appears_by_itself_and_a_wrong_one_is_explained() {
    let Some((evening, thread)) = before_the_board(DESKTOP, "chess").await else { return };
    let page = &evening.page;
    let typed =
        page.client.find(Locator::Css("#typed input[name=move]")).await.expect("it is there");
    typed.send_keys("e5").await.expect("it can be typed into");
    page.click("#typed button").await;
    page.wait_for("return document.getElementById('said').textContent.includes('e5')").await;
    stands(page, "e4", false).await;
    typed.clear().await.expect("it can be cleared");
    typed.send_keys("e4").await.expect("it can be typed into");
    page.click("#typed button").await;
    stands(page, "e4", true).await;
    evening.say_in(&thread, "Bob", "e5").await;
    stands(page, "e5", true).await;
    page.wait_for("return document.querySelector('#line li').textContent === 'e4 e5'").await;
    let left = "return document.querySelector('#status time span')?.textContent";
    page.wait_for(&format!("{left} === ' (in 71 hours)'")).await;
    look_back(page, &evening, &thread).await;
    evening.end().await;
}

/// Both sides have a Pawn in hand, and only the player's own one is chosen, whichever way the board is turned.
#[tokio::test(flavor = "multi_thread")]
async fn a_piece_in_hand_is_dropped_by_two_taps() {
    let Some((evening, thread)) = before_the_board(DESKTOP, "crazyhouse").await else { return };
    let page = &evening.page;
    for (name, text) in [("Ann", "e4"), ("Bob", "d5"), ("Ann", "exd5"), ("Bob", "Qxd5")] {
        evening.say_in(&thread, name, text).await;
    }
    let in_hand = |id: &str| format!("document.querySelector('#{id} [data-hand=\"@P\"]')");
    let [above, below] = ["hand-above", "hand-below"].map(in_hand);
    page.wait_for(&format!("return {above} && {below} && true")).await;
    let own = "document.querySelector('#hand-below .chosen[aria-pressed=true]')";
    let chosen = "document.querySelectorAll('.chosen').length";
    page.click("#hand-below button").await;
    page.wait_for(&format!("return {own} !== null && {chosen} === 1")).await;
    let goes = page.measure("return document.querySelectorAll('.goes').length").await;
    assert!(goes > 20.0, "{goes} squares");
    page.keep("board-hands").await;
    page.click("#flip").await;
    page.wait_for(&format!("return {own} === null && {chosen} === 1")).await;
    page.click("#flip").await;
    page.wait_for(&format!("return {own} !== null && {chosen} === 1")).await;
    page.click("[data-square=\"e4\"]").await;
    page.click("#sheet .choices button").await;
    stands(page, "e4", true).await;
    page.wait_for(&format!("return {above} !== null && {below} === null")).await;
    evening.end().await;
}

/// After 1.e4 e5, one move back and one on again, while the game goes on.
async fn look_back(page: &Page, evening: &Evening, thread: &str) {
    page.click("[data-walk=back]").await;
    stands(page, "e5", false).await;
    page.click("[data-walk=first]").await;
    stands(page, "e4", false).await;
    page.wait_for(&format!(
        "return document.getElementById('looking').textContent === {:?}",
        fixed("page-looking-at-start")
    ))
    .await;
    let played = "return document.querySelectorAll('#line a').length";
    evening.say_in(thread, "Ann", "Nf3").await;
    page.wait_for(&format!("{played} === 3")).await;
    stands(page, "e4", false).await;
    page.click("[data-walk=on]").await;
    stands(page, "e4", true).await;
    stands(page, "f3", false).await;
    page.click("[data-walk=now]").await;
    stands(page, "f3", true).await;
    // The Knight captures a Pawn, which has stood there before.
    evening.say_in(thread, "Bob", "Nc6").await;
    stands(page, "c6", true).await;
    evening.say_in(thread, "Ann", "Nxe5").await;
    let captured =
        "return [...document.querySelectorAll('#captured [role=img]')].map(it => it.title).join()";
    page.wait_for(&format!("{captured} === '1 × Black Pawn'")).await;
    let drawing =
        "getComputedStyle(document.querySelector('#captured [role=img]')).backgroundImage";
    page.wait_for(&format!("return {drawing}.startsWith('url(')")).await;
    page.click("[data-walk=back]").await;
    page.wait_for(&format!("{captured} === ''")).await;
    page.click("[data-walk=now]").await;
    page.wait_for("return document.getElementById('looking').textContent === ''").await;
}
