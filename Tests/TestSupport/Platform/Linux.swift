#if os(Linux)
  import XCTest

  /// The program with all tests, if it was told no test to run: then it runs all of them. Nil otherwise.
  let testProgramForAll = CommandLine.arguments.count == 1 ? CommandLine.arguments[0] : nil

  extension XCTestCase {
    /// Whether the test has run to its end without a failure, as far as it has come.
    package var hasPassed: Bool {
      testRun.map { $0.totalFailureCount == 0 && !$0.hasBeenSkipped } ?? false
    }
  }
#endif
