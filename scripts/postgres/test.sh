#!/usr/bin/env bash
# The acceptance tests on a PostgreSQL server of their own. `cargo test --workspace` tries all of them
# with a file; here what lies below a module `on_a_file` is left out, and the rooms that never come near the
# database. Whatever is given chooses among them: `scripts/postgres/test.sh store:: people::`.
set -euo pipefail
cd "$(dirname "$0")/../.."

rooms=(
  community:: crashes:: discord:: notice:: operation:: people:: plan:: play:: problem:: record:: store:: time:: watch::
)
[ $# -gt 0 ] || set -- "${rooms[@]}"
# Of the whole workspace, for which it is built already: alone it would be built anew with fewer features.
scripts/postgres/with.sh cargo test --workspace --test acceptance -- --skip on_a_file:: "$@"
