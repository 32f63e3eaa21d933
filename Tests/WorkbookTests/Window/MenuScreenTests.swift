import Terminal
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// What the list of lessons says of the chosen one, in every size.
final class MenuScreenTests: XCTestCase {
  private func row(_ state: LessonStatus.State, steps: Int = 4) -> LessonRow {
    let checks = (1...steps * 2).map { index in
      CheckText(id: "c\(index)", title: "", why: "", section: "", hints: [], notes: [:])
    }
    let lesson = Lesson(
      number: 1, id: "01-a", module: "A", title: "A lesson",
      steps: (1...steps).map { number in
        Step(
          number: number, title: "s\(number)", anchor: "",
          checks: Array(checks[(number * 2 - 2)..<(number * 2)]))
      },
      interface: [:], learnt: "You can do something that you could not do before.",
      time: "35 minutes")
    return LessonRow(
      lesson: lesson, file: "Lessons/01-a/Exercise.swift",
      status: LessonStatus(verdict: SampleInterface.verdict(state, on: lesson)))
  }

  private func screen(_ row: LessonRow, _ columns: Int, _ rows: Int) throws -> String {
    var others = WindowSamples.rows.dropFirst()
    others[others.startIndex].status.progress.attempts = 1
    let menu = MenuState(rows: [row] + others, selecting: row.id)
    return try WindowPlayer(columns: columns, rows: rows, state: AppState(menu: menu)).screen
  }

  func testTheChosenLessonIsDescribed() throws {
    let screen = try screen(row(.failed(step: 2, of: 4)), 80, 30)
    for text in [
      "You can do something that you could not do before.",
      "… step 2 of 4", "takes about 35 minutes\n", "✓ Step 1 · s1  2 of 2",
      "… Step 2 · s2  1 of 2", "Next: v shows what its last test says".replacing("v", with: "`v`"),
    ] {
      XCTAssertTrue(screen.contains(text), "\(text)\n\(screen)")
    }
    let untouched = try self.screen(row(.untouched), 80, 30)
    XCTAssertTrue(untouched.contains("takes about 35 minutes\n"), untouched)
    XCTAssertTrue(untouched.contains("· Step 2 · s2  2 checks"), untouched)
  }

  func testAFirstStartSaysHowToBeginAndWhatEachLessonTeaches() throws {
    let repository = try Fixture.workbook
    let rows = try Course(repository: repository).lessons.map { lesson in
      LessonRow(
        lesson: lesson, file: repository.exercise(of: lesson.id),
        status: LessonStatus(verdict: SampleInterface.verdict(.untouched, on: lesson)))
    }
    for row in rows {
      let menu = AppState(menu: MenuState(rows: rows, selecting: row.id))
      let screen = try WindowPlayer(state: menu).screen.split { $0.isWhitespace }
        .joined(separator: " ")
      for text in ["Press Enter to read", row.lesson.learnt, row.lesson.steps[0].title] {
        XCTAssertTrue(screen.contains(text), "\(text)\n\(screen)")
      }
    }
  }

  func testOnlyLessonsThatWereBegunHaveBars() throws {
    func bar(_ state: LessonStatus.State) throws -> Bool {
      let lines = try screen(row(state), 80, 30).split(separator: "\n")
      let line = lines.first { $0.contains("1  A lesson") } ?? ""
      return line.contains("░") || line.contains("█")
    }
    XCTAssertTrue(try bar(.failed(step: 1, of: 4)))
    XCTAssertTrue(try bar(.changed))
    XCTAssertTrue(try bar(.passed))
    XCTAssertFalse(try bar(.untouched))
    XCTAssertFalse(try bar(.unreadable(.missing)))
  }

  func testNothingIsCutOffInSilence() throws {
    for steps in [3, 4, 7, 12] {
      for rows in 20...40 {
        let screen = try screen(row(.failed(step: 2, of: steps), steps: steps), 60, rows)
        // One below the other, or, where there is no room for that, one behind the other.
        for step in 1...steps {
          XCTAssertTrue(
            screen.contains("Step \(step) ·") || screen.contains(" \(step) s\(step)"),
            "step \(step)\n\(screen)")
        }
        XCTAssertTrue(screen.contains("Next: "), screen)
      }
    }
  }

  func testTheCountStandsAtTheEdgeOfWhatItIsAbout() throws {
    for columns in [60, 80, 110, 140, 200, 300] {
      let screen = try screen(row(.failed(step: 2, of: 4)), columns, 60)
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      let widest = lines.dropLast(2).filter { !$0.hasPrefix("──") }.map(\.count).max() ?? 0
      XCTAssertEqual(lines[0].count, widest, "\(columns)\n\(screen)")
      let left = lines[0].prefix { $0 == " " }.count
      XCTAssertLessThanOrEqual(abs(left - (columns - lines[0].count)), 1, "in the middle")
    }
  }

  func testAFirstStartSaysHello() throws {
    let rows = WindowSamples.rows.map { row in
      var row = row
      row.status = LessonStatus(verdict: SampleInterface.verdict(.untouched, on: row.lesson))
      return row
    }
    let menu = MenuState(rows: rows)
    XCTAssertTrue(menu.isNew)
    for (columns, height) in [(60, 20), (80, 24), (140, 40)] {
      let player = try WindowPlayer(
        columns: columns, rows: height, state: AppState(menu: menu))
      let screen = player.screen
      // Where there is less room, the lesson itself says more.
      let more = height < 24 ? ["Lesson 1 · "] : ["Press Enter", "folder `Lessons`"]
      for text in ["Hello!", "Enter"] + more {
        XCTAssertTrue(screen.contains(text), "\(text)\n\(screen)")
      }
    }
    var later = rows
    later[0].status.progress.place = ReadingPosition(part: 0, line: TextPosition())
    XCTAssertFalse(MenuState(rows: later).isNew)
  }
}
