import Basics
import Traces

/// What a check has compared without success, and what it had asked for that.
///
/// A check asks, and then compares what it got as often as it likes: what it asked in one go before a
/// comparison is what that comparison is about.
public final class Comparisons: Sendable {
  @TaskLocal static var current: Comparisons?
  private let state = Locked(State())

  private struct State: Sendable {
    var asked: [Question] = []
    var hasCompared = false
    var failed: [(mismatch: Mismatch, asked: [Question])] = []
  }

  public init() {}

  /// What was asked for the comparison that came to this mismatch; empty if that isn't known.
  public func questions(behind mismatch: Mismatch) -> [Question] {
    state.withLock { state in
      state.failed.last { $0.mismatch == mismatch }?.asked ?? []
    }
  }

  func ask(_ questions: [Question]) {
    state.withLock { state in
      if state.hasCompared { state.asked = [] }
      state.hasCompared = false
      state.asked += questions
    }
  }

  func compare() {
    state.withLock { $0.hasCompared = true }
  }

  func fail(_ mismatch: Mismatch) {
    state.withLock { state in
      state.hasCompared = true
      state.failed.append((mismatch, state.asked))
    }
  }
}
