import Curriculum
import SuiteSupport

/// The scripts behind failed checks, which are played alone and shown.
extension Judge {
  /// Plays the scripts behind a failed check alone, in new processes.
  ///
  /// - Returns: the first script that is answered differently then; nil if none is.
  func unfoundedScript(
    of index: Int, _ hearing: CheckAnswers, _ search: MemorySearch
  ) throws(EnvironmentError) -> [UInt8]? {
    switch report.results[report.catalogue[index].id] {
    case .failed(let mismatch):
      for part in hearing.parts(behind: mismatch, of: suite) {
        guard let alone = try search.play([part.script]).first else { return part.script }
        if !suite.areAlike(alone, .success(part.trace)) { return part.script }
      }
      return nil
    case .unanswered(.ended(let crash), _) where !crash.cause.isLimit:
      guard let last = hearing.log.last?.question.script,
        case .success? = try search.play([last]).first
      else { return nil }
      return last
    default: return nil
    }
  }

  /// Adds to the report the runs behind failed checks, as far as they can be played.
  func keepExamples() {
    guard let play = suite.play else { return }
    for (index, hearing) in hearings {
      let id = report.catalogue[index].id
      let scripts: [[UInt8]] =
        switch report.results[id] {
        case .failed(let mismatch): hearing.parts(behind: mismatch, of: suite).map(\.script)
        case .unanswered(.ended, _), .unanswered(.late, _):
          hearing.log.last.map { [$0.question.script] } ?? []
        default: []
        }
      let run = scripts.lazy.compactMap(play.run).first
      report.examples[id] = run.map { RunExample(start: $0.start, events: $0.events) }
    }
  }
}

extension CheckAnswers {
  /// The smallest scripts behind a mismatch, with their traces.
  fileprivate func parts(behind mismatch: Mismatch, of suite: AnySuite) -> [AnySuite.Part] {
    let about = Set(comparisons.questions(behind: mismatch).map(\.script))
    var parts: [AnySuite.Part] = []
    for (question, reply) in log where about.isEmpty || about.contains(question.script) {
      guard case .success(let trace) = reply.answer else { continue }
      for part in suite.parts(of: question.script, trace)
      where !parts.contains(part) && part.trace != suite.model(part.script) {
        parts.append(part)
      }
    }
    guard parts.count > 1 else { return parts }
    // Prefers those whose code the mismatch shows.
    let rated = parts.map { part in
      (part, zip(suite.code(part.script), mismatch.given).prefix { $0 == $1 }.count)
    }
    let best = rated.map(\.1).max() ?? 0
    return Array(rated.filter { $0.1 == best }.map(\.0).prefix(best == 0 ? 1 : 2))
  }
}
