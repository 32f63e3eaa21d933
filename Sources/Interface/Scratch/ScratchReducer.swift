import Curriculum

/// A run of an exercise's `scratch()`: the current or the latest one.
package struct ScratchState: Equatable {
  /// The lesson's id; empty before the first run.
  package var lesson = ""
  var phase = Phase.over(.finished)
  /// The output line by line; the last line may be incomplete.
  var lines = [""]
  /// Whether some output was dropped because of its size.
  package var isCut = false
  /// Whether the user asked for it; otherwise it follows the verdict on a save.
  var isAsked = false
  /// The first visible line, from 0; nil to follow the output.
  var top: Int?
  /// What line mode has to show now.
  var news: News?

  enum Phase: Equatable {
    case running
    case over(ScratchEnd)
    case cancelled
    /// The exercise couldn't be run, for the reason in this message.
    case failed(String)
  }

  enum News: Equatable {
    case began
    /// The indices of newly completed lines.
    case lines(Range<Int>)
  }

  package var isRunning: Bool { phase == .running }

  var hasPrinted: Bool { lines != [""] }

  /// The number of complete lines; an empty last line doesn't count.
  var wholeCount: Int {
    isRunning || lines.last?.isEmpty == true ? lines.count - 1 : lines.count
  }
}

package enum ScratchEvent: Equatable {
  /// Runs `scratch()` of this lesson's exercise on the user's request.
  case requested(String)
  /// The run of this lesson's exercise after its verdict has started.
  case began(String)
  case skipped
  case printed(String)
  /// Further output is dropped.
  case cut
  case ended(ScratchEnd)
  case failed(String)
  case cancelRequested
  case cancelled
  /// The output was scrolled to this line; nil to follow the output.
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

/// Requests the effects of an event for runs of `scratch()`, after its own reducer.
func scratchEffectReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .scratch(.requested(let lesson)):
    state.effects.append(.runScratch(lesson, isAsked: true))
  case .scratch(.cancelRequested): state.cancelScratch()
  case .lesson(.graded(let verdict)):
    // While a lesson is watched, the output of `scratch()` is shown below its verdict.
    let isRun = verdict.lesson.id == state.watched && verdict.saysWhichPass
    if isRun { state.effects.append(.runScratch(verdict.lesson.id, isAsked: false)) }
  case .saved, .watchToggled: if !state.scratch.isAsked { state.cancelScratch() }
  // A run that was asked for ends when its screen is left.
  case .backRequested, .quitRequested:
    if state.scratch.isAsked, state.screen != .scratch { state.cancelScratch() }
  default: break
  }
  // After any other event the news was shown.
  if event.scratch == nil, event != .effectTaken { state.scratch.news = nil }
}

extension AppState {
  fileprivate mutating func cancelScratch() {
    guard scratch.isRunning else { return }
    effects.append(.cancelScratch)
    scratchReducer(&scratch, .cancelled)
  }
}
