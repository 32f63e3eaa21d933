#if os(Linux)
  import XCTest

  extension XCTestCase {
    /// Whether the test has run to its end without a failure, as far as it has come.
    package var hasPassed: Bool {
      testRun.map { $0.totalFailureCount == 0 && !$0.hasBeenSkipped } ?? false
    }
  }
#endif
