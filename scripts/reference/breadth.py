#!/usr/bin/env python3
"""Converts every game of Fairy-Stockfish with `menagerie convert ini`, and counts it against Fairy-Stockfish.

    pip install pyffish
    cargo build --release --examples -p menagerie-rules && cargo build --release
    scripts/reference/breadth.py CHECKOUT > rules/variants/breadth.md       # of Fairy-Stockfish's repository
    scripts/reference/breadth.py CHECKOUT --only xiangqi grand
    scripts/reference/breadth.py CHECKOUT --betza 100                        # movements drawn by lot, no games

The settings are those of CHECKOUT/src/variants.ini, and of the built-in games as far as they can be read
in CHECKOUT/src/variant.cpp. A game is said wholly if nothing is left out; its positions after 1 to 3 plies
are then counted by both programs, and games of it are played by chance to their ends, with all legal moves and
how they end held against each other: rules that matter only deep in a game show there. Ends with 1 if something
differs. The programs are those of target/release unless MENAGERIE_PROGRAM, MENAGERIE_PERFT and MENAGERIE_PLAY name
others.
"""
import argparse
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import builtin_games
import whole_games

# A ply is counted after no more lines than these: pyffish takes some 10 milliseconds for each.
MOST = 1000


def sections(text):
    """The names of an ini, and the section of each."""
    return {part.split("]")[0].split(":")[0]: "[" + part for part in re.split(r"^\[", text, flags=re.M)[1:]}


def counted(name, start, deepest):
    """The positions after 1, 2, … plies, as Fairy-Stockfish has them."""
    import pyffish

    lines, counts = [[]], []
    for depth in range(deepest):
        nodes, after = 0, []
        for line in lines:
            moves = pyffish.legal_moves(name, start, line)
            nodes += len(moves)
            if depth + 1 < deepest:
                after += [[*line, move] for move in moves]
        counts.append(nodes)
        lines = after
        if len(lines) > MOST:
            break
    return counts


class Programs:
    def __init__(self):
        self.menagerie = os.environ.get("MENAGERIE_PROGRAM", "target/release/menagerie")
        self.perft = os.environ.get("MENAGERIE_PERFT", "target/release/examples/perft")
        self.play = os.environ.get("MENAGERIE_PLAY", "target/release/examples/play")

    def convert(self, ini, name, output):
        done = subprocess.run([self.menagerie, "convert", "ini", ini, name, "-o", output],
                              capture_output=True, text=True)
        *remarks, last = done.stderr.strip().splitlines() or [""]
        if done.returncode == 2:
            return 2, [last.split(": ", 2)[-1]]
        if done.returncode not in (0, 1):
            sys.exit(f"{name}: the program ended with {done.returncode}: {done.stderr}")
        return done.returncode, [re.sub(r"^line \d+: ", "", remark) for remark in remarks]

    def count(self, file, depth):
        done = subprocess.run([self.perft, file, str(depth)], capture_output=True, text=True, check=True)
        return [int(word) for word in done.stdout.split()]


def of_the_package(ini):
    """The settings with those keys twice that pyffish 0.0.88 knows by their former names."""
    for side in ("White", "Black"):
        ini = re.sub(rf"^dropRegion{side} = (.*)$", rf"\g<0>\n{side.lower()}DropRegion = \1", ini, flags=re.M)
    return ini


