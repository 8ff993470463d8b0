//! Coming in: by a link that is good once, for ten minutes, for its account alone.

use super::Site;
use crate::table::person;
use menagerie_chat::conversation::Opening;
use menagerie_core::{GameId, Timestamp};
use menagerie_words::fixed;
use reqwest::StatusCode;
use std::sync::atomic::Ordering;

async fn status(site: &Site, path: &str, cookie: &str) -> StatusCode {
    let asked = site.client.get(format!("{}{path}", site.url)).header("cookie", cookie);
    asked.send().await.expect("it is answered").status()
}

#[tokio::test]
async fn a_link_is_used_up_by_its_button_and_not_by_a_preview() {
    let site = Site::open().await;
    let link = site.link("Ann", Opening::Game(GameId(1))).await;
    for _ in 0..3 {
        let preview = site.client.get(&link).send().await.expect("it is answered");
        assert_eq!(preview.status(), StatusCode::OK);
        assert!(preview.headers().get("set-cookie").is_none(), "a preview signs nobody in");
    }
    let came = site.client.post(&link).send().await.expect("it is answered");
    assert_eq!(
        (came.status(), came.headers()["location"].as_bytes()),
        (StatusCode::SEE_OTHER, &b"/game/1"[..])
    );
    let cookie = came.headers()["set-cookie"].to_str().expect("it is text");
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    for again in [site.client.get(&link), site.client.post(&link)] {
        let again = again.send().await.expect("it is answered");
        assert_eq!(again.status(), StatusCode::GONE);
        assert!(again.headers().get("set-cookie").is_none());
    }
}

#[tokio::test]
async fn who_goes_back_to_a_used_link_is_in_already() {
    let site = Site::open().await;
    let link = site.link("Ann", Opening::Games).await;
    let visitor = site.visitor("Ann").await;
    site.client.post(&link).send().await.expect("it is answered");
    let path = link.strip_prefix(&site.url).expect("it leads here");
    let back = visitor.get(path).await;
    assert_eq!(
        (back.status(), back.headers()["location"].as_bytes()),
        (StatusCode::SEE_OTHER, &b"/"[..])
    );
}

#[tokio::test]
async fn a_hundred_presses_of_one_link_sign_in_one_browser() {
    let site = Site::open().await;
    let link = site.link("Ann", Opening::Games).await;
    let presses = (0..100).map(|_| site.client.post(&link).send());
    let answers = futures_util::future::join_all(presses).await;
    let came = answers
        .into_iter()
        .filter(|it| it.as_ref().is_ok_and(|answer| answer.status() == StatusCode::SEE_OTHER));
    assert_eq!(came.count(), 1);
}

