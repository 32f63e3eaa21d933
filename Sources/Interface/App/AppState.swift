import Curriculum
import Terminal

/// The whole state of the interface, which alone determines what is on the screen.
package struct AppState: Equatable {
  package var screen = Screen.menu
  /// The first screen; going back from it ends the program.
  var entry = Screen.menu
  /// The screens to go back to, the nearest last.
  var trail: [Stop] = []
  package var menu: MenuState
  package var reader = ReaderState()
  /// The state of the lesson that was selected last.
  package var lesson = LessonState()
  var search = SearchState()
  package var player = PlayerState()
  package var scratch = ScratchState()
  /// In a window, the states of previously selected lessons, by id.
  var visited: [String: LessonState] = [:]
  /// In a window, the previously read texts, by lesson id.
  var texts: [String: ReaderState] = [:]
  /// The next language's own name; nil once the user has chosen a language.
  package var offeredLanguage: String?
  var helpTop = 0
  /// The size of the full-screen interface; nil in line mode, which just appends lines.
  var window: TerminalSize?
  /// Effects requested by the reducers, in order; the runtime performs them and reports results as
  /// events.
  package var effects: [Effect] = []
  var misunderstood: Misunderstanding?
  /// The id of the lesson that is graded whenever its exercise is saved.
  package var watched: String?
  /// Whether a window watches the lesson that was shown last.
  var watchesByItself = true
  /// The latest change of watching, until the next user action.
  var watchUpdate: WatchUpdate?
  package var isOver = false

  package init(menu: MenuState, window: TerminalSize? = nil) {
    self.menu = menu
    self.window = window
    (lesson.lesson, lesson.passed) = (menu.selected.id, menu.selected.status.passed)
    lesson.unfold(verdict)
  }

  var status: LessonStatus { menu.selected.status }

  /// The verdict to show: on the current exercise, or the last earlier one.
  var verdict: Verdict? { status.verdict ?? status.earlier }

  /// Whether the verdict to show is about an earlier version of the exercise.
  var isVerdictEarlier: Bool { status.verdict == nil }

  /// Whether the list of checks is shown: if the verdict tells which pass. An earlier verdict in
  /// which all passed isn't listed, because it says nothing about the current exercise.
  var isListShown: Bool {
    guard let verdict, verdict.saysWhichPass else { return false }
    return !isVerdictEarlier || !verdict.passes
  }

  /// The selected check; for a selected step, its first check that fails or doesn't pass; otherwise
  /// the first failing check.
  var check: CheckVerdict? {
    guard let verdict else { return nil }
    switch lesson.selection {
    case .check(let id): return verdict.checks.first { $0.id == id }
    case .step(let number):
      let checks = verdict.checks(ofStep: number)
      return checks.first(where: \.fails) ?? checks.first { $0.result != .passed } ?? checks.first
    case .next, nil: return verdict.nextCheck
    }
  }

  /// The next failing check after the selected one, or the previous one before it.
  func failure(after isAfter: Bool) -> CheckVerdict? {
    guard let verdict else { return nil }
    let place = place(in: verdict)
    let failures = verdict.checks.enumerated().filter(\.element.fails)
    let found =
      isAfter ? failures.first { $0.offset > place } : failures.last { $0.offset < place }
    return found?.element
  }

  /// The index of the selected check; for a selected step, one less than its first check's.
  private func place(in verdict: Verdict) -> Int {
    switch lesson.selection {
    case .check(let id): verdict.checks.firstIndex { $0.id == id } ?? -1
    case .step(let number): (verdict.checks.firstIndex { $0.step == number } ?? 0) - 1
    case .next, nil: -1
    }
  }

  /// The line of the exercise to look at next: that of the first error or of the selected check. If
  /// the function switches over cases, the line of the case in question.
  var line: Int? {
    guard let verdict else { return nil }
    if let line = verdict.lineInTheWay { return line }
    let place = check.flatMap { verdict.place(of: $0) ?? verdict.declaration(ofStep: $0.step) }
    let line = (place ?? verdict.nextCheck.flatMap(verdict.place))?.line
    guard let line, let check, check.cause == nil, case .failed = check.result else { return line }
    return verdict.caseLine(of: check.result.given, below: line) ?? line
  }

  /// The heading in the lesson's text that explains the selected check.
  var section: String? { check?.text.section }
}

package enum Screen: Equatable {
  case menu, help, reader, lesson, search, player, scratch
}
