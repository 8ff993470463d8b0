//! The image as an owner runs it: a file system that cannot be written, one volume, no rights. Needs
//! `scripts/image/try.sh`, which builds it, unpacks it and runs this.

use crate::server::{Folder, Server};
use crate::steps::run;
use menagerie_sandbox::Options;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The user of the image.
const USER: u32 = 10_001;
/// After how long an engine kills what it has told to stop.
const ENGINES_TIMEOUT: Duration = Duration::from_secs(10);

/// An empty volume.
fn volume(folder: &Folder, name: &str) -> PathBuf {
    let path = folder.0.join(name);
    std::fs::create_dir(&path).expect("the folder is ours");
    std::os::unix::fs::chown(&path, Some(USER), Some(USER)).expect("we are root");
    path
}

impl Server {
    /// From its next start on the image has this volume.
    fn mount(&mut self, volume: &Path) {
        self.environment.retain(|(name, _)| *name != "IMAGE_VOLUME");
        self.environment.push(("IMAGE_VOLUME", volume.display().to_string()));
    }

    /// Runs the image's program beside the bot; its exit status, and what it has said.
    async fn in_image(&self, words: &[&str]) -> (Option<i32>, String) {
        let mut command = self.program();
        command.args(words);
        let begun = Instant::now();
        let output = run(command).await;
        let said = [&output.stdout[..], &output.stderr].concat();
        let said = String::from_utf8_lossy(&said).into_owned();
        println!(
            "$ menagerie {} ({:.2} s)\n{said}",
            words.join(" "),
            begun.elapsed().as_secs_f64()
        );
        (output.status.code(), said)
    }

    /// Types something in a game, and waits for the post that it leads to.
    async fn plays(&self, who: &str, thread: u64, typed: &str, shown: &str) {
        self.say(who, thread, typed);
        self.post(thread, shown).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_image_holds() {
    if std::env::var_os("IMAGE_ROOT").is_none() {
        eprintln!("skipped: there is no image; scripts/image/try.sh builds one and tries it");
        return;
    }
    let folder = Folder::new("image");
    let (first, second) = (volume(&folder, "first"), volume(&folder, "second"));
    let health = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let environment = vec![
        // As it is where nothing is said: in the folder in which the image starts.
        ("DATABASE_URL", String::new()),
        ("HEALTH_ADDR", health.expect("a port is free").to_string()),
        ("IMAGE_VOLUME", first.display().to_string()),
    ];
    let mut server = Server::start_in(folder, Options::default(), environment).await;
    let thread = server.new_game().await;
    server.plays("Ann", thread, "e4e6", "P e4-e6").await;
    let (_, version) = server.in_image(&["--version"]).await;
    assert!(server.log().contains(version.trim().trim_start_matches("menagerie ")), "{version}");
    let (code, said) = server.in_image(&["health"]).await;
    assert_eq!(code, Some(0), "what HEALTHCHECK asks: {said}");

    // Killed in the middle of the game; a move that is typed then is played when it is back.
    server.kill_bot();
    server.say("Bob", thread, "e13e11");
    let begun = Instant::now();
    server.start_bot().await;
    println!("connected {:.2} s after the start", begun.elapsed().as_secs_f64());
    server.post(thread, "p e13-e11").await;

    let (code, said) = server.in_image(&["backup", "kept.db"]).await;
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = server.in_image(&["backup", "/usr/local/kept.db"]).await;
    assert!(code != Some(0) && said.contains("/usr/local"), "nothing else can be written: {said}");

    // Stopped as Docker stops it, with moves that have come and are not shown yet.
    server.say("Ann", thread, "d4d6");
    server.say("Bob", thread, "d13d11");
    let begun = Instant::now();
    let ended = server.stop_bot().await;
    let took = begun.elapsed();
    println!("stopped in {:.2} s, with moves under way", took.as_secs_f64());
    assert!(ended.success() && took < ENGINES_TIMEOUT, "{ended}, {took:?}");
    server.start_bot().await;
    server.post(thread, "p d13-d11").await;
    server.plays("Ann", thread, "c4c6", "P c4-c6").await;
    for words in ["P e4-e6", "p e13-e11", "P d4-d6", "p d13-d11", "P c4-c6"] {
        let shown = server.posts(thread).iter().filter(|post| post.content.contains(words)).count();
        assert_eq!(shown, 1, "{words} is shown once");
    }
    assert!(server.stop_bot().await.success());

    // Restored on another machine, as it were, and held against the rules and the hashes.
    std::fs::copy(first.join("kept.db"), second.join("kept.db")).expect("it was made");
    std::os::unix::fs::chown(second.join("kept.db"), Some(USER), Some(USER)).expect("we are root");
    server.mount(&second);
    let (code, said) = server.in_image(&["restore", "kept.db"]).await;
    assert!(code == Some(0) && said.contains("holds 1 game with 2 moves now"), "{said}");
    server.start_bot().await;
    // It has read the later moves again.
    server.plays("Bob", thread, "c13c11", "p c13-c11").await;
    let (code, said) = server.in_image(&["doctor"]).await;
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("well: games: 1 with 6 moves could be replayed"), "{said}");
    assert!(server.stop_bot().await.success());
}
