#!/usr/bin/env bash
# The acceptance tests on a PostgreSQL server of their own. `cargo test --workspace` tries all of them
# with a file; here what lies below a module `on_a_file` is left out, and the rooms in which little is about
# what is kept. Arguments choose others: `scripts/postgres/test.sh discord:: watch::`.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The rooms that say so in their first lines.
rooms=()
for room in bot/tests/acceptance/*/mod.rs; do
  if grep -q 'also tried on PostgreSQL' "$room"; then
    rooms+=("$(basename "$(dirname "$room")")::")
  fi
done
[ $# -gt 0 ] || set -- "${rooms[@]}"
# Of the whole workspace, for which it is built already: alone it would be built anew with fewer features.
scripts/postgres/with.sh cargo test --workspace --test acceptance -- --skip on_a_file:: "$@"
