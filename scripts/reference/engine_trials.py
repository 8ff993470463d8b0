#!/usr/bin/env python3
"""Lets our engine play whole games by UCI, against itself or another engine, with python-chess between.

    pip install chess
    cargo build --release -p menagerie-uci --example engine
    scripts/reference/engine_trials.py                       # chess against itself, each kind of limit
    scripts/reference/engine_trials.py --chess960 10         # ten drawn arrays, 1,500 positions a move
    scripts/reference/engine_trials.py --against fairy-stockfish --skill 6 --nodes 30000 \\
        --games 10 chess shako                               # games that both know

python-chess refuses a move that is not legal, in chess and Chess960. The other engine is a judge of its
own games: our moves must be among its legal ones, and its board must be ours after each. A game against
it begins with four plies at random, and the sides change. Ends with 1 if something was refused. The engine is
target/release/examples/engine unless MENAGERIE_ENGINE names another one.
"""
import argparse
import os
import pathlib
import random
import re
import subprocess
import sys
import time
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
OURS = os.environ.get("MENAGERIE_ENGINE", str(ROOT / "target/release/examples/engine"))
LONGEST = 400
# The other engine's names of our games, where they differ.
NAMES = {"extinction-chess": "extinction", "racing-kings": "racingkings"}


class Refused(Exception):
    """A move or a position on which the two do not agree."""


def against_itself(chess, engine):
    """A game for each kind of limit, in which python-chess takes every move."""
    limit = chess.engine.Limit
    kinds = {
        "5,000 positions": lambda clocks: limit(nodes=5000),
        "20,000 positions": lambda clocks: limit(nodes=20000),
        "depth 3": lambda clocks: limit(depth=3),
        "50 ms": lambda clocks: limit(time=0.05),
        "10 s and 0.1 s a move": lambda clocks: limit(
            white_clock=clocks[True], black_clock=clocks[False], white_inc=0.1, black_inc=0.1),
    }
    for name, kind in kinds.items():
        board, clocks, late = chess.Board(), {True: 10.0, False: 10.0}, 0.0
        while not board.is_game_over(claim_draw=True) and board.ply() < LONGEST:
            asked = kind(clocks)
            began = time.monotonic()
            move = engine.play(board, asked, game=name).move
            took = time.monotonic() - began
            clocks[board.turn] += 0.1 - took
            late = max(late, took - (asked.time or took))
            if "a move" in name and clocks[board.turn] < 0.1:
                raise Refused(f"{name}: the clock has run out at ply {board.ply()}")
            board.push(move)
        left = f", {min(clocks.values()):.1f} s left" if "a move" in name else ""
        late = f", at most {late * 1000:.0f} ms late" if late else ""
        print(f"{name}: {board.result(claim_draw=True)} in {board.ply()} plies{left}{late}", flush=True)


def drawn_arrays(chess, engine, games, dice):
    """Games of Chess960 from drawn arrays."""
    castlings = 0
    for number in range(games):
        board = chess.Board.from_chess960_pos(dice.randrange(960))
        while not board.is_game_over(claim_draw=True) and board.ply() < LONGEST:
            move = engine.play(board, chess.engine.Limit(nodes=1500), game=number).move
            castlings += board.is_castling(move)
            board.push(move)
    print(f"{games} games of Chess960 with {castlings} castlings", flush=True)


