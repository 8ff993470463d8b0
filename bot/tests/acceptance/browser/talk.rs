//! People who talk: whose message it is, what is new, and where the reader is.

use super::evening::{DESKTOP, Evening, PHONE, Screen};
use super::page::{AT_THE_END, Page};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_on_a_desktop() {
    talk(DESKTOP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_on_a_phone() {
    talk(PHONE).await;
}

async fn talk(screen: Screen) {
    let Some(evening) = Evening::begin(screen).await else { return };
    let page = &evening.page;
    messages_of_one_author_stand_together(page).await;
    a_long_silence_parts_them(page).await;
    the_beginning_of_what_is_answered_keeps_its_markup(page).await;
    what_is_new_is_marked(page).await;
    a_reader_who_scrolled_up_is_left_alone(page).await;
    evening.end().await;
}

/// Of each message: its author's letter, the letter's ground and the author's name, as far as they
/// are shown, and the text.
const HEADS: &str = "return [...document.querySelectorAll('#messages .message')].map(item => {
    const shown = (part) => {
        const node = item.querySelector(part);
        return node && node.offsetParent !== null ? node : null;
    };
    const avatar = shown('.avatar');
    return [avatar?.textContent ?? '', avatar ? getComputedStyle(avatar).backgroundColor : '',
        shown('.author')?.textContent ?? '', item.querySelector('.content').textContent];
})";

/// Name and avatar stand once above what one person says in a row; everybody's avatar has a letter
/// and a ground of their own.
async fn messages_of_one_author_stand_together(page: &Page) {
    page.say("good evening").await;
    page.read("good evening").await;
    page.say("shall we play?").await;
    page.read("shall we play?").await;
    for (who, words) in [("Cid", "may I watch?"), ("Bob", "yes"), ("Menagerie", "gladly")] {
        page.say_as(who, words).await;
        page.read(words).await;
    }
    page.say("so be it").await;
    page.read("so be it").await;
    let heads = page.ask(HEADS).await;
    let row = |place: usize, part: usize| heads[place][part].as_str().unwrap_or("?");
    let shown: Vec<[&str; 3]> =
        (0..6).map(|place| [row(place, 0), row(place, 2), row(place, 3)]).collect();
    let expected = [
        ["A", "Ann", "good evening"],
        ["", "", "shall we play?"],
        ["C", "Cid", "may I watch?"],
        ["B", "Bob", "yes"],
        ["M", "Menagerie", "gladly"],
        ["A", "Ann", "so be it"],
    ];
    assert_eq!(shown, expected);
    let mut grounds: Vec<&str> = [0, 2, 3, 4].map(|place| row(place, 1)).into();
    assert_eq!(grounds[0], row(5, 1), "an author keeps a ground");
    grounds.sort_unstable();
    grounds.dedup();
    assert_eq!(grounds.len(), 4, "{heads}");
    // Together they also stand closer.
    let gaps = "const tops = [...document.querySelectorAll('#messages .content')].map(it => it.getBoundingClientRect());
        return [tops[1].top - tops[0].bottom, tops[2].top - tops[1].bottom]";
    let gaps = page.ask(gaps).await;
    assert!(gaps[0].as_f64() < Some(10.0) && gaps[1].as_f64() > Some(20.0), "{gaps}");
    page.keep("talk").await;
}

/// After seven minutes a message has a head of its own again.
async fn a_long_silence_parts_them(page: &Page) {
    let heads = page
        .ask(
            "return import('/scripts/messages.js').then(({ drawMessages }) => {
                const list = document.createElement('ol');
                const said = (id, minutes, more) => ({ id, author: '7', at_ms: minutes * 60000, kind: 0, content: id,
                    attachments: [], embeds: [], components: [], reactions: [], mentions: [], ...more });
                const messages = [said('1', 0), said('2', 6.9), said('3', 14), said('4', 14.1, { reply: { content: '' } }),
                    said('5', 14.2), said('6', 14.3, { ephemeral_for: '7' })];
                const names = { user: () => 'Ann', isBot: () => false, members: () => [], channel: () => '' };
                const hands = { viewer: () => '7', messageCommands: () => [] };
                drawMessages(list, { messages, waiting: [], members: [] }, names, hands);
                return [...list.children].map(item => !item.classList.contains('goes-on'));
            })",
        )
        .await;
    assert_eq!(heads, json!([true, false, true, true, false, true]));
}

