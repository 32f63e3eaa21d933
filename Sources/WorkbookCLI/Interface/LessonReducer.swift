import Curriculum
import Grading

/// What a learner does with one lesson, and the latest that came of it.
struct LessonState: Equatable {
  /// The lesson's folder; empty before the first was chosen.
  var lesson = ""
  var showing = Showing.nothing

  /// The learner's line of the first failure, if a verdict is shown.
  var failingLine: Int? {
    guard case .verdict(let verdict) = showing else { return nil }
    return verdict.messages.first?.line ?? verdict.firstFailure?.line
  }

  enum Showing: Equatable {
    case nothing
    case grading
    case verdict(Verdict)
    case hint(Hint)
    /// The source of the reference solution.
    case solution(String)
    case solutionRefused
    case askingToReset
    /// The stub is back; the learner's file was kept at this path, if there was one.
    case reset(backup: String?)
    case resetCancelled
    /// The editor was open on this file.
    case edited(file: String)
    /// Something went wrong outside, in words.
    case trouble(String)
  }
}

enum LessonEvent: Equatable {
  case opened(String)
  case testRequested
  case graded(Verdict)
  case hintRequested
  case hinted(Hint)
  case editRequested
  case edited(file: String)
  case solutionRequested
  case solutionShown(String)
  case solutionRefused
  case resetRequested
  case resetAnswered(Bool)
  case resetDone(backup: String?)
  case troubled(String)
}

func lessonReducer(_ state: inout LessonState, _ event: LessonEvent) {
  switch event {
  case .opened(let lesson):
    guard state.lesson != lesson else { return }
    state = LessonState(lesson: lesson)
  case .testRequested, .hintRequested: state.showing = .grading
  case .editRequested, .solutionRequested: break
  case .graded(let verdict): state.showing = .verdict(verdict)
  case .hinted(let hint): state.showing = .hint(hint)
  case .edited(let file): state.showing = .edited(file: file)
  case .solutionShown(let source): state.showing = .solution(source)
  case .solutionRefused: state.showing = .solutionRefused
  case .resetRequested: state.showing = .askingToReset
  case .resetAnswered(let isYes): if !isYes { state.showing = .resetCancelled }
  case .resetDone(let backup): state.showing = .reset(backup: backup)
  case .troubled(let text): state.showing = .trouble(text)
  }
}
