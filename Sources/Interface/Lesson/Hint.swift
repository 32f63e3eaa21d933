import Curriculum

/// The answer to a request for a hint.
package enum Hint: Equatable {
  case shown(GivenHint)
  /// There is nothing to hint at, because everything passes.
  case nothingFails
  /// No hint is possible: the problem belongs to no step, or the open checks couldn't be made.
  case verdictFirst(Verdict)
}

package struct GivenHint: Equatable {
  package var check: String
  var step: Int
  var title: String
  /// The sign of the check in the verdict.
  var sign = Sign.failed
  var text: String
  /// From 1.
  package var strength: Int
  /// The number of hints for the check.
  var count: Int
  /// Whether it was given before, because there is no stronger one.
  package var isAgain = false
  /// The verdict on an exercise whose checks couldn't run; nil if they ran.
  package var obstacle: Verdict?

  package var isStrongest: Bool { strength == count }
}

extension LessonStatus {
  /// The next hint for this check if it doesn't pass, otherwise for the first open one.
  ///
  /// - Parameters:
  ///   - id: the check's id; nil for the first that fails.
  ///   - shown: the strongest hint shown for each check in this run, in addition to the stored
  ///     progress.
  /// - Returns: nil if the exercise must be tested first.
  package func hint(for id: String? = nil, shown: [String: Int] = [:]) -> Hint? {
    guard let verdict else { return nil }
    switch state {
    case .changed: return nil
    case .passed: return .nothingFails
    case .unreadable: return .verdictFirst(verdict)
    case .doesNotCompile, .incomplete:
      return hintBeforeChecks(verdict, shown).map { .shown($0) } ?? .verdictFirst(verdict)
    case .failed, .untouched: break
    }
    let open = verdict.checks.filter { $0.result != .passed && $0.result.obstacle == nil }
    guard !verdict.hasProblem, verdict.nextCheck?.result.obstacle == nil,
      let check = open.first(where: { $0.id == id }) ?? verdict.nextCheck ?? open.first
    else { return .verdictFirst(verdict) }
    return .shown(hint(for: check, shown))
  }

  /// A hint for the step that keeps all checks from running. It is unknown which of its checks
  /// fail, so their hints are given in turn.
  private func hintBeforeChecks(_ verdict: Verdict, _ shown: [String: Int]) -> GivenHint? {
    guard let step = verdict.stepInTheWay?.number else { return nil }
    let hints = verdict.checks(ofStep: step).map { hint(for: $0, shown) }
    guard var hint = hints.first(where: { !$0.isAgain }) ?? hints.last else { return nil }
    hint.obstacle = verdict
    return hint
  }

  private func hint(for check: CheckVerdict, _ shown: [String: Int]) -> GivenHint {
    let seen = max(progress.hints[check.id] ?? 0, shown[check.id] ?? 0)
    let strength = min(seen + 1, check.text.hints.count)
    return GivenHint(
      check: check.id, step: check.step, title: check.text.title,
      sign: verdict.map { Sign(check, in: $0) } ?? .waiting,
      text: check.text.hints[strength - 1], strength: strength, count: check.text.hints.count,
      isAgain: seen >= strength)
  }
}

/// Gives hints: at once if there is a verdict on the current exercise, otherwise after a test.
///
/// If the learner leaves the lesson's screen before that, the hint isn't given.
func hintReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .lesson(.hintRequested):
    // Without a verdict it is unknown what fails.
    guard !give(&state, for: state.check?.id) else { return }
    lessonReducer(&state.lesson, .testRequested)
    state.lesson.isHintWanted = true
    state.effects += [.grade(state.lesson.lesson), .refresh]
  case .lesson(.graded):
    let isWanted = state.lesson.isHintWanted && state.screen == .lesson
    state.lesson.isHintWanted = false
    if isWanted { _ = give(&state, for: nil) }
  default: if state.screen != .lesson { state.lesson.isHintWanted = false }
  }
}

/// - Returns: whether a hint, or a reason for not giving one, could be shown without a test.
private func give(_ state: inout AppState, for check: String?) -> Bool {
  guard let hint = state.status.hint(for: check, shown: state.lesson.hints) else { return false }
  lessonReducer(&state.lesson, .hinted(hint))
  if case .shown(let given) = hint, !given.isAgain {
    let shown = ProgressEvent.What.hintShown(check: given.check, strength: given.strength)
    state.effects += [.record(state.lesson.lesson, shown), .refresh]
  }
  return true
}

/// Shows the solution: at once if the lesson has passed, after a confirmation if all hints for a
/// check were shown, otherwise not.
func solutionReducer(_ state: inout AppState, _ event: AppEvent) {
  let (status, id) = (state.status, state.lesson.lesson)
  switch event {
  case .lesson(.solutionRequested):
    if !status.hasEarnedSolution {
      state.lesson.showing = .solutionRefused
    } else if status.hasPassed {
      state.effects.append(.showSolution(id))
    } else {
      state.lesson.showing = .askingForSolution
    }
  case .lesson(.solutionAnswered(true)): state.effects.append(.showSolution(id))
  default: break
  }
}
