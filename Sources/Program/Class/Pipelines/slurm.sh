#!/bin/sh
# Grades what a class handed in, in parts side by side, as an array of Slurm's jobs and a last one that
# puts the parts together.
#
#   swift run workbook class pipeline slurm >grade.sh
#   sh grade.sh [--wait] FOLDER REPORT [PARTS]
#
# Start it where the workbook stands, or say in WORKBOOK where its program is. The workbook, FOLDER and
# REPORT must stand on a disk that all nodes share. Without PARTS there are four. With --wait it ends when
# the report is there. What each job says stands in REPORT/logs. What was interrupted goes on where it was
# when you start it again, with the same PARTS.
#
# To change: what a part may use, CPUS=8 MEMORY=16G TIME=04:00:00 sh grade.sh ...; what your cluster wants
# of a job (--partition, --account), behind `sbatch`; what is written behind `class grade`, such as
# --roster class.csv or --lessons 1-3. What a check is worth, --points points.csv, is said behind `class
# merge`.
set -eu

# The same file is what the jobs run.
case ${1:-} in
  --part)
    part=$SLURM_ARRAY_TASK_ID
    grade() {
      "$WORKBOOK" class grade "$FOLDER" --report "$REPORT/parts/$part" --shard "$part/$PARTS" \
        --seed "$SEED" --jobs "$CPUS"
    }
    # Where something could not be graded, it goes on where it was.
    grade || { [ $? -eq 69 ] && grade; }
    exit
    ;;
  --merge)
    set --
    for part in $(seq "$PARTS"); do set -- "$@" "$REPORT/parts/$part"; done
    exec "$WORKBOOK" class merge "$@" --report "$REPORT"
    ;;
esac

waits=
if [ "${1:-}" = --wait ]; then
  waits=--wait
  shift
fi
if [ $# -lt 2 ] || [ $# -gt 3 ]; then
  echo "sh $0 [--wait] FOLDER REPORT [PARTS]" >&2
  exit 64
fi
if ! command -v sbatch >/dev/null; then
  echo "There is no sbatch here, by which Slurm takes jobs." >&2
  exit 69
fi

# A job begins in another folder.
absolute() {
  case $1 in
    /*) printf '%s\n' "$1" ;;
    *) printf '%s/%s\n' "$PWD" "$1" ;;
  esac
}
WORKBOOK=$(absolute "${WORKBOOK:-.build/debug/workbook}")
FOLDER=$(absolute "$1")
REPORT=$(absolute "$2")
PARTS=${3:-4}
CPUS=${CPUS:-2}
mkdir -p "$REPORT/parts" "$REPORT/logs"

# All parts get the same examples, and nobody knows beforehand which.
[ -s "$REPORT/parts.seed" ] || od -An -N4 -tu4 /dev/urandom | tr -d ' ' >"$REPORT/parts.seed"
SEED=$(cat "$REPORT/parts.seed")
export WORKBOOK FOLDER REPORT PARTS SEED CPUS

array=$(sbatch --parsable --job-name=workbook --array="1-$PARTS" --cpus-per-task="$CPUS" \
  --mem="${MEMORY:-4G}" --time="${TIME:-02:00:00}" --output="$REPORT/logs/part-%a.txt" \
  "$0" --part)
# It begins when all parts have ended, however they did: what is missing, merging says.
rm -f "$REPORT/logs/merge.txt"
code=0
sbatch --job-name=workbook-merge --dependency="afterany:${array%%;*}" --time=00:30:00 \
  --output="$REPORT/logs/merge.txt" $waits "$0" --merge || code=$?
if [ -n "$waits" ]; then
  cat "$REPORT/logs/merge.txt"
  if [ "$code" -ne 0 ]; then
    echo "Not everything could be graded. Start this again: it goes on where it was." >&2
  fi
fi
exit "$code"
