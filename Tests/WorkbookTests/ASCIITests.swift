import Curriculum
import Terminal
import XCTest

/// Without UTF-8 every sign of the workbook's own has something like it in ASCII.
final class ASCIITests: XCTestCase {
  func testNoSignOfAnyTextIsLost() throws {
    let workbook = try Fixture.workbook
    let lessons = try Course(repository: workbook).lessons.map(\.id)
    let paths =
      [workbook.interface]
      + lessons.flatMap {
        [workbook.text(of: $0), workbook.feedback(of: $0), workbook.stub(of: $0)]
      }
    for path in paths {
      let text = try contents(of: path)
      let signs = Set(text.filter { !$0.isASCII && !$0.isLetter })
      XCTAssertEqual(signs.filter { String($0).inASCII.contains("?") }, [], path)
      XCTAssertEqual(signs.filter { String($0).inASCII.utf8.count != 1 }, [], path)
    }
  }
}
