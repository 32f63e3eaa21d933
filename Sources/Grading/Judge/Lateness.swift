import Basics
import Curriculum
import SuiteSupport

/// What an exercise was at when its time was over.
extension Judge {
  /// The part of a script that is being played when the time is over; all of it, if it has no parts.
  func latePart(of script: [UInt8]) throws(HostFailure) -> [UInt8] {
    let parts = suite.model(script).map { suite.parts(of: script, $0).map(\.script) } ?? []
    guard parts.count > 1, let place = try latePlace(among: parts) else { return script }
    return parts[place]
  }

  /// The step of a check that is late only because of what was asked before it, and what is shown of
  /// that; nil if none is.
  ///
  /// Whoever keeps everything that it was asked gets slower and slower.
  func stepSlowedDown() throws(HostFailure) -> (check: Int, late: LateStep)? {
    for (index, hearing) in hearings.sorted(by: { $0.key < $1.key }) {
      let entry = report.catalogue[index]
      guard case .timedOut(let lateness, let given, _)? = report.results[entry.id],
        let place = hearing.answers.latePlace,
        report.catalogue.contains(where: { $0.isAboutMemory && $0.step == entry.step })
      else { continue }
      let scripts = rehearsals[index].questions[...place].map(\.script)
      guard try latePlace(among: scripts) == nil else { continue }
      return (index, LateStep(step: entry.step, lateness: lateness, given: given))
    }
    return nil
  }

  /// The place of the script that is being played in a new process when a quarter of a check's time is
  /// over; nil if all of them are played by then, or the process ends.
  private func latePlace(among scripts: [[UInt8]]) throws(HostFailure) -> Int? {
    let line = HostLine(starting: start)
    let allowance = Allowance(timeout / 4)
    for (place, ticket) in try line.ask(scripts).enumerated() {
      switch try line.answer(to: ticket, within: allowance) {
      case .trace: continue
      case .late: return place
      case .tooLong, .unreadable, .ended, nil: return nil
      }
    }
    return nil
  }

  /// A step of which a question is late only where something else was asked before.
  struct LateStep {
    var step: Int
    var lateness: Lateness
    var given: [String]
  }
}
