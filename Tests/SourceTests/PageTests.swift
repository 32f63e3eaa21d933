import Foundation
import RegexBuilder
import XCTest

/// What the pages say of the package is so.
final class PageTests: XCTestCase {
  func testEveryLinkLeadsSomewhere() throws {
    for page in try Page.all() {
      XCTAssertFalse(page.links.isEmpty, page.path)
      for link in page.links {
        let place = "\(page.path): [\(link.text)] \(link.path)"
        XCTAssertTrue(
          FileManager.default.fileExists(atPath: "\(Page.package)/\(link.path)"), place)
        guard let heading = link.heading else { continue }
        XCTAssertTrue(try Page(link.path).headings.contains(heading), "\(place)#\(heading)")
      }
    }
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
    var count = 0
    for page in try Page.all() {
      for link in page.links where link.path.hasSuffix(".swift") {
        let name = link.text.filter { $0 != "`" }
        guard name != link.text, !name.contains("/"), !name.hasSuffix(".swift") else { continue }
        count += 1
        let source = try String(contentsOfFile: "\(Page.package)/\(link.path)", encoding: .utf8)
        for part in name.split(separator: ".") {
          XCTAssertTrue(declares(part, in: source), "\(page.path): \(name) in \(link.path)")
        }
      }
    }
    XCTAssertGreaterThan(count, 40)
  }

  /// A filter is a pattern for all that belongs to a test's name; what is said to be a learner's own tests
  /// alone matches no other.
  func testFiltersMatchOnlyTheTestsThatTheyAreFor() throws {
    let classes = try SwiftSource.all(below: ["Tests"]).flatMap { source in
      source.lines.compactMap { line in
        line.code.firstMatch(of: /\bclass (\w+): \w*TestCase\b/)
          .map { $0.1 }.map {
            (name: "\(source.path.split(separator: "/")[1]).\($0)", path: source.path)
          }
      }
    }
    for path in ["README.md", "Lessons/README.zh-Hans.md"] {
      let filters = try Page(path).codeSpans.compactMap {
        $0.wholeMatch(of: /swift test --filter (\w+)/)?.1
      }
      XCTAssertEqual(filters, ["LessonTests", "LoginStateTests"], path)
      for filter in filters {
        let matched = classes.filter { $0.name.contains(filter) }
        XCTAssertFalse(matched.isEmpty, "\(filter)")
        XCTAssertEqual(
          matched.map(\.path).filter { !$0.hasPrefix("Tests/LessonTests/") }, [], "\(filter)")
      }
    }
  }

  /// Whether a name is declared in a file, or extended there.
  private func declares(_ name: Substring, in source: String) -> Bool {
    let kind = /(?:case|class|enum|extension|func|let|protocol|struct|typealias|var)/
    let declaration = Regex {
      Anchor.startOfLine
      ZeroOrMore(CharacterClass.anyOf("/\n").inverted)
      Anchor.wordBoundary
      kind
      " "
      name
      Anchor.wordBoundary
    }
    return source.contains(declaration)
  }

  func testNamesInThePagesAreNamesInTheCode() throws {
    let sources = ["Sources", "Tests", "Lessons/.launcher"]
    let package = SwiftSource(path: "Package.swift", text: try Page("Package.swift").text)
    let words = try SwiftSource.all(below: sources).reduce(into: package.words) {
      $0.formUnion($1.words)
    }
    for page in try Page.all() where page.path != "README.md" {
      for span in page.codeSpans {
        // What is no word of a language is a name.
        for word in span.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
        where word.contains(/[a-z][A-Z]/) {
          XCTAssertTrue(words.contains(word), "\(page.path): \(span)")
        }
      }
    }
  }

  func testWhatBeginsAFileBeginsIt() throws {
    let page = try Page("Tests/Suites/README.md")
    let blocks = page.blocks("beginning")
    XCTAssertEqual(blocks.count, 1)
    for (name, text) in blocks {
      let file = try String(contentsOfFile: "\(Page.package)/Tests/Suites/\(name)", encoding: .utf8)
      XCTAssertTrue(file.hasPrefix(text), name)
    }
  }

  func testTheFirstPageIsShort() throws {
    let page = try Page("README.md")
    XCTAssertLessThanOrEqual(page.text.count { $0 == "\n" }, 200)
    let picture = try XCTUnwrap(page.text.firstRange(of: "![")?.lowerBound)
    let heading = try XCTUnwrap(page.text.firstRange(of: "\n## ")?.lowerBound)
    XCTAssertLessThan(picture, heading)
  }

  // MARK: How it is found out

  func testAnAddressIsMadeOfAHeading() throws {
    let page = try Page("Sources/README.md")
    XCTAssertTrue(page.headings.contains("workbook-test-3"), "\(page.headings)")
    XCTAssertTrue(page.headings.contains("the-folders-of-the-upper-targets"))
  }

  func testADeclarationIsTold() {
    XCTAssertTrue(declares("run", in: "  static func run(_ a: Int) {"))
    XCTAssertTrue(declares("saved", in: "  case saved(String)"))
    XCTAssertFalse(declares("run", in: "  try run(a)\n  // func run"))
  }
}
