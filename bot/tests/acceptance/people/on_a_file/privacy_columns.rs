//! PRIVACY.md lists every column that there is: a migration that adds one cannot land without saying
//! whether it is about people.

use crate::table::Table;
use std::collections::BTreeSet;

/// A column as PRIVACY.md has it.
pub struct Column {
    /// The table and the column, with a full stop between.
    pub name: String,
    /// Whether it names people or holds their words.
    pub is_about_people: bool,
}

/// The columns that are listed: in each line of a table of the file its name, the columns that are
/// about people, and the other ones.
pub fn listed() -> Vec<Column> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../PRIVACY.md");
    let text = std::fs::read_to_string(path).expect("it is there");
    let mut listed = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        // Other tables of the page have fewer.
        let [table, people, others, what] = cells.as_slice() else { continue };
        assert!(!what.is_empty(), "what becomes of it is said: {line}");
        let table = table.trim_matches('`');
        for (cell, is_about_people) in [(people, true), (others, false)] {
            let columns = cell.split(',').map(|name| name.trim().trim_matches('`'));
            listed.extend(
                columns
                    .filter(|name| !name.is_empty() && *name != "-")
                    .map(|name| Column { name: format!("{table}.{name}"), is_about_people }),
            );
        }
    }
    listed
}

#[tokio::test]
async fn every_column_is_listed_in_the_page_on_privacy() {
    let table = Table::new().await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    let columns: Vec<(String,)> = sqlx::query_as(
        "SELECT m.name || '.' || c.name FROM sqlite_master AS m, pragma_table_xinfo(m.name) AS c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '_sqlx_%'",
    )
    .fetch_all(&pool)
    .await
    .expect("there are tables");
    pool.close().await;
    let columns: BTreeSet<String> = columns.into_iter().map(|(name,)| name).collect();
    let listed = listed();
    let names: BTreeSet<String> = listed.iter().map(|column| column.name.clone()).collect();
    assert_eq!(names.len(), listed.len(), "each is listed once");
    let unlisted: Vec<_> = columns.difference(&names).collect();
    assert_eq!(unlisted, Vec::<&String>::new(), "say in PRIVACY.md whether they are about people");
    let gone: Vec<_> = names.difference(&columns).collect();
    assert_eq!(gone, Vec::<&String>::new(), "there is no such column");
}
