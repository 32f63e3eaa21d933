#if os(macOS)
  import XCTest

  extension XCTestCase {
    /// False, so that each test is run: nobody has tried yet what Apple's XCTest knows of a test that isn't
    /// over.
    package var hasPassed: Bool { false }
  }
#endif
