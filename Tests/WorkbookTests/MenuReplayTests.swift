import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The menu and the lesson's screen, by replaying events.
final class MenuReplayTests: XCTestCase {
  private typealias Sample = SampleInterface

  func testTheMenuBeginsAtTheFirstLessonThatDoesNotPass() {
    XCTAssertEqual(Sample.menu.menu.selected.number, 2)
    XCTAssertEqual(Sample.menu.lesson.lesson, "02-reduce")
    XCTAssertEqual(Sample.menu.screen, .menu)
    let passed = Sample.rows.map { Sample.row($0.number, $0.title, .passed, checks: 1) }
    XCTAssertEqual(MenuState(rows: passed).selected.number, 1)
    XCTAssertNil(MenuState(rows: passed).next)
    XCTAssertEqual(MenuState(rows: Sample.rows, selecting: "04-the-store").selected.number, 4)
  }

  func testWorkThatIsBegunGoesOnFirst() {
    // The second lesson fails, the third was changed, the fourth is untouched.
    for (chosen, next) in [("02-reduce", 1), ("03-login-state", 2), ("04-the-store", 1)] {
      XCTAssertEqual(MenuState(rows: Sample.rows, selecting: chosen).next, next, chosen)
    }
    let begun = [Sample.rows[3], Sample.rows[1]]
    XCTAssertEqual(MenuState(rows: begun, selecting: begun[0].id).next, 1)
  }

  func testChoosingALessonAsksForItsTextAndForgetsTheOneBefore() {
    var state = Sample.replay([.lesson(.graded(SampleVerdicts.passed))])
    state = Sample.replay([.menu(.chosen(4))], from: state)
    XCTAssertEqual(state.menu.selected.id, "04-the-store")
    XCTAssertEqual(state.lesson.lesson, "04-the-store")
    XCTAssertEqual(state.lesson.showing, .nothing)
    XCTAssertEqual(state.effects, [.loadText("04-the-store", section: nil)])
  }

  func testChoosingTheSameLessonKeepsItsVerdict() {
    let state = Sample.replay([
      .menu(.moved(to: 3)), .lesson(.graded(SampleVerdicts.passed)), .menu(.chosen(3)),
    ])
    XCTAssertEqual(state.lesson.showing, .verdict)
    XCTAssertEqual(state.verdict, SampleVerdicts.passed)
  }

  func testALessonThatIsNotThereChangesNothingInTheMenu() {
    XCTAssertEqual(Sample.replay([.menu(.chosen(9))]).menu, Sample.menu.menu)
  }

  func testATestGoesFromGradingToItsVerdict() {
    var state = Sample.replay([.menu(.moved(to: 3)), .lesson(.testRequested)])
    XCTAssertEqual(state.screen, .lesson)
    XCTAssertEqual(state.lesson.showing, .grading(.init()))
    XCTAssertEqual(state.effects, [.grade("03-login-state"), .refresh])
    state = Sample.replay(
      [.effectTaken, .lesson(.graded(SampleVerdicts.failed)), .effectTaken], from: state)
    XCTAssertEqual(state.lesson.showing, .verdict)
    XCTAssertEqual(state.status.verdict, SampleVerdicts.failed)
    XCTAssertEqual(state.status.state, .failed(step: 1, of: 3))
    XCTAssertEqual(state.effects, [])
  }

  func testEffectsAreTakenInTheOrderInWhichTheyWereAskedFor() {
    var state = Sample.replay([.lesson(.hintRequested), .lesson(.undoRequested)])
    let all: [Effect] = [
      .record("02-reduce", .hintShown(check: "check.4", strength: 1)), .refresh,
      .undoReset("02-reduce"),
      .refresh,
    ]
    XCTAssertEqual(state.effects, all)
    for count in 1...4 {
      state = Sample.replay([.effectTaken], from: state)
      XCTAssertEqual(state.effects, Array(all.dropFirst(count)))
    }
    XCTAssertEqual(Sample.replay([.effectTaken], from: state), state)
  }

