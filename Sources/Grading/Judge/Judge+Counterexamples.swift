import SuiteSupport

/// How what a failed check shows is run alone.
extension Judge {
  /// Runs alone what a failed check is about.
  ///
  /// - Returns: the script that is answered otherwise then; nil if all is as it was.
  func unfoundedScript(
    of index: Int, _ hearing: Hearing, _ search: MemorySearch
  ) throws(HostFailure) -> [UInt8]? {
    switch report.results[report.catalogue[index].id] {
    case .failed(let mismatch):
      for part in hearing.parts(behind: mismatch, of: suite) {
        guard let alone = try search.play([part.script]).first else { return part.script }
        if !areAlike(alone.answer, .trace(part.trace)) { return part.script }
      }
      return nil
    case .ended(let report, _) where !report.hasPassedLimit:
      guard let last = hearing.answers.log.last?.question.script,
        case .trace? = try search.play([last]).first?.answer
      else { return nil }
      return last
    default: return nil
    }
  }
}

extension Judge {
  /// Keeps what failed checks failed over, where that is a run that somebody can play.
  func keepExamples() {
    guard let play = suite.play else { return }
    for (index, hearing) in hearings {
      let id = report.catalogue[index].id
      let scripts: [[UInt8]] =
        switch report.results[id] {
        case .failed(let mismatch): hearing.parts(behind: mismatch, of: suite).map(\.script)
        case .ended, .late: hearing.answers.log.last.map { [$0.question.script] } ?? []
        default: []
        }
      let run = scripts.lazy.compactMap(play.run).first
      report.examples[id] = run.map { RunExample(start: $0.start, events: $0.events) }
    }
  }
}

extension Judge.Hearing {
  /// The smallest scripts that a mismatch comes from, with what came of them.
  fileprivate func parts(behind mismatch: Mismatch, of suite: AnySuite) -> [AnySuite.Part] {
    let about = Set(comparisons.questions(behind: mismatch).map(\.script))
    var parts: [AnySuite.Part] = []
    for (question, reply) in answers.log where about.isEmpty || about.contains(question.script) {
      guard case .trace(let trace) = reply.answer else { continue }
      for part in suite.parts(of: question.script, trace)
      where !parts.contains(part) && part.trace != suite.model(part.script) {
        parts.append(part)
      }
    }
    guard parts.count > 1 else { return parts }
    // Of many, those whose code is shown.
    let rated = parts.map { part in
      (part, zip(suite.code(part.script), mismatch.given).prefix { $0 == $1 }.count)
    }
    let best = rated.map(\.1).max() ?? 0
    return Array(rated.filter { $0.1 == best }.map(\.0).prefix(best == 0 ? 1 : 2))
  }
}
