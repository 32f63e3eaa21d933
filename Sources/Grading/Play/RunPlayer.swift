import Play
import SuiteSupport

/// Something that plays events: an exercise, or the rules of a lesson.
protocol RunPlayer {
  /// How exercises of the lesson are run.
  var play: AnyPlay { get }

  /// The moments after events, one for each; with no events, the one at which a run begins.
  ///
  /// - Parameters:
  ///   - start: the moment at which they begin, as bytes; nil where runs of the lesson begin.
  ///   - past: what happened before; it happens again where a run can't go on from a moment.
  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent]
  ) throws(HostFailure) -> Result<[[UInt8]], RunProblem>
}

extension RunPlayer {
  /// The part of a run that has these moments.
  func part(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent]
  ) -> RunPart<[UInt8]> {
    let kept = max(events.count, 1)
    return play.goesOnFromMoments
      ? RunPart(from: start, events, keeping: kept)
      : RunPart(from: nil, past + events, keeping: kept)
  }

  /// The moments after events, up to the one over which it doesn't come: that is found one event at a
  /// time, so that a run ends or is late only once more.
  func asFarAsItGoes(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent]
  ) throws(HostFailure) -> (moments: [[UInt8]], problem: RunProblem?) {
    switch try moments(from: start, after: past, events) {
    case .success(let moments): return (moments, nil)
    case .failure(let problem): if events.count < 2 { return ([], problem) }
    }
    var found: [[UInt8]] = []
    for (place, event) in events.enumerated() {
      switch try moments(from: found.last ?? start, after: past + events[..<place], [event]) {
      case .success(let next): found += next
      case .failure(let problem): return (found, problem)
      }
    }
    return (found, nil)
  }
}

/// The rules of a lesson, which play whatever an exercise is asked to.
struct RulesPlayer: RunPlayer {
  let play: AnyPlay
  /// What the rules answer to a script; nil if it is none.
  let model: @Sendable ([UInt8]) -> [UInt8]?

  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent]
  ) throws(HostFailure) -> Result<[[UInt8]], RunProblem> {
    let part = part(from: start, after: past, events)
    guard let trace = model(play.script(part)), let moments = play.moments(trace, part),
      moments.count == part.kept
    else { return .failure(.unreadable) }
    return .success(moments)
  }
}
