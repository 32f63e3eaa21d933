import Basics
import Curriculum
import Grading
import Interface
import Terminal

enum LoopEvent: Sendable {
  case read([Input])
  /// The exercise of the lesson in this folder was saved.
  case saved(String)
  /// What there is to search.
  case loaded([SearchText])
  case progress(GradingJob, GradingProgress)
  /// A grading goes on for another second.
  case second(GradingJob)
  case graded(GradingJob, Result<Verdict, EnvironmentError>)
  /// What came of something that was wanted of the exercise that is played.
  case played(PlayerJob, Result<PlayerEvent, EnvironmentError>)
  /// There is something that a `scratch()` has printed.
  case scratchPrinted(ScratchJob)
  case scratchEnded(ScratchJob, Result<ScratchEnd, EnvironmentError>)
}

/// What waits for the one loop that owns the interface, from whichever thread it comes.
final class EventQueue<Event: Sendable>: Sendable {
  private let waiting = Locked(Waiting())

  private struct Waiting: Sendable {
    var events: [(event: Event, due: ContinuousClock.Instant)] = []
    /// Counts what was put in, so that who waits looks again when it has to wait less.
    var count = 0

    /// The event that was due first, if one is.
    mutating func next(at now: ContinuousClock.Instant) -> Event? {
      guard let first = events.indices.min(by: { events[$0].due < events[$1].due }),
        events[first].due <= now
      else { return nil }
      return events.remove(at: first).event
    }
  }

  /// Puts an event in; may be called from any thread.
  ///
  ///   - delay: how long it waits at least.
  ///   - isOutdated: an event that still waits, and whose turn and place this one takes.
  func post(
    _ event: Event, after delay: Duration = .zero,
    inPlaceOf isOutdated: (Event) -> Bool = { _ in false }
  ) {
    waiting.withLock { waiting in
      if let index = waiting.events.firstIndex(where: { isOutdated($0.event) }) {
        waiting.events[index].event = event
      } else {
        waiting.events.append((event, .now + delay))
        waiting.count += 1
      }
    }
  }

  /// The next event; waits for it.
  ///
  /// - Parameter patience: how long; for ever if there is none.
  /// - Returns: nil if none was due by then.
  func next(within patience: Duration? = nil) -> Event? {
    let end = patience.map { ContinuousClock.now + $0 }
    while true {
      let now = ContinuousClock.now
      let (event, due, count) = waiting.withLock { waiting in
        (waiting.next(at: now), waiting.events.map(\.due).min(), waiting.count)
      }
      if let event { return event }
      if let end, now >= end { return nil }
      let time = [due, end].compactMap { $0 }.min().map { ($0 - now) / .seconds(1) }
      _ = waiting.wait(until: time.map { Date(timeIntervalSinceNow: $0) }) { waiting in
        waiting.count == count ? nil : ()
      }
    }
  }
}
