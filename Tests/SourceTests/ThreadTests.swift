import XCTest

/// Nothing but a value with a lock tells the compiler to trust it about threads.
final class ThreadTests: XCTestCase {
  /// What was there before, and is to be made of such values, too.
  private let others = ["Workplace"]

  func testOnlyALockedValueIsTrusted() throws {
    let sources = try SwiftSource.all(below: ["Sources", "Lessons/.launcher"])
    let trusted = sources.filter { source in
      source.lines.contains { $0.code.contains("@unchecked Sendable") }
    }
    XCTAssertEqual(trusted.map(\.name).sorted(), (others + ["Locked"]).sorted())
  }
}
