import Curriculum
import SuiteSupport
import Terminal
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// The interface with all that is around it: the real lessons and their texts, and an outside that
/// does at once what the reducers ask for, as the program does.
struct WalkWorld {
  private(set) var state: AppState
  private(set) var window: WindowDrawing
  /// What was asked for since somebody looked last.
  var asked: [Effect] = []
  /// The folder of the lesson that is graded now.
  private var graded: String?
  private let player = WalkPlayer()
  /// The one that is spoken first.
  private let languages: [WalkLanguage]
  /// The index of the one that is spoken now.
  private var language = 0
  private var course: Course { languages[language].course }
  private var texts: [String: [LessonText.Part]] { languages[language].texts }

  /// How many kinds of verdicts can come.
  static let verdictCount = 8

  /// - Parameter languages: the first is spoken first; never empty.
  init(size: TerminalSize, languages: [WalkLanguage]) {
    self.languages = languages
    window = WindowDrawing(size: size, canvas: Canvas(theme: .dark), words: languages[0].words)
    let rows = languages[0].course.lessons.map { lesson in
      LessonRow(
        lesson: lesson, file: Self.file(of: lesson),
        status: LessonStatus(verdict: Self.verdict(0, on: lesson)))
    }
    state = AppState(menu: MenuState(rows: rows), window: size)
  }

  /// What is on the screen, with its colours: a mark is as good as a word.
  var frame: String {
    window.lines(for: state).map { $0.rendered(for: window.drawing.canvas) }
      .joined(separator: "\n")
  }

  var table: KeyTable { KeyTable(for: state, window) }

  /// - Returns: every frame on the way.
  @discardableResult
  mutating func take(_ step: WalkStep) -> [String] {
    var frames: [String] = []
    switch step {
    case .press(let key): for event in table.events(for: key) { send(event, &frames) }
    case .verdict(let kind):
      guard let id = graded, let lesson = course.lessons.first(where: { $0.id == id }) else {
        break
      }
      graded = nil
      let verdict = Self.verdict(kind, on: lesson)
      let isShown = state.lesson.lesson == id
      send(isShown ? .lesson(.graded(verdict)) : .gradedElsewhere(verdict), &frames)
    case .progress:
      guard graded == state.lesson.lesson, let lesson = chosen else { break }
      let news = GradingProgress(
        .running(check: lesson.checks[0].title, step: 4), total: lesson.checks.count)
      send(.lesson(.gradingMoved(news)), &frames)
    case .saved:
      if let id = state.watched { send(.saved(id), &frames) }
    case .changedOutside:
      var rows = state.menu.rows
      let old = rows[state.menu.selection].status
      rows[state.menu.selection].status = LessonStatus(
        verdict: nil, earlier: old.verdict ?? old.earlier, progress: old.progress)
      send(.menu(.refreshed(rows)), &frames)
    case .resized(let size):
      window = window.resized(to: size)
      send(.resized(size), &frames)
    }
    return frames
  }

  private var chosen: Lesson? { course.lessons.first { $0.id == state.menu.selected.id } }

  // MARK: Outside

  private mutating func send(_ event: AppEvent, _ frames: inout [String]) {
    makeAppReducer()(&state, event)
    frames.append(frame)
    while let effect = state.effects.first {
      makeAppReducer()(&state, .effectTaken)
      asked.append(effect)
      perform(effect, &frames)
    }
  }

  private mutating func perform(_ effect: Effect, _ frames: inout [String]) {
    switch effect {
    case .loadText(let id, let section):
      open(id, &frames)
      if let section {
        send(.reader(.jumped(section: Inline.parsing(section).plainText)), &frames)
      }
    case .loadFound(let id, let found):
      open(id, &frames)
      send(.reader(.found(found)), &frames)
    case .loadRecall(let id): open(id, &frames)
    case .loadTexts: send(.search(.loaded(searchTexts)), &frames)
    case .grade(let id): graded = id
    case .cancelGrading:
      graded = nil
      send(.lesson(.cancelled), &frames)
    case .record(let id, .hintShown(let check, let strength)):
      change(id) { $0.progress.hints[check] = max(strength, $0.progress.hints[check] ?? 0) }
    case .edit: send(.lesson(.edited(file: "Lessons/Exercise.swift")), &frames)
    case .showSolution: send(.lesson(.solutionShown("let answer = 42\n")), &frames)
    case .reset(let id):
      send(.lesson(.resetDone(backup: ".workbook/backups/1.swift")), &frames)
      guard let lesson = course.lessons.first(where: { $0.id == id }) else { return }
      change(id) { $0 = LessonStatus(verdict: Self.verdict(0, on: lesson)) }
    case .undoReset: send(.lesson(.undone(.nothingToUndo)), &frames)
    case .refresh: send(.menu(.refreshed(state.menu.rows)), &frames)
    case .openRun(let id):
      for event in player.open(id, in: languages[language].repository) {
        send(.player(event), &frames)
      }
    case .askRun, .findInRun, .writeRun, .readRun, .closeRun, .tickRun:
      for event in player.events(after: effect) { send(.player(event), &frames) }
    case .switchLanguage:
      language = (language + 1) % languages.count
      window = WindowDrawing(
        size: window.size, canvas: window.drawing.canvas, words: languages[language].words)
      let played = state.playedLesson.flatMap {
        try? PlayTexts(of: $0, in: languages[language].repository)
      }
      send(
        .translated(
          state.menu.rows.map(translated), text: texts[state.reader.lesson],
          searched: state.hasSearched ? searchTexts : [], played: played), &frames)
    case .runScratch(let id, let isAsked):
      if !isAsked { send(.scratch(.began(id)), &frames) }
      send(.scratch(.printed("one\n\ttwo\nand three")), &frames)
      // Some go on.
      if asked.count.isMultiple(of: 2) { send(.scratch(.ended(.finished)), &frames) }
    case .record, .watch, .suspend, .cancelScratch: break
    }
  }

