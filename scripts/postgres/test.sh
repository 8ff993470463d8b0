#!/usr/bin/env bash
# The acceptance tests on a PostgreSQL server of their own. What is about a file alone is left out: it is
# tried by `cargo test --workspace`, and so is what does not come near the database.
set -euo pipefail
cd "$(dirname "$0")/../.."

about_a_file=(
  broken_disk:: durability:: plans:: schemas:: settings:: remarks::
  engine::a_file_that_is_gone export_files:: told_vacations::who_had_asked
  profiles::a_database_from_before read_back::a_backup_that
)
skipped=()
for name in "${about_a_file[@]}"; do skipped+=(--skip "$name"); done
scripts/postgres/with.sh cargo test -p menagerie --test acceptance -- "${skipped[@]}" "$@"
