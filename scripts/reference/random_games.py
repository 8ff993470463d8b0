"""What the scripts share that hold random games of ours against somebody else's moves."""
import argparse
import os
import random
import re
import subprocess
import sys


def program(*words):
    path = os.environ.get("MENAGERIE_PROGRAM", "target/release/menagerie")
    done = subprocess.run([path, *words], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(words)}: {done.stderr}")
    return done.stdout


def hold_each(games, hold, about):
    """Holds the games that are named where this is called, or all: hold(name, how many, dice)."""
    options = argparse.ArgumentParser(description=about.splitlines()[0])
    options.add_argument("games", nargs="*", choices=[[], *games], default=[])
    options.add_argument("--games", dest="count", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    for name in chosen.games or games:
        hold(name, chosen.count, random.Random(chosen.seed))


def squares(fen):
    """Who stands where."""
    board = {}
    ranks = fen.split()[0].split("[")[0].split("/")
    for down, rank in enumerate(ranks):
        file = 0
        for piece in re.findall(r"\d+|\+?[A-Za-z*]", rank):
            if piece.isdigit():
                file += int(piece)
            else:
                board[chr(97 + file) + str(len(ranks) - down)] = piece
                file += 1
    return board
