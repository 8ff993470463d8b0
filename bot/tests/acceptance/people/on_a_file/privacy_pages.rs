//! Of a deleted person nothing is left in the file either, where there are thousands: SQLite moves rows from page to
//! page, and leaves copies of them in the room between.

use crate::people::privacy::goes;
use crate::table::Table;

/// Members with numbers as Discord gives them, and games between them.
const CLUB: &str = "
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 6000),
         pairs AS (SELECT n, 200000000000000000 + (n * 7919 % 2003) * 100000000000037 AS one,
                          200000000000000000 + (n * 104729 % 1999) * 100000000000039 + 1 AS other
                   FROM numbers)
    INSERT INTO games (id, variant, revision, start_fen, white, black, server, place, started_at,
                       touched_at, ending)
    SELECT 1000 + n, 'gone', 1, '', 'test:' || one, 'test:' || other, 's', 'p', n, n, 'draw-agreed'
    FROM pairs;
    INSERT INTO notes (author, game, number, ply, at, words)
    SELECT white, id, 1, 0, 1, 'a note of ' || white FROM games WHERE id > 1000;
    INSERT OR IGNORE INTO settings (scope, holder, setting, word)
    SELECT 'player', white, 'theme', 'dark' FROM games WHERE id > 1000;";

#[tokio::test]
async fn nobody_of_thousands_leaves_a_number_between_the_rows() {
    let mut table = Table::new().await;
    let Some(file) = table.store.path().map(std::path::Path::to_path_buf) else {
        return eprintln!("skipped, because a server has files of its own");
    };
    let pool = crate::beside::pool(&table.folder.url()).await;
    sqlx::raw_sql(CLUB).execute(&pool).await.expect("the tables are as they are here");
    let those: Vec<String> =
        sqlx::query_scalar("SELECT DISTINCT substr(white, 6) FROM games WHERE id % 97 = 5")
            .fetch_all(&pool)
            .await
            .expect("there are some");
    pool.close().await;
    assert!(those.len() > 40, "{}", those.len());
    for who in &those {
        goes(&mut table, who).await;
    }
    table.store.erase().await.expect("the store works");
    let bytes = std::fs::read(file).expect("it is there");
    let text = String::from_utf8_lossy(&bytes);
    let left: Vec<&String> = those.iter().filter(|who| text.contains(who.as_str())).collect();
    assert_eq!(left, [""; 0], "of {}", those.len());
}
