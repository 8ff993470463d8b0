#!/usr/bin/env bash
# Builds the image and tries it: `scripts/image/try.sh`. A game is played with it in a loopback Discord;
# it is killed and started on the same volume, stopped while it has work, and its backup is restored on
# another volume. Prints the figures. What stands behind the name goes to `buildah bud`.
#
# Needs Linux, root, buildah, unshare and setpriv (util-linux), Rust for the test that plays, and a
# registry of images, or what scripts/image/bases.sh makes: then `--pull-never` is to be said.
# IMAGE=NAME tries an image that is there already.
set -euo pipefail
cd "$(dirname "$0")/../.."

for tool in buildah unshare setpriv cargo; do
  command -v "$tool" >/dev/null || { echo "There is no $tool here: install it first." >&2; exit 69; }
done
[ "$(id -u)" = 0 ] || { echo "Only root may make the namespaces in which the image is run." >&2; exit 77; }
export BUILDAH_ISOLATION=${BUILDAH_ISOLATION:-chroot}

image=${IMAGE:-menagerie}
if [ -z "${IMAGE:-}" ]; then
  # A tarball knows it; and Git would go on to look in the folders above.
  commit=
  [ ! -e .git ] || commit=$(git describe --always --dirty --abbrev=12 --exclude='*')
  begun=$SECONDS
  # The format of OCI has no HEALTHCHECK.
  buildah bud --format docker --layers=false -t "$image" --build-arg "COMMIT=$commit" "$@" .
  echo "built in $((SECONDS - begun)) s"
fi

container=$(buildah from --pull-never "$image")
trap 'buildah rm "$container" >/dev/null' EXIT
root=$(buildah mount "$container")
buildah inspect --type image \
  --format 'user {{.Docker.Config.User}}, volumes {{.Docker.Config.Volumes}}, stopped by {{.Docker.Config.StopSignal}}, health {{.Docker.Config.Healthcheck.Test}}, {{.Docker.Config.Entrypoint}} {{.Docker.Config.Cmd}}' \
  "$image"
echo
echo "image: $(du -s --apparent-size -B1 "$root" | cut -f1) bytes in $(find "$root" -type f | wc -l) files"
echo "program: $(stat -c %s "$root/usr/local/bin/menagerie") bytes"
# What an engine puts into a container before it closes it.
mkdir -p "$root/proc" "$root/dev"
touch "$root/etc/discord.pem" "$root"/dev/{null,random,urandom,zero}

export IMAGE_ROOT=$root MENAGERIE_PROGRAM=$PWD/scripts/image/run.sh
cargo test --locked -p menagerie --test acceptance -- --nocapture --exact image::what_the_image_holds
