import XCTest

/// What differs between systems stands in one folder of each target, and is called the same there
/// for each of them.
final class PlatformTests: XCTestCase {
  private func sources() throws -> [SwiftSource] {
    // What learners write isn't asked.
    try SwiftSource.all(below: ["Sources", "Tests", "Lessons/.launcher"])
  }

  func testNothingElseAsksForTheSystem() throws {
    let ordinary = try sources().filter { PlatformFolder.path(of: $0) == nil }
    for folder in ["Sources/Processes/", "Tests/GradingTests/", "Lessons/.launcher/Launching/"] {
      XCTAssertTrue(ordinary.contains { $0.path.hasPrefix(folder) }, folder)
    }
    let asked = ordinary.flatMap { source in
      source.conditions.map { "\(source.path):\($0.line): #if \($0.question)" }
    }
    XCTAssertEqual(asked, [])
  }

  func testEachFolderOffersTheSameForEachSystem() throws {
    let folders = try PlatformFolder.all(among: sources())
    XCTAssertTrue(folders.map(\.path).contains("Sources/ExerciseHost/Platform"))
    for folder in folders { XCTAssertEqual(folder.complaints, []) }
  }

  // MARK: How it is found out

  func testConditionsAreFoundWhereverTheyStand() {
    let source = SwiftSource(
      path: "Sources/A/B.swift",
      text: """
        let text = "#if os(Linux)"
        #if os(Linux)
          #if arch(x86_64)
          #elseif canImport(Musl)
          #else
          #endif
        #else
        #endif
        #if DEBUG
        #endif
        """)
    XCTAssertEqual(
      source.conditions.map { "\($0.line) \($0.depth) \($0.question)" },
      [
        "2 0 os(Linux)", "3 1 arch(x86_64)", "4 1 canImport(Musl)", "5 1 else", "7 0 else",
        "9 0 DEBUG",
      ])
  }

  func testNamesAreThoseThatOthersMayUse() {
    let source = SwiftSource(
      path: "Sources/A/Platform/Linux.swift",
      text: """
        #if os(Linux)
          import Foundation

          @_cdecl("open") public func open(_ path: String) {
            let inner = path
            guard let other = inner else { return }
          }
          private(set) nonisolated(unsafe) var count = 0
          private func hidden() {}

          final class Watcher {
            static let limit = 1
            #if arch(x86_64)
              let number = 202
            #endif
            private var secret = 2
            init?(path: String) {
              let local = path
            }
            enum Kind { case one }
            func wait() {}
          }

          private enum Hidden {
            static let part = 1
          }

          extension stat {
            typealias Time = Int
            fileprivate var own: Time { 1 }
          }
        #endif
        """)
    XCTAssertEqual(
      source.names.sorted(),
      [
        "Watcher", "Watcher.Kind", "Watcher.init", "Watcher.limit", "Watcher.number",
        "Watcher.wait", "count", "open", "stat.Time",
      ])
  }

  /// The complaints about files of one folder, beside an ordinary one.
  private func complaints(_ files: [String: String], folder: String = "Sources/A") -> [String] {
    let sources = files.map {
      SwiftSource(path: "\(folder)/Platform/\($0.key).swift", text: $0.value)
    }
    let ordinary = SwiftSource(path: "\(folder)/B.swift", text: "// helper\nlet one = used()\n")
    return PlatformFolder.all(among: sources + [ordinary]).flatMap(\.complaints)
  }

  private func linux(_ text: String) -> String { "#if os(Linux)\n  \(text)\n#endif\n" }
  private func darwin(_ text: String) -> String { "#if os(macOS)\n  \(text)\n#endif\n" }

  func testANameThatOneSystemLacksIsFound() {
    let used = "func used() {}"
    let other = "enum Other {\n    static let used = 1\n  }"
    XCTAssertEqual(complaints(["Linux": linux(used), "Darwin": darwin(used)]), [])
    XCTAssertEqual(complaints(["Linux": linux(used), "Darwin+Use": darwin(used)]), [])
    XCTAssertEqual(
      complaints(["Linux": linux(used), "Darwin": darwin("private \(used)")]),
      ["Sources/A/Platform/Linux.swift: Darwin*.swift doesn't have used"])
    XCTAssertEqual(
      complaints(["Darwin": darwin(other)]),
      ["Sources/A/Platform/Darwin.swift: Linux*.swift doesn't have Other"])
    XCTAssertEqual(
      complaints(["Linux+Use": linux(used)]),
      ["Sources/A/Platform/Linux+Use.swift: Darwin*.swift doesn't have used"])
    XCTAssertEqual(complaints(["Linux+Use": linux("func helper() {}")]), [])
  }

  func testAFileThatIsForNoSystemIsFound() {
    let whole = "Sources/A/Platform/Linux.swift:1: the whole file has to stand within #if os(Linux)"
    for text in [
      "", darwin(""), linux("") + "// The end.\n", "\n" + linux(""), linux("") + linux(""),
      linux("\n#else"),
    ] {
      XCTAssertEqual(complaints(["Linux": text]), [whole], text)
    }
    XCTAssertEqual(complaints(["Linux": linux("#if arch(x86_64)\n  #endif")]), [])
    XCTAssertEqual(
      complaints(["Linux": linux("#if DEBUG\n  #endif")]),
      ["Sources/A/Platform/Linux.swift:2: a file for one system asks only for the processor"])
    XCTAssertEqual(
      complaints(["Linuxes": ""]), ["Sources/A/Platform/Linuxes.swift: which system is it for?"])
    XCTAssertEqual(complaints(["Compiler": "#if compiler(>=6.1)\n#endif\n"]), [])
    XCTAssertEqual(
      complaints(["Compiler": linux("")]),
      ["Sources/A/Platform/Compiler.swift:1: here is asked only for the compiler"])
    XCTAssertEqual(
      complaints(["Linux": linux("")], folder: "Sources/A/Edge"),
      ["Sources/A/Edge/Platform is not the one folder of a target"])
  }
}
