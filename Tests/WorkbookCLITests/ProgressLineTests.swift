import Terminal
import XCTest

@testable import WorkbookCLI

/// When it is said what takes long, and how.
final class ProgressLineTests: XCTestCase {
  func testItGoesToAPersonAndToNobodyElse() {
    func look(_ environment: [String: String], isTerminal: Bool = true, plain: Bool = false)
      -> ProgressLook
    {
      ProgressLook(environment: environment, isTerminal: isTerminal, columns: 80, plain: plain)
    }
    XCTAssertEqual(look(["TERM": "xterm"]), .transient(columns: 80, colors: .basic))
    XCTAssertEqual(
      look(["TERM": "xterm", "NO_COLOR": "1"]), .transient(columns: 80, colors: .none))
    XCTAssertEqual(look(["TERM": "xterm"], isTerminal: false), .none)
    XCTAssertEqual(look(["TERM": "xterm"], plain: true), .plain)
    XCTAssertEqual(look(["TERM": "dumb"]), .plain)
    XCTAssertEqual(look([:]), .plain)
  }

  func testHowItLooks() {
    let text = "Checking 2 of 9: `up` counts"
    XCTAssertEqual(ProgressLook.none.showing(text), "")
    XCTAssertEqual(ProgressLook.plain.showing(text), "Checking 2 of 9: up counts\n")
    XCTAssertEqual(ProgressLook.plain.ending, "")
    let narrow = ProgressLook.transient(columns: 12, colors: .none)
    XCTAssertEqual(narrow.showing(text), "\rChecking 2…\u{1B}[K")
    XCTAssertEqual(narrow.ending, "\r\u{1B}[K")
    let coloured = ProgressLook.transient(columns: 80, colors: .basic)
    XCTAssertEqual(
      coloured.showing(text), "\r\u{1B}[2mChecking 2 of 9: up counts\u{1B}[0m\u{1B}[K")
  }

  private let transient = ProgressLook.transient(columns: 80, colors: .none)

  func testWhatIsQuickIsNotExplained() {
    let written = Written()
    let line = ProgressLine(transient, write: written.add)
    line.during("working") { line.say("still") }
    line.say("too late")
    usleep(700_000)
    XCTAssertEqual(written.text, "")
  }

  func testWhatTakesLongIsSaidUntilItIsOver() {
    let written = Written()
    let line = ProgressLine(transient, write: written.add)
    line.during("working") {
      usleep(200_000)
      line.say("compiling")
      XCTAssertEqual(written.text, "")
      usleep(500_000)
      XCTAssertEqual(written.text, "\rcompiling\u{1B}[K")
      line.say("compiling")
      line.say("checking")
    }
    line.say("too late")
    XCTAssertEqual(
      written.text, "\rcompiling\u{1B}[K\rchecking\u{1B}[K\r\u{1B}[K", "and it is gone")
  }

  func testAnotherWorkHasItsOwnTime() {
    let written = Written()
    let line = ProgressLine(.plain, write: written.add)
    line.begin("one")
    usleep(300_000)
    line.begin("two")
    usleep(350_000)
    XCTAssertEqual(written.text, "")
    line.say("is said once")
    usleep(300_000)
    line.say("is said once")
    line.end()
    XCTAssertEqual(written.text, "two\n")
  }
}

private final class Written: @unchecked Sendable {
  private let lock = NSLock()
  private var all = ""

  var text: String { lock.withLock { all } }

  func add(_ text: String) { lock.withLock { all += text } }
}
