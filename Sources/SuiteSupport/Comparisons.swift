import Basics
import Traces

/// The failed comparisons of a check, with the questions behind each.
///
/// What a check has asked together just before a comparison is taken for the questions behind it.
public final class Comparisons: Sendable {
  @TaskLocal static var current: Comparisons?
  private let state = Locked(State())

  private struct State: Sendable {
    var asked: [Question] = []
    var hasCompared = false
    var failed: [(mismatch: Mismatch, asked: [Question])] = []
  }

  public init() {}

  /// The questions behind the comparison that gave this mismatch; empty if unknown.
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
