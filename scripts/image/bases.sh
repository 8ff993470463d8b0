#!/usr/bin/env bash
# Makes what stands in for the two images that the Dockerfile begins with, where no registry of images can
# be reached: a Debian of its packages, and the Rust of this machine in it. Needs root, buildah,
# debootstrap and Rust; takes some minutes and 2 GB.
set -euo pipefail

for tool in buildah debootstrap rustc; do
  command -v "$tool" >/dev/null || { echo "There is no $tool here: install it first." >&2; exit 69; }
done
export BUILDAH_ISOLATION=${BUILDAH_ISOLATION:-chroot}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

debootstrap --variant=minbase bookworm "$scratch/debian"
container=$(buildah from scratch)
buildah add -q "$container" "$scratch/debian" /
buildah commit -q --rm "$container" docker.io/library/debian:bookworm-slim

mkdir "$scratch/context"
cp -r "$(rustc --print sysroot)" "$scratch/context/rust"
rm -rf "$scratch/context/rust/share/doc"
cat >"$scratch/context/Dockerfile" <<'END'
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates gcc libc6-dev
COPY rust /usr/local/rust
ENV CARGO_HOME=/usr/local/cargo PATH=/usr/local/rust/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
END
buildah bud -q --pull-never -t docker.io/library/rust:1.95-slim-bookworm "$scratch/context"
