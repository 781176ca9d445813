#!/usr/bin/env python3
"""Plays two UCI programs against each other, and can go on where it stopped.

Each opening (a few random moves that the first program finds level) is played twice with colours
exchanged. Every game is one line of the result file; the sum is printed with its interval.

  scripts/match-uci.py -a 'build/native/motley uci' -b 'stockfish' -B UCI_LimitStrength=true \\
      -B UCI_Elo=2000 --go 'movetime 100' --games 100 --seed 1 --results match.txt
"""
import argparse, math, os, random, shlex, subprocess

class Program:
    def __init__(self, command, options):
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.send('uci'); self.wait('uciok')
        for option in options:
            name, value = option.split('=', 1)
            self.send(f'setoption name {name} value {value}')
    def send(self, line): self.process.stdin.write(line + '\n'); self.process.stdin.flush()
    def wait(self, start):
        score = None
        while True:
            line = self.process.stdout.readline()
            if not line: raise RuntimeError('the program ended')
            words = line.split()
            if 'score' in words and 'cp' in words: score = int(words[words.index('cp') + 1])
            elif 'score' in words and 'mate' in words:
                score = 30000 if int(words[words.index('mate') + 1]) > 0 else -30000
            if line.startswith(start): return line.split(), score
    def new_game(self): self.send('ucinewgame'); self.send('isready'); self.wait('readyok')
    def move(self, moves, go):
        self.send('position startpos' + (' moves ' + ' '.join(moves) if moves else ''))
        self.send('go ' + go)
        words, score = self.wait('bestmove')
        return words[1], score

class Rules:
    """The judge: the repl of motley."""
    def __init__(self, motley, variant):
        self.variant = variant
        self.process = subprocess.Popen([motley, 'repl'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.ask('variant ' + self.variant)
    def ask(self, command):
        self.process.stdin.write(command + '\n'); self.process.stdin.flush()
        answer = []
        while True:
            line = self.process.stdout.readline().rstrip('\n')
            if line == 'ok': return answer
            if line.startswith('error'): raise RuntimeError(command + ': ' + line)
            answer.append(line)
    def set(self, moves):
        self.ask('variant ' + self.variant)
        for move in moves: self.play(move)
    def play(self, move): self.ask('play ' + (move[:4] + '=' + move[4].upper() if self.is_orthodox() and len(move) == 5 else move))
    def is_orthodox(self): return self.variant == 'taketwo;switch=off'
    def outcome(self): return self.ask('outcome')[0]
    def player(self):
        second = self.ask('position')[0].split()[1]  # of two seats, in every family
        return 1 if second == 'b' else 0
    def actions(self): return [a.replace('=', '').lower() if self.is_orthodox() else a for a in self.ask('actions')]

def opening(rules, program, rng, plies):
    while True:
        moves = []
        rules.set([])
        while len(moves) < plies and rules.outcome() == 'ongoing':
            moves.append(rng.choice(rules.actions())); rules.play(moves[-1])
        if rules.outcome() != 'ongoing': continue
        _, score = program.move(moves, 'depth 8')
        if score is not None and abs(score) < 60: return moves

def play(rules, programs, moves, go, maximum):
    moves = list(moves)
    rules.set(moves)
    for program in programs: program.new_game()
    while rules.outcome() == 'ongoing' and len(moves) < maximum:
        move, _ = programs[rules.player()].move(moves, go)
        rules.play(move); moves.append(move)
    outcome = rules.outcome()
    points = 1 if outcome.startswith(('win w', 'win a')) else 0 if outcome.startswith('win') else .5
    return points, outcome, len(moves)

def summary(results):
    """The score with its 95 % interval; what is added keeps n wins of n games from looking certain."""
    n = len(results); mean = sum(results) / n
    error = 1.96 * math.sqrt(sum((r - mean) ** 2 for r in results) + 2) / n
    low, high = max(mean - error, 0), min(mean + error, 1)
    elo = lambda p: -400 * math.log10(1 / min(max(p, .001), .999) - 1)
    return (f'{n} games: +{results.count(1)} ={results.count(.5)} -{results.count(0)}, {mean:.3f} '
            f'({low:.3f} to {high:.3f}), Elo {elo(mean):+.0f} ({elo(low):+.0f} to {elo(high):+.0f})')

def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('-a', required=True); parser.add_argument('-b', required=True)
    parser.add_argument('-A', action='append', default=[]); parser.add_argument('-B', action='append', default=[])
    parser.add_argument('--go', default='movetime 100'); parser.add_argument('--games', type=int, default=100)
    parser.add_argument('--seed', type=int, default=1); parser.add_argument('--plies', type=int, default=6)
    parser.add_argument('--longest', type=int, default=400); parser.add_argument('--results')
    parser.add_argument('--variant', default='taketwo;switch=off')
    parser.add_argument('--motley', default='build/native/motley')
    options = parser.parse_args()
    if options.variant != 'taketwo;switch=off':
        options.A.append('UCI_Variant=' + options.variant); options.B.append('UCI_Variant=' + options.variant)
    done = []
    if options.results and os.path.exists(options.results):
        done = [float(line.split()[1]) for line in open(options.results) if line[0].isdigit()]
    rules = Rules(options.motley, options.variant); a = Program(options.a, options.A); b = Program(options.b, options.B)
    moves = []
    for number in range(len(done), options.games):
        if number % 2 == 0 or not moves: moves = opening(rules, a, random.Random(f'{options.seed}-{number // 2}'), options.plies)
        white = number % 2 == 0
        points, outcome, length = play(rules, (a, b) if white else (b, a), moves, options.go, options.longest)
        done.append(points if white else 1 - points)
        if options.results: print(number, done[-1], 'w' if white else 'b', length, outcome, ' '.join(moves), sep=' ', file=open(options.results, 'a'))
        print(summary(done), flush=True)

main()
