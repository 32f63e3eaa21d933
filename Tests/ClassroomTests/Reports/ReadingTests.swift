import Foundation
import XCTest

@testable import Classroom

/// Where and how the page is read: on small screens, in both schemes, on paper, with keys.
final class ReadingTests: BrowserTestCase {
  func testNothingIsWiderThanATelephone() throws {
    for report in [SampleClass.report(learners: 18), HostileClass.report] {
      let browser = try open(report, width: 360, height: 700)
      XCTAssertLessThanOrEqual(try browser.number("document.documentElement.scrollWidth"), 360)
      try browser.value("document.querySelectorAll('details').forEach(d => d.open = true)")
      XCTAssertLessThanOrEqual(try browser.number("document.documentElement.scrollWidth"), 360)
      for _ in 0..<3 {
        try browser.value(
          "(document.querySelector('#learner [rel=next]') ?? document.querySelectorAll('.box tbody a')[3]).click()"
        )
        try browser.settle()
        try browser.value("document.querySelectorAll('details').forEach(d => d.open = true)")
        XCTAssertLessThanOrEqual(try browser.number("document.documentElement.scrollWidth"), 360)
      }
    }
  }

  func testEveryTextStandsOutFromWhatIsBehindIt() throws {
    for colours in ["light", "dark"] {
      for address in ["", "#learner-s1003"] {
        let browser = try open(SampleClass.report(learners: 18), colours: colours)
        try browser.value("location.hash = '\(address)'")
        try browser.settle()
        let faint = try browser.text(Self.faintTexts)
        XCTAssertEqual(faint, "", "\(colours) \(address)")
      }
    }
  }

  /// The texts whose colour is too near to the first colour behind them.
  private static let faintTexts = """
    (() => {
      const parts = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
      const light = (c) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
        const v = c[i] / 255; return sum + weight * (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
      }, 0);
      const behind = (element) => {
        for (let e = element; e; e = e.parentElement) {
          const c = parts(getComputedStyle(e).backgroundColor);
          if (c.length === 3 || c[3] === 1) return c;
        }
        return [255, 255, 255];
      };
      const found = new Set();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || element.closest('.sr, script, noscript')) continue;
        if (!element.getClientRects().length) continue;
        const [a, b] = [light(parts(getComputedStyle(element).color)), light(behind(element))];
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) found.add(element.tagName + '.' + element.className + ' ' + ratio.toFixed(2));
      }
      return [...found].join('\\n');
    })()
    """

  func testOnPaperEverybodyIsThere() throws {
    let browser = try open(
      SampleClass.report(learners: 70, lessons: SampleClass.lessons([12, 14])))
    XCTAssertLessThan(try names(browser).count, 70)
    try browser.value("window.dispatchEvent(new Event('beforeprint'))")
    XCTAssertEqual(try names(browser).count, 70)
    XCTAssertEqual(try browser.number("document.querySelectorAll('details:not([open])').length"), 0)
    XCTAssertLessThan(
      try browser.number("document.querySelectorAll('.box thead tr:nth-child(2) th').length"), 25)
    try browser.value("window.dispatchEvent(new Event('afterprint'))")
    XCTAssertLessThan(try names(browser).count, 70)
    let paper = try browser.paper()
    XCTAssertTrue(paper.starts(with: Data("%PDF".utf8)))
    XCTAssertLessThan(try names(browser).count, 70)
  }

  func testItCanBeReadWithoutItsScript() throws {
    let browser = try browser()
    let report = SampleClass.report(learners: 18)
    let path = "\(try temporaryFolder())/report.html"
    try Data(page(of: report).utf8).write(to: URL(fileURLWithPath: path))
    try browser.setScripts(areOn: false)
    defer { try? browser.setScripts(areOn: true) }
    try browser.open(path, readyIf: "true")
    let text = try browser.text("document.body.innerText")
    for learner in report.learners { XCTAssertTrue(text.contains(learner.name ?? learner.id)) }
    XCTAssertTrue(text.contains(try realWords()("class.confinement-whole")))
    for lesson in report.lessons { XCTAssertTrue(text.contains(lesson.title)) }
    for remark in report.remarks { XCTAssertTrue(text.contains(remark)) }
  }

  func testKeysAreEnough() throws {
    let browser = try open(SampleClass.report(learners: 18))
    try browser.value("document.querySelector('[data-sort=\"total\"]').focus()")
    try browser.press("Enter")
    try browser.settle()
    XCTAssertEqual(
      try browser.text("document.activeElement.getAttribute('data-sort') ?? ''"), "total")
    XCTAssertEqual(
      try browser.text("document.querySelector('th[aria-sort]').innerText.trim().slice(0, 5)"),
      "Total")
    try browser.value("document.querySelector('.box tbody a').focus()")
    XCTAssertEqual(
      try browser.value("getComputedStyle(document.activeElement).outlineStyle != 'none'") as? Bool,
      true)
  }

  func testTenThousandExercisesOpen() throws {
    let browser = try browser()
    let folder = try temporaryFolder()
    let report = SampleClass.report(learners: 1_667)
    let page = ClassPage(report: report, words: try realWords(), files: try PageFiles(in: workbook))
    let path = "\(folder)/report.html"
    try writeFile(at: path, page.write)
    try browser.open(path)
    XCTAssertEqual(browser.complaints, [])
  }
}
