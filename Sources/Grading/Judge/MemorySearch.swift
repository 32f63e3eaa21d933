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

  private let suite: AnySuite
  private let start: () throws(EnvironmentError) -> any ScriptAnswering
  private let limit: Duration
  private var processCount = 0
  /// The processor time used by the attempts so far.
  private var spent = Duration.zero

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

  private var mayShrink: Bool {
    processCount < CountLimit.memorySearches && spent < TimeLimit.memorySearch
  }

  /// Finds by bisection how often a question must be asked before its answer changes; nil if it
  /// doesn't change.
  private func counting(
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
  private func halving(
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
    }
    return rest + needed
  }

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
    func finding(_ earlier: [[UInt8]], _ after: ScriptAnswer) -> Finding {
      Finding(earlier: earlier, script: script, alone: alone, after: after)
    }
    guard suite.areAlike(alone, again) else { return finding([], again) }
    /// The answer after these questions if it differs from the answer alone; else nil.
    func otherwise(_ earlier: [[UInt8]]) throws(EnvironmentError) -> ScriptAnswer? {
      let seen = try play(earlier + [script])
      guard seen.count == earlier.count + 1, let last = seen.last else { return nil }
      return suite.areAlike(alone, last) ? nil : last
    }
    /// Repeats the attempts, to tell a memory from a random answer.
    func confirmed(_ earlier: [[UInt8]], _ after: ScriptAnswer) throws(EnvironmentError)
      -> Finding
    {
      for _ in 0..<CountLimit.memoryConfirmations {
        if let again = try play([script]).first, !suite.areAlike(alone, again) {
          return finding([], again)
        }
        let again = try play(earlier + [script])
        guard again.count == earlier.count + 1, let last = again.last, suite.areAlike(after, last)
        else { return finding([], after) }
      }
      return finding(earlier, after)
    }
    if let after = try otherwise([script]) { return try confirmed([script], after) }
    if contexts.isEmpty, let counted = try counting(script, otherwise) {
      return try confirmed(counted.earlier, counted.after)
    }
    for context in contexts {
      guard var after = try otherwise(context) else { continue }
      if let counted = try counting(script, otherwise) {
        return try confirmed(counted.earlier, counted.after)
      }
      var earlier = try halving(context, &after, otherwise)
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
      for place in earlier.indices.prefix(CountLimit.simplifiedQuestions) {
        for other in simpler where size(of: other) < size(of: earlier[place]) {
          var simplified = earlier
          simplified[place] = other
          guard let same = try otherwise(simplified) else { continue }
          (earlier, after) = (simplified, same)
          break
        }
      }
      return try confirmed(earlier, after)
    }
    return nil
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

/// An exercise's answers, in a process of its own, to part of the checks' questions in reversed
/// order, some of them repeated.
///
/// An exercise without memory gives the same answers as in the first round, which runs in parallel.
struct SecondRound: Sendable {
  /// Identifies a question by the index of its check and its index in the check's repeated
  /// questions.
  struct Place: Hashable, Sendable {
    var check: Int
    var question: Int
  }

  private(set) var answers: [Place: ScriptAnswer] = [:]
  /// The questions whose answers differ from the model's.
  private(set) var unlike: Set<Place> = []
  /// The answers that changed when a question was repeated at once.
  private(set) var unsteady: [Place: ScriptAnswer] = [:]
  /// Whether a question has no answer because the process ended first.
  private(set) var isUnfinished = false
  /// The question that timed out.
  private(set) var lateAt: Place?

  /// Whether all answers equal the model's.
  var isAsRecorded: Bool { unlike.isEmpty && unsteady.isEmpty && !isUnfinished }

  /// Asks all questions, up to a timeout or a limit of crashes.
  init(
    of recordings: [Recording], on line: HostQueue, timeout: Duration
  ) throws(EnvironmentError) {
    var crashCount = 0
    for check in recordings.indices.reversed() {
      if Cancellation.isRequested { throw .cancelled }
      let repeated = recordings[check].repeated
      guard crashCount < CountLimit.secondRoundCrashes else {
        isUnfinished = isUnfinished || !repeated.isEmpty
        continue
      }
      let places = repeated.indices.reversed().map { Place(check: check, question: $0) }
      // An exercise that counts calls or remembers questions does so with any question, so one is
      // enough.
      let again = Array(
        repeating: places.last,
        count: places.count <= CountLimit.fewQuestions ? CountLimit.secondRoundRepetitions : 1
      ).compactMap(\.self)
      let tickets = try line.ask((places + again).map { repeated[$0.question].script })
      let allowance = Allowance(timeout)
      for (index, place) in (places + again).enumerated() {
        let isAgain = index >= places.count
        guard let answer = try line.answer(to: tickets[index], within: allowance) else {
          if !isAgain { isUnfinished = true }
          continue
        }
        if isAgain {
          if let earlier = answers[place], answer != earlier { unsteady[place] = answer }
        } else {
          answers[place] = answer
          if !answer.meets(repeated[place.question].expected) { unlike.insert(place) }
        }
        switch answer {
        case .success: break
        // Using up all memory takes a while each time, so this isn't repeated.
        case .failure(.ended(let crash)) where crash.cause.isLimit:
          crashCount = CountLimit.secondRoundCrashes
        // Further questions would time out, too, and take too long together.
        case .failure(.late):
          crashCount = CountLimit.secondRoundCrashes
          lateAt = place
        case .failure: crashCount += 1
        }
      }
    }
  }

  /// All questions up to this one, in the order of the second round.
  static func scripts(upTo place: Place, in recordings: [Recording]) -> [[UInt8]] {
    recordings.indices.reversed().filter { $0 >= place.check }.flatMap { check in
      let repeated = recordings[check].repeated
      return repeated.indices.reversed()
        .filter { check > place.check || $0 >= place.question }
        .map { repeated[$0].script }
    }
  }
}
