#!/usr/bin/env bash
# The acceptance tests on a PostgreSQL server of their own. `cargo test --workspace` tries all of them
# with a file; here what is about a file alone is left out, and what never comes near the database.
set -euo pipefail
cd "$(dirname "$0")/../.."

about_a_file=(
  access:: club_goes:: doctor::everything doctor::a_database engine::a_file_that_is_gone export_files::
  image:: member:: on_a_file:: privacy::what_was_deleted privacy::while_somebody
  privacy_columns:: privacy_pages:: privacy_wire:: profiles::a_database_from_before read_back::a_backup_that remarks::
  restored_wire:: settings:: schemas::clocks:: schemas::goes_on:: schemas::networks:: schemas::of_0018::
  schemas::offers:: schemas::people:: schemas::stands:: schemas::waits:: schemas::every_game schemas::open_challenges
  schemas::places_are schemas::the_ schemas::what_ told_vacations::who_had_asked watchdog::
)
elsewhere=(
  betza:: browser:: castling_letters:: clock_case clock_years:: command_line:: fairness:: faults:: gateway::
  journeys:: rights:: sandbox_process:: tidy:: told_terminal::
)
skipped=()
for name in "${about_a_file[@]}" "${elsewhere[@]}"; do skipped+=(--skip "$name"); done
scripts/postgres/with.sh cargo test -p menagerie --test acceptance -- "${skipped[@]}" "$@"
