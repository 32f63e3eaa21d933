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
  /// The exercise was open in an editor, or is still open in one with a window of its own.
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
  /// This row of the verdict is selected, and the text is shown from this line on.
  case selected(VerdictRow?, top: Int)
  /// This check, which fails, is wanted alone.
  case failureRequested(String, step: Int)
  /// This check is selected, opened and brought into view.
  case checkChosen(String, step: Int)
  case toggled(VerdictRow)
  case unfolded(Set<VerdictRow>)
  case sectionRequested
  /// The verdict is wanted with every check, and every failure in full.
  case fullRequested
  /// What was shown instead of the verdict was seen.
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
  case .unfolded(let rows):
    state.unfolded = rows
    state.revealed = state.selection.map { .row($0) }
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
    // With a first verdict there is nothing to compare, so it can't be said that nothing is new.
    self.change = passed == nil && change.stepsPassed.isEmpty ? nil : change
    if verdict.saysWhichPass { passed = verdict.passedIDs }
    unfold(verdict)
  }

  /// Begins to show a verdict with its first failure.
  mutating func unfold(_ verdict: Verdict?) {
    exercise = verdict?.exercise?.text
    unfolded = verdict?.unfoldedAtFirst ?? []
    selection = verdict?.passes == true ? .next : verdict?.nextCheck.map { .check($0.id) }
    (top, revealed, isFull) = (0, nil, false)
  }

  /// Ends a hint: it is about the check that was chosen then.
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

/// How a verdict differs from the one before that says which checks pass.
package struct VerdictChange: Equatable {
  /// The numbers of the steps that pass now and didn't before.
  var stepsPassed: [Int] = []
  /// The first step that doesn't pass yet; nil if none was passed just now.
  var nextStep: Step?
  /// The titles of the other checks that pass now and didn't before.
  var nowPassing: [String] = []
  /// The titles of the checks that passed before.
  var newlyBroken: [String] = []

  /// What a verdict has for news; none if the checks weren't run, or all pass.
  ///
  /// - Parameter before: the checks that passed before; nil if they never ran, so that only steps
  ///   are news.
  package init(from before: Set<String>?, to new: Verdict) {
    // That the lesson passes says enough.
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
  /// Whether nothing is different that is shown: how long it took, and what else stands in the
  /// exercise, isn't.
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
