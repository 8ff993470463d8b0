#!/usr/bin/env bash
# Makes a release of the commit that is checked out, of the version in Cargo.toml: a tarball, in which a
# newcomer has built and tested it, its hash, and the notes from CHANGELOG.md, all in target/release-VERSION/.
#   scripts/release.sh              what a release needs
#   scripts/release.sh --trial      without optimization, with the dependencies that were built here, and few tests:
#                                   to try this script
# It changes nothing and publishes nothing; at the end it says how to.
set -euo pipefail
cd "$(dirname "$0")/.."

refuse() { echo "No release: $*" >&2; exit 1; }
say() { printf '\n== %s (%s s)\n' "$*" "$SECONDS"; }

case ${1:-} in
  '')
    trial=no
    built=target/release/menagerie
    build=(cargo build --release --locked)
    tests=(cargo test --workspace --locked)
    ;;
  --trial)
    trial=yes
    export CARGO_TARGET_DIR=$PWD/target
    built=$CARGO_TARGET_DIR/debug/menagerie
    build=(cargo build --locked)
    tests=(cargo test --locked -p menagerie-rules --lib)
    ;;
  *) refuse "“$1” is not known; there is --trial." ;;
esac

version=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)
name=menagerie-$version
out=target/release-$version

[ -e .git ] || refuse "this is no checkout, and a release is made of a commit."
[ -z "$(git status --porcelain)" ] || refuse "the tree is dirty: commit what is there, or put it away."
! git rev-parse -q --verify "refs/tags/v$version" >/dev/null ||
  refuse "the tag v$version is there already: write the next version into Cargo.toml."
heading="## [$version]"
# What is tried has no version yet.
[ "$trial" = no ] || heading="## [Unreleased]"
# From the heading of the version to the next one, or to the links at the end.
notes=$(awk -v heading="$heading" '
  index($0, heading) == 1 { inside = 1; next }
  inside && (/^## / || /^\[[^]]*\]: /) { exit }
  inside' CHANGELOG.md)
[ -n "${notes//[[:space:]]/}" ] ||
  refuse "CHANGELOG.md has no section “$heading” with words in it: make one of what is unreleased, with its date."
commit=$(git rev-parse HEAD)

say "tarball of $version, commit ${commit:0:12}"
rm -rf "$out"
mkdir -p "$out"
git archive --prefix="$name/" HEAD | gzip -n9 >"$out/$name.tar.gz"
scratch=$(mktemp -d "${TMPDIR:-/tmp}/menagerie-release.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
tar -xzf "$out/$name.tar.gz" -C "$scratch"

# Nothing of this checkout, neither what it has built nor its Git.
cd "$scratch/$name"
unset MENAGERIE_COMMIT
[ "$trial" = yes ] || unset CARGO_TARGET_DIR
[ "$(cat COMMIT)" = "$commit" ] || refuse "the tarball does not say its commit; .gitattributes is to see to that."
say "build, as a newcomer"
"${build[@]}"
told=$("$built" --version)
expected="menagerie $version (${commit:0:12})"
[ "$trial" = no ] || expected="menagerie $version (debug build)"
[ "$told" = "$expected" ] || refuse "the program from the tarball says that it is “$told”, not “$expected”."
echo "$told"
say "test, as a newcomer"
"${tests[@]}"
cd "$OLDPWD"

printf '%s\n' "$notes" | sed -e '/./,$!d' >"$out/notes.md"
(cd "$out" && sha256sum "$name.tar.gz" >SHA256SUMS)
say "done"
ls -l "$out"
cat <<END
To publish it:
  git tag -a v$version -m "Menagerie $version" && git push origin v$version
and a release of that tag with $out/notes.md, $name.tar.gz and SHA256SUMS.
END
