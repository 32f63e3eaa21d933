import Curriculum
import Grading

enum LessonEvent: Equatable {
  case opened(String)
  case testRequested
  /// The exercise was saved while it is watched.
  case saved
  case gradingMoved(GradingProgress)
  case graded(Verdict)
  case cancelRequested
  case cancelled
  case hintRequested
  case hinted(Hint)
  case editRequested
  case edited(file: String)
  /// The text of the exercise, to show beside the verdict.
  case sourceRead(String)
  case solutionRequested
  case solutionShown(String)
  case solutionRefused
  case resetRequested
  case resetAnswered(Bool)
  case resetDone(backup: String?)
  case troubled(String)
  /// This row of the verdict is selected, and the text is shown from this line on.
  case selected(VerdictRow?, top: Int)
  case toggled(VerdictRow)
  /// The text that explains the selected check is wanted.
  case sectionRequested
  /// What was shown instead of the verdict was seen.
  case dismissed
}

func lessonReducer(_ state: inout LessonState, _ event: LessonEvent) {
  switch event {
  case .opened(let lesson):
    guard state.lesson != lesson else { return }
    state = LessonState(lesson: lesson)
  case .testRequested, .hintRequested: state.showing = .grading(GradingProgress())
  case .saved: if !state.isAsking { state.showing = .grading(GradingProgress()) }
  case .gradingMoved(let progress):
    if state.showing.isGrading { state.showing = .grading(progress) }
  case .graded(let verdict): state.take(verdict)
  case .hinted(let hint): state.take(hint)
  case .cancelled: if state.showing.isGrading { state.showing = .cancelled }
  case .edited(let file): state.showing = .edited(file: file)
  case .sourceRead(let text): state.source = text
  case .solutionShown(let source): (state.showing, state.top) = (.solution(source), 0)
  case .solutionRefused: state.showing = .solutionRefused
  case .resetRequested: state.showing = .askingToReset
  case .resetAnswered(let isYes): if !isYes { state.showing = .resetCancelled }
  case .resetDone(let backup):
    state = LessonState(lesson: state.lesson, showing: .reset(backup: backup))
  case .troubled(let text): state.showing = .trouble(text)
  case .selected(let row, let top): (state.selection, state.top) = (row, max(0, top))
  case .toggled(let row):
    state.selection = row
    if state.unfolded.remove(row) == nil { state.unfolded.insert(row) }
  case .dismissed: (state.showing, state.top) = (state.verdict.map { .verdict($0) } ?? .nothing, 0)
  case .editRequested, .solutionRequested, .cancelRequested, .sectionRequested: break
  }
}

extension LessonState {
  /// Whether a question waits for its answer, whatever happens meanwhile.
  fileprivate var isAsking: Bool { showing == .askingToReset }

  fileprivate mutating func take(_ verdict: Verdict) {
    if !isAsking { showing = .verdict(verdict) }
    change = checked.map { VerdictChange(from: $0, to: verdict) }
    if verdict.saysWhichPass { checked = verdict }
    self.verdict = verdict
    let ids = Set(verdict.checks.filter { $0.state != .passed }.map(\.id))
    hints = hints.filter { ids.contains($0.key) }
    unfolded = verdict.unfoldedAtFirst
    selection = verdict.firstFailure.map { .check($0.id) }
    top = 0
  }

  fileprivate mutating func take(_ hint: Hint) {
    showing = .hint(hint)
    switch hint {
    case .shown(let check, _, let text, _, _):
      // The strongest is given again and again.
      if hints[check]?.last != text { hints[check, default: []].append(text) }
      let step = verdict?.checks.first { $0.id == check }?.step
      unfolded.formUnion([.check(check)] + (step.map { [.step($0)] } ?? []))
      selection = .check(check)
    case .verdictFirst(let verdict): take(verdict)
    case .nothingFails: break
    }
  }
}
