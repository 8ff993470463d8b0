#!/usr/bin/env bash
# Installs Synapse and matrix-nio, with which the tests of Matrix are played for real, into
# target/matrix-venv; nothing is done if they are there.
set -euo pipefail
cd "$(dirname "$0")/../.."

environment=${CARGO_TARGET_DIR:-target}/matrix-venv
synapse=1.163.2
nio=0.26.0

if ! "$environment/bin/python" -c "
import vodozemac
from importlib.metadata import version
assert (version('matrix-synapse'), version('matrix-nio')) == ('$synapse', '$nio')" 2>/dev/null; then
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$environment/bin/pip" install -q --no-compile --disable-pip-version-check --no-cache-dir \
    "matrix-synapse==$synapse" "matrix-nio[e2e]==$nio"
fi
