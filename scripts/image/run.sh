#!/usr/bin/env bash
# Runs the program of an unpacked image as an engine for containers would: with the image's user, no
# rights, a file system that cannot be written, and one volume. It becomes the program, so that signals
# reach it.
#   IMAGE_ROOT=folder IMAGE_VOLUME=folder scripts/image/run.sh WORDS...
# Of the environment it has the settings of the bot. The network is that of this machine, so that it can
# reach a Discord on loopback. Needs Linux and root; scripts/image/try.sh unpacks an image.
set -euo pipefail

if [ "${1:-}" != --inside ]; then
  exec unshare --mount --ipc --uts "$0" --inside "$@"
fi
shift

user=10001
mount --bind "$IMAGE_ROOT" "$IMAGE_ROOT"
mount -o remount,bind,ro "$IMAGE_ROOT"
mount --bind "$IMAGE_VOLUME" "$IMAGE_ROOT/data"
mount -t tmpfs tmpfs "$IMAGE_ROOT/tmp"
mount --rbind /proc "$IMAGE_ROOT/proc"
for device in null random urandom zero; do
  mount --bind "/dev/$device" "$IMAGE_ROOT/dev/$device"
done
if [ -n "${DISCORD_API_CA:-}" ]; then
  mount --bind "$DISCORD_API_CA" "$IMAGE_ROOT/etc/discord.pem"
  DISCORD_API_CA=/etc/discord.pem
fi
settings=()
for name in DATABASE_URL "${!DISCORD_@}" "${!MATRIX_@}" "${!HEALTH_@}" RUST_LOG LOG_FORMAT; do
  [ -z "${!name+set}" ] || settings+=("$name=${!name}")
done
# What is left of root's rights is used up by becoming the user.
exec env -i "${settings[@]}" setpriv --no-new-privs --bounding-set -all,+setuid,+setgid,+sys_chroot \
  unshare --root="$IMAGE_ROOT" --wd=/data --setuid "$user" --setgid "$user" \
  /usr/local/bin/menagerie "$@"
