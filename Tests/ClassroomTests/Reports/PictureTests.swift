import Foundation
import XCTest

@testable import Classroom

/// The picture of the class: learners and checks.
final class PictureTests: BrowserTestCase {
  func testThePictureIsSorted() throws {
    let report = SampleClass.report(learners: 18)
    let browser = try open(report)
    let inOrder = report.learners.compactMap(\.name)
    XCTAssertEqual(try names(browser), inOrder)
    try sort("total", in: browser)
    let totals = try browser.text(
      "[...document.querySelectorAll('.box tbody td:nth-child(2)')].map(c => c.innerText).join()")
    let numbers = totals.split(separator: ",").compactMap { Double($0) }
    XCTAssertEqual(numbers, numbers.sorted(by: >))
    XCTAssertEqual(
      try browser.text("document.querySelector('th[aria-sort]').getAttribute('aria-sort')"),
      "descending")
    try sort("name", in: browser)
    XCTAssertEqual(try names(browser).first, "Ada Lovelace 1")
    try sort("name", in: browser)
    XCTAssertNotEqual(try names(browser).first, "Ada Lovelace 1")
    try sort("name", in: browser)
    XCTAssertEqual(try names(browser), inOrder)
    try sort("check.0.2", in: browser)
    let id = report.lessons[0].id
    let first = try XCTUnwrap(report.learners.first { $0.name == (try? names(browser))?.first })
    XCTAssertEqual(first.exercises[id]?.result.checks[2].result, .failed)
    try sort("lesson.0", in: browser)
    let best = try XCTUnwrap(report.learners.first { $0.name == (try? names(browser))?.first })
    XCTAssertEqual(best.exercises[id]?.result.passedCount, 9)
    XCTAssertEqual(browser.complaints, [])
  }

  func testThePictureIsFiltered() throws {
    let report = SampleClass.report(learners: 18)
    let browser = try open(report)
    let lesson = report.lessons[0].id
    func expect(_ fits: (ClassLearner) -> Bool, line: UInt = #line) throws {
      let expected = report.learners.filter(fits).compactMap(\.name)
      XCTAssertEqual(try names(browser), expected, line: line)
      XCTAssertFalse(expected.isEmpty || expected.count == report.learners.count, line: line)
      try browser.value("document.getElementById('show-all').click()")
      XCTAssertEqual(try names(browser).count, report.learners.count, line: line)
    }
    try choose("text", " şahin", in: browser)
    try expect { $0.name?.contains("Şahin") == true }
    try choose("text", "S1003", in: browser)
    try expect { $0.id == "s1003" }
    try choose("status", "0.failed", in: browser)
    try expect { $0.exercises[lesson]?.result.status == .failed }
    try choose("status", "0.missing", in: browser)
    try expect { $0.exercises[lesson] == nil }
    try choose("check", "0.2", in: browser)
    try expect { $0.exercises[lesson]?.result.checks[2].fails == true }
    try choose("obstacle", "0", in: browser)
    let obstacle = LessonStatistics(of: report.lessons[0], in: report).obstacles[0]
    let ids = Set(obstacle.learners.map { report.learners[$0].id })
    try expect { ids.contains($0.id) }
    // What is counted on the page opens those who were counted.
    try browser.value("document.querySelector('#lesson-0 [data-obstacle=\"0\"] button').click()")
    XCTAssertEqual(try names(browser).count, obstacle.count)
    try choose("text", "nobody at all", in: browser)
    XCTAssertEqual(try names(browser), [])
    XCTAssertFalse(try browser.text("document.querySelector('.none').innerText").isEmpty)
  }

  func testOnlyTheRowsThatAreSeenAreDrawn() throws {
    let browser = try open(SampleClass.report(learners: 2_000, lessons: SampleClass.lessons([9])))
    XCTAssertLessThan(try names(browser).count, 100)
    for place in ["999999", "20000", "0"] {
      try browser.value("document.querySelector('.box').scrollTop = \(place)")
      try browser.settle()
      let isFilled = try browser.value(
        """
        (() => { const box = document.querySelector('.box').getBoundingClientRect();
        return [90, 300, box.height - 30].every(y => {
          const row = document.elementFromPoint(box.left + 20, Math.min(box.top + y, innerHeight - 5));
          return !row || !row.closest('.box') || row.closest('tr:not(.space)') !== null; }); })()
        """)
      XCTAssertEqual(isFilled as? Bool, true, place)
    }
    try browser.value("document.querySelector('.box').scrollTop = 999999")
    try browser.settle()
    XCTAssertEqual(try names(browser).last, "Grace Hopper 2000")
  }
}
