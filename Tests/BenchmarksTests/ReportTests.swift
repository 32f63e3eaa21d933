import Foundation
import XCTest

@testable import Benchmarks

final class ReportTests: XCTestCase {
  func testATable() {
    var report = Report.sample
    report.rows = report.rows.filter { [1, nil].contains($0.lesson) }
    report.parts = [report.parts[0]]
    let expected = """
      Swift 6.1, Linux, 2 cores, medians of 7

      stage                            median  against             ratio   target  met
      lesson 1
        test, a body edited            250 ms  swiftc       500 ms  0.50     0.60  yes
        test, a body edited            250 ms  swift test   500 ms  0.50     0.30   no
        the same inside the workbook   250 ms  swiftc       500 ms  0.50     0.60  yes
        the same inside, read          250 ms  unread       500 ms  0.50     1.10  yes
        test, nothing changed          250 ms  swiftc       500 ms  0.50     0.15   no
        test, a type added             250 ms  swiftc       500 ms  0.50     2.00  yes
        test, a type error             250 ms  swiftc       500 ms  0.50     0.35   no
      the whole
        the first verdict ever        1000 ms                             1000 ms  yes
        test --all                     650 ms  one by one 12300 ms  0.05     0.65  yes
        list                            30 ms                               30 ms  yes
        the menu's first frame          30 ms                               30 ms  yes
        a key to its frame              16 ms                               16 ms  yes
        watch, a save to its verdict   600 ms  swiftc     12300 ms  0.05     0.60  yes
        watch, a save to its verdict   100 ms                              100 ms  yes
        watch, CPU while waiting        1.0 %                               1.0 %  yes
        the cache                       15 MB                               15 MB  yes
      playing a run
        an event, after 1,000           16 ms                               16 ms  yes
        a jump over 100,000             16 ms                               16 ms  yes
        a save, beyond a verdict        50 ms                               50 ms  yes
        memory for 100,000 events      6.4 MB                              6.4 MB  yes

      17 of 20 are met.

      where the time goes, in ms      frontend      link      load       run      draw
      lesson 1                             200        34      0.00      0.00      0.60
      """
    XCTAssertEqual(report.lines.joined(separator: "\n"), expected)
  }

  func testEveryLineFits() {
    for line in Report.sample.lines { XCTAssertLessThanOrEqual(line.count, 80, line) }
  }

  func testTheMostIsStillMet() {
    XCTAssertTrue(Row(stage: .edited, median: 0.6, reference: 1).isMet)
    XCTAssertFalse(Row(stage: .edited, median: 0.61, reference: 1).isMet)
    XCTAssertTrue(Row(stage: .list, median: 0.03).isMet)
    XCTAssertFalse(Row(stage: .list, median: 0.031).isMet)
  }

  func testAsData() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try Report.sample.json().utf8))
    let report = try XCTUnwrap(object as? [String: Any])
    XCTAssertEqual(Set(report.keys), ["machine", "rounds", "rows", "parts"])
    let machine = try XCTUnwrap(report["machine"] as? [String: Any])
    XCTAssertEqual(Set(machine.keys), ["cores", "system", "swift"])
    let rows = try XCTUnwrap(report["rows"] as? [[String: Any]])
    XCTAssertEqual(rows.count, 55)
    XCTAssertEqual(
      Set(rows[0].keys),
      ["stage", "lesson", "median", "unit", "against", "reference", "ratio", "target", "met"])
    XCTAssertEqual(Set(rows[54].keys), ["stage", "median", "unit", "target", "met"])
    XCTAssertEqual(rows[50]["unit"] as? String, "megabytes")
    let parts = try XCTUnwrap(report["parts"] as? [[String: Any]])
    XCTAssertEqual(
      Set(parts[5].keys), ["lesson", "frontend", "link", "load", "run", "draw"])
  }
}
