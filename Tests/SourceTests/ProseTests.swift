import Foundation
import XCTest

/// What a learner reads stands in a lesson's texts: in the sources of a suite, no text is English but
/// what the exercise itself says.
final class ProseTests: XCTestCase {
  /// - Parameter solution: the texts in it are code.
  private func complaints(about source: SwiftSource, solution: String = "") -> [String] {
    source.lines.enumerated().flatMap { index, line in
      line.literals.filter { isProse($0) && !solution.contains("\"\($0)\"") }.map {
        "\(source.path):\(index + 1): \($0)"
      }
    }
  }

  /// Whether a text is a comment with words in it, or more words in a row than a name has.
  private func isProse(_ text: String) -> Bool {
    guard text.contains(" ") else { return false }
    let text = text.replacing(/\bfor \w+ in\b/, with: "")
    return text.contains(/\/\/\s*[A-Za-z…`]/)
      || text.contains(/(?:^|[^\w.(])[a-z]{2,}('[a-z]+)?( +[a-z]{2,}('[a-z]+)?){2,}(?![\w(:]|\.\w)/)
      || text.contains(/(?:^|\s)(the|of|with|what|which|isn't|doesn't)(?:\s|$)/)
  }

  func testNoSuiteHasWordsOfItsOwn() throws {
    let sources = try SwiftSource.all(below: ["Tests/Suites"]).filter {
      $0.path.contains("/Suite/") || $0.path.contains("/Script/")
    }
    XCTAssertTrue(sources.contains { $0.path == "Tests/Suites/04-store/Suite/Code.swift" })
    let found = try sources.flatMap { source in
      let suite = source.path.split(separator: "/").prefix(3).joined(separator: "/")
      let solution = "\(Page.package)/\(suite)/Solution.swift"
      return complaints(
        about: source, solution: try String(contentsOfFile: solution, encoding: .utf8))
    }
    XCTAssertEqual(found, [])
  }

  func testWordsAreFound() {
    let source = SwiftSource(
      path: "A.swift",
      text: ##"""
        // Here they may stand: "what is told to nobody".
        let one = "state = 1  // by code outside"
        let two = ["// … \(count) more"] + ["\(name) = 1  // \(name)"]
        let three = "\(call(of: "a")) should be the"
        let four = "for number in 1...3 { print(number) }" + "ask again"
        let five = #"asks with "" as \#(words)"#
        let six = "the \(last)" + "case .one: return .two"
        let seven = "one" + two + " \(three(with: "which is", "or \"what\" it is"))"
        let eight = "Say what it is." + "{ one, two in values.append(two) }"
        """##)
    let solution = #"let eight = "Say what it is.""#
    XCTAssertEqual(
      complaints(about: source, solution: solution).map { $0.split(separator: ":")[1] },
      ["2", "3", "4", "6", "7", "8", "8"])
  }
}

extension Substring {
  /// The texts between quotation marks in a line; where code stands in one, there is a `$`.
  fileprivate var literals: [String] {
    var found: [String] = []
    var rest = self
    while !rest.isEmpty, !rest.hasPrefix("//") {
      if let mark = rest.openingMark {
        rest.removeFirst(mark.count)
        rest.skipLiteral(endingWith: mark, &found)
      } else {
        rest.removeFirst()
      }
    }
    return found
  }

  /// The sign with which a text begins here, with its quotation mark.
  private var openingMark: String? {
    hasPrefix("\"") ? "\"" : hasPrefix("#\"") ? "#\"" : nil
  }

  private mutating func skipLiteral(endingWith mark: String, _ found: inout [String]) {
    let (end, escape) = (String(mark.reversed()), mark == "\"" ? "\\" : "\\#")
    var text = ""
    while !isEmpty, !hasPrefix(end) {
      if hasPrefix("\(escape)(") {
        removeFirst(escape.count + 1)
        skipCode(&found)
        text += "$"
      } else if hasPrefix(escape) {
        removeFirst(Swift.min(escape.count + 1, count))
      } else {
        text.append(removeFirst())
      }
    }
    removeFirst(Swift.min(end.count, count))
    found.append(text)
  }

  /// Goes behind the bracket that ends a piece of code within a text.
  private mutating func skipCode(_ found: inout [String]) {
    var depth = 1
    while depth > 0, !isEmpty {
      if let mark = openingMark {
        removeFirst(mark.count)
        skipLiteral(endingWith: mark, &found)
      } else {
        let next = removeFirst()
        depth += next == "(" ? 1 : next == ")" ? -1 : 0
      }
    }
  }
}
