#!/bin/sh
# Grades what a class handed in, in parts side by side, with GNU parallel.
#
#   swift run workbook class pipeline parallel >grade.sh
#   sh grade.sh FOLDER REPORT [PARTS]
#
# Start it where the workbook stands, or say in WORKBOOK where its program is. Without PARTS there is one
# for each processor. What was interrupted goes on where it was when you start it again, with the same
# PARTS.
#
# On several machines: HOSTS=machines.txt sh grade.sh FOLDER REPORT 8, with a line for each machine that
# `ssh` reaches. The workbook, FOLDER and REPORT must stand at the same place on all of them, on a disk
# that they share. Each machine has one part at a time, and grades as many exercises at once as it has
# processors.
#
# To change: what is written behind `class grade`, such as --roster class.csv or --lessons 1-3. What a
# check is worth, --points points.csv, is said behind `class merge`.
set -eu

if [ $# -lt 2 ] || [ $# -gt 3 ]; then
  echo "sh $0 FOLDER REPORT [PARTS]" >&2
  exit 64
fi
if ! parallel --version 2>/dev/null | grep -q '^GNU parallel'; then
  echo "There is no GNU parallel here. Its package is called parallel." >&2
  exit 69
fi

# Another machine begins in another folder.
absolute() {
  case $1 in
    /*) printf '%s\n' "$1" ;;
    *) printf '%s/%s\n' "$PWD" "$1" ;;
  esac
}
WORKBOOK=$(absolute "${WORKBOOK:-.build/debug/workbook}")
FOLDER=$(absolute "$1")
REPORT=$(absolute "$2")
PARTS=${3:-$(getconf _NPROCESSORS_ONLN)}
mkdir -p "$REPORT/parts"

# All parts get the same examples, and nobody knows beforehand which.
[ -s "$REPORT/parts.seed" ] || od -An -N4 -tu4 /dev/urandom | tr -d ' ' >"$REPORT/parts.seed"
SEED=$(cat "$REPORT/parts.seed")
export WORKBOOK FOLDER REPORT PARTS SEED

if [ -n "${HOSTS:-}" ]; then
  set -- --jobs 1 --sshloginfile "$HOSTS" \
    --env WORKBOOK --env FOLDER --env REPORT --env PARTS --env SEED
else
  # The parts share the processors of this machine.
  export PART_JOBS=1
  set --
fi

# A part in which something could not be graded is tried once more: it goes on where it was.
# The variables are for the shell of each part.
# shellcheck disable=SC2016
if ! PARALLEL_SHELL=/bin/sh parallel "$@" --retries 2 --line-buffer --tag \
  '"$WORKBOOK" class grade "$FOLDER" --report "$REPORT/parts/"{} --shard {}/"$PARTS"' \
  '--seed "$SEED" ${PART_JOBS:+--jobs "$PART_JOBS"}' \
  ::: $(seq "$PARTS") </dev/null; then
  echo "Not everything could be graded. Start this again: it goes on where it was." >&2
  exit 69
fi

set --
for part in $(seq "$PARTS"); do set -- "$@" "$REPORT/parts/$part"; done
"$WORKBOOK" class merge "$@" --report "$REPORT"
