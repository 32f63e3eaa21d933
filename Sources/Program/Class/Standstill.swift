import Basics
import Foundation

/// Notices when this process didn't get on: because somebody has stopped it, or because the machine was
/// asleep. What ran out of time meanwhile says nothing of an exercise.
final class Standstill: Sendable {
  private struct Beats {
    var latest = ContinuousClock.now
    /// When it went on after it stood still.
    var resumed: ContinuousClock.Instant?
    var isOver = false

    mutating func beat() {
      let now = ContinuousClock.now
      if now - latest > TimeLimit.standstill { resumed = now }
      latest = now
    }
  }

  private let beats: Locked<Beats>

  init() {
    let beats = Locked(Beats())
    self.beats = beats
    // Without a thread it notices what stood still only from one question to the next.
    _ = try? Job {
      func goesOn() -> Bool {
        let next = Date(timeIntervalSinceNow: TimeLimit.beat.inSeconds)
        return beats.wait(until: next) { $0.isOver ? () : nil } == nil
      }
      while goesOn() { beats.withLock { $0.beat() } }
    }
  }

  deinit { beats.withLock { $0.isOver = true } }

  /// Whether it stood still at some time since then.
  func happened(since start: ContinuousClock.Instant) -> Bool {
    beats.withLock { beats in
      beats.beat()
      return beats.resumed.map { $0 > start } ?? false
    }
  }
}
