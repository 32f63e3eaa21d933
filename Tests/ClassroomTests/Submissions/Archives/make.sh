#!/bin/sh
# Made the archives beside this file, with programs from other hands: Info-ZIP's zip, Java's jar and
# Python's zipfile. They are committed, because not every machine has these.
set -eu
cd "$(dirname "$0")"
here=$PWD
rm -f ./*.zip
work=$(mktemp -d)
cd "$work"
mkdir -p ann/03-login-state ann/04-store "Zoë"
python3 - <<'PYTHON'
lines = [f"let value{n} = {n * n} // {'abc' * (n % 7)}" for n in range(400)]
open("ann/03-login-state/Exercise.swift", "w").write("\n".join(lines) + "\n")
open("ann/04-store/Exercise.swift", "w").write("// MARK: - Step 1: Store\n")
open("Zoë/Exercise.swift", "w").write("let a = 1\n")
PYTHON
ln -s /etc/passwd ann/04-store/linked.swift
TZ=UTC find . -exec touch -h -t 202401010000 {} +
zip -q -X -r -y "$here/infozip.zip" ann "Zoë"
zip -q -X -r -0 -y "$here/stored.zip" ann
zip -q -X -r -P secret "$here/encrypted.zip" ann/04-store/Exercise.swift
zip -q -X -r - ann/03-login-state | cat >"$here/streamed.zip"
jar --create --no-manifest --date=2024-01-01T00:00:00Z --file "$here/jar.zip" ann/03-login-state
python3 - "$here" <<'PYTHON'
import sys, zipfile, io
here = sys.argv[1]
def write(name, entries, method=zipfile.ZIP_DEFLATED, **more):
    with zipfile.ZipFile(f"{here}/{name}.zip", "w", method, **more) as archive:
        for path, data in entries:
            archive.writestr(zipfile.ZipInfo(path), data, method)
swift = open("ann/03-login-state/Exercise.swift").read()
write("python", [("ann/03-login-state/Exercise.swift", swift), ("Zoë/", ""), ("empty.swift", "")])
write("bzip2", [("a.swift", swift)], zipfile.ZIP_BZIP2)
write("outside", [("../a.swift", "1")])
write("absolute", [("/a.swift", "1")])
write("backslash", [("a\\b.swift", "1")])
write("many", [(f"x/{n}.swift", f"let a = {n}\n") for n in range(300)])
write("zeros", [("bomb.swift", b"\0" * (8 << 20))])
inner = io.BytesIO()
with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED) as archive:
    archive.writestr(zipfile.ZipInfo("04-store/Exercise.swift"), "// MARK: - Step 1: Store\n")
    archive.writestr(zipfile.ZipInfo("deep.zip"), "PK")
write("nested", [("bob_8_103_work.zip", inner.getvalue()), ("ann_7_100_04-store.swift", "1\n")])
# Names as DOS wrote them: the same length in code page 437.
write("dos", [("Zo\\u00eb.swift".encode().decode("unicode_escape"), "1")])
data = open(f"{here}/dos.zip", "rb").read().replace("Zoë".encode(), b"Zo\x89_")
data = bytearray(data)
at = data.find(b"PK\x03\x04"); data[at + 7] &= ~8
at = data.find(b"PK\x01\x02"); data[at + 9] &= ~8
open(f"{here}/dos.zip", "wb").write(data)
# zip64, though it is small.
with zipfile.ZipFile(f"{here}/zip64.zip", "w") as archive:
    with archive.open("a.swift", "w", force_zip64=True) as entry:
        entry.write(b"let a = 1\n")
# Two entries that share their bytes, as bombs do.
write("overlapping", [("a.swift", "let a = 1\n"), ("b.swift", "let a = 1\n")], zipfile.ZIP_STORED)
data = bytearray(open(f"{here}/overlapping.zip", "rb").read())
second = data.find(b"PK\x01\x02", data.find(b"PK\x01\x02") + 1)
data[second + 42:second + 46] = b"\0\0\0\0"
open(f"{here}/overlapping.zip", "wb").write(data)
# Archives with 15 MB of zeros each: three of one learner's, one of another's.
inner = io.BytesIO()
with zipfile.ZipFile(inner, "w") as archive:
    archive.writestr(zipfile.ZipInfo("04-store.swift"), b"\0" * (15 << 20))
write("bombs", [(name, inner.getvalue()) for name in ["ann/1.zip", "ann/2.zip", "ann/3.zip", "bob/1.zip"]])
PYTHON
rm -rf "$work"