  private mutating func open(_ id: String, _ frames: inout [String]) {
    if state.reader.lesson == id {
      send(.reader(.resumed), &frames)
    } else {
      let parts = texts[id] ?? []
      send(.reader(.opened(lesson: id, parts: parts, stopsAtSections: false)), &frames)
    }
  }

  private mutating func change(_ id: String, _ change: (inout LessonStatus) -> Void) {
    guard let index = state.menu.rows.firstIndex(where: { $0.id == id }) else { return }
    change(&state.menu.rows[index].status)
  }

  /// A row in the language that is spoken now.
  private func translated(_ row: LessonRow) -> LessonRow {
    guard let lesson = course.lessons.first(where: { $0.id == row.id }) else { return row }
    var row = row
    row.lesson = lesson
    row.status.verdict = row.status.verdict.map { translated($0, to: lesson) }
    row.status.earlier = row.status.earlier.map { translated($0, to: lesson) }
    return row
  }

  private func translated(_ verdict: Verdict, to lesson: Lesson) -> Verdict {
    var verdict = verdict
    verdict.lesson = lesson
    guard case .read(let exercise, .judged(let checks, let confinement)) = verdict.outcome else {
      return verdict
    }
    let told = checks.map { check in
      var check = check
      check.text = lesson.check(check.id) ?? check.text
      return check
    }
    verdict.outcome = .read(exercise, .judged(told, confinement))
    return verdict
  }

  private var searchTexts: [SearchText] {
    course.lessons.flatMap { SearchText.all(in: texts[$0.id] ?? [], lesson: $0.number) }
  }

  // MARK: Verdicts

  private static func file(of lesson: Lesson) -> String { "Lessons/\(lesson.id)/Exercise.swift" }

  /// Untouched; passed; everything fails; the last check fails; a crash in step 1; errors of the
  /// compiler; something missing; no file.
  static func verdict(_ kind: Int, on lesson: Lesson) -> Verdict {
    let steps = lesson.steps.map(\.number)
    let exercise = ReadExercise(
      text: "// what it says, kind \(kind)\n", untouchedSteps: kind == 0 ? Set(steps) : [],
      declarations: Dictionary(uniqueKeysWithValues: steps.map { ($0, 9) }))
    func judged(_ change: (inout CheckVerdict) -> Void) -> Verdict {
      Verdict(judging: lesson, file: file(of: lesson), exercise, change)
    }
    let outcome: Verdict.Outcome
    switch kind {
    case 0: outcome = .read(exercise, .untouched)
    case 1: return judged { $0.result = .passed }
    case 2: return judged { $0.result = failure(lines: 30) }
    case 3:
      let last = lesson.checks.last?.id
      return judged { $0.result = $0.id == last ? failure(lines: 3) : .passed }
    case 4:
      let first = lesson.checks.first?.id
      return judged { check in
        guard check.id == first else { return }
        check.result = .unanswered(
          .ended(
            Crash(.trap("Fatal error: Index out of range"), at: SourceLocation(line: 9, column: 3))),
          given: [])
      }
    case 5:
      outcome = .read(
        exercise,
        .doesNotCompile(
          (1...8).map {
            CompilerMessage(line: $0, column: 3, text: "cannot find 'swich' in scope", help: nil)
          }))
    case 6:
      outcome = .read(
        exercise,
        .incomplete([MissingInterface(name: "reduce", explanation: "`reduce` is missing.")]))
    default: outcome = .unreadable(.missing)
    }
    return Verdict(lesson: lesson, file: file(of: lesson), outcome: outcome)
  }

  private static func failure(lines: Int) -> CheckResult {
    .failed(
      CheckFailure(
        given: (1...lines).map { "call(\($0))" },
        difference: Difference(expected: .leaf("1"), actual: .leaf("2"))))
  }
}
