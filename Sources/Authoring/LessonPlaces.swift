import Curriculum
import Foundation
import Launching

/// Where a lesson is named outside of its two folders.
///
/// The package builds only what it names, and asks for its own text alone whether it has to look again:
/// so a new folder would go unseen without a line there.
package struct LessonPlaces: Sendable {
  /// The name of its folders, `03-login-state`.
  package var id: String
  /// The name of the module that its exercise is.
  package var module: String

  package init(id: String, module: String) {
    (self.id, self.module) = (id, module)
  }

  /// The beginning of its targets' names: what the folder is called, as a type would be.
  package var name: String {
    id.split(separator: "-").dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A line that has to be somewhere.
  package struct Entry: Equatable, Sendable {
    /// The file's path from the top level.
    package var file: String
    /// The whole line, without its end.
    package var line: String
    /// How the lines of the other lessons look; a new one follows the last of them.
    let others: @Sendable (Substring) -> Bool

    /// The same line in the same file, whatever the lines of the others look like.
    package static func == (first: Entry, second: Entry) -> Bool {
      first.file == second.file && first.line == second.line
    }
  }

  /// One line each; the first is the lesson's own, the others follow from it.
  package var entries: [Entry] {
    let suites = Repository.suiteList
    return [
      Entry(
        file: Repository.manifest, line: "  \"\(id)\",",
        others: { $0.contains(#/^  "\d\d-[a-z0-9-]+",$/#) }),
      Entry(
        file: Repository.lessonsManifest, line: "  \"\(id)\": \"\(module)\",",
        others: { $0.contains(#/^  "\d\d-[a-z0-9-]+": "\w+",$/#) }),
      Entry(
        file: suites, line: "import \(name)Suite",
        others: { $0.hasPrefix("import ") }),
      Entry(
        file: suites, line: "    \"\(id)\": AnySuite(\(name)Suite.Suite.self),",
        others: { $0.contains(#/^    "\d\d-[a-z0-9-]+": AnySuite\(/#) }),
    ]
  }

  /// The class with the lesson's tests for `swift test`.
  package var cases: String { Repository.cases(of: module) }

  /// The line of a check in that class: `login.clears-error` is tested by `testLoginClearsError`.
  package static func test(of check: String) -> String {
    let words = check.split { $0 == "." || $0 == "-" }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return "  func test\(name)() throws { try check(\"\(check)\") }"
  }
}

extension LessonPlaces.Entry {
  /// Where it stands in its file, from 1; nil if it doesn't.
  func place(in source: String) -> Int? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0 == line }.map { $0 + 1 }
  }

  /// Where it is to stand, from 1: behind the line of the last lesson.
  func newPlace(in source: String) -> Int {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    if line.hasPrefix("import ") {
      // Those are in the order of their names.
      let later = lines.firstIndex { others($0) && $0 > line }
      if let later { return later + 1 }
    }
    return (lines.lastIndex(where: others) ?? 0) + 2
  }

  /// The file with this line.
  func added(to source: String) -> String {
    guard place(in: source) == nil else { return source }
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert(line[...], at: min(newPlace(in: source) - 1, lines.count))
    return lines.joined(separator: "\n")
  }
}
