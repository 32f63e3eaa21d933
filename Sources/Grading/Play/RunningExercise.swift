import Limits
import SuiteSupport
import Verdicts

/// An exercise that plays runs as long as somebody asks.
///
/// It serves one thread. After a trap or a time-out the next run is played in a new process.
public final class RunningExercise {
  /// How the lesson's exercises are run.
  package let play: AnyPlay
  private let line: HostLine
  private let timeout: Duration

  init(_ play: AnyPlay, starting start: @escaping HostStart, timeout: Duration) {
    (self.play, self.timeout) = (play, timeout)
    line = HostLine(starting: start)
  }

  /// Plays a run from its beginning, in a process that may have played others: what it remembers of
  /// them shows.
  ///
  /// - Parameter events: each fits its form.
  /// - Returns: as many moments as could be reached, and what ended it early.
  package func run(_ events: [PlayEvent]) throws(HostFailure) -> PlayedRun {
    var run = PlayedRun(moments: [])
    switch try part(from: nil, after: [], []) {
    case .failure(let problem): return PlayedRun(moments: [], problem: problem)
    case .success(let moments): run.moments = moments
    }
    var next = events[...]
    while !next.isEmpty {
      let chunk = next.prefix(CountLimit.playedAtOnce)
      let (moments, problem) = try asFarAsItGoes(
        from: run.moments.last, after: events[..<next.startIndex], Array(chunk))
      run.moments += moments
      if let problem {
        run.problem = problem
        return run
      }
      next = next.dropFirst(chunk.count)
    }
    return run
  }

  /// The moments after events, up to the one over which the exercise doesn't come: that is found one
  /// event at a time, so that a run ends or is late only once more.
  private func asFarAsItGoes(
    from start: [UInt8]?, after past: ArraySlice<PlayEvent>, _ events: [PlayEvent]
  ) throws(HostFailure) -> (moments: [[UInt8]], problem: RunProblem?) {
    if case .success(let moments) = try part(from: start, after: past, events) {
      return (moments, nil)
    }
    var moments: [[UInt8]] = []
    for (place, event) in events.enumerated() {
      let past = past + events[..<place]
      switch try part(from: moments.last ?? start, after: past, [event]) {
      case .success(let next): moments += next
      case .failure(let problem): return (moments, problem)
      }
    }
    return (moments, nil)
  }

  /// The moments after events in a row; with no events, the one at which a run begins.
  ///
  /// - Parameters:
  ///   - start: the moment at which they begin.
  ///   - past: what happened before; it happens again where a run can't go on from a moment.
  private func part(
    from start: [UInt8]?, after past: ArraySlice<PlayEvent>, _ events: [PlayEvent]
  ) throws(HostFailure) -> Result<[[UInt8]], RunProblem> {
    let kept = max(events.count, 1)
    let part =
      play.goesOnFromMoments
      ? RunPart(from: start, events, keeping: kept)
      : RunPart(from: nil, past + events, keeping: kept)
    let tickets = try line.ask([play.script(part)])
    switch line.answer(to: tickets[0], until: .now + timeout) {
    case .trace(let trace):
      guard let moments = play.moments(trace, part), moments.count == kept else {
        return .failure(.unreadable)
      }
      return .success(moments)
    case .tooLong: return .failure(.tooLong)
    case .late: return .failure(.late)
    case .ended(let crash): return .failure(.ended(crash.cause, at: crash.place))
    case nil: return .failure(.late)
    }
  }
}

/// What came of a run.
package struct PlayedRun: Equatable, Sendable {
  /// The moments as bytes: the one before anything happened, and one after each event.
  package var moments: [[UInt8]]
  /// What came of the event after the last moment, if not a moment.
  package var problem: RunProblem?

  /// A run as far as it went.
  package init(moments: [[UInt8]], problem: RunProblem? = nil) {
    (self.moments, self.problem) = (moments, problem)
  }
}

/// Why a run doesn't go on.
package enum RunProblem: Error, Equatable, Sendable {
  /// The exercise's process ended, at this place if that is known.
  case ended(CrashCause, at: SourcePlace?)
  /// There was no moment in time.
  case late
  /// It is larger than a moment may be.
  case tooLong
  /// What was answered is no moment.
  case unreadable
}
