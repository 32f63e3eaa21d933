import Curriculum

/// A run of an exercise's `scratch()`: the one that goes on, or the latest.
package struct ScratchState: Equatable {
  /// The lesson's folder; empty before the first run.
  package var lesson = ""
  var phase = Phase.over(.finished)
  /// What it has printed, line by line; the last one may go on.
  var lines = [""]
  /// Whether it prints more than is kept.
  package var isCut = false
  /// Whether it was asked for; otherwise it follows the verdict on what was saved.
  var isAsked = false
  /// The first line that is shown, from 0; nil to see what comes.
  var top: Int?
  /// What the menu of lines has to tell now.
  var news: News?

  enum Phase: Equatable {
    case running
    case over(ScratchEnd)
    case cancelled
    /// It couldn't be run, in words.
    case failed(String)
  }

  enum News: Equatable {
    case began
    /// By their indices: those that are whole by now, and weren't before.
    case lines(Range<Int>)
  }

  package var isRunning: Bool { phase == .running }

  var hasPrinted: Bool { lines != [""] }

  /// How many lines are whole: a last one that is empty is none.
  var wholeCount: Int {
    isRunning || lines.last?.isEmpty == true ? lines.count - 1 : lines.count
  }
}

package enum ScratchEvent: Equatable {
  /// Somebody wants to see what the exercise of the lesson in this folder prints.
  case requested(String)
  /// The exercise of this lesson runs after its verdict.
  case began(String)
  case skipped
  case printed(String)
  /// What is printed from now on isn't kept.
  case cut
  case ended(ScratchEnd)
  case failed(String)
  case cancelRequested
  case cancelled
  /// What was printed is shown from this line on; nil to see what comes.
  case scrolled(to: Int?)
}

func scratchReducer(_ state: inout ScratchState, _ event: ScratchEvent) {
  switch event {
  case .requested(let lesson):
    state = ScratchState(lesson: lesson, phase: .running, isAsked: true, news: .began)
  case .began(let lesson): state = ScratchState(lesson: lesson, phase: .running)
  case .skipped: state = ScratchState()
  case .printed(let text):
    let whole = state.wholeCount
    var more = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    state.lines[state.lines.count - 1] += more.removeFirst()
    state.lines += more
    state.news = .lines(whole..<state.wholeCount)
  case .cut: state.isCut = true
  case .ended(let end): state.end(.over(end))
  case .failed(let text): state.end(.failed(text))
  case .cancelled: state.end(.cancelled)
  case .scrolled(let top): state.top = top
  case .cancelRequested: break
  }
}

extension ScratchState {
  fileprivate mutating func end(_ phase: Phase) {
    guard isRunning else { return }
    let whole = wholeCount
    self.phase = phase
    news = .lines(whole..<wholeCount)
  }
}

/// Says what has to be done outside for a run of `scratch()`; its own reducer has run already.
func scratchEffectReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .scratch(.requested(let lesson)):
    state.effects.append(.runScratch(lesson, isAsked: true))
  case .scratch(.cancelRequested): state.cancelScratch()
  case .lesson(.graded(let verdict)):
    // While the lesson is watched, what its `scratch()` prints stands below the verdict.
    let isRun = verdict.lesson.id == state.watched && verdict.saysWhichPass
    if isRun { state.effects.append(.runScratch(verdict.lesson.id, isAsked: false)) }
  case .saved, .watchToggled: if !state.scratch.isAsked { state.cancelScratch() }
  // A run that was asked for ends when its screen is left.
  case .backRequested, .quitRequested:
    if state.scratch.isAsked, state.screen != .scratch { state.cancelScratch() }
  default: break
  }
  // Any other event means that the news was told.
  if event.scratch == nil, event != .effectTaken { state.scratch.news = nil }
}

extension AppState {
  fileprivate mutating func cancelScratch() {
    guard scratch.isRunning else { return }
    effects.append(.cancelScratch)
    scratchReducer(&scratch, .cancelled)
  }
}
