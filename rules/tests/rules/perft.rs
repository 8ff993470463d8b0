//! Counts of games, and the generator against a plain walk that tries every move.

use crate::common::{rows, variant};
use menagerie_rules::Position;

#[test]
fn published_counts() {
    for row in rows(include_str!("data/perft.tsv")) {
        let [variant_id, fen, counts] = row[..] else { panic!("not three cells: {row:?}") };
        let position = Position::from_stored_fen(variant(variant_id), fen).expect(fen);
        for count in counts.split_whitespace() {
            let (depth, nodes) = count.split_once('=').expect(count);
            let (depth, nodes) = (depth.parse().expect(count), nodes.parse::<u64>().expect(count));
            assert_eq!(position.perft(depth), nodes, "{fen} to depth {depth}");
            if depth <= 2 {
                let divided: u64 = position.divide(depth).iter().map(|(_, nodes)| nodes).sum();
                assert_eq!(divided, nodes, "{fen} divided");
            }
        }
    }
}
