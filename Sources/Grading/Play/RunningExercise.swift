import Basics
import Curriculum
import SuiteSupport

/// An exercise that plays runs as long as somebody asks.
///
/// It serves one thread. After a trap or a time-out the next run is played in a new process.
public final class RunningExercise: RunPlayer {
  package let play: AnyPlay
  private let line: HostLine
  private let timeout: Duration

  init(_ play: AnyPlay, starting start: @escaping HostStart, timeout: Duration) {
    (self.play, self.timeout) = (play, timeout)
    line = HostLine(starting: start)
  }

  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) throws(HostFailure) -> Result<[[UInt8]], RunProblem> {
    let part = part(from: start, after: past, events, keeping: kept)
    let tickets = try line.ask([play.script(part)])
    switch try line.answer(to: tickets[0], within: Allowance(timeout)) {
    case .trace(let trace):
      guard let moments = play.moments(trace, part), moments.count == part.kept else {
        return .failure(.unreadable)
      }
      return .success(moments)
    case .tooLong: return .failure(.tooLong)
    case .unreadable, nil: return .failure(.unreadable)
    case .late(let lateness):
      return .failure(.late(lateness, seconds: timeout / .seconds(1)))
    case .ended(let crash):
      let report = crash.located
      return .failure(.ended(report.cause, at: report.place))
    }
  }
}
