import SwiftSource
import XCTest

/// The names of the workbook's folders and files stand in one file.
final class RepositoryPathTests: XCTestCase {
  private let home = "Lessons/.launcher/Launching/Repository.swift"

  /// The parts of paths that stand in the strings of a file.
  private func parts(of text: String) -> [(part: Substring, line: Int)] {
    let file = SourceFile(text)
    return file.tokens.enumerated().flatMap { place, token -> [(part: Substring, line: Int)] in
      // What only ends a name is none.
      guard token.kind == .string, file.word(place - 2) != "hasSuffix" else { return [] }
      // What surrounds code in a string, and the string, is no part of a name.
      let inner = token.text.trimmingPrefix(")").trimmingPrefix("\"")
      let path = inner.hasSuffix("\\(") ? inner.dropLast(2) : inner.dropLast()
      return path.split(separator: "/").map { ($0, token.line) }
    }
  }

  /// The names that only that file knows: what is more than a word of the language.
  private func names() throws -> Set<Substring> {
    let text = try Page(home).text
    return Set(parts(of: text).map(\.part).filter { $0.contains(".") || $0.first!.isUppercase })
  }

  private func complaints(in text: String, at path: String, about names: Set<Substring>) -> [String]
  {
    parts(of: text).filter { names.contains($0.part) }.map { "\(path):\($0.line): \($0.part)" }
  }

  func testNobodyElseKnowsThem() throws {
    let names = try names()
    for name in ["Lessons", ".workbook", ".build", "Interface.md", "Exercise.swift", "Tests"] {
      XCTAssertTrue(names.contains(name[...]), name)
    }
    let others = try SwiftSource.all(below: ["Sources", "Lessons/.launcher"])
      .filter { $0.path != home }
    XCTAssertFalse(others.isEmpty)
    for source in others {
      let text = try Page(source.path).text
      XCTAssertEqual(complaints(in: text, at: source.path, about: names), [])
    }
  }

  func testTheyAreFoundInPaths() {
    let text = """
      // "Lessons/a"
      let first = "Lessons"
      let second = root + "/Lessons/\\(lesson)/Interface.md"
      let third = "My Lessons", fourth = Lessons
      let fifth = name.hasSuffix("Lessons")
      """
    XCTAssertEqual(
      complaints(in: text, at: "A", about: ["Lessons", "Interface.md"]),
      ["A:2: Lessons", "A:3: Lessons", "A:3: Interface.md"])
  }
}
