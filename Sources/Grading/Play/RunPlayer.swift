import Curriculum
import SuiteSupport

/// Something that plays events: an exercise, or the rules of a lesson.
protocol RunPlayer {
  /// How exercises of the lesson are run.
  var play: AnyPlay { get }

  /// The latest moments after events; with no events, the one at which a run begins.
  ///
  /// - Parameters:
  ///   - start: the moment at which they begin, as bytes; nil where runs of the lesson begin.
  ///   - past: what happened before; it happens again where a run can't go on from a moment.
  ///   - kept: how many moments are wanted; at most one for each event.
  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) throws(HostFailure) -> Result<[[UInt8]], RunProblem>
}

extension RunPlayer {
  /// The part of a run that has these moments.
  func part(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) -> RunPart<[UInt8]> {
    play.goesOnFromMoments
      ? RunPart(from: start, events, keeping: kept)
      : RunPart(from: nil, past + events, keeping: kept)
  }

  /// The moments after events, up to the one over which it doesn't come.
  ///
  /// That one is found one event at a time, so that a run ends or is late only once more. Moments that
  /// are too large together are asked for in halves.
  func asFarAsItGoes(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent]
  ) throws(HostFailure) -> (moments: [[UInt8]], problem: RunProblem?) {
    let problem: RunProblem
    switch try moments(from: start, after: past, events, keeping: max(events.count, 1)) {
    case .success(let moments): return (moments, nil)
    case .failure(let failure): problem = failure
    }
    guard events.count > 1 else { return ([], problem) }
    let length = problem == .tooLong ? (events.count + 1) / 2 : 1
    var found: [[UInt8]] = []
    while found.count < events.count {
      let place = found.count
      let next = try asFarAsItGoes(
        from: found.last ?? start, after: past + events[..<place],
        Array(events[place...].prefix(length)))
      found += next.moments
      if let problem = next.problem { return (found, problem) }
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
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) throws(HostFailure) -> Result<[[UInt8]], RunProblem> {
    let part = part(from: start, after: past, events, keeping: kept)
    guard let trace = model(play.script(part)), let moments = play.moments(trace, part),
      moments.count == part.kept
    else { return .failure(.unreadable) }
    return .success(moments)
  }
}
