import Curriculum

package enum LessonEvent: Equatable {
  case opened(String)
  case testRequested
  case saved
  case gradingMoved(GradingProgress)
  /// Another second has passed.
  case gradingLasts(stage: Int, all: Int)
  case graded(Verdict)
  case cancelRequested
  case cancelled
  case hintRequested
  case hinted(Hint)
  case editRequested
  /// The exercise was edited, or is still open in an editor with its own window.
  case edited(file: String, isOpen: Bool = false)
  case solutionRequested
  case solutionAnswered(Bool)
  case solutionShown(String)
  case resetRequested
  case resetAnswered(Bool)
  case resetDone(backup: String?)
  case undoRequested
  case undone(UndoneReset)
  case failed(String)
  /// This row of the verdict was selected; `top` is the first visible line.
  case selected(VerdictRow?, top: Int)
  /// This failed check should be shown alone.
  case failureRequested(String, step: Int)
  /// This check should be selected, unfolded and scrolled into view.
  case checkChosen(String, step: Int)
  case toggled(VerdictRow)
  case sectionRequested
  /// The verdict should be shown with all checks and failures complete.
  case fullRequested
  /// The user has closed what was shown instead of the verdict.
  case dismissed
}

func lessonReducer(_ state: inout LessonState, _ event: LessonEvent) {
  switch event {
  case .opened(let lesson):
    guard state.lesson != lesson else { return }
    state = LessonState(lesson: lesson)
  case .testRequested: state.begin()
  case .saved: if !state.showing.isAsking { state.begin() }
  case .gradingMoved(let progress):
    guard state.showing.isGrading else { return }
    if state.showing != .grading(progress) { state.waited.stage = 0 }
    state.showing = .grading(progress)
  case .gradingLasts(let stage, let all):
    if state.showing.isGrading { state.waited = LessonState.Waiting(stage: stage, all: all) }
  case .graded(let verdict): state.take(verdict)
  case .hinted(let hint): state.take(hint)
  case .cancelled:
    if state.showing.isGrading { (state.showing, state.isHintWanted) = (.cancelled, false) }
  case .editRequested: state.showing = .editing
  case .edited(let file, let isOpen): state.showing = .edited(file: file, isOpen: isOpen)
  case .solutionAnswered(let isYes), .resetAnswered(let isYes):
    if !isYes { state.showing = .nothingDone }
  case .solutionShown(let source):
    (state.showing, state.top, state.revealed) = (.solution(source), 0, nil)
  case .resetRequested: state.showing = .askingToReset
  case .resetDone(let backup):
    state = LessonState(lesson: state.lesson, showing: .reset(backup: backup))
    state.hasBackup = backup != nil
  case .undone(let undone): state = LessonState(lesson: state.lesson, showing: .undone(undone))
  case .failed(let text): state.showing = .error(text)
  case .selected(let row, let top):
    if row != state.selection { state.endHint() }
    (state.selection, state.top, state.revealed) = (row, max(0, top), nil)
  case .failureRequested(let check, let step):
    lessonReducer(&state, .checkChosen(check, step: step))
    state.showing = .failure(check)
  case .checkChosen(let check, let step):
    state.endHint()
    state.unfolded.formUnion([.step(step), .check(check)])
    (state.selection, state.revealed) = (.check(check), .row(.check(check)))
  case .toggled(let row):
    (state.selection, state.revealed) = (row, .row(row))
    if state.unfolded.remove(row) == nil { state.unfolded.insert(row) }
  case .dismissed:
    (state.showing, state.isHintWanted, state.isFull) = (.verdict, false, false)
    (state.top, state.revealed) = (0, nil)
  case .fullRequested: (state.showing, state.isFull) = (.verdict, true)
  case .hintRequested, .solutionRequested, .undoRequested, .cancelRequested, .sectionRequested:
    break
  }
}

extension LessonState {
  fileprivate mutating func begin() {
    (showing, waited, isHintWanted) = (.grading(GradingProgress()), Waiting(), false)
  }

  fileprivate mutating func take(_ verdict: Verdict) {
    if !showing.isAsking { showing = .verdict }
    isRepeated = latest.map { $0.says(theSameAs: verdict) } ?? false
    latest = verdict
    let change = VerdictChange(from: passed, to: verdict)
    // Without an earlier verdict there is no comparison.
    self.change = passed == nil && change.stepsPassed.isEmpty ? nil : change
    if verdict.saysWhichPass { passed = verdict.passedIDs }
    unfold(verdict)
  }

  /// Shows a verdict from the start, with its first failure unfolded.
  mutating func unfold(_ verdict: Verdict?) {
    exercise = verdict?.exercise?.text
    unfolded = verdict?.unfoldedAtFirst ?? []
    selection = verdict?.passes == true ? .next : verdict?.nextCheck.map { .check($0.id) }
    (top, revealed, isFull) = (0, nil, false)
  }

  /// Stops showing a hint, because it is about the previously selected check.
  fileprivate mutating func endHint() {
    if case .hint = showing { showing = .verdict }
  }

  fileprivate mutating func take(_ hint: Hint) {
    showing = .hint(hint)
    guard case .shown(let given) = hint else { return }
    hints[given.check] = given.strength
    unfolded.formUnion([.step(given.step), .check(given.check)])
    (selection, revealed) = (.check(given.check), .hint(check: given.check))
  }
}

/// How a verdict differs from the last one that tells which checks pass.
package struct VerdictChange: Equatable {
  /// The numbers of the newly passed steps.
  var stepsPassed: [Int] = []
  /// The first step that doesn't pass; nil if no step has newly passed.
  var nextStep: Step?
  /// The titles of newly passed checks of other steps.
  var nowPassing: [String] = []
  /// The titles of checks that have passed before and don't now.
  var newlyBroken: [String] = []

  /// The changes in a verdict; none if the checks didn't run, or all pass.
  ///
  /// - Parameter before: the checks that passed before; nil if they never ran, and then only steps
  ///   are reported.
  package init(from before: Set<String>?, to new: Verdict) {
    // That the lesson passes is news enough.
    guard new.saysWhichPass, !new.passes else { return }
    let passed = new.lesson.steps.filter { new.state(of: $0) == .passed }.map(\.number)
    stepsPassed = passed.filter { number in
      new.checks.contains { $0.step == number && !(before?.contains($0.id) ?? false) }
    }
    if !stepsPassed.isEmpty { nextStep = new.lesson.steps.first { !passed.contains($0.number) } }
    guard let before else { return }
    nowPassing =
      new.checks.filter { check in
        check.result == .passed && !before.contains(check.id)
          && !stepsPassed.contains(check.step)
      }.map(\.text.title)
    newlyBroken =
      new.checks.filter { check in
        check.result != .passed && check.result.obstacle == nil && before.contains(check.id)
      }.map(\.text.title)
  }
}

extension Verdict {
  /// Whether nothing that is shown differs; the duration and other parts of the exercise aren't
  /// shown.
  func says(theSameAs other: Verdict) -> Bool {
    guard lesson == other.lesson, file == other.file else { return false }
    switch (outcome, other.outcome) {
    case (.unreadable(let one), .unreadable(let two)): return one == two
    case (.read(let one, let finding), .read(let two, let otherFinding)):
      return finding == otherFinding && one.untouchedSteps == two.untouchedSteps
        && checks.map(place) == other.checks.map(other.place)
    case (.unreadable, .read), (.read, .unreadable): return false
    }
  }
}
