#if os(Linux)
  import XCTest

  /// A test that is left out isn't told, either: XCTest has three lines for each, and there are hundreds.
  class QuietTestCase: XCTestCase {
    /// Whether the tests of this class are left out by now.
    class var isLeftOut: Bool { false }

    override func perform(_ run: XCTestRun) {
      if !Self.isLeftOut { super.perform(run) }
    }
  }
#endif
