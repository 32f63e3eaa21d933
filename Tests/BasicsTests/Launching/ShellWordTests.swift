import XCTest

@testable import Launching

final class ShellWordTests: XCTestCase {
  func testOnlyWhatMeansSomethingToAShellIsQuoted() {
    let table = [
      "/a/b-c_1.swift": "/a/b-c_1.swift", "": "''", "a b": "'a b'", "$HOME": "'$HOME'",
      "it's": "'it'\\''s'", "a\\b": "'a'\\\\'b'", "ä": "'ä'", "~": "'~'", "a=b": "'a=b'",
    ]
    for (word, expected) in table { XCTAssertEqual(quoted(word), expected) }
  }

  func testWhatWasQuotedCanBeReadBack() {
    for word in ["plain", "a b", "it's", "'", "\\", "a\\'b", "''", "\"$x\" `y` *"] {
      XCTAssertEqual(shellWords(in: quoted(word)), [word])
    }
  }
}
