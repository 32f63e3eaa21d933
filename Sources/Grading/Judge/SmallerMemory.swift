import Basics
import SuiteSupport
import Traces

/// Shrinking the evidence that an exercise remembers.
extension MemorySearch {
  /// Finds by bisection how often a question must be asked before an answer changes; nil if it
  /// doesn't change.
  func counting(
    _ script: [UInt8],
    _ otherwise: ([[UInt8]]) throws(EnvironmentError) -> ScriptAnswer?
  ) throws(EnvironmentError) -> (earlier: [[UInt8]], after: ScriptAnswer)? {
    var earlier = Array(repeating: script, count: CountLimit.memoryRepetitions)
    guard var after = try otherwise(earlier) else { return nil }
    var tooFew = 0
    while earlier.count - tooFew > 1 {
      let some = Array(repeating: script, count: (earlier.count + tooFew) / 2)
      if let seen = try otherwise(some) {
        (earlier, after) = (some, seen)
      } else {
        tooFew = some.count
      }
    }
    return (earlier, after)
  }

  /// Removes unneeded questions by bisection: finds the shortest prefix that changes the answer,
  /// keeps its last question as needed, and repeats this with the questions before it.
  ///
  /// If few questions are needed, this takes few attempts, however long the context is.
  func halving(
    _ context: [[UInt8]], _ after: inout ScriptAnswer,
    _ otherwise: ([[UInt8]]) throws(EnvironmentError) -> ScriptAnswer?
  ) throws(EnvironmentError) -> [[UInt8]] {
    var (rest, needed) = (context[...], [] as [[UInt8]])
    while mayShrink, needed.count < CountLimit.neededQuestions {
      var tooFew = 0
      while rest.count - tooFew > 1, mayShrink {
        let some = rest.prefix((rest.count + tooFew) / 2)
        if let seen = try otherwise(some + needed) {
          (rest, after) = (some, seen)
        } else {
          tooFew = some.count
        }
      }
      guard rest.count == tooFew + 1, let last = rest.popLast() else { break }
      needed.insert(last, at: 0)
      if let seen = try otherwise(needed) {
        (rest, after) = ([], seen)
        break
      }
      // An exercise that counts needs as many questions of any kind that it counts.
      if needed.count == 1, let counted = try counting(last, otherwise) {
        after = counted.after
        return counted.earlier
      }
    }
    return rest + needed
  }

  /// Removes unneeded questions, half of them at first and in the end one by one.
  func leaveOut(
    of earlier: inout [[UInt8]], _ after: inout ScriptAnswer,
    _ otherwise: ([[UInt8]]) throws(EnvironmentError) -> ScriptAnswer?
  ) throws(EnvironmentError) {
    var length = max(1, earlier.count / 2)
    while mayShrink {
      var (start, hasShrunk) = (0, false)
      while start < earlier.count, mayShrink {
        var rest = earlier
        rest.removeSubrange(start..<min(start + length, earlier.count))
        if let shorter = try otherwise(rest) {
          (earlier, after, hasShrunk) = (rest, shorter, true)
        } else {
          start += length
        }
      }
      if length == 1, !hasShrunk { break }
      length = max(1, length / 2)
    }
  }

  /// The evidence with shorter questions in place of its own, as far as they show a memory, too.
  func shortened(_ finding: Finding) throws(EnvironmentError) -> Finding {
    guard let first = finding.earlier.first, finding.isAnswered else { return finding }
    let isCounted = finding.earlier.count > 1 && Set(finding.earlier).count == 1
    var shorter = finding
    allowAsMuchAgain()
    // Shorter questions may have to be asked more often.
    if isCounted {
      shorter.earlier = Array(repeating: first, count: CountLimit.memoryRepetitions)
    }
    search: while true {
      for other in others(of: shorter) {
        guard mayShrink else { break search }
        guard let seen = try evidence(other, besides: shorter), seen.isAnswered else { continue }
        shorter = seen
        continue search
      }
      break
    }
    guard Set(shorter.earlier + [shorter.script]) != Set(finding.earlier + [finding.script]) else {
      return finding
    }
    if isCounted {
      let counted = try counting(shorter.earlier[0]) { earlier throws(EnvironmentError) in
        try evidence((earlier, shorter.script), besides: shorter)?.after
      }
      guard let counted else { return finding }
      (shorter.earlier, shorter.after) = counted
    }
    let confirmed = try confirmed(shorter)
    return confirmed.earlier.isEmpty ? finding : confirmed
  }

  /// The questions of a finding with one of them replaced by a shorter one, wherever it is asked.
  private func others(
    of finding: Finding
  ) -> some Sequence<(earlier: [[UInt8]], script: [UInt8])> {
    let questions = Set(finding.earlier + [finding.script]).sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
    }
    return questions.lazy.flatMap { question in
      self.suite.shorter(question).lazy.map { shorter in
        (
          finding.earlier.map { $0 == question ? shorter : $0 },
          finding.script == question ? shorter : finding.script
        )
      }
    }
  }

  /// What these questions show of a memory; nil if nothing does.
  private func evidence(
    _ questions: (earlier: [[UInt8]], script: [UInt8]), besides finding: Finding
  ) throws(EnvironmentError) -> Finding? {
    let (earlier, script) = questions
    var alone: ScriptAnswer? = finding.alone
    if script != finding.script { alone = try play([script]).first }
    let answers = try play(earlier + [script])
    guard let alone, answers.count == earlier.count + 1, let after = answers.last,
      !suite.areAlike(alone, after)
    else { return nil }
    return Finding(earlier: earlier, script: script, alone: alone, after: after)
  }
}

extension MemorySearch.Finding {
  /// Whether both answers are traces.
  fileprivate var isAnswered: Bool {
    if case (.success, .success) = (alone, after) { true } else { false }
  }
}
