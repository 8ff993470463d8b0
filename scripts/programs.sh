#!/usr/bin/env bash
# Makes the programs to download: for Linux on x86-64 and on arm64, static, so that they need no
# library and no certain distribution. Each goes into a tarball with what an operator needs; the symbols
# that explain a crash lie beside it, and SHA256SUMS has the hashes of all.
#   scripts/programs.sh FOLDER           what is to be published
#   scripts/programs.sh --trial FOLDER   without optimization, to try this script
# One machine alone can be named behind the folder: x86_64 or aarch64.
# Needs rustup, python3 with venv, and to start the program of another machine than this one, Debian's
# package qemu-user-static.
set -euo pipefail

refuse() { echo "No programs: $*" >&2; exit 1; }
say() { printf '\n== %s (%s s)\n' "$*" "$SECONDS"; }

profile=dist
if [ "${1:-}" = --trial ]; then profile=dev; shift; fi
[ $# -ge 1 ] || refuse "name the folder for them."
mkdir -p "$1"
out=$(cd "$1" && pwd)
shift
[ $# -gt 0 ] || set -- x86_64 aarch64
cd "$(dirname "$0")/.."
need() {
  command -v "$1" >/dev/null || refuse "there is no $1 here: install it first."
}
need rustup
need python3
for machine; do
  [ "$machine" = "$(uname -m)" ] || need "qemu-$machine-static"
done

version=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)
target_dir=${CARGO_TARGET_DIR:-$PWD/target}
tools=$target_dir/tools
scratch=$(mktemp -d "${TMPDIR:-/tmp}/menagerie-programs.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

say "tools"
rustup target add x86_64-unknown-linux-musl aarch64-unknown-linux-musl
# Zig compiles the C of OpenSSL and SQLite for both machines, with a C library of its own.
[ -x "$tools/zig/bin/python" ] || python3 -m venv "$tools/zig"
"$tools/zig/bin/pip" -q install ziglang==0.17.1
printf '#!/bin/sh\nexec "%s" -m ziglang "$@"\n' "$tools/zig/bin/python" >"$tools/zig/bin/zig"
chmod +x "$tools/zig/bin/zig"
cargo install -q --debug --locked --root "$tools" --target-dir "$tools/build" cargo-zigbuild@0.24.1
export PATH=$tools/zig/bin:$tools/bin:$PATH
# Rust's own knows every machine.
objcopy() {
  LD_LIBRARY_PATH=$(rustc --print sysroot)/lib "$(rustc --print target-libdir)/../bin/rust-objcopy" "$@"
}

# Starts a program in a folder that has nothing but it, and looks at what it draws.
try() {
  local root=$1 emulator=() told
  shift
  [ $# = 0 ] || emulator=("$@")
  told=$(env -i "${emulator[@]}" "$root/menagerie" --version)
  case $told in "menagerie $version"*) echo "$told" ;; *) refuse "it says that it is “$told”." ;; esac
  env -i "${emulator[@]}" "$root/menagerie" board terachess-2 -o "$scratch/board.png" >/dev/null
  [ "$(head -c 8 "$scratch/board.png" | od -An -tx1 | tr -d ' ')" = 89504e470d0a1a0a ] ||
    refuse "it draws no board."
  rm "$scratch/board.png"
}

made=()
for machine; do
  target=$machine-unknown-linux-musl
  name=menagerie-$version-linux-$machine
  say "$name"
  # The symbols are taken out below. The sandbox goes along, to try the bot with; the bench does not.
  CARGO_PROFILE_DIST_STRIP=none cargo zigbuild --locked --profile "$profile" --target "$target" \
    -p menagerie --bin menagerie --no-default-features --features encryption,sandbox
  folder=$profile
  [ "$profile" != dev ] || folder=debug
  root=$scratch/$name
  mkdir -p "$root"
  objcopy --only-keep-debug "$target_dir/$target/$folder/menagerie" "$scratch/$name.symbols"
  objcopy --strip-all "$target_dir/$target/$folder/menagerie" "$root/menagerie"
  if [ "$machine" = "$(uname -m)" ]; then
    ! ldd "$root/menagerie" 2>/dev/null | grep -q '=>' || refuse "it wants libraries."
    try "$root"
  else
    try "$root" "$(command -v "qemu-$machine-static")"
  fi
  cp -r LICENSE README.md CHANGELOG.md .env.example docs deploy/systemd "$root"
  # The same files give the same bytes, whenever and by whomever they are packed.
  tar -C "$scratch" --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    --mtime="@$(git log -1 --format=%ct 2>/dev/null || echo 0)" -cf - "$name" | gzip -n9 >"$out/$name.tar.gz"
  gzip -n9c "$scratch/$name.symbols" >"$out/$name.symbols.gz"
  made+=("$name.tar.gz" "$name.symbols.gz")
done
(cd "$out" && sha256sum "${made[@]}" >SHA256SUMS)

say "done"
ls -l "$out"
