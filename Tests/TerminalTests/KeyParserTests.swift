import Basics
import Terminal
import TestSupport
import XCTest

/// Bytes become keys, however they are cut.
final class KeyParserTests: XCTestCase {
  private let table: [(bytes: String, keys: [Key])] = [
    ("a", [.character("a")]), ("ü猫", [.character("ü"), .character("猫")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
    ("\u{8}", [.backspace]), ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]),
    ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]),
    ("\u{1B}[D", [.left]), ("\u{1B}[1;5A", [.up]), ("\u{1B}O5B", [.down]),
    ("\u{1B}[H", [.home]), ("\u{1B}OH", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]),
    ("\u{1B}[F", [.end]), ("\u{1B}OF", [.end]), ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]),
    ("\u{1B}[3~", [.delete]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]),
    ("\u{1B}[6;5~", [.pageDown]), ("\u{1B}[Z", [.backTab]), ("\u{1B}OM", [.enter]),
    // Together with Alt.
    ("\u{1B}x", []), ("\u{1B}ü", []), ("\u{1B}\u{1B}[A", [.up]),
    // A paste, with what looks like keys in it.
    ("\u{1B}[200~q\u{1B}[A\r猫\u{1B}[201~", [.paste("q\u{1B}[A\r猫")]),
    // Function keys, a mouse in both languages, the terminal's answers: none of them mean a key.
    ("\u{1B}[15~", []), ("\u{1B}OP", []), ("\u{1B}[[A", []), ("\u{1B}[<0;10;5M", []),
    ("\u{1B}[M !!", []), ("\u{1B}[?62;4c", []), ("\u{1B}[24;80R", []), ("\u{1B}[I", []),
    ("\u{1B}]11;rgb:0/0/0\u{7}", []), ("\u{1B}]11;rgb:0/0/0\u{1B}\\", []),
    ("\u{1B}P>|xterm(380)\u{1B}\\", []), ("\u{1B}[57441;5u", []),
  ]

  func testEachSequenceIsItsKey() {
    for (bytes, keys) in table {
      var parser = KeyParser()
      XCTAssertEqual(parser.take(bytes.utf8), keys, bytes.debugDescription)
      XCTAssertNil(parser.patience, bytes.debugDescription)
    }
  }

  func testWhereverItIsCutAndWithKeysAround() {
    for (bytes, keys) in table {
      let all = Array(("a" + bytes + "b").utf8)
      for cut in 0...all.count {
        var parser = KeyParser()
        let got = parser.take(all[..<cut]) + parser.take(all[cut...])
        let expected = [.character("a")] + keys + [.character("b")]
        XCTAssertEqual(got, expected, "\(bytes.debugDescription) cut at \(cut)")
      }
      var parser = KeyParser()
      let got = all.flatMap { parser.take([$0]) }
      XCTAssertEqual(got.count, keys.count + 2, bytes.debugDescription)
    }
  }

  func testALoneEscapeIsTheKeyOnceNothingFollows() {
    var parser = KeyParser()
    XCTAssertEqual(parser.take([0x1B]), [])
    XCTAssertEqual(parser.patience, .milliseconds(40))
    XCTAssertEqual(parser.endOfWait(), [.escape])
    XCTAssertEqual(parser.take([0x1B, 0x1B]), [])
    XCTAssertEqual(parser.take([0x61]), [.escape])
    XCTAssertEqual(parser.take("\u{1B}[1;".utf8), [])
    XCTAssertEqual(parser.endOfWait(), [], "half a sequence is no key")
    XCTAssertEqual(parser.take("a".utf8), [.character("a")])
  }

  func testBytesThatAreNoTextAreDropped() {
    var parser = KeyParser()
    XCTAssertEqual(parser.take([0xFF, 0xC3, 0x61, 0x80, 0xE2, 0x82]), [.character("a")])
    XCTAssertEqual(parser.endOfWait(), [])
    XCTAssertEqual(parser.take([0x62]), [.character("b")])
  }

  func testAPasteWithoutEndIsBounded() {
    var parser = KeyParser()
    XCTAssertEqual(parser.take("\u{1B}[200~".utf8), [])
    for _ in 0..<300 { XCTAssertEqual(parser.take(Array(repeating: 0x61, count: 1024)), []) }
    let keys = parser.take("\u{1B}[201~b".utf8)
    XCTAssertEqual(
      keys, [.paste(String(repeating: "a", count: SizeLimit.paste)), .character("b")])
  }

  func testAPasteThatHasLostItsEndEndsInTime() {
    var parser = KeyParser()
    XCTAssertEqual(parser.take("\u{1B}[200~half".utf8), [])
    XCTAssertEqual(parser.patience, .seconds(2))
    XCTAssertEqual(parser.endOfWait(), [.paste("half")])
    XCTAssertNil(parser.patience)
    XCTAssertEqual(parser.take("q\u{1B}[201~j".utf8), [.character("q"), .character("j")])
    XCTAssertEqual(parser.take("\u{1B}[200~".utf8), [])
    XCTAssertEqual(parser.endOfWait(), [], "nothing was pasted")
    XCTAssertEqual(parser.take("q".utf8), [.character("q")])
  }

  func testCtrlCEndsAPasteWithoutEnd() {
    for text in ["", "j", "\r\rqqq", "\u{1B}[A", "\u{1B}[20"] {
      var parser = KeyParser()
      XCTAssertEqual(parser.take(("\u{1B}[200~" + text).utf8), [])
      XCTAssertEqual(parser.take([0x03]), [.control("c")], text)
      XCTAssertEqual(parser.take("q".utf8), [.character("q")], text)
    }
    // Within what was pasted it is text.
    var parser = KeyParser()
    XCTAssertEqual(parser.take("\u{1B}[200~a\u{3}b\u{1B}[201~".utf8), [.paste("a\u{3}b")])
  }

  func testCtrlCEndsWhatTheTerminalNeverEnds() {
    for start in ["]0;title", "P>|name", "_text"] {
      var parser = KeyParser()
      XCTAssertEqual(parser.take(("\u{1B}" + start).utf8), [])
      XCTAssertEqual(parser.take("qq".utf8), [], start)
      XCTAssertEqual(parser.take([0x03]), [.control("c")], start)
      XCTAssertEqual(parser.take("q".utf8), [.character("q")], start)
    }
  }

  func testNoBytesDoHarm() {
    var random = numbersByChance()
    for _ in 0..<300 {
      var parser = KeyParser()
      let bytes = (0..<200).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : Array("\u{1B}[O;0~M]P".utf8).randomElement(using: &random)!
      }
      for byte in bytes { _ = parser.take([byte]) }
      // Whatever was under way has an end.
      _ = parser.take("\u{1B}[201~".utf8)
      _ = parser.endOfWait()
      XCTAssertEqual(parser.take("k".utf8).last, .character("k"), "\(bytes)")
    }
  }
}
