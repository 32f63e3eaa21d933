import XCTest

@testable import WorkbookCLI

/// What each line means on each screen.
final class LineInputTests: XCTestCase {
  private typealias Sample = SampleInterface

  /// What the same words mean on every screen where nothing is asked.
  private let everywhere: [(line: String, event: AppEvent)] = [
    ("1", .menu(.chosen(1))), (" 4 ", .menu(.chosen(4))), ("read", .menu(.chosen(2))),
    ("t", .lesson(.testRequested)), ("TEST", .lesson(.testRequested)),
    ("h", .lesson(.hintRequested)), ("hint", .lesson(.hintRequested)),
    ("e", .lesson(.editRequested)), ("edit", .lesson(.editRequested)),
    ("s", .lesson(.solutionRequested)), ("solution", .lesson(.solutionRequested)),
    ("r", .lesson(.resetRequested)), ("reset", .lesson(.resetRequested)),
    ("m", .menuRequested), ("menu", .menuRequested), ("?", .helpRequested),
    ("help", .helpRequested),
    ("0", .notUnderstood("0")), ("5", .notUnderstood("5")), ("-1", .notUnderstood("-1")),
    ("x", .notUnderstood("x")), ("test all", .notUnderstood("test all")),
    ("t 3", .notUnderstood("t 3")), ("\u{1B}[A", .notUnderstood("\u{1B}[A")),
  ]

  func testInTheMenu() {
    check(everywhere, in: Sample.menu)
    check([("", .menuRequested), ("q", .quitRequested), ("quit", .quitRequested)], in: Sample.menu)
  }

  func testASlashSearchesFromEveryScreenButAnAnswer() {
    XCTAssertEqual(event(for: "/Undo  last", in: Sample.menu), .search(.asked("undo last")))
    let state = Sample.replay([.search(.asked("undo"))])
    XCTAssertEqual(state.screen, .search)
    XCTAssertEqual(state.effects, [.loadTexts])
    XCTAssertEqual(event(for: "m", in: state), .menuRequested)
    XCTAssertEqual(event(for: "3", in: state), .menu(.chosen(3)))
  }

  func testInTheHelp() {
    let help = Sample.replay([.helpRequested])
    check(everywhere, in: help)
    check([("", .menuRequested), ("q", .menuRequested)], in: help)
  }

  func testInTheLesson() {
    let lesson = Sample.replay([.lesson(.graded(SampleVerdicts.failed))])
    check(everywhere, in: lesson)
    check([("", .menuRequested), ("q", .menuRequested)], in: lesson)
  }

  func testInTheReaderBetweenQuestions() {
    let reader = Sample.reader()
    check(everywhere, in: reader)
    check([("", .reader(.next)), ("   ", .reader(.next)), ("q", .menuRequested)], in: reader)
  }

  func testAtAQuestionWithChoices() {
    let question = Sample.replay([.reader(.next)], from: Sample.reader())
    check(
      [
        ("a", .reader(.answered("a"))), (" B ", .reader(.answered("b"))),
        ("c", .reader(.answered("c"))), ("b because", .reader(.answered("b because"))),
        ("?", .reader(.told)), ("", .reader(.next)), ("q", .menuRequested),
        ("t", .lesson(.testRequested)), ("3", .menu(.chosen(3))),
      ], in: question)
  }

  func testAtAnOpenQuestionEverythingButACommandIsAnAnswer() {
    let question = Sample.replay([.reader(.next), .reader(.told)], from: Sample.reader())
    check(
      [
        ("It  stays", .reader(.answered("it stays"))), ("a", .reader(.answered("a"))),
        ("?", .reader(.told)), ("", .reader(.next)), ("q", .menuRequested),
      ], in: question)
  }

  func testOnlyAYesPutsTheStubBack() {
    let asked = Sample.replay([.lesson(.resetRequested)])
    let table = ["y", " Y ", "yes"].map { ($0, AppEvent.lesson(.resetAnswered(true))) }
    check(table, in: asked)
    let others = ["", "n", "no", "yes please", "q", "3", "ja"]
    check(others.map { ($0, .lesson(.resetAnswered(false))) }, in: asked)
  }

  private func check(
    _ table: [(line: String, event: AppEvent)], in state: AppState, line: UInt = #line
  ) {
    for (typed, expected) in table {
      XCTAssertEqual(event(for: typed, in: state), expected, "“\(typed)”", line: line)
    }
  }
}
