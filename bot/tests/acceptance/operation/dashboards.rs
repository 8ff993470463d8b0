//! The files for Grafana and Prometheus ask for figures that there are, and for all of them.

use crate::operation::asked::Asked;
use crate::server::{Folder, Server};
use menagerie::health::Alert;
use menagerie_sandbox::Options;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

fn handed_out(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../deploy").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of figures in a text.
fn named(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("menagerie_") || word.starts_with("process_")).collect()
}

/// The names by which what `/metrics` prints can be asked for, each with what it is a part of.
fn printed(metrics: &str) -> Vec<(String, String)> {
    let types = metrics.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let names = types.flat_map(|line| {
        let (name, kind) = line.split_once(' ').expect("a name and a kind");
        let ends: &[&str] = match kind {
            "counter" => &["_total"],
            "histogram" => &["_bucket", "_sum", "_count"],
            _ => &[""],
        };
        ends.iter().map(|end| (format!("{name}{end}"), name.to_owned())).collect::<Vec<_>>()
    });
    names.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn dashboard_and_rules_ask_for_figures_that_there_are_and_for_all_of_them() {
    let environment = vec![("HEALTH_ADDR", "127.0.0.1:0".to_owned())];
    let server = Server::start_in(Folder::new("figures"), Options::default(), environment).await;
    let thread = server.new_game().await;
    server.slash("Ann", thread, "move", json!({"move": "e4e6"})).await;
    Asked::until_figure(&server, "menagerie_alert{kind=\"outbox_ageing\"}", |on| on < 1.0).await;
    let metrics = Asked::of(&server, "/metrics").await.text;
    let printed = printed(&metrics);
    assert!(printed.len() > 25, "{metrics}");

    let (dashboard, rules) =
        (handed_out("grafana/menagerie.json"), handed_out("prometheus/menagerie.rules.yml"));
    for (file, text) in [("dashboard", &dashboard), ("rules", &rules)] {
        for name in named(text) {
            assert!(printed.iter().any(|(it, _)| it == name), "no {name}, which the {file} wants");
        }
    }
    let asked = named(&dashboard);
    for (_, whole) in &printed {
        let parts = printed.iter().filter(|(_, of)| of == whole);
        let is_shown = parts.map(|(name, _)| name.as_str()).any(|name| asked.contains(name));
        assert!(is_shown, "the dashboard does not show {whole}");
    }
    // Every kind of alert is there before it is on: a rule could not tell it from none otherwise.
    for alert in Alert::ALL {
        assert!(metrics.contains(&format!("menagerie_alert{{kind=\"{}\"}}", alert.kind())));
    }
}

#[test]
fn the_dashboard_is_one_that_grafana_reads() {
    let read: Value = serde_json::from_str(&handed_out("grafana/menagerie.json")).expect("JSON");
    let panels = read["panels"].as_array().expect("a list");
    assert!(panels.len() >= 10);
    let mut places = BTreeSet::new();
    for panel in panels {
        let at = &panel["gridPos"];
        assert!(places.insert((at["y"].as_u64(), at["x"].as_u64())), "two panels at {at}");
        assert!(!panel["title"].as_str().unwrap_or_default().is_empty());
        let targets = panel["targets"].as_array().expect("a list");
        assert!(targets.iter().all(|it| !it["expr"].as_str().unwrap_or_default().is_empty()));
    }
    // The person who imports it names their own Prometheus.
    assert!(panels.iter().all(|panel| panel["datasource"]["uid"] == "${datasource}"));
}
