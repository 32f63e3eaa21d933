import Foundation
import XCTest

@testable import Classroom

/// The page of a learner, also of one with a bad name.
final class LearnerPageTests: BrowserTestCase {
  func testALearnerHasAPageAndBackLeadsBack() throws {
    let report = SampleClass.report(learners: 18)
    let browser = try open(report)
    try browser.value("document.querySelectorAll('.box tbody a')[3].click()")
    try browser.settle()
    XCTAssertEqual(try browser.text("location.hash"), "#learner-s1003")
    XCTAssertEqual(try browser.text("document.querySelector('#learner h1').innerText"), "李小龙 4")
    XCTAssertTrue(try browser.text("document.title").hasPrefix("李小龙 4"))
    XCTAssertEqual(try browser.text("document.activeElement.tagName"), "H1")
    XCTAssertEqual(try browser.value("document.getElementById('overview').hidden") as? Bool, true)
    let shown = try browser.text("document.getElementById('learner').textContent")
    for exercise in report.learners[3].exercises.values {
      for outcome in exercise.result.checks where outcome.fails {
        for line in outcome.details { XCTAssertTrue(shown.contains(line), line) }
      }
      for line in exercise.result.obstacle { XCTAssertTrue(shown.contains(line), line) }
    }
    try browser.value("document.querySelectorAll('.wrote').forEach(d => d.open = true)")
    try browser.settle()
    let code = try browser.text(
      "[...document.querySelector('.wrote').querySelectorAll('li')].map(l => l.textContent).join('\\n')"
    )
    let texts = report.learners[3].exercises.values.compactMap(\.text)
    XCTAssertTrue(texts.contains(code + "\n"), code)
    try browser.value("history.back()")
    try browser.settle()
    XCTAssertEqual(try browser.value("document.getElementById('overview').hidden") as? Bool, false)
    XCTAssertEqual(try names(browser).count, 18)
    XCTAssertEqual(browser.complaints, [])
  }

  func testNothingOfASubmissionRuns() throws {
    let report = HostileClass.report
    let browser = try open(report)
    let title = try browser.text("document.title")
    XCTAssertEqual(try browser.number(Self.strangers), 0)
    XCTAssertEqual(
      try browser.number("document.querySelectorAll('script:not([type])').length"), 1)
    // From each learner to the next one.
    try browser.value("document.querySelector('.box tbody a').click()")
    for name in HostileClass.names.prefix(8) {
      try browser.settle()
      XCTAssertEqual(try browser.text("document.querySelector('#learner h1').title"), name)
      XCTAssertEqual(try browser.number(Self.strangers), 0, name)
      try browser.value("document.querySelector('#learner [rel=next]').click()")
    }
    for _ in HostileClass.names.dropFirst(9) {
      try browser.settle()
      XCTAssertEqual(try browser.number(Self.strangers), 0)
      try browser.value("document.querySelector('#learner [rel=next]').click()")
    }
    try browser.settle()
    XCTAssertEqual(
      try browser.value("document.querySelector('#learner [rel=next]') === null") as? Bool, true)
    try browser.value("location.hash = ''")
    try browser.settle()
    XCTAssertEqual(try browser.text("document.title"), title)
    XCTAssertEqual(browser.complaints, [])
  }

  /// How many elements there are that no page of ours has.
  private static let strangers = "document.querySelectorAll('img, iframe, b, failure').length"
}
