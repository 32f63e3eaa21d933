import XCTest

/// What other targets may use says in a sentence what it is: for them, and for who reads on from there.
///
/// Two things needn't. An enum's case is read together with the enum, which says what its cases are
/// about. And what meets a requirement of a protocol that stands here is what the requirement says:
/// said again by each type, as `pack(into:)` would have to be, it would be the same sentence each time.
final class DocCommentTests: XCTestCase {
  /// The files that other targets see. An exercise's adapter and the submissions belong to no target.
  private func paths() throws -> [String] {
    let folders = [
      "Sources", "Lessons/.launcher", "Tests/Fixtures", "Tests/Mutation", "Tests/PseudoTerminals",
      "Tests/Suites", "Tests/TestSupport",
    ]
    return try SwiftSource.all(below: folders).map(\.path).filter { path in
      !path.hasPrefix("Tests/Suites/") || path.contains(/\/(?:All|Script|Suite)\/[^\/]+$/)
    }
  }

  private func complaints(about texts: [(path: String, text: String)]) -> [String] {
    var declarations = UsableDeclarations()
    for (path, text) in texts { declarations.add(text, at: path) }
    return declarations.complaints
  }

  func testWhatOthersUseSaysWhatItIs() throws {
    var declarations = UsableDeclarations()
    for path in try paths() { declarations.add(try Page(path).text, at: path) }
    XCTAssertGreaterThan(declarations.count, 1_000)
    XCTAssertEqual(declarations.complaints, [])
  }

  // MARK: How it is found out

  func testWhatSaysNothingIsFound() {
    let text = """
      public import Foundation

      /// A hotel.
      package struct Hotel {
        package var name: String
        /// From 1.
        package var stars: Int
        var rooms = 0
        /// - Parameter name: of the hotel.
        package init(name: String) {}
        // Not for readers.
        @discardableResult
        package static func open() -> Int { 0 }
        /// Closes it.
        @discardableResult
        package func close() -> Int { 0 }

        public enum Season: String {
          case summer
        }
      }

      let own = 1
      public typealias Guest = String
      extension Hotel {
        // MARK: Guests

        /// Who is there.
        package private(set) var guests: [Guest] { [] }
        /*
        package func nothing() {}
        */
        package subscript(room: Int) -> Guest { "package let code = 1" }
      }
      """
    XCTAssertEqual(
      complaints(about: [("Sources/A/Hotel.swift", text)]),
      [
        "5: name", "10: init(name:)", "12: open()", "18: Season", "24: Guest",
        "33: subscript(room:)",
      ].map { "Sources/A/Hotel.swift:\($0) doesn't say in a sentence what it is" })
  }

  func testARequirementSaysItForAllThatMeetIt() {
    let promise = """
      /// What has a name.
      public protocol Named {
        /// What it is called.
        var name: String { get }
        func rename()
      }
      /// What has a title, too.
      package protocol Titled: Named {
        /// What stands above it.
        static func title(of name: String) -> String
      }
      protocol Counted {
        var count: Int { get }
      }
      extension Named {
        public var name: String { "" }
      }
      """
    let types = """
      /// One.
      package struct One<Value: Equatable>: Equatable, Titled {
        package let name = ""
        package func rename() {}
        package var other = ""
      }
      /// Two.
      package enum Two {}
      extension Two: Named where Self: Counted {
        package var count: Int { 2 }
      }
      """
    let more = """
      extension A.Two {
        package var name: String { "" }
      }
      extension One {
        package static func title(of text: String) -> String { text }
        package static func title(for text: String) -> String { text }
      }
      """
    let found = complaints(about: [
      ("Sources/B/More.swift", more), ("Sources/A/Named.swift", promise),
      ("Sources/B/Types.swift", types), ("Sources/C/More.swift", more),
    ])
    XCTAssertEqual(
      found.map { $0.split(separator: ":").prefix(2).joined(separator: ":") },
      [
        "Sources/B/More.swift:6", "Sources/A/Named.swift:5", "Sources/A/Named.swift:16",
        "Sources/B/Types.swift:4", "Sources/B/Types.swift:5", "Sources/B/Types.swift:10",
        "Sources/C/More.swift:2", "Sources/C/More.swift:5", "Sources/C/More.swift:6",
      ])
  }
}
