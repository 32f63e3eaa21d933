import Curriculum
import Terminal

/// Everything that the interface knows. What is on the screen follows from it, and from nothing
/// else.
package struct AppState: Equatable {
  package var screen = Screen.menu
  /// What it began with: the way back from there leads out.
  var entry = Screen.menu
  /// Where the way back leads, the nearest last.
  var trail: [Stop] = []
  package var menu: MenuState
  package var reader = ReaderState()
  /// The lesson that was chosen last, with the latest that came of it.
  package var lesson = LessonState()
  var search = SearchState()
  package var player = PlayerState()
  package var scratch = ScratchState()
  /// What a window remembers of the lessons that were chosen before, by their folders.
  var visited: [String: LessonState] = [:]
  /// The texts that a window has read before, by their lessons' folders.
  var texts: [String: ReaderState] = [:]
  /// What the next language is called in itself; nil once somebody has chosen one.
  package var offeredLanguage: String?
  var helpTop = 0
  /// The size of the whole-screen interface; nil in the menu of lines, which just goes on below.
  var window: TerminalSize?
  /// What the reducers want done outside, in order; the runtime does it and reports with an event.
  package var effects: [Effect] = []
  var misunderstood: Misunderstanding?
  /// The folder of the lesson that is graded whenever its exercise is saved.
  package var watched: String?
  /// Whether a window watches the lesson whose screen was shown last.
  var watchesByItself = true
  /// What became of watching just now.
  var watchUpdate: WatchUpdate?
  package var isOver = false

  package init(menu: MenuState, window: TerminalSize? = nil) {
    self.menu = menu
    self.window = window
    (lesson.lesson, lesson.passed) = (menu.selected.id, menu.selected.status.passed)
    lesson.unfold(verdict)
  }

  var status: LessonStatus { menu.selected.status }

  /// The verdict that can be shown: on what the exercise says now, or the last one before that.
  var verdict: Verdict? { status.verdict ?? status.earlier }

  /// Whether the verdict that can be shown is about something else than what the exercise says now.
  var isVerdictEarlier: Bool { status.verdict == nil }

  /// Whether the checks are listed: of a verdict that says which pass. A list in which all of them
  /// passed before would say nothing of what is there now.
  var isListShown: Bool {
    guard let verdict, verdict.saysWhichPass else { return false }
    return !isVerdictEarlier || !verdict.passes
  }

  /// The check that is chosen, or the first of the chosen step that doesn't pass, or else the first
  /// that fails.
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

  /// The check that fails after the chosen one, or the one that fails before it.
  func failure(after isAfter: Bool) -> CheckVerdict? {
    guard let verdict else { return nil }
    let place = place(in: verdict)
    let failures = verdict.checks.enumerated().filter(\.element.fails)
    let found =
      isAfter ? failures.first { $0.offset > place } : failures.last { $0.offset < place }
    return found?.element
  }

  /// The index of the check that is chosen; of a step, a place just before its first check.
  private func place(in verdict: Verdict) -> Int {
    switch lesson.selection {
    case .check(let id): verdict.checks.firstIndex { $0.id == id } ?? -1
    case .step(let number): (verdict.checks.firstIndex { $0.step == number } ?? 0) - 1
    case .next, nil: -1
    }
  }

  /// The learner's line that is to be looked at next: of the first error, or of the chosen check; of a
  /// function that tells cases apart, the one that it comes to.
  var line: Int? {
    guard let verdict else { return nil }
    if let message = verdict.messages.first { return message.line }
    let place = check.flatMap { verdict.place(of: $0) ?? verdict.declaration(ofStep: $0.step) }
    let line = (place ?? verdict.nextCheck.flatMap(verdict.place))?.line
    guard let line, let check, check.cause == nil, case .failed = check.result else { return line }
    return verdict.caseLine(of: check.result.given, below: line) ?? line
  }

  /// The heading of the lesson's text that explains the chosen check.
  var section: String? { check?.text.section }
}

package enum Screen: Equatable {
  case menu, help, reader, lesson, search, player, scratch
}