  func testTheEditorOpensAtTheFirstFailureThatIsShown() {
    let id = "03-login-state"
    let failed = Sample.replay([
      .menu(.moved(to: 3)), .lesson(.graded(SampleVerdicts.failed)), .lesson(.editRequested),
    ])
    XCTAssertEqual(failed.effects, [.edit(id, line: 34), .refresh])
    let broken = Sample.replay([
      .menu(.moved(to: 3)), .lesson(.graded(SampleVerdicts.doesNotCompile)),
      .lesson(.editRequested), .lesson(.edited(file: "a")), .lesson(.editRequested),
    ])
    let edit = [Effect.edit(id, line: 12), .refresh]
    XCTAssertEqual(broken.effects, edit + edit, "the same line as long as it stands there")
    let unknown = Sample.replay([.lesson(.editRequested)])
    XCTAssertEqual(unknown.effects, [.edit("02-reduce", line: nil), .refresh])
  }

  func testAResetIsDoneOnlyAfterAYes() {
    let asked = Sample.replay([.lesson(.resetRequested)])
    XCTAssertEqual(asked.lesson.showing, .askingToReset)
    XCTAssertEqual(asked.effects, [])
    let no = Sample.replay([.lesson(.resetAnswered(false))], from: asked)
    XCTAssertEqual(no.lesson.showing, .nothingDone)
    XCTAssertEqual(no.effects, [])
    let yes = Sample.replay([.lesson(.resetAnswered(true))], from: asked)
    XCTAssertEqual(yes.effects, [.reset("02-reduce"), .refresh])
    let done = Sample.replay([.lesson(.resetDone(backup: "b"))], from: yes)
    XCTAssertEqual(done.lesson.showing, .reset(backup: "b"))
  }

  func testEachAnswerFromOutsideIsShown() {
    let hint = Hint.nothingFails
    let table: [(LessonEvent, LessonState.Showing)] = [
      (.hinted(hint), .hint(hint)), (.edited(file: "a"), .edited(file: "a")),
      (.solutionShown("let a = 1"), .solution("let a = 1")),
      (.solutionRequested, .solutionRefused), (.failed("no"), .error("no")),
      (.resetDone(backup: nil), .reset(backup: nil)),
    ]
    for (event, showing) in table {
      let state = Sample.replay([.lesson(event)])
      XCTAssertEqual(state.lesson.showing, showing)
      XCTAssertEqual(state.screen, .lesson)
      XCTAssertEqual(state.effects, [])
    }
  }

  func testNotUnderstoodIsClearedByTheNextEventThatAPersonCauses() {
    let state = Sample.replay([.notUnderstood(.notHere(.answer)), .effectTaken])
    XCTAssertEqual(state.misunderstood, .notHere(.answer))
    XCTAssertEqual(state.screen, .menu)
    XCTAssertNil(Sample.replay([.menuRequested], from: state).misunderstood)
    XCTAssertNil(Sample.replay([.helpRequested], from: state).misunderstood)
  }

  func testRefreshedRowsKeepTheSelection() {
    var rows = Sample.rows
    rows[1] = Sample.row(2, "Reduce", .passed, checks: 12)
    let state = Sample.replay([.menu(.refreshed(rows))])
    XCTAssertEqual(state.menu.selected, rows[1])
    XCTAssertEqual(state.menu.next, 2)
    XCTAssertEqual(state.menu.passedSteps, 4)
    XCTAssertEqual(state.menu.totalSteps, 8)
  }

  func testHelpAndMenuAreScreensAndQuittingIsTheEnd() {
    let help = Sample.replay([.helpRequested])
    XCTAssertEqual(help.screen, .help)
    XCTAssertEqual(Sample.replay([.menuRequested], from: help), Sample.menu)
    XCTAssertFalse(help.isOver)
    XCTAssertTrue(Sample.replay([.quitRequested], from: help).isOver)
  }
}