def drawn(count, seed):
    """An ini of games with a piece that moves at random, in a position where it is not alone."""
    dice = random.Random(seed)
    array = "r3k3/p1p2p1p/2n3p1/1p2P3/3p1N2/P1P3p1/1P1N2PP/4K2R w - - 0 1"

    def term():
        modes = dice.choice(["", "", "m", "c"])
        directions = dice.choice(["", "", *"fblrvs", "fs", "fl", "br", "ff", "bb", "lf", "fh", "hr", "hl", "sf", "frl"])
        atom = dice.choice([*"WFDNAHCZGKRBQLJ", "NN", "N2", "W2", "R3", "B2", "Q3", "K2", "AA", "D3"])
        return modes + dice.choice(["", "", "", "n", "p", "g", "i"]) + directions + atom

    # A slide and a hop of one line blur there, so that a piece has hops or none.
    def text():
        terms = [term() for _ in range(dice.randint(1, 3))]
        hops = [("p" in one or "g" in one) for one in terms]
        return "".join(terms) if len(set(hops)) == 1 and hops.count(True) < 2 else text()

    return "".join(f"[betza{n}:chess]\nstartFen = {array}\ncustomPiece1 = n:{text()}\n" for n in range(count))


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("checkout", type=pathlib.Path)
    options.add_argument("--only", nargs="*", default=[])
    options.add_argument("--depth", type=int, default=3, help="plies that are counted, 0 for none")
    options.add_argument("--all", action="store_true", help="also count what is not said wholly")
    options.add_argument("--betza", type=int, default=0, help="so many movements drawn by lot instead")
    options.add_argument("--games", type=int, default=5, help="games that are played by chance, 0 for none")
    options.add_argument("--plies", type=int, default=240, help="of a game at most")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    import pyffish

    source = chosen.checkout / "src"
    ini = (source / "variants.ini").read_text(encoding="utf-8", errors="replace")
    if chosen.betza:
        ini = drawn(chosen.betza, chosen.seed)
    pyffish.load_variant_config(of_the_package(ini))
    built_in = {} if chosen.betza else builtin_games.games((source / "variant.cpp").read_text())
    programs, rows, wrong = Programs(), [], 0
    with tempfile.TemporaryDirectory() as folder:
        # What is built in comes first, so that a game of the ini inherits from what it names.
        together = os.path.join(folder, "all.ini")
        pathlib.Path(together).write_text("\n".join([*built_in.values(), ini]))
        for name in [*built_in, *sections(ini)]:
            if chosen.only and name not in chosen.only:
                continue
            output = os.path.join(folder, "game.toml")
            status, remarks = programs.convert(together, name, output)
            said = ["yes", "in part", "no"][status]
            size, perft, played = "", "", (0, {}, None)
            if status < 2:
                text = pathlib.Path(output).read_text()
                size = " x ".join(re.search(rf"^{side} = (\d+)", text, re.M)[1] for side in ("files", "ranks"))
            if chosen.depth and status <= chosen.all and name in pyffish.variants():
                theirs = counted(name, pyffish.start_fen(name), chosen.depth)
                ours = programs.count(output, len(theirs))
                equal = theirs == ours
                wrong += status == 0 and not equal
                if chosen.games and status == 0:
                    is_960 = "[shuffle]" in text
                    played = whole_games.play(name, programs.play, output, chosen.games, chosen.plies,
                                              random.Random(chosen.seed), is_960)
                    wrong += played[2] is not None
                perft = " ".join(map(str, theirs)) if equal else f"differs: {theirs}, ours {ours}"
            rows.append((name, size, said, perft, in_words(*played), "; ".join(remarks)))
            print(*rows[-1], sep="\t", file=sys.stderr, flush=True)
    report(rows)
    sys.exit(1 if wrong else 0)


def in_words(positions, ends, differs):
    if not positions and not differs:
        return ""
    if differs:
        return f"differs: {differs}"
    return f"{positions}: " + ", ".join(f"{number} {end}" for end, number in sorted(ends.items()))


def report(rows):
    wholly = [row for row in rows if row[2] == "yes"]
    played = [row[4] for row in wholly if row[4] and not row[4].startswith("differs")]
    part = sum(row[2] == "in part" for row in rows)
    counts = sum(row[3] != "" and not row[3].startswith("differs") for row in wholly)
    print("# What a variant file can say of Fairy-Stockfish's games\n")
    print(f"Of {len(rows)} games {len(wholly)} are converted wholly, {part} in part, and "
          f"{len(rows) - len(wholly) - part} not at all. Of {counts} of those converted wholly the numbers of "
          "positions after 1 to 3 plies are the same in both programs.")
    print(f"Of {len(played)} of them {sum(int(words.split(':')[0]) for words in played)} positions of games that were "
          "played by chance to their ends, or to the 240th ply, have the same moves and ends in both.")
    print("Made by `scripts/reference/breadth.py`, which says how.\n")
    print("| game | board | said | positions | games: positions and ends | what is left out, or why it is refused |")
    print("|---|---|---|---|---|---|")
    for row in rows:
        print("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |")


main()
