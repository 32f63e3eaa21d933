import Curriculum
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What each line means on each screen.
final class LineInputTests: XCTestCase {
  private typealias Sample = SampleInterface

  private let asked: [LineCommand: AppEvent] = [
    .test: .lesson(.testRequested), .hint: .lesson(.hintRequested), .edit: .lesson(.editRequested),
    .solution: .lesson(.solutionRequested), .reset: .lesson(.resetRequested),
    .undo: .lesson(.undoRequested), .watch: .watchToggled,
    .verdict: .lessonRequested, .full: .lesson(.fullRequested), .why: .lesson(.sectionRequested),
  ]

  func testEveryCommandHasALetterAndAWordThatNoOtherHas() {
    let names = LineCommand.allCases.flatMap { [$0.rawValue, $0.letter].compactMap(\.self) }
    XCTAssertEqual(Set(names).count, names.count)
    XCTAssertEqual(
      LineCommand.allCases.filter { $0.letter == nil }, [.read, .open], "`r` is for reset")
  }

  /// A letter has one meaning in the whole program.
  func testEveryLetterMeansWhatItsKeyMeans() {
    let keys = Dictionary(uniqueKeysWithValues: KeyCommand.allCases.map { ("\($0.rawValue)", $0) })
    for command in LineCommand.allCases {
      guard let key = command.letter.flatMap({ keys[$0] }) else { continue }
      XCTAssertEqual("\(key)", command.rawValue)
    }
    let named = Set(LineCommand.allCases.compactMap(\.letter))
    XCTAssertTrue(named.isSuperset(of: ["t", "e", "h", "p", "n", "N", "/", "o", "R"]))
  }

  func testCommandsAboutALessonAreAboutTheChosenOneOrTheOneThatIsNamed() {
    for (command, event) in asked {
      for name in [command.rawValue, command.letter ?? "", command.rawValue.uppercased()] {
        XCTAssertEqual(events(for: " \(name) ", in: Sample.menu).last, event, name)
        let named = events(for: "\(name)  3", in: Sample.menu)
        XCTAssertEqual(named.first, .menu(.moved(to: 3)), name)
        XCTAssertEqual(named.last, event, name)
      }
    }
  }

  func testEverywhereWhereNothingIsAsked() {
    let screens = [
      Sample.menu, Sample.reader(), Sample.replay([.lesson(.graded(SampleVerdicts.failed))]),
    ]
    for state in screens {
      check(
        [
          ("1", .menu(.chosen(1))), (" 4 ", .menu(.chosen(4))), ("read", .menu(.chosen(2))),
          ("m", .menuRequested), ("menu", .menuRequested), ("?", .helpRequested),
          ("HELP", .helpRequested), ("/Undo  last", .search(.asked("Undo last"))),
          ("search undo", .search(.asked("undo"))), ("/ undo", .search(.asked("undo"))),
          ("0", .notUnderstood(.noLesson(number: 0, last: 4))),
          ("t 5", .notUnderstood(.noLesson(number: 5, last: 4))),
          ("-1", .notUnderstood(.unknown("-1", suggestion: nil))),
          ("x", .notUnderstood(.notHere(.answer))), ("/", .notUnderstood(.notHere(.search))),
          ("test all", .notUnderstood(.notANumber(.test))),
          ("t 3 4", .notUnderstood(.notANumber(.test))),
          ("open", .notUnderstood(.notANumber(.open))),
          ("open 9", .notUnderstood(.noLesson(number: 9, last: 4))),
          ("q 3", .notUnderstood(.tooMuch(.quit))),
          ("tset  3", .notUnderstood(.unknown("tset  3", suggestion: "test 3"))),
          ("solutoin", .notUnderstood(.unknown("solutoin", suggestion: "solution"))),
          ("\u{1B}[A", .notUnderstood(.unknown("\u{1B}[A", suggestion: nil))),
        ], in: state)
    }
  }

  func testInTheMenu() {
    check(
      [
        ("", .menuRequested), ("q", .quitRequested), ("quit", .quitRequested),
        ("n", .notUnderstood(.notHere(.next))), ("N", .notUnderstood(.notHere(.previous))),
        ("o", .notUnderstood(.notHere(.contents))),
      ], in: Sample.menu)
  }

  func testInTheLesson() {
    let failed = Sample.replay([.lessonRequested])
    check([("", .menuRequested), ("q", .backRequested)], in: failed)
    let passed = Sample.replay([.menu(.moved(to: 1)), .lessonRequested])
    check([("n", .menu(.chosen(2))), ("next", .menu(.chosen(2)))], in: passed)
  }

  func testWhateverIsTypedInTheHelpLeavesIt() {
    let help = Sample.replay([.helpRequested], from: Sample.reader())
    check([("", .backRequested), ("q", .backRequested)], in: help)
    XCTAssertEqual(events(for: "n", in: help), [.backRequested, .reader(.next)])
    XCTAssertEqual(events(for: "t", in: help), [.backRequested, .lesson(.testRequested)])
    XCTAssertEqual(events(for: "x", in: help), [.notUnderstood(.notHere(.answer))])
  }

  func testTheHelpOfAPlayedRunTakesItsCommands() {
    let help = Sample.replay([.player(.requested("03-login-state", nil)), .helpRequested])
    check([("", .backRequested), ("q", .backRequested)], in: help)
    let list = AppEvent.player(.panelRequested(PlayerPanel(.list)))
    XCTAssertEqual(events(for: "history", in: help), [.backRequested, list])
    XCTAssertFalse(Sample.replay([.helpRequested], from: Sample.reader()).isPlaying)
  }