/// The message that a reply answers is told in so many letters, counted as they are read.
async fn the_beginning_of_what_is_answered_keeps_its_markup(page: &Page) {
    let shown = page
        .ask(
            "return import('/scripts/markdown.js').then(({ inlineStart }) => {
                const names = { user: (id) => 'name ' + id, channel: () => '' };
                const shown = (text) => {
                    const box = document.createElement('span');
                    box.append(...inlineStart(text, 20, names));
                    return box.innerHTML.replaceAll('\"', \"'\");
                };
                return [
                    '<@1180000000000000011> *has* accepted',
                    '<@1> has accepted **Terachess II** and more',
                    '**short**',
                    'so *many* letters and *more* of **them**',
                ].map(shown);
            })",
        )
        .await;
    let expected = json!([
        "<span class='mention'>@name 11800000000000…</span>",
        "<span class='mention'>@name 1</span> has accepted…",
        "<strong>short</strong>",
        "so <em>many</em> letters and <em>…</em>",
    ]);
    assert_eq!(shown, expected);
}

/// The note beside #general.
async fn note(page: &Page) -> Value {
    page.ask(
        "const all = [...document.querySelectorAll('#channels .channel')];
        return all.find(it => it.textContent.includes('general')).querySelector('.note')?.textContent ?? ''",
    )
    .await
}

/// A place where something was said since one looked says so, to each person by themselves, until
/// they look.
async fn what_is_new_is_marked(page: &Page) {
    let general = "#channels .channel:nth-child(2)";
    let noted = |words: &str| {
        format!(
            "return (document.querySelector('{general} .note')?.textContent ?? '') === '{words}'"
        )
    };
    page.open_channel(general).await;
    page.say_as("Cid", "is anybody here?").await;
    page.read("is anybody here?").await;
    assert_eq!(note(page).await, json!(""), "Ann looks at it");
    page.open_channel("#channels .channel").await;
    page.become_member("Bob").await;
    page.wait_for(&noted("new")).await;
    page.open_sidebar().await;
    page.keep("new").await;
    page.open_channel(general).await;
    page.wait_for(&noted("")).await;
    let ann = page.ask("return document.querySelector('#member-switch option').value").await;
    page.say(&format!("<@{}> look", ann.as_str().expect("an id"))).await;
    page.read("@Ann look").await;
    page.open_channel("#channels .channel").await;
    page.become_member("Ann").await;
    page.wait_for(&noted("mentions you")).await;
    // Another window, or the same one tomorrow, knows what was read.
    page.client.refresh().await.expect("the page opens");
    page.wait_for(&noted("mentions you")).await;
    page.open_channel(general).await;
    page.wait_for(&noted("")).await;
    page.client.refresh().await.expect("the page opens");
    page.wait_for("return document.title.includes('Ann')").await;
    assert_eq!(note(page).await, json!(""));
}

/// Words of others do not move a reader who has scrolled up: a button tells of it.
async fn a_reader_who_scrolled_up_is_left_alone(page: &Page) {
    page.open_channel("#channels .channel").await;
    let long = "a long story ".repeat(300);
    page.say_as("Cid", &long).await;
    page.say_as("Bob", &long).await;
    page.say_as("Cid", "the end").await;
    page.read("the end").await;
    page.wait_for(AT_THE_END).await;
    page.scroll_up().await;
    let top = "return document.getElementById('scroller').scrollTop";
    let before = page.ask(top).await;
    page.say_as("Bob", "a fine story").await;
    page.read("a fine story").await;
    page.wait_for("return !document.getElementById('to-end').hidden").await;
    assert_eq!(page.ask(top).await, before);
    page.keep("scrolled-up").await;
    page.click("#to-end").await;
    page.wait_for(AT_THE_END).await;
    page.wait_for("return document.getElementById('to-end').hidden").await;
    page.say_as("Cid", "is followed again").await;
    page.read("is followed again").await;
    page.wait_for(AT_THE_END).await;
    // One's own words are seen, wherever one was.
    page.scroll_up().await;
    page.say("thank you").await;
    page.read("thank you").await;
    page.wait_for(AT_THE_END).await;
}
