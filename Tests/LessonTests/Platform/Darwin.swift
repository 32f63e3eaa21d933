#if os(macOS)
  import XCTest

  // Written from Apple's documentation; not tried on a Mac yet.

  extension XCTestCase {
    /// Records a failure at a line of any file, not only of the test's own.
    func fail(_ message: String, file: String, line: Int) {
      let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: message,
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    }
  }
#endif
