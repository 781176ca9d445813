#!/bin/sh
# Runs the fuzzers of the folder in which it stands: run.sh SECONDS [JOBS [OUT [TARGET...]]]
#
# Each of JOBS processes (as many as there are processors) works on one target for SECONDS; with fewer
# processes than targets one set of targets comes after the other. OUT, a folder (`out` beside this
# file), gets corpus/TARGET with what was new, findings/TARGET, and a log of each process. A process that
# found something begins again for the rest of its time.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
seconds=$1
jobs=${2:-$(nproc)}
out=${3:-$here/out}
[ $# -le 3 ] && set -- || shift 3
all="position variant commands properties uci handles actions legality net"
more="$* "
[ $# -gt 0 ] || more="$all position variant commands properties uci position variant commands "
[ $# -gt 0 ] || set -- $all
mkdir -p "$out/logs"
cp "$here/commit" "$out"

# Where memory is laid out in a way that the sanitizer cannot work with, the layout is fixed.
fixed=
"$here/fuzz_$1" -runs=0 >"$out/logs/start" 2>&1 || fixed="setarch -R"

fuzz() {
  target=$1
  log=$out/logs/$target-$2
  end=$(($(date +%s) + seconds))
  part=0
  while left=$((end - $(date +%s))) && [ $left -gt 0 ] && [ $part -lt 50 ]; do
    $fixed "$here/fuzz_$target" -max_total_time=$left -timeout=20 -report_slow_units=2 -print_final_stats=1 \
      -entropic_scale_per_exec_time=1 -dict="$here/motley.dict" -artifact_prefix="$out/findings/$target/" \
      "$out/corpus/$target" "$here/corpus/$target" >"$log.$part" 2>&1 && return
    part=$((part + 1))
  done
}

# Where there are more processes than targets, those that need most work get most of them.
if [ "$jobs" -gt $# ]; then
  set --
  while [ $# -lt "$jobs" ]; do
    for target in $more; do [ $# -ge "$jobs" ] || set -- "$@" "$target"; done
  done
fi
for target; do mkdir -p "$out/corpus/$target" "$out/findings/$target"; done
number=0
while [ $# -gt 0 ]; do
  running=0
  while [ $running -lt "$jobs" ] && [ $# -gt 0 ]; do
    fuzz "$1" $number &
    shift
    running=$((running + 1))
    number=$((number + 1))
  done
  wait
done
for log in "$out"/logs/*-*; do grep -h 'number_of_executed_units\|^accepted' "$log" | sed "s|^|$(basename "$log") |"; done
find "$out/findings" -type f
