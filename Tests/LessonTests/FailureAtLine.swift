import XCTest

extension XCTestCase {
  /// Records a failure at a line of any file, not only of the test's own.
  func fail(_ message: String, file: String, line: Int) {
    #if canImport(ObjectiveC)
      // Written from Apple's documentation; not tested on macOS.
      let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: message,
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    #else
      recordFailure(withDescription: message, inFile: file, atLine: line, expected: true)
    #endif
  }
}
