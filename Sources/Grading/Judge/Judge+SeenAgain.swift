import SuiteSupport

/// Whether what no search has found again is there at all.
///
/// What was answered otherwise once, and never again, may have been chance; a verdict that depends on
/// chance would be another one each time.
extension Judge {
  /// Asks once more as it was asked when an exercise answered otherwise, each time in a new process.
  ///
  /// - Parameters:
  ///   - suspects: the scripts that were answered otherwise.
  ///   - unfounded: the step's checks whose counterexamples are right alone.
  /// - Returns: the simplest of these scripts that is answered otherwise again; nil if none is.
  func scriptSeenAgain(
    among suspects: [[UInt8]], unfounded: Set<Int>,
    _ start: @escaping () throws(HostFailure) -> any ScriptAnswering
  ) throws(HostFailure) -> [UInt8]? {
    let search = MemorySearch(suite, limit: timeout / 4, starting: start)
    for index in unfounded.sorted() {
      if let script = try scriptUnlikeTheModel(in: index, search) { return script }
    }
    let second = try SecondRound(
      of: rehearsals, on: HostLine(starting: start), timeout: timeout / 4)
    let answers = (Array(second.answers) + Array(second.unsteady)).map { place, answer in
      (script: script(at: place), answer: answer)
    }
    for (script, answer) in answers.sorted(by: { $0.script.precedes($1.script) })
    where suspects.contains(script) {
      guard let alone = try search.play([script]).first else { continue }
      if !areAlike(alone.answer, answer) { return script }
    }
    return nil
  }

  /// Asks all that was asked up to the end of a check, in the same order.
  private func scriptUnlikeTheModel(
    in index: Int, _ search: MemorySearch
  ) throws(HostFailure) -> [UInt8]? {
    let asked = rehearsals[...index].flatMap { rehearsal in
      zip(rehearsal.questions, rehearsal.expected).filter { $0.0.order == .shared }
    }
    let own = rehearsals[index].questions.count { $0.order == .shared }
    let seen = try search.play(asked.map(\.0.script))
    for place in asked.indices.suffix(own) where place < seen.count {
      let ((question, expected), answer) = (asked[place], seen[place].answer)
      if answer.meets(expected) { continue }
      guard let trace = suite.model(question.script), areAlike(answer, .trace(trace)) else {
        return question.script
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether it is shorter, or of the same length and first in the alphabet.
  fileprivate func precedes(_ other: [UInt8]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}