class Engine:
    """An engine by its lines, for games that python-chess does not know."""

    def __init__(self, command):
        self.process = subprocess.Popen([command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.say("uci")
        self.until("uciok")

    def say(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def until(self, start):
        """The lines up to one that begins like this."""
        lines = []
        while not lines or not lines[-1].startswith(start):
            line = self.process.stdout.readline()
            if not line:
                raise Refused(f"the engine has ended before it said {start}")
            lines.append(line.rstrip())
        return lines

    def set(self, **options):
        for name, value in options.items():
            self.say(f"setoption name {name.replace('_', ' ')} value {value}")
        self.ready()

    def ready(self):
        self.say("isready")
        self.until("readyok")

    def begin(self, variant):
        self.say(f"setoption name UCI_Variant value {variant}", "ucinewgame")
        self.ready()

    def position(self, moves):
        self.say("position startpos" + (" moves " + " ".join(moves) if moves else ""))

    def placement(self):
        self.say("d")
        placement = self.until("Fen: ")[-1].removeprefix("Fen: ").split()[0]
        self.ready()
        return re.sub(r"[\[(].*|['~+*]", "", placement)

    def board(self):
        """The board, with the sides of the pieces alone: engines have letters of their own."""
        return re.sub("[a-z]", "b", re.sub("[A-Z]", "W", self.placement()))

    def go(self, limit):
        """The best move, if there is one, and what was said before it."""
        self.say(f"go {limit}")
        said = self.until("bestmove")
        move = said[-1].split()[1]
        return (None if move in ("(none)", "0000") else move), said

    def quit(self):
        self.say("quit")
        self.process.wait(timeout=30)


def legal(engine):
    """The legal moves, by the other engine's count of what comes after each."""
    engine.say("go perft 1")
    lines = engine.until("Nodes searched")
    return [line.split(":")[0] for line in lines if re.fullmatch(r"[a-l]\d+[a-l]\d+\S*: 1", line)]


def result(ours, names):
    """What the first mover has got, if the game is over."""
    said = next((line for line in ours.go("nodes 1")[1] if "the game is over" in line), None)
    if said is None:
        return None
    return 0.5 if said.endswith("drawn") else float(f": {names[0]} has won" in said)


def letters(ours, theirs):
    """For each of our letters the other engine's, by the two arrays."""
    for engine in (ours, theirs):
        engine.position([])
    pairs = zip(ours.placement().lower(), theirs.placement().lower(), strict=True)
    return {one: other for one, other in pairs if one.isalpha()}


def translated(move, words):
    """A move with another letter for what is promoted."""
    squares, letter = re.fullmatch(r"([a-l]\d+[a-l]\d+)(\D*)", move).groups()
    return squares + words.get(letter, letter)


def understood(move, all_moves):
    """A legal move that is meant: one program may write a letter where another one does not."""
    squares = translated(move, {move[-1]: ""})
    same = [other for other in all_moves if translated(other, {other[-1]: ""}) == squares]
    return move if move in all_moves else same[0] if len(same) == 1 else None


def one_game(ours, theirs, names, limit, we_begin, dice):
    """Plays a game. Tells what we have got, 1, 0.5 or 0, and its plies."""
    our_words = letters(ours, theirs)
    their_words = {other: one for one, other in our_words.items()}
    moves = []
    while len(moves) < LONGEST:
        ours.position([translated(move, their_words) for move in moves])
        theirs.position(moves)
        if ours.board() != theirs.board():
            raise Refused(f"after {' '.join(moves)} the boards differ")
        points, all_moves = result(ours, names), legal(theirs)
        if points is not None:
            return points if we_begin else 1 - points, len(moves)
        if not all_moves:
            raise Refused(f"after {' '.join(moves)} only the other engine says that the game is over")
        is_ours = (len(moves) % 2 == 0) == we_begin
        if len(moves) < 4:
            move = dice.choice(all_moves)
        elif is_ours:
            move = translated(ours.go(limit)[0], our_words)
        else:
            move = theirs.go(limit)[0]
        legal_move = understood(move, all_moves)
        if legal_move is None:
            raise Refused(f"after {' '.join(moves)} {'our' if is_ours else 'its'} move {move} is refused")
        moves.append(legal_move)
    return 0.5, len(moves)


def against_another(options, dice):
    """Games against another engine, which knows them by its own names."""
    ours, theirs = Engine(OURS), Engine(options.against)
    theirs.set(**{"Skill_Level": options.skill})
    limit = f"nodes {options.nodes}" if options.nodes else f"movetime {options.movetime}"
    for variant in options.variants or ["chess"]:
        file = tomllib.loads((ROOT / f"rules/variants/{variant}.toml").read_text())
        ours.begin(variant)
        theirs.begin(NAMES.get(variant, variant))
        results = []
        for number in range(options.games):
            points, plies = one_game(ours, theirs, file["sides"]["names"], limit, number % 2 == 0, dice)
            results.append(float(points))
            print(f"{variant}, game {number + 1}: {points} in {plies} plies", flush=True)
        print(f"{variant}: {sum(results)} of {len(results)} at Skill Level {options.skill}, {limit}")
    ours.quit()
    theirs.quit()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="*", help="our ids of games, with --against")
    parser.add_argument("--against", help="another engine, such as fairy-stockfish")
    parser.add_argument("--skill", type=int, default=20, help="its Skill Level, 0 to 20")
    parser.add_argument("--nodes", type=int, help="positions a move for both")
    parser.add_argument("--movetime", type=int, default=100, help="milliseconds a move for both, without --nodes")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--chess960", type=int, metavar="GAMES", help="games of Chess960 against itself")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    dice = random.Random(options.seed)
    try:
        if options.against:
            against_another(options, dice)
            return 0
        import chess
        import chess.engine
        with chess.engine.SimpleEngine.popen_uci(OURS, timeout=60) as engine:
            try:
                if options.chess960:
                    drawn_arrays(chess, engine, options.chess960, dice)
                else:
                    against_itself(chess, engine)
            except chess.engine.EngineError as refused:
                raise Refused(str(refused)) from refused
    except Refused as refused:
        print(refused)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
