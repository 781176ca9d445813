#!/bin/sh
# Plays games of `motley uci` with itself by fastchess: fastchess.sh FOLDER [GAMES]
#
# FOLDER is a clone of fastchess in which `make` has been run. Ends with 1 if a game was lost by time, an illegal move
# or a lost connection.
set -eu
folder=$1
games=${2:-50}
program=$PWD/build/native/motley
out=$(mktemp -d)
trap 'rm -r "$out"' EXIT
cd "$out"
"$folder/fastchess" -engine cmd="$program" args=uci name=one -engine cmd="$program" args=uci name=other \
  -each tc=1+0.02 option.Hash=8 -rounds $((games / 2)) -repeat -concurrency 1 \
  -openings file="$folder/app/tests/data/openings.epd" format=epd -pgnout file=games.pgn
grep -o '\[Termination "[^"]*"' games.pgn | sort | uniq -c
! grep -q -i 'time forfeit\|illegal\|abandoned\|disconnect' games.pgn
