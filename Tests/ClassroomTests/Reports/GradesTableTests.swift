import XCTest

@testable import Classroom

/// `grades.csv`, as a strict reader takes it, and as a spreadsheet would.
final class GradesTableTests: XCTestCase {
  private func read(_ report: ClassReport) throws -> CSVReader {
    let reader = CSVReader(try grades(of: report))
    XCTAssertEqual(reader.problems, [])
    return reader
  }

  func testALearnerIsALine() throws {
    var lessons = SampleClass.lessons([3, 2])
    lessons[0].checks[1].points = 2.5
    let handedIn = exercise(.failed, [.passed, .passed, .failed])
    let rows = try read(report(on: handedIn, lessons: lessons)).rows
    XCTAssertEqual(
      rows[0],
      [
        "id", "name", "01-pure-functions", "01-pure-functions status", "02-reduce",
        "02-reduce status", "total", "maximum",
      ])
    XCTAssertEqual(rows[1], ["ada", "Ada", "3.5", "failed", "", "missing", "3.5", "6.5"])
    XCTAssertEqual(rows.count, 2)
  }

  func testWhatIsNotKnownIsNotNothing() throws {
    let missing = try read(report(on: nil)).rows[1]
    XCTAssertEqual(missing.suffix(4), ["", "missing", "0", "3"])
    let ungraded = try read(report(on: exercise(.ungraded))).rows[1]
    XCTAssertEqual(ungraded.suffix(4), ["", "ungraded", "", "3"])
    for status in [ExerciseResult.Status.untouched, .unbuilt, .unreadable] {
      let row = try read(report(on: exercise(status))).rows[1]
      XCTAssertEqual(row.suffix(4), ["0", status.rawValue, "0", "3"])
    }
  }

  func testTheLinesAreInTheReportsOrder() throws {
    var report = SampleClass.report(learners: 40)
    report.learners.reverse()
    let ids = try read(report).rows.dropFirst().map { $0[0] }
    XCTAssertEqual(ids, report.learners.map(\.id))
  }

  func testNoCellIsAFormulaWhereverCellsArePartedAndQuotesAreTaken() throws {
    let text = try grades(of: HostileClass.report)
    XCTAssertEqual(CSVReader(text).problems, [])
    XCTAssertEqual(CSVReader(text).rows.count, HostileClass.names.count + 1)
    for separators in [[","], [";"], ["\t"], ["|"], [",", ";", "\t", "|", "\n", "\r"]]
      as [[Character]]
    {
      for line in text.split(whereSeparator: \.isNewline) {
        for cell in line.split(whereSeparator: separators.contains) {
          let bare = cell.unicodeScalars.drop {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || $0 == "\""
          }
          let start = bare.first.map(String.init) ?? ""
          XCTAssertFalse("=+-@＝＋－＠﹢﹣﹦﹫−".contains(start) && start != "", String(line))
        }
      }
    }
  }

  func testOnlyWhatWouldRunIsChanged() throws {
    for text in ["Ada", "O'Hara", "12", "-5", "a=b", "Anne-Marie", "ada@school", "3.5", ""] {
      XCTAssertEqual(spreadsheetCell(text), text)
    }
    XCTAssertEqual(spreadsheetCell("=1"), "'=1")
    XCTAssertEqual(spreadsheetCell("-5+2"), "'-5+2")
    XCTAssertEqual(spreadsheetCell("a, \"b\""), "\"a, \"\"b\"\"\"")
    XCTAssertEqual(spreadsheetCell(" =1"), "\" '=1\"")
    XCTAssertEqual(spreadsheetCell("a;\"=1;"), "\"a;\"\"'=1;\"")
    XCTAssertEqual(spreadsheetCell("a\nb"), "\"a␊b\"")
  }

  func testPointsAreWrittenAsNumbersOfOneKind() throws {
    for (value, text) in [
      (0, "0"), (1, "1"), (2.5, "2.5"), (0.1 + 0.2, "0.3"), (1_000_000, "1000000"),
      (0.0001, "0.0001"), (10.05, "10.05"), (1.0 / 3, "0.3333"),
    ] as [(Double, String)] {
      XCTAssertEqual(Points(value).description, text)
    }
    XCTAssertEqual((0..<3).reduce(Points.none) { sum, _ in sum + Points(0.1) }.description, "0.3")
  }
}
