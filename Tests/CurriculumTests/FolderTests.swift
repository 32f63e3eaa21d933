import Foundation
import TestSupport
import XCTest

@testable import Curriculum

/// What is done with folders that may not be there.
final class FolderTests: FolderTestCase {
  func testAFolderThatIsMissingIsEmptyAndOneThatCannotBeReadIsNot() throws {
    XCTAssertEqual(try names(in: "\(folder)/nowhere"), [])
    try write("", to: "some/file")
    XCTAssertEqual(try names(in: "\(folder)/some"), ["file"])
    XCTAssertEqual(try names(in: "\(folder)/some/file/below"), [])
    XCTAssertThrowsError(try names(in: "\(folder)/some/file")) {
      XCTAssertEqual($0 as? CurriculumError, .unreadable(path: "\(folder)/some/file"))
    }
  }

  func testAFolderIsMadeOnceAndDiscardedWithAllThatIsInIt() throws {
    for _ in 1...2 { makeFolder("\(folder)/one/two") }
    try write("", to: "one/two/file")
    for _ in 1...2 { discard("\(folder)/one") }
    XCTAssertTrue(isMissing("\(folder)/one"))
    XCTAssertFalse(isMissing(folder))
  }
}
