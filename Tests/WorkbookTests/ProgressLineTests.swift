import Basics
import Grading
import Terminal
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// When it is said what takes long, and how.
final class ProgressLineTests: CachedTestCase {
  func testItGoesToAPersonAndToNobodyElse() {
    func look(_ environment: [String: String], isTerminal: Bool = true, plain: Bool = false)
      -> ProgressLook
    {
      ProgressLook(
        environment: ["LANG": "C.UTF-8"].merging(environment) { $1 }, isTerminal: isTerminal,
        columns: 80, wish: .auto, plain: plain)
    }
    XCTAssertEqual(look(["TERM": "xterm"]), .transient(columns: 80, Canvas(theme: .monochrome)))
    XCTAssertEqual(
      look(["TERM": "xterm", "NO_COLOR": "1"]), .transient(columns: 80, .text))
    XCTAssertEqual(look(["TERM": "xterm"], isTerminal: false), .none)
    XCTAssertEqual(look(["TERM": "xterm"], plain: true), .plain(.text))
    XCTAssertEqual(look(["TERM": "dumb"]), .plain(.text))
    XCTAssertEqual(look([:]), .plain(.text))
  }

  func testHowItLooks() {
    let text = "Checking 2 of 9: `up` counts"
    XCTAssertEqual(ProgressLook.none.showing(text), "")
    XCTAssertEqual(ProgressLook.plain(.text).showing(text), "Checking 2 of 9: up counts\n")
    XCTAssertEqual(ProgressLook.plain(.text).ending, "")
    XCTAssertEqual(
      ProgressLook.plain(Canvas(isUnicode: false)).showing("Compiling …"), "Compiling ~\n")
    let narrow = ProgressLook.transient(columns: 12, .text)
    XCTAssertEqual(narrow.showing(text), "\rChecking 2…\u{1B}[K")
    XCTAssertEqual(narrow.ending, "\r\u{1B}[K")
    let coloured = ProgressLook.transient(columns: 80, Canvas(theme: .dark))
    XCTAssertEqual(
      coloured.showing(text), "\r\u{1B}[38;5;248mChecking 2 of 9: up counts\u{1B}[0m\u{1B}[K")
  }

  private let transient = ProgressLook.transient(columns: 80, .text)

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

  func testItCountsTheSecondsByItself() {
    let written = Written()
    let start = ContinuousClock.now
    let line = ProgressLine(transient, write: written.add)
    line.during("\(Int((ContinuousClock.now - start) / .seconds(1))) s") {
      _ = usleep(1_700_000)
    }
    usleep(1_200_000)
    XCTAssertEqual(
      written.text, "\r0 s\u{1B}[K\r1 s\u{1B}[K\r\u{1B}[K", "and not when it is over")
  }

  func testFromOneSecondOnItIsSaidHowLongItTakes() throws {
    let drawing = try Drawing.sample()
    let start = ContinuousClock.now
    let checking = GradingProgress(.running(check: "`up` counts", step: 3), total: 9, since: start)
    let texts = [0, 999, 1_000, 4_800].map { milliseconds in
      let seconds = checking.seconds(until: start + .milliseconds(milliseconds))
      return drawing.text(of: checking, lesson: 3, seconds: seconds)
    }
    XCTAssertEqual(
      texts,
      [
        "Checking step 3 of 9: `up` counts", "Checking step 3 of 9: `up` counts",
        "Checking step 3 of 9 (1 s): `up` counts", "Checking step 3 of 9 (4 s): `up` counts",
      ])
    XCTAssertEqual(
      drawing.text(of: GradingProgress(.linking), lesson: 3, seconds: 2),
      "Compiling lesson 3 … (2 s)")
    XCTAssertEqual(
      drawing.text(of: GradingProgress(.buildingAdapter), lesson: 3),
      "Fitting the checks of lesson 3 to your types …")
    XCTAssertEqual(GradingProgress().seconds(until: start), 0, "nothing has begun")
  }

  func testAnotherWorkHasItsOwnTime() {
    let written = Written()
    let line = ProgressLine(.plain(.text), write: written.add)
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

private struct Written: Sendable {
  private let all = Locked("")

  var text: String { all.withLock { $0 } }

  @Sendable func add(_ text: String) { all.withLock { $0 += text } }
}
