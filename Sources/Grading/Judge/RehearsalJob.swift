import Foundation
import SuiteSupport

/// The rehearsal of a suite, in a thread of its own: there is time as long as the compiler works.
final class RehearsalJob: @unchecked Sendable {
  let seed: UInt64
  private let isDone = DispatchSemaphore(value: 0)
  private var rehearsals: [Rehearsal] = []

  /// Begins at once.
  init(of suite: AnySuite, seed: UInt64) {
    self.seed = seed
    Thread.detachNewThread { [self] in
      rehearsals = suite.rehearse(seed: seed)
      isDone.signal()
    }
  }

  /// Waits for it.
  var result: [Rehearsal] {
    isDone.wait()
    isDone.signal()
    return rehearsals
  }
}