#[tokio::test]
async fn links_and_sessions_end() {
    let site = Site::open().await;
    let link = site.link("Ann", Opening::Games).await;
    let visitor = site.visitor("Ann").await;
    site.clock.0.fetch_add(601, Ordering::Relaxed);
    let late = site.client.post(&link).send().await.expect("it is answered");
    assert_eq!(late.status(), StatusCode::GONE);
    assert_eq!(visitor.get("/").await.status(), StatusCode::OK);
    site.clock.0.fetch_add(30 * 86_400, Ordering::Relaxed);
    assert_eq!(visitor.get("/").await.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn nobody_comes_in_by_chance_or_with_another_name() {
    let site = Site::open().await;
    site.visitor("Ann").await;
    let zeros = "0".repeat(64);
    for cookie in ["", "menagerie=", &format!("menagerie={zeros}"), "other=1", "menagerie=%00;;="] {
        for path in ["/", "/game/1", "/game/1/state", "/game/1/events"] {
            assert_eq!(
                status(&site, path, cookie).await,
                StatusCode::UNAUTHORIZED,
                "{cookie} {path}"
            );
        }
    }
    for token in [zeros.as_str(), "x", &"9".repeat(2_000)] {
        let asked = site.client.post(format!("{}/l/{token}", site.url)).send().await;
        assert_eq!(asked.expect("it is answered").status(), StatusCode::GONE, "{token}");
    }
    // The hash that the store keeps is no key.
    let session = menagerie_chat::pages::hash("a secret");
    site.store.make_page_link(&session, &person("Ann"), None, Timestamp(0)).await.expect("stored");
    let asked = site.client.post(format!("{}/l/{session}", site.url)).send().await;
    assert_eq!(asked.expect("it is answered").status(), StatusCode::GONE);
}

#[tokio::test]
async fn games_of_others_are_as_good_as_none() {
    let site = Site::open().await;
    let stranger = site.visitor("Cid").await;
    let mut told = Vec::new();
    for path in ["/game/1", "/game/999", "/game/-1", "/game/1/state", "/game/999/state"] {
        let answer = stranger.get(path).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        told.push(answer.text().await.expect("it is text"));
    }
    assert!(told.iter().all(|page| *page == told[0]), "nothing tells them apart");
    assert!(stranger.text("/").await.contains(fixed("page-no-games")));
}

#[tokio::test]
async fn one_signs_out_here_or_everywhere() {
    let site = Site::open().await;
    let (here, there, last) =
        (site.visitor("Ann").await, site.visitor("Ann").await, site.visitor("Ann").await);
    let forged = here.post("/out", &[("key", &there.key().await)]).await;
    assert_eq!(forged.status(), StatusCode::FORBIDDEN, "another browser's key is none here");
    here.post("/out", &[("key", &here.key().await)]).await;
    assert_eq!(here.get("/").await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(there.get("/").await.status(), StatusCode::OK);
    there.post("/out", &[("key", &there.key().await), ("everywhere", "yes")]).await;
    assert_eq!(last.get("/").await.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn every_answer_keeps_the_page_to_itself() {
    let site = Site::open().await;
    let visitor = site.visitor("Ann").await;
    for path in ["/", "/game/1", "/game/1/state", "/nowhere", "/game/2"] {
        let answer = visitor.get(path).await;
        let header = |name: &str| answer.headers()[name].to_str().expect("it is text").to_owned();
        assert!(header("content-security-policy").contains("default-src 'none'"), "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(header("cache-control"), "no-store", "{path}");
        assert_eq!(header("x-robots-tag"), "noindex", "{path}");
    }
    let page = visitor.text("/game/1").await;
    assert!(
        !page.contains("style=") && !page.contains("onclick"),
        "nothing that the policy forbids"
    );
    // The files beside it are the same for everybody.
    for path in ["/page.css", "/board.js", "/colors/brown/white/black"] {
        let answer = visitor.get(path).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        assert!(
            answer.headers()["cache-control"].to_str().is_ok_and(|it| it.contains("immutable"))
        );
    }
    for path in ["/colors/mauve/white/black", "/pieces/nonsense/1", "/colors/brown/x/y"] {
        assert_eq!(visitor.get(path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
    let large = visitor.post("/game/1/move", &[("move", &"x".repeat(10_000))]).await;
    assert_eq!(large.status(), StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn who_asks_far_too_much_is_stopped_and_others_are_not() {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    let asked = futures_util::future::join_all((0..300).map(|_| ann.get("/"))).await;
    let stopped = asked.iter().filter(|it| it.status() == StatusCode::TOO_MANY_REQUESTS).count();
    assert!(stopped > 100, "{stopped}");
    assert_eq!(bob.get("/").await.status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_says_whether_the_address_leads_to_the_pages() {
    let site = Site::open().await;
    let folder = crate::server::Folder::new("doctor");
    for (url, expected) in [
        (site.url.as_str(), "well: pages: WEB_URL leads to them"),
        ("http://127.0.0.1:9", "TO DO: pages: nobody answers at http://127.0.0.1:9"),
    ] {
        let mut command = std::process::Command::new(crate::server::PROGRAM);
        command.current_dir(&folder.0).env_clear().arg("doctor");
        command.env("DISCORD_TOKEN", "none").env("DISCORD_API_ADDR", "127.0.0.1:9");
        command.env("DISCORD_API_CA", "none.pem");
        command.env("WEB_ADDR", "127.0.0.1:8080").env("WEB_URL", url);
        let said = crate::steps::run(command).await;
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        assert!(said.lines().any(|line| line.starts_with(expected)), "{said}");
    }
}
