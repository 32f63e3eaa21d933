import Basics
import SuiteSupport

/// Looks for the fewest questions after which an exercise answers another one otherwise than alone.
///
/// Every attempt is made in a process in which nothing has happened yet.
final class MemorySearch {
  /// An exercise's memory, as questions that show it.
  struct Finding {
    /// What is asked before; nothing if the same question alone is answered now so and now otherwise.
    var earlier: [[UInt8]]
    var script: [UInt8]
    var alone: ScriptAnswer
    var after: ScriptAnswer
  }

  private let suite: AnySuite
  private let start: () throws(EnvironmentError) -> any ScriptAnswering
  private let limit: Duration
  private var processCount = 0
  /// Of a processor's time, as far as somebody has looked.
  private var spent = Duration.zero

  /// - Parameter limit: how long one answer may take.
  init(
    _ suite: AnySuite, limit: Duration,
    starting start: @escaping () throws(EnvironmentError) -> any ScriptAnswering
  ) {
    (self.suite, self.limit, self.start) = (suite, limit, start)
  }

  /// Plays scripts in a new process, up to the first that has no trace.
  ///
  /// - Parameter shared: what there is for all of them; nil where each has its own.
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

  /// Asks these questions in both orders, and shrinks what shows a memory best.
  ///
  /// - Returns: nil if both orders are answered alike.
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

  /// How often the same has to be asked before it is answered otherwise; nil if it never is.
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

  /// Leaves out what isn't needed, by halves: the last question that makes the difference ends the shortest
  /// beginning that does, and the last one before it that is needed beside it is found in the same way.
  ///
  /// Where a few questions make the difference it takes few attempts, however many were asked.
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

  /// Asks the simplest of these questions alone and again.
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

  /// How much of a script a reader has to take in, in characters.
  private func size(of script: [UInt8]) -> Int {
    suite.code(script).reduce(0) { $0 + $1.count }
  }

  /// Asks a question alone, again, and after others.
  ///
  /// - Parameter simpler: the simplest questions, which may show the same as longer ones.
  /// - Returns: nil if it is always answered alike.
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
    /// What comes of it after others, if that isn't what comes of it alone.
    func otherwise(_ earlier: [[UInt8]]) throws(EnvironmentError) -> ScriptAnswer? {
      let seen = try play(earlier + [script])
      guard seen.count == earlier.count + 1, let last = seen.last else { return nil }
      return suite.areAlike(alone, last) ? nil : last
    }
    /// Chance shows when the same is asked several times.
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
  /// Whether both are the same as far as anybody can tell who remembers nothing.
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

/// What an exercise answers in a process of its own to some of what the checks ask, the last question
/// first, and some of them twice.
///
/// Whoever remembers nothing answers as in the first round, which goes on at the same time. What wasn't
/// asked here has no answer here, whatever the first round has captured.
struct SecondRound: Sendable {
  /// A question, by the place of its check in the catalogue and its own among those that are repeated.
  struct Place: Hashable, Sendable {
    var check: Int
    var question: Int
  }

  /// The answers that came.
  private(set) var answers: [Place: ScriptAnswer] = [:]
  /// The questions whose answers aren't the model's.
  private(set) var unlike: Set<Place> = []
  /// What was answered otherwise when a question was asked again at once.
  private(set) var unsteady: [Place: ScriptAnswer] = [:]
  /// Whether there is a question without an answer, because the process was over before.
  private(set) var isUnfinished = false
  /// The question whose answer was late.
  private(set) var lateAt: Place?

  /// Whether everything was answered as the model does.
  var isAsRecorded: Bool { unlike.isEmpty && unsteady.isEmpty && !isUnfinished }

  /// Asks until all is answered, or an answer is late.
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
      // An exercise that counts calls, or remembers questions, does so with any of them.
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
        // An exercise that uses up all memory takes a while for it, each time.
        case .failure(.ended(let crash)) where crash.cause.isLimit:
          crashCount = CountLimit.secondRoundCrashes
        // Others would be late, too, and who waits for all of them waits for ever.
        case .failure(.late):
          crashCount = CountLimit.secondRoundCrashes
          lateAt = place
        case .failure: crashCount += 1
        }
      }
    }
  }

  /// All that is asked up to a question, in this order.
  static func scripts(upTo place: Place, in recordings: [Recording]) -> [[UInt8]] {
    recordings.indices.reversed().filter { $0 >= place.check }.flatMap { check in
      let repeated = recordings[check].repeated
      return repeated.indices.reversed()
        .filter { check > place.check || $0 >= place.question }
        .map { repeated[$0].script }
    }
  }
}
