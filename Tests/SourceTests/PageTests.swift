import Basics
import Foundation
import XCTest

/// What the pages lead to is there.
final class PageTests: XCTestCase {
  func testEveryLinkLeadsSomewhere() throws {
    let pages = try Page.all()
    XCTAssertGreaterThan(pages.count, 5)
    var headings: [String: [String]] = [:]
    for page in pages {
      XCTAssertFalse(page.links.isEmpty, page.path)
      for link in page.links {
        let place = "\(page.path): [\(link.text)] \(link.path)"
        XCTAssertTrue(
          FileManager.default.fileExists(atPath: "\(Page.package)/\(link.path)"), place)
        guard let heading = link.heading else { continue }
        let known = try headings[link.path] ?? Page(link.path).headings
        headings[link.path] = known
        XCTAssertTrue(known.contains(heading), "\(place)#\(heading)")
      }
    }
    XCTAssertTrue(headings["Tests/Suites/Reference.md"]?.contains("another-language") == true)
  }

  func testEveryPageCanBeReached() throws {
    let pages = Dictionary(uniqueKeysWithValues: try Page.all().map { ($0.path, $0) })
    var reached: Set<String> = []
    var next = ["README.md"]
    while let path = next.popLast() {
      guard let page = pages[path], reached.insert(path).inserted else { continue }
      next += page.links.map(\.path)
    }
    XCTAssertEqual(reached, Set(pages.keys))
  }

  func testALinkedNameIsDeclaredThere() throws {
    let known = Dictionary(
      uniqueKeysWithValues: try TakenApart.program().map { ($0.path, $0.file) })
    var count = 0
    for page in try Page.all() {
      for link in page.links where link.path.hasSuffix(".swift") {
        let name = link.text.filter { $0 != "`" }
        guard name != link.text, !name.contains("/"), !name.hasSuffix(".swift") else { continue }
        count += 1
        let file = try known[link.path] ?? SourceFile(Page(link.path).text)
        for part in name.split(separator: ".") {
          XCTAssertTrue(file.declares(part), "\(page.path): \(name) in \(link.path)")
        }
      }
    }
    XCTAssertGreaterThan(count, 40)
  }

  /// A filter is a pattern for all that belongs to a test's name; what is said to be a learner's own tests
  /// alone matches no other.
  func testFiltersMatchOnlyTheTestsThatTheyAreFor() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: "\(Page.package)/Tests")
      .filter { $0.contains(/^\w+Tests\/.*\.swift$/) }
      .flatMap { file in
        let target = file.split(separator: "/")[0]
        return try Page("Tests/\(file)").text.matches(of: #/class (\w+Tests): /#)
          .map { "\(target).\($0.1)" }
      }
    for path in ["README.md", "Lessons/README.zh-Hans.md"] {
      let filters = try Page(path).prose.matches(of: /`swift test --filter (\w+)`/).map(\.1)
      XCTAssertEqual(filters, ["LessonTests", "LoginStateTests"], path)
      for filter in filters {
        let matched = names.filter { $0.contains(filter) }
        XCTAssertFalse(matched.isEmpty, "\(filter)")
        XCTAssertEqual(matched.filter { !$0.hasPrefix("LessonTests.") }, [], "\(filter)")
      }
    }
  }

  func testWhatBeginsAFileBeginsIt() throws {
    let block = try XCTUnwrap(try Page("Tests/Suites/Reference.md").block("beginning"))
    XCTAssertTrue(try Page("Tests/Suites/\(block.name)").text.hasPrefix(block.text), block.name)
  }

  func testADeclarationIsTold() {
    XCTAssertTrue(SourceFile("  static func run(_ a: Int) {").declares("run"))
    XCTAssertTrue(SourceFile("case saved(String), lost").declares("saved"))
    XCTAssertFalse(SourceFile("  try run(a)\n  // func run").declares("run"))
  }
}

extension SourceFile {
  /// Whether a name is declared in a file, or extended there.
  fileprivate func declares(_ name: Substring) -> Bool {
    let kinds: Set<Substring> = [
      "case", "class", "enum", "extension", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    return tokens.indices.contains { place in
      guard word(place) == name else { return false }
      if kinds.contains(word(place - 1)) { return true }
      // Of an extension, the last part of the name: `extension A.B`.
      return reads("extension", from: place - 3) && word(place - 1) == "."
    }
  }
}
