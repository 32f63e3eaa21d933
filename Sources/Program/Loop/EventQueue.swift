import Basics
import Curriculum
import Grading
import Interface
import Terminal

enum LoopEvent: Sendable {
  case read([Input])
  /// The exercise of this lesson (named by its folder) was saved.
  case saved(String)
  /// The texts to search were read.
  case loaded([SearchText])
  case progress(GradingJob, GradingProgress)
  /// A grading has been running for another second.
  case second(GradingJob)
  case graded(GradingJob, Result<Verdict, EnvironmentError>)
  /// An answer about the exercise that is played.
  case played(PlayerJob, Result<PlayerEvent, EnvironmentError>)
  /// A `scratch()` has new output.
  case scratchPrinted(ScratchJob)
  case scratchEnded(ScratchJob, Result<ScratchEnd, EnvironmentError>)
}

/// The queue of events for the loop; any thread may post.
final class EventQueue<Event: Sendable>: Sendable {
  private let waiting = Locked(Waiting())

  private struct Waiting: Sendable {
    var events: [(event: Event, due: ContinuousClock.Instant)] = []
    /// The number of posted events, by which a waiting thread notices a new one.
    var count = 0

    /// Removes and returns the event with the earliest due time, if it is due.
    mutating func next(at now: ContinuousClock.Instant) -> Event? {
      guard let first = events.indices.min(by: { events[$0].due < events[$1].due }),
        events[first].due <= now
      else { return nil }
      return events.remove(at: first).event
    }
  }

  /// Adds an event; may be called from any thread.
  ///
  ///   - delay: the time until it is due.
  ///   - isOutdated: a waiting event that this one replaces, keeping its due time.
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

  /// Waits for the next event.
  ///
  /// - Parameter patience: the longest time to wait; nil waits for ever.
  /// - Returns: nil if no event was due in that time.
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