  func testPlacesThatWereFoundAreOpenedByTheirNumber() {
    let texts = [
      SearchText(lesson: 2, heading: "One", lines: ["undo"]),
      SearchText(lesson: 3, heading: "Two", lines: ["undo it"]),
    ]
    let empty = Sample.replay([.search(.asked("undo"))])
    XCTAssertEqual(empty.effects, [.loadTexts])
    let found = Sample.replay([.search(.loaded(texts))], from: empty)
    for line in ["2", "open 2"] {
      XCTAssertEqual(
        events(for: line, in: found), [.search(.moved(to: 1)), .search(.chosen)], line)
    }
    let opened = Sample.replay(events(for: "2", in: found), from: found)
    let place = FoundPlace(place: TextPosition(), words: ["undo"])
    XCTAssertEqual(opened.effects.last, .loadFound("03-login-state", place))
    check(
      [
        ("3", .notUnderstood(.notInList(number: 3, last: 2))), ("m", .menuRequested),
        ("0", .notUnderstood(.notInList(number: 0, last: 2))),
      ], in: found)
    XCTAssertEqual(events(for: "read 3", in: found), [.menu(.moved(to: 3)), .menu(.chosen(3))])
  }

  func testFailuresOneAfterTheOther() {
    var state = Sample.replay([.menu(.moved(to: 2)), .lessonRequested])
    // Lesson 2: its first three checks pass, the others fail.
    XCTAssertEqual(state.check?.id, "check.4")
    let walk = [("n", "check.5"), ("next", "check.6"), ("N", "check.5"), ("previous", "check.4")]
    for (line, check) in walk {
      let sent = events(for: line, in: state)
      XCTAssertEqual(sent, [.lesson(.failureRequested(check, step: 1))], line)
      state = Sample.replay(sent, from: state)
      XCTAssertEqual(state.lesson.showing, .failure(check))
      XCTAssertEqual(state.check?.id, check, "hints, the editor and the text are about it")
    }
    XCTAssertEqual(events(for: "N", in: state), [.notUnderstood(.notHere(.previous))])
    for _ in 5...12 { state = Sample.replay(events(for: "n", in: state), from: state) }
    XCTAssertEqual(state.check?.id, "check.12", "in the next step, too")
    XCTAssertEqual(events(for: "n", in: state), [.notUnderstood(.notHere(.next))])
  }

  func testInTheReaderBetweenQuestions() {
    let reader = Sample.reader()
    check(
      [
        ("", .reader(.next)), ("   ", .reader(.next)), ("n", .reader(.next)),
        ("N", .notUnderstood(.notHere(.previous))), ("q", .backRequested),
        ("o", .reader(.contentsMoved(to: 0))),
      ], in: reader)
    let second = Sample.replay([.reader(.next), .reader(.told)], from: reader)
    check([("N", .reader(.previous))], in: second)
  }

  func testSectionsAreOpenedByTheirNumber() {
    let contents = Sample.replay([.reader(.contentsMoved(to: 0))], from: Sample.reader())
    check(
      [
        ("2", .reader(.jumped(section: "One"))), ("open 3", .reader(.jumped(section: "Two"))),
        ("4", .notUnderstood(.notInList(number: 4, last: 3))),
        ("", .reader(.contentsMoved(to: nil))),
        ("q", .reader(.contentsMoved(to: nil))),
      ], in: contents)
    XCTAssertEqual(
      events(for: "n", in: contents), [.reader(.contentsMoved(to: nil)), .reader(.next)])
  }

  func testAtAQuestionWithChoices() {
    let question = Sample.replay([.reader(.next)], from: Sample.reader())
    check(
      [
        ("a", .reader(.answered("a"))), (" B ", .reader(.answered("b"))),
        ("d", .reader(.answered("d"))), ("b because", .reader(.answered("b because"))),
        ("x", .reader(.told)), ("answer", .reader(.told)), ("?", .helpRequested),
        ("", .reader(.next)), ("n", .reader(.next)), ("N", .reader(.previous)),
        ("q", .backRequested), ("t", .lesson(.testRequested)), ("3", .menu(.chosen(3))),
        ("t 3", .menu(.moved(to: 3))),
      ], in: question)
  }

  func testAtAnOpenQuestionEverythingButACommandIsAnAnswer() {
    let question = Sample.replay([.reader(.next), .reader(.told)], from: Sample.reader())
    check(
      [
        ("It  stays", .reader(.answered("It stays"))), ("a", .reader(.answered("a"))),
        ("3", .reader(.answered("3"))), ("read on", .reader(.answered("read on"))),
        ("x", .reader(.told)), ("?", .helpRequested), ("", .reader(.next)), ("q", .backRequested),
        ("test 3", .menu(.moved(to: 3))),
      ], in: question)
  }

  func testOnlyAYesPutsTheStubBack() {
    let asked = Sample.replay([.lesson(.resetRequested)])
    let table = ["y", " Y ", "yes"].map { ($0, AppEvent.lesson(.resetAnswered(true))) }
    check(table, in: asked)
    let others = ["", "n", "no", "yes please", "q", "3", "ja"]
    check(others.map { ($0, .lesson(.resetAnswered(false))) }, in: asked)
  }

  /// Compares the first event that comes of a line.
  private func check(
    _ table: [(line: String, event: AppEvent)], in state: AppState, line: UInt = #line
  ) {
    for (typed, expected) in table {
      XCTAssertEqual(events(for: typed, in: state).first, expected, "“\(typed)”", line: line)
    }
  }
}
