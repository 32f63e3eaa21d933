import Basics
import XCTest

/// Which declarations a source has, and which lines are theirs.
final class DeclarationTests: XCTestCase {
  private func declarations(_ text: String) -> [Declaration] {
    let source = SourceFile(text)
    return source.declarations(in: source.tokens.indices)
  }

  func testEachKindHasItsName() {
    let text = """
      import Foundation
      @testable import struct LoginState.State
      typealias Number = Int
      let one = 1, two = 2
      private(set) var text: String
      func plain() {}
      @discardableResult
      func of<A: Equatable>(_ a: Pair<A, A>, to b: (A, A), third: Int = max(1, 2)) -> Int { 1 }
      static func == (left: A, right: A) -> Bool { true }
      class func make() {}
      init?(of text: String) { nil }
      deinit {}
      subscript(index: Int) -> Int { index }
      indirect enum Tree {}
      case leaf(Int)
      extension Array: Named where Element == Int {}
      nonisolated(unsafe) private static var all: [Int] = []
      final class Store<Value> {}
      """
    XCTAssertEqual(
      declarations(text).map(\.name),
      [
        "import Foundation", "import struct LoginState.State", "Number", "one", "text", "plain()",
        "of(_:to:third:)", "==(left:right:)", "make()", "init(of:)", "deinit", "subscript(index:)",
        "Tree", "case leaf", "extension Array: Named where Element == Int", "all", "Store",
      ])
  }

  func testTypesHaveMembersAndExtensionsTheTypeThatTheyExtend() {
    let text =
      "struct A {\n  var b = 1\n  func c() {\n    let d = 1\n  }\n}\nextension A {}\nlet e = 1"
    let source = SourceFile(text)
    let all = source.declarations(in: source.tokens.indices)
    XCTAssertEqual(all.map(\.typeName), ["A", "A", nil])
    XCTAssertEqual(all.map(\.isExtension), [false, true, false])
    XCTAssertEqual(all[0].members.map(source.declarations)?.map(\.name), ["b", "c()"])
    XCTAssertEqual(all[1].members.map(source.declarations), [])
  }

  func testWhatStandsBeforeTheKeywordIsKept() {
    let text = """
      @available(macOS 13, *)
      @discardableResult package static func make() {}
      public private(set) var one = 1
      package protocol Named {}
      """
    XCTAssertEqual(declarations(text).map(\.keyword), ["func", "var", "protocol"])
    XCTAssertEqual(
      declarations(text).map(\.modifiers),
      [
        ["@available", "@discardableResult", "package", "static"], ["public", "private"],
        ["package"],
      ])
  }

  func testTheCommentsDirectlyAboveBelongToIt() {
    let text = """
      // Alone.

      // Above,
      /// and above.
      let a = 1  // Behind.
      // Below the one, above the other.
      let b = 2
      // Alone again.
      """
    XCTAssertEqual(
      declarations(text).map { String($0.text) },
      [
        "// Above,\n/// and above.\nlet a = 1  // Behind.",
        "// Below the one, above the other.\nlet b = 2",
      ])
  }

  func testWordsOfDeclarationsWithinCodeAndTextBeginNone() {
    let text = """
      let closure = {
        let inner = 1
        return inner
      }
      let list = [
        1,
      ]
      let text = \"\"\"
        func no() {
        let \\(closure) = }
        \"\"\"
      func last() {
        var local = "}"
      }
      """
    XCTAssertEqual(declarations(text).map(\.name), ["closure", "list", "text", "last()"])
    XCTAssertEqual(declarations(text).map { String($0.text) }.joined(separator: "\n"), text)
  }

  func testLinesCanEndAsOnWindows() {
    let text = "// A.\r\nlet a = 1\r\n\r\nfunc b() {\r\n}\r\n"
    XCTAssertEqual(declarations(text).map(\.name), ["a", "b()"])
    XCTAssertEqual(
      declarations(text).map { String($0.text) }, ["// A.\r\nlet a = 1", "func b() {\r\n}"])
  }
}
