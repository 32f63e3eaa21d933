import FixtureLessons
import PseudoTerminals
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The program itself while it watches: what each save brings on the screen.
final class WatchingWalkTests: WindowTestCase {
  func testWatchingGradesEachSave() throws {
    let fixture = try Fixture()
    let terminal = try start(in: fixture, [:], ["watch", "1"])
    wait(terminal, for: "This lesson is untouched.")
    wait(terminal, for: "watching")
    let wrong = FixtureLessons.upSolution.replacing("counter.count + 1", with: "counter.count + 5")
    try fixture.write(wrong, to: Fixture.exercise(Fixture.up))
    wait(terminal, for: "✗ up counts one more")
    // As editors do that keep the old file until the new one is whole.
    try fixture.write(FixtureLessons.upSolution, to: "new.swift")
    XCTAssertEqual(
      rename("\(fixture.root)/new.swift", "\(fixture.root)/\(Fixture.exercise(Fixture.up))"), 0)
    wait(terminal, for: "★ Lesson 1, Counting up, passes.")
    // It goes where it is asked to, and shows what is saved while the text is read.
    terminal.press("\r")
    wait(terminal, for: "What comes before 1?")
    wait(terminal, for: "watching 1")
    // Where an answer can be typed, letters are one.
    terminal.press("xw")
    wait(terminal, for: "watching 2")
    terminal.press("q")
    wait(terminal, for: "What comes before 1?")
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    wait(terminal, for: "★ Lesson 2, Counting down, passes.")
    terminal.press("w")
    terminal.wait { shown in
      !ScreenEmulator(columns: 80, rows: 24, showing: shown).text.contains("watching")
    }
    // Back to the text, to the lessons, and out.
    terminal.press("qqq")
    XCTAssertEqual(terminal.ending(), .exited(0))
  }

  func testASaveEndsTheTestOfTheSaveBefore() throws {
    let fixture = try Fixture()
    let terminal = try start(in: fixture, [:], ["watch", "1", "--timeout", "600"])
    wait(terminal, for: "This lesson is untouched.")
    let endless = FixtureLessons.upStub.replacing("return counter", with: "while true {}")
    try fixture.write(endless, to: Fixture.exercise(Fixture.up))
    wait(terminal, for: "Checking step 1 of 2")
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    wait(terminal, for: "★ Lesson 1, Counting up, passes.")
    terminal.press("q")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertEqual(fixture.events.count, 1, "nothing is kept of the first")
  }

  func testTheScreenFollowsWhatIsDoneElsewhere() throws {
    let fixture = try Fixture()
    let terminal = try start(in: fixture)
    wait(terminal, for: "Counting up")
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    wait(terminal, for: "… changed")
    XCTAssertEqual(try WorkbookProcess(["test", "1"], in: fixture).code, .success)
    wait(terminal, for: "✓ passed")
    terminal.press("q")
    XCTAssertEqual(terminal.ending(), .exited(0))
  }

  func testToPutTheStubBackIsNoSave() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    let terminal = try start(in: fixture, [:], ["watch", "1"])
    wait(terminal, for: "★ Lesson 1, Counting up, passes.")
    terminal.press("ry")
    wait(terminal, for: "The stub is back.")
    // Longer than it takes to notice a save.
    usleep(1_500_000)
    terminal.press("?")
    wait(terminal, for: "Your code")
    terminal.press("q")
    wait(terminal, for: "The stub is back.")
    terminal.press("q")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertEqual(fixture.events.count, 2, "graded and put back")
  }
}
