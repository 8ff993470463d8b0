#!/usr/bin/env bash
# Runs a command beside a PostgreSQL server of its own: `scripts/postgres/with.sh cargo test`.
# It listens on loopback, keeps everything in a scratch folder, and is gone afterwards; the command
# finds it by TEST_POSTGRES, and its certificate by TEST_POSTGRES_CA. Needs Debian's package
# `postgresql`, whose own server is not touched, and openssl, which that one brings along.
set -euo pipefail

programs=${POSTGRES_PROGRAMS:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)}
if [ ! -x "$programs/initdb" ]; then
  echo "There is no PostgreSQL here: install Debian's package postgresql, or name the folder of its programs with POSTGRES_PROGRAMS." >&2
  exit 69
fi
# In memory, where there is room for it: what is durable there is tried with real disks elsewhere.
memory=$(df -Pm /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
scratch=/tmp
if [ "${memory:-0}" -ge 2500 ] && [ -w /dev/shm ]; then scratch=/dev/shm; fi
folder=$(mktemp -d "${TMPDIR:-$scratch}/menagerie-postgres.XXXXXX")
port=${POSTGRES_PORT:-$((20000 + RANDOM % 10000))}

# A server refuses to be run by root.
as_server() {
  if [ "$(id -u)" = 0 ]; then runuser -u nobody -- "$@"; else "$@"; fi
}
stop() {
  as_server "$programs/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT
[ "$(id -u)" != 0 ] || chown nobody "$folder"
# Text is ordered as in a dictionary, not by its bytes: a query that relies on an order must ask for
# it.
as_server "$programs/initdb" -D "$folder/data" -U menagerie -A trust --encoding=UTF8 \
  --locale=C --locale-provider=icu --icu-locale=en >/dev/null
# It also speaks TLS, with a certificate of its own.
as_server openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
  -addext subjectAltName=DNS:localhost -keyout "$folder/server.key" -out "$folder/server.crt" 2>/dev/null
as_server "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w start >/dev/null \
  -o "-c ssl=on -c ssl_cert_file=$folder/server.crt -c ssl_key_file=$folder/server.key -c listen_addresses=127.0.0.1 -p $port -c unix_socket_directories=$folder -c max_connections=400 -c max_wal_size=256MB -c min_wal_size=64MB -c wal_level=minimal -c max_wal_senders=0" ||
  { cat "$folder/log" >&2; exit 70; }
"$programs/createdb" -h 127.0.0.1 -p "$port" -U menagerie menagerie

status=0
TEST_POSTGRES_CA=$folder/server.crt TEST_POSTGRES=postgres://menagerie@127.0.0.1:$port/menagerie "$@" || status=$?
exit "$status"
