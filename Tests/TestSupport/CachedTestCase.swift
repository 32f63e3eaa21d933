import Foundation
import Launching
import XCTest

/// Long tests, each of which is skipped if it has passed before and nothing in the checkout has changed
/// since, but for lessons that it doesn't depend on. That a test failed or was skipped is never remembered.
open class CachedTestCase: LongTestCase {
  /// The folders of the lessons that the tests depend on.
  open class var lessons: [String] { [] }

  /// Nil where the workbook or the compiler isn't found: then everything is tried.
  private static let cache = Repository(searchingFrom: #filePath).flatMap {
    try? SuccessCache(of: $0)
  }

  /// The sums of the lessons before the test; nil if nothing can be known of it.
  private var parts: [String]?

  override open func setUpWithError() throws {
    guard let cache = Self.cache else { return }
    let parts = try cache.sums(of: Self.lessons)
    guard !cache.holds(subject, madeOf: parts) else {
      throw XCTSkip("It has passed before, and nothing has changed since that it depends on.")
    }
    self.parts = parts
  }

  override open func tearDown() {
    if hasPassed, let parts { Self.cache?.keep(subject, madeOf: parts) }
  }

  /// Two targets may have a class of the same name.
  private var subject: String { "tests/\(String(reflecting: type(of: self)))/\(name)" }
}
