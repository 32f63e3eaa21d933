import Basics
import SuiteSupport

/// Searches for the shortest sequence of earlier questions that changes an exercise's answer.
///
/// Every attempt runs in a new process.
final class MemorySearch {
  /// Evidence that an exercise remembers earlier questions.
  struct Finding {
    /// The questions asked before; empty if the question's answer alone varies between processes.
    var earlier: [[UInt8]]
    var script: [UInt8]
    var alone: ScriptAnswer
    var after: ScriptAnswer
  }

  let suite: AnySuite
  private let start: () throws(EnvironmentError) -> any ScriptAnswering
  private let limit: Duration
  /// The attempts since shrinking was allowed, and the processor time that they have used.
  private var (processCount, spent) = (0, Duration.zero)

  /// - Parameter limit: the time for one answer.
  init(
    _ suite: AnySuite, limit: Duration,
    starting start: @escaping () throws(EnvironmentError) -> any ScriptAnswering
  ) {
    (self.suite, self.limit, self.start) = (suite, limit, start)
  }

  /// Plays scripts in a new process, up to the first one without a trace.
  ///
  /// - Parameter shared: an allowance for all scripts together; nil to give each its own.
  func play(
    _ scripts: [[UInt8]], within shared: Allowance? = nil
  ) throws(EnvironmentError) -> [ScriptAnswer] {
    if Cancellation.isRequested { throw .cancelled }
    try Allowance.ask()
    processCount += 1
    let line = HostQueue(starting: start)
    var answers: [ScriptAnswer] = []
    for ticket in try line.ask(scripts) {
      let allowance = shared ?? Allowance(limit)
      guard let answer = try line.answer(to: ticket, within: allowance) else { break }
      spent += allowance.spent.processor
      answers.append(answer)
      if case .failure = answer { break }
    }
    return answers
  }

  /// Asks these questions forwards and backwards, and shrinks the clearest evidence of a memory.
  ///
  /// - Returns: nil if both orders give the same answers.
  func finding(among scripts: [[UInt8]]) throws(EnvironmentError) -> Finding? {
    let backwards = Array(scripts.reversed())
    let (first, second) = (try play(scripts), try play(backwards))
    let differing = scripts.indices.filter { index in
      let other = scripts.count - 1 - index
      return index < first.count && other < second.count
        && !suite.areAlike(first[index], second[other])
    }
    let sizes = differing.map { ($0, size(of: scripts[$0])) }
    let simplest = scripts.map { ($0, size(of: $0)) }.sorted { $0.1 < $1.1 }
      .prefix(CountLimit.simplestQuestions).map(\.0)
    var best: Finding?
    for (index, _) in sizes.sorted(by: { $0.1 < $1.1 }).prefix(CountLimit.shownQuestions) {
      let contexts = [
        Array(scripts[..<index]), Array(backwards[..<(scripts.count - 1 - index)]),
      ]
      if best != nil, !mayShrink { break }
      guard let finding = try finding(for: scripts[index], after: contexts, simpler: simplest)
      else { continue }
      if Set(finding.earlier).count <= 1 { return finding }
      if finding.earlier.count < best?.earlier.count ?? .max { best = finding }
    }
    return best
  }

  var mayShrink: Bool {
    processCount < CountLimit.memorySearches && spent < TimeLimit.memorySearch
  }

  func allowAsMuchAgain() { (processCount, spent) = (0, .zero) }

  /// Looks for evidence with each of the simplest of these questions, asked alone and repeatedly.
  func finding(amongTheSimplestOf scripts: [[UInt8]]) throws(EnvironmentError) -> Finding? {
    let sizes = scripts.map { ($0, size(of: $0)) }
    let sorted = sizes.sorted {
      $0.1 == $1.1 ? $0.0.lexicographicallyPrecedes($1.0) : $0.1 < $1.1
    }
    for (script, _) in sorted.prefix(CountLimit.shownQuestions) {
      if let finding = try finding(for: script, after: []) { return finding }
    }
    return nil
  }

  /// The length in characters of a script's code, as a measure of the effort of reading it.
  private func size(of script: [UInt8]) -> Int {
    suite.code(script).reduce(0) { $0 + $1.count }
  }

  /// Asks a question alone, again, and after each of the contexts.
  ///
  /// - Parameter simpler: short questions to try in place of longer ones of the context.
  /// - Returns: nil if the answer is always the same.
  func finding(
    for script: [UInt8], after contexts: [[[UInt8]]], simpler: [[UInt8]] = []
  ) throws(EnvironmentError) -> Finding? {
    guard let alone = try play([script]).first, let again = try play([script]).first else {
      return nil
    }
    guard suite.areAlike(alone, again) else {
      return Finding(earlier: [], script: script, alone: alone, after: again)
    }
    /// The answer after these questions if it differs from the answer alone; else nil.
    func otherwise(_ earlier: [[UInt8]]) throws(EnvironmentError) -> ScriptAnswer? {
      let seen = try play(earlier + [script])
      guard seen.count == earlier.count + 1, let last = seen.last else { return nil }
      return suite.areAlike(alone, last) ? nil : last
    }
    func smallest(_ earlier: [[UInt8]], _ after: ScriptAnswer) throws(EnvironmentError) -> Finding {
      try shortened(
        try confirmed(Finding(earlier: earlier, script: script, alone: alone, after: after)))
    }
    if let after = try otherwise([script]) { return try smallest([script], after) }
    if contexts.isEmpty, let counted = try counting(script, otherwise) {
      return try smallest(counted.earlier, counted.after)
    }
    for context in contexts {
      guard var after = try otherwise(context) else { continue }
      if let counted = try counting(script, otherwise) {
        return try smallest(counted.earlier, counted.after)
      }
      var earlier = try halving(context, &after, otherwise)
      if earlier.count > 1, Set(earlier).count == 1 {
        // What is counted may itself be answered differently in the end.
        if let own = try finding(for: earlier[0], after: []) { return own }
        return try smallest(earlier, after)
      }
      try leaveOut(of: &earlier, &after, otherwise)
      for place in earlier.indices.prefix(CountLimit.simplifiedQuestions) {
        for other in simpler where size(of: other) < size(of: earlier[place]) {
          var simplified = earlier
          simplified[place] = other
          guard let same = try otherwise(simplified) else { continue }
          (earlier, after) = (simplified, same)
          break
        }
      }
      return try smallest(earlier, after)
    }
    return nil
  }

  /// Repeats the attempts, to tell a memory from a random answer.
  func confirmed(_ finding: Finding) throws(EnvironmentError) -> Finding {
    func unsteady(_ answer: ScriptAnswer) -> Finding {
      Finding(earlier: [], script: finding.script, alone: finding.alone, after: answer)
    }
    for _ in 0..<CountLimit.memoryConfirmations {
      if let again = try play([finding.script]).first, !suite.areAlike(finding.alone, again) {
        return unsteady(again)
      }
      let again = try play(finding.earlier + [finding.script])
      guard again.count == finding.earlier.count + 1, let last = again.last,
        suite.areAlike(finding.after, last)
      else { return unsteady(finding.after) }
    }
    return finding
  }
}

extension AnySuite {
  /// Whether two answers are equal, ignoring parts that may vary without any memory.
  func areAlike(_ one: ScriptAnswer, _ other: ScriptAnswer) -> Bool {
    switch (one, other) {
    case (.success(let first), .success(let second)):
      first == second || steady(first) == steady(second)
    case (.failure(.late), .failure(.late)), (.failure(.ended), .failure(.ended)): true
    case (.failure(let first), .failure(let second)): first == second
    default: false
    }
  }
}
