#!/usr/bin/env python3
"""Starts Synapse on this machine, with an account for the bot, and says how to play there.

Nothing leaves the machine. Everything is kept in target/matrix-try; Ctrl-C stops it.
"""

import json
import os
import pathlib
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
TARGET = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
VENV = pathlib.Path(os.environ.get("MENAGERIE_SYNAPSE", TARGET / "matrix-venv"))
FOLDER = TARGET / "matrix-try"
PORT = 8008
ADDRESS = f"http://127.0.0.1:{PORT}"
MANY = {"per_second": 1000, "burst_count": 1000}


def settings():
    """What Synapse needs to serve people on this machine alone."""
    listener = {
        "port": PORT,
        "bind_addresses": ["127.0.0.1"],
        "type": "http",
        "tls": False,
        "resources": [{"names": ["client"]}],
    }
    return {
        "server_name": "localhost",
        "public_baseurl": ADDRESS,
        "listeners": [listener],
        "database": {"name": "sqlite3", "args": {"database": str(FOLDER / "homeserver.db")}},
        "media_store_path": str(FOLDER / "media"),
        "signing_key_path": str(FOLDER / "signing.key"),
        "pid_file": str(FOLDER / "pid"),
        "macaroon_secret_key": "only for this machine",
        "form_secret": "only for this machine",
        "report_stats": False,
        "trusted_key_servers": [],
        "suppress_key_server_warning": True,
        "federation_domain_whitelist": [],
        "presence": {"enabled": False},
        "enable_registration": True,
        "enable_registration_without_verification": True,
        "rc_message": MANY,
        "rc_registration": MANY,
        "rc_joins": {"local": MANY},
    }


def ask(path, body=None):
    """One request; its answer, or nothing where the homeserver does not answer yet."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(ADDRESS + path, data)) as answer:
            return json.loads(answer.read() or b"{}") if path != "/health" else True
    except urllib.error.HTTPError as error:
        return json.loads(error.read())
    except (urllib.error.URLError, ConnectionError):
        return None


def token():
    """The access token of the bot's account, made at the first start and kept."""
    kept = FOLDER / "token"
    if not kept.exists():
        account = {
            "username": "menagerie",
            "password": os.urandom(16).hex(),
            "auth": {"type": "m.login.dummy"},
        }
        made = ask("/_matrix/client/v3/register", account)
        if "access_token" not in made:
            sys.exit(f"the bot's account could not be made ({made}): remove {FOLDER} and try again")
        kept.write_text(made["access_token"])
    return kept.read_text()


def main():
    python = VENV / "bin" / "python"
    if not python.exists():
        sys.exit("Synapse is not installed: run bash scripts/matrix/install.sh first")
    # However it is stopped, Synapse is stopped with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    FOLDER.mkdir(parents=True, exist_ok=True)
    config = FOLDER / "homeserver.json"
    config.write_text(json.dumps(settings()))
    start = [str(python), "-m", "synapse.app.homeserver", "-c", str(config)]
    with open(FOLDER / "log", "a") as log:
        subprocess.run([*start, "--generate-keys"], check=True, stdout=log, stderr=log)
        synapse = subprocess.Popen(start, stdout=log, stderr=log)
        try:
            while not ask("/health"):
                if synapse.poll() is not None:
                    sys.exit(f"Synapse has stopped: see {FOLDER / 'log'}")
                time.sleep(0.2)
            run = f"MATRIX_HOMESERVER={ADDRESS} MATRIX_ACCESS_TOKEN={token()} cargo run --release"
            print(f"A homeserver runs at {ADDRESS}. In another terminal:\n")
            print(f"  {run}\n")
            print(f"Then register twice at {ADDRESS} with any Matrix client, make a room,")
            print("invite @menagerie:localhost, and write !help.\n")
            print("To play between Discord and Matrix, let the same bot serve the sandbox, too:\n")
            print(f"  {run} -- sandbox\n")
            print("and make a challenge that anybody can join on its page: in the room, !join and the")
            print("code that stands with it join it. Ctrl-C stops the homeserver.")
            synapse.wait()
        except KeyboardInterrupt:
            pass
        finally:
            synapse.terminate()
            synapse.wait()


if __name__ == "__main__":
    main()
