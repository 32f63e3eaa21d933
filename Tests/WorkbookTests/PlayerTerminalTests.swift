import Launching
import PseudoTerminals
import TestSupport
import XCTest

@testable import Curriculum
@testable import Program

/// A run that is played by the program itself in a real terminal, with an edit of the exercise in
/// between.
final class PlayerTerminalTests: CachedTestCase {
  override class var lessons: [String] { ["03-login-state", "06-higher-order-reducers"] }

  /// The reference solution of a lesson, open in a terminal.
  private struct Played {
    let copy: FreshCopy
    let terminal: PseudoTerminal
    let exercise: String
    let solution: String

    init(_ lesson: String) throws {
      copy = try FreshCopy()
      let repository = Repository(root: copy.root)
      exercise = repository.exercise(of: lesson)
      solution = try contents(of: repository.solution(of: lesson))
      try solution.write(toFile: exercise, atomically: true, encoding: .utf8)
      let number = try XCTUnwrap(lesson.prefix { $0 != "-" }.last)
      terminal = try PseudoTerminal(
        WorkbookProcess.shell(
          "exec \"$@\"", [WorkbookProcess.workbook, "play", String(number)], directory: copy.root,
          environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"]))
    }

    /// Waits until the screen holds each of these texts.
    func wait(for texts: String..., line: UInt = #line) {
      var screen = ""
      terminal.wait { shown in
        let emulator = ScreenEmulator(columns: 80, rows: 24, showing: shown)
        // What a field was before stands beside what it is.
        screen = emulator.text.replacing(#/: [^→\n]+ → /#, with: ": ")
        return texts.allSatisfy(screen.contains) && emulator.complaints.isEmpty
      }
      XCTAssertTrue(
        texts.allSatisfy(screen.contains), "\(texts) never came:\n\(screen)", line: line)
    }

    /// Presses keys, and waits for what they show.
    func press(_ keys: String, _ texts: String..., line: UInt = #line) {
      terminal.press(keys)
      for text in texts { wait(for: text, line: line) }
    }

    /// Saves the solution with something else in it.
    func save(_ new: String, insteadOf old: String) throws {
      XCTAssertTrue(solution.contains(old), solution)
      try solution.replacing(old, with: new)
        .write(toFile: exercise, atomically: true, encoding: .utf8)
    }

    func quit() {
      terminal.press("\u{3}")
      XCTAssertEqual(terminal.ending(), .exited(0))
    }
  }

  private let left = "\u{1B}[D"
  private let end = "\u{1B}[F"

  func testALoginIsPlayedLookedBackAtAndPlayedThroughASave() throws {
    let played = try Played("03-login-state")
    played.wait(for: "Play 3", "username: \"\"")
    played.press("a", "username: \"a\"")
    played.press("\tb", "password: \"b\"", "canTriggerLogin: true")
    played.press("\t\r", "loading: true")
    played.press("t", "No connection", "moment 4 of 4")
    played.press(left, "moment 3 of 4", "loading: true")
    played.press("d", "(out) .onTriggerLogin")
    played.press("u", "▷     3 .onTriggerLogin")
    played.press(end, "moment 4 of 4", "error: .offline")
    try played.save("newState.error = nil", insteadOf: "newState.error = error")
    played.wait(for: "The same events ran through your new code", "≠ before: .offline")
    try played.save("newState.eror = error", insteadOf: "newState.error = error")
    played.wait(
      for: "Your code doesn't compile at", "eror", "What you see is still the code before")
    played.quit()
  }

  func testAnAppIsPlayedWithUndoAndWithoutIt() throws {
    let played = try Played("06-higher-order-reducers")
    played.wait(for: "Play 6", "past.count: 0")
    played.press("++", "count: 2", "past.count: 2", "kept a step", "lines: +1")
    played.press("s", "favoritePrimes: [2]", "entries: +1")
    played.press("z", "favoritePrimes: []", "future.count: 1", "took a step back", "wasn't run")
    played.press("zz", "count: 0", "past.count: 0", "future.count: 3")
    played.press("z", "nothing to undo")
    played.press("y", "took a step forward", "count: 1")
    played.press("-", "kept a step, forgot redo", "future.count: 0")
    played.press("y", "nothing to redo", "moment 10 of 10")
    let body = "return { state, action in\n    switch action {"
    // As it is found: all but the last two steps are written.
    try played.save("return { _, _ in }\n  \(body)", insteadOf: body)
    played.wait(
      for: "The same events ran through your new code", "past.count: 0", "keeps nothing yet")
    played.press("+", "count: 2", "moment 11 of 11", "lines: +1")
    played.quit()
  }

  func testFavouritesArePlayedOnTwoBranchesAndThroughASave() throws {
    let played = try Played("06-higher-order-reducers")
    played.wait(for: "Play 6", "count: 0")
    played.press("++", "count: 2")
    played.press("s", "favoritePrimes: [2]", "moment 3 of 3")
    played.press(left, "moment 2 of 3", "favoritePrimes: []")
    // The first of what has no key of its own.
    played.press(":\r", "branch 2", "moment 2 of 2")
    played.press("+s", "favoritePrimes: [3]", "moment 4 of 4")
    played.press(":\r", "branch 1", "favoritePrimes: [2]")
    try played.save(
      "append(state.count + 5)", insteadOf: "append(state.count)")
    played.wait(
      for: "The same events ran through your new code", "favoritePrimes: [7]", "differs at moment 3"
    )
    played.press(":\r", "branch 2")
    played.press(end, "favoritePrimes: [8]", "more lines")
    played.quit()
  }
}
