#if os(macOS)
  import XCTest

  /// Nil, so that no other process runs tests: nobody has tried how that is started here.
  let testProgramForAll: String? = nil

  extension XCTestCase {
    /// False, so that each test is run: nobody has tried yet what Apple's XCTest knows of a test that isn't
    /// over.
    package var hasPassed: Bool { false }
  }
#endif
