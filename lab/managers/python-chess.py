"""Plays games of `motley uci` with itself by python-chess, which refuses what the protocol does not allow.

    python3 lab/managers/python-chess.py FOLDER [GAMES]

FOLDER is a clone of python-chess. Half of the games are played by nodes, half by a clock of one second and 20 ms for
each move; positions begin with six random moves. Ends with 1 at the first illegal move, or when a clock has run out.
"""

import collections
import random
import sys
import time

sys.path.insert(0, sys.argv[1])
import chess  # noqa: E402
import chess.engine  # noqa: E402

PROGRAM = ["build/native/motley", "uci"]
LONGEST = 400


def begin(seed):
    random.seed(seed)
    board = chess.Board()
    for _ in range(6):
        board.push(random.choice(list(board.legal_moves)))
    return board


def play(engines, game, is_timed):
    board = begin(game)
    left = [1.0, 1.0]
    while not board.is_game_over() and board.ply() < LONGEST:
        side = board.ply() % 2
        limit = chess.engine.Limit(nodes=2000)
        if is_timed:
            limit = chess.engine.Limit(white_clock=left[0], black_clock=left[1], white_inc=0.02, black_inc=0.02)
        start = time.monotonic()
        move = engines[side].play(board, limit, game=game).move
        left[side] -= time.monotonic() - start
        if is_timed and left[side] < 0:
            return "time forfeit"
        left[side] += 0.02
        if move not in board.legal_moves:
            return f"illegal: {move} in {board.fen()}"
        board.push(move)
    outcome = board.outcome()
    return outcome.termination.name.lower() if outcome else "broken off"


def main():
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    engines = [chess.engine.SimpleEngine.popen_uci(PROGRAM) for _ in range(2)]
    ends = collections.Counter(play(engines, game, game % 2 == 1) for game in range(games))
    for engine in engines:
        engine.quit()
    for end, count in ends.most_common():
        print(count, end)
    sys.exit(any(end.startswith(("illegal", "time")) for end in ends))


main()
