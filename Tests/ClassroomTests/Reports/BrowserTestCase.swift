import Foundation
import TestSupport
import XCTest

@testable import Classroom

/// Tests of `report.html` in a real browser, where there is one.
class BrowserTestCase: LongTestCase {
  private nonisolated(unsafe) static var browser: Browser?

  override class func tearDown() {
    browser?.end()
    browser = nil
  }

  /// One browser for all tests of a class: to start it takes longer than a test.
  func browser() throws -> Browser {
    if let browser = Self.browser { return browser }
    guard let path = Browser.path else { throw XCTSkip("There is no Chromium on the path.") }
    let browser = try Browser(at: path)
    Self.browser = browser
    return browser
  }

  /// The page of a class, opened at a usual size.
  func open(
    _ report: ClassReport, width: Int = 1200, height: Int = 900, colours: String = "light"
  ) throws -> Browser {
    let browser = try browser()
    let path = "\(try temporaryFolder())/report.html"
    try Data(page(of: report).utf8).write(to: URL(fileURLWithPath: path))
    try browser.setSize(width, height)
    try browser.setColours(colours)
    try browser.open(path)
    return browser
  }

  func names(_ browser: Browser) throws -> [String] {
    try browser.text(
      "[...document.querySelectorAll('.box tbody th')].map(h => h.innerText).join('\\n')"
    )
    .split(separator: "\n").map(String.init)
  }

  func choose(_ id: String, _ value: String, in browser: Browser) throws {
    let json = JSONText.quoted(value)
    try browser.value(
      """
      (() => { const control = document.getElementById('choose-\(id)'); control.value = \(json);
      for (const name of ['input', 'change']) control.dispatchEvent(new Event(name)); })()
      """)
  }

  func sort(_ column: String, in browser: Browser) throws {
    try browser.value("document.querySelector('[data-sort=\"\(column)\"]').click()")
  }
}
