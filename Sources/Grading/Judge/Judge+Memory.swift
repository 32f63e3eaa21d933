import SuiteSupport

/// How it is found out that an exercise remembers what it was asked before.
extension Judge {
  /// What one check has asked an exercise that didn't answer as the model does.
  struct Hearing {
    var answers: CheckAnswers
    var comparisons: Comparisons
  }

  /// Compares both rounds, and runs every counterexample alone.
  ///
  /// Where that shows a memory, the step's check on it fails, and what can't be shown without that
  /// memory waits.
  ///
  /// - Returns: whether there is one.
  func lookForMemory(
    _ second: SecondRound, starting start: @escaping () throws(HostFailure) -> any ScriptAnswering
  ) throws(HostFailure) -> Bool {
    guard !hearings.isEmpty || !second.isAsRehearsed || second.isSilent == isLoud else {
      return false
    }
    var suspects = try suspects(second)
    let search = MemorySearch(suite, limit: timeout / 4, starting: start)
    var unfounded: Set<Int> = []
    for (index, hearing) in hearings.sorted(by: { $0.key < $1.key }) {
      guard let script = try unfoundedScript(of: index, hearing, search) else { continue }
      unfounded.insert(index)
      suspects[report.catalogue[index].step, default: []].append(script)
    }
    let lateStep = try stepLateAgain(second, start)
    // Who prints in one order only may do so in any step.
    let printsSometimes = second.isSilent == isLoud && second.unanswered.isEmpty
    /// The checks on memory that fail or wait for such a one.
    var found: Set<String> = []
    for entry in report.catalogue where entry.isAboutMemory {
      if entry.after.contains(where: found.contains) {
        report.results[entry.id] = .waiting
        found.insert(entry.id)
        continue
      }
      // What it builds on is wrong in a way of its own.
      if buildsOnFailure(entry, apartFrom: unfounded) {
        report.results[entry.id] = .waiting
        continue
      }
      let suspects = suspects[entry.step] ?? []
      if suspects.isEmpty, let late = lateStep, late.step == entry.step {
        report.results[entry.id] = .late(given: late.given, seconds: timeout / .seconds(1))
        found.insert(entry.id)
        continue
      }
      guard !suspects.isEmpty || printsSometimes else { continue }
      let finding = try finding(
        in: entry.step, suspects: suspects, listens: suspects.isEmpty, start)
      if suspects.isEmpty, finding == nil { continue }
      // Chance is no memory: what else it gets wrong says more.
      let isChance = finding?.earlier.isEmpty ?? true
      if isChance, hasFailed {
        unfounded = unfounded.filter { report.catalogue[$0].step != entry.step }
        continue
      }
      report.results[entry.id] = result(of: finding)
      found.insert(entry.id)
    }
    for index in unfounded where !report.catalogue[index].isAboutMemory {
      report.results[report.catalogue[index].id] = .waiting
    }
    if !found.isEmpty { report.waitAgain(except: found) }
    return !found.isEmpty
  }

  /// Whether a check of an earlier step fails that this one waits for, perhaps by way of others.
  private func buildsOnFailure(_ entry: CatalogueEntry, apartFrom unfounded: Set<Int>) -> Bool {
    var needed = Set(entry.after)
    // A check builds only on earlier ones.
    for index in report.catalogue.indices.reversed() {
      let other = report.catalogue[index]
      guard needed.contains(other.id) else { continue }
      needed.formUnion(other.after)
      if other.step < entry.step, fails(other.id), !unfounded.contains(index) { return true }
    }
    return false
  }

  private func fails(_ id: String) -> Bool {
    switch report.results[id] {
    case .failed, .ended, .late, .noTrace: true
    case .passed, .waiting, nil: false
    }
  }

  /// Whether anything fails that isn't about memory.
  private var hasFailed: Bool {
    report.catalogue.contains { !$0.isAboutMemory && fails($0.id) }
  }

  // MARK: What is answered otherwise

  /// The scripts that the two rounds have answered differently, by the step.
  private func suspects(_ second: SecondRound) throws(HostFailure) -> [Int: [[UInt8]]] {
    var places = Set(second.unlike.keys)
    for (check, hearing) in hearings {
      for (question, answer) in hearing.answers.answers
      where answer != .trace(rehearsals[check].expected[question]) {
        places.insert(SecondRound.Place(check: check, question: question))
      }
    }
    var suspects: [Int: [[UInt8]]] = [:]
    func suspect(_ place: SecondRound.Place) {
      if place == second.lateAt { return }
      suspects[report.catalogue[place.check].step, default: []].append(script(at: place))
    }
    for place in second.unsteady { suspect(place) }
    var unasked: [Int: [SecondRound.Place]] = [:]
    for place in places {
      guard let other = second.answer(at: place, in: rehearsals) else { continue }
      if let own = answer(at: place) {
        if !areAlike(own, other) { suspect(place) }
      } else {
        unasked[place.check, default: []].append(place)
      }
    }
    // What a check has left out after its first wrong answer.
    for (_, places) in unasked.sorted(by: { $0.key < $1.key }) {
      let some = places.sorted { $0.question < $1.question }.prefix(Self.sampleLimit)
      let line = hosts.shared
      line.settle(until: .now + timeout)
      let tickets = try line.ask(some.map(script))
      for (place, ticket) in zip(some, tickets) {
        guard let own = line.answer(to: ticket, until: .now + timeout / 4),
          let other = second.answer(at: place, in: rehearsals)
        else { break }
        if !areAlike(own, other) { suspect(place) }
      }
    }
    return suspects
  }

  /// The step of the question that only the other order never answers, and its code.
  private func stepLateAgain(
    _ second: SecondRound, _ start: @escaping () throws(HostFailure) -> any ScriptAnswering
  ) throws(HostFailure) -> (step: Int, given: [String])? {
    guard let place = second.lateAt, case .trace? = answer(at: place) else { return nil }
    // Who was late once may have had no turn.
    let search = MemorySearch(suite, limit: timeout, starting: start)
    let scripts = SecondRound.scripts(upTo: place, in: rehearsals)
    guard case .late? = try search.play(scripts).last?.answer else { return nil }
    return (report.catalogue[place.check].step, suite.code(script(at: place)))
  }

  /// How many questions are asked afterwards that a check has left out.
  private static let sampleLimit = 64

  private func script(at place: SecondRound.Place) -> [UInt8] {
    rehearsals[place.check].questions[place.question].script
  }

  /// What came of a question in the first round; nil if it wasn't asked.
  private func answer(at place: SecondRound.Place) -> ScriptAnswer? {
    if let hearing = hearings[place.check] { return hearing.answers.answers[place.question] }
    let isWaiting = report.results[report.catalogue[place.check].id] == .waiting
    return isWaiting ? nil : .trace(rehearsals[place.check].expected[place.question])
  }

  private func areAlike(_ one: ScriptAnswer, _ other: ScriptAnswer) -> Bool {
    switch (one, other) {
    case (.trace(let first), .trace(let second)):
      first == second || suite.steady(first) == suite.steady(second)
    case (.tooLong, .tooLong), (.late, .late), (.ended, .ended): true
    default: false
    }
  }

  // MARK: Counterexamples

  /// Runs alone what a failed check is about.
  ///
  /// - Returns: the script that is answered otherwise then; nil if all is as it was.
  private func unfoundedScript(
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

  // MARK: The shortest story

  private func finding(
    in step: Int, suspects: [[UInt8]], listens: Bool,
    _ start: @escaping () throws(HostFailure) -> any ScriptAnswering
  ) throws(HostFailure) -> MemorySearch.Finding? {
    let search = MemorySearch(suite, limit: timeout / 4, listens: listens, starting: start)
    let own = rehearsals.indices.filter { report.catalogue[$0].step == step }
    if let finding = try search.finding(among: scripts(of: own)) { return finding }
    guard !listens else { return nil }
    // Other steps' functions may have a hand in it.
    if let finding = try search.finding(among: scripts(of: Array(rehearsals.indices))) {
      return finding
    }
    return try search.finding(amongTheSimplestOf: Array(Set(suspects.flatMap(parts))))
  }

  private func parts(of script: [UInt8]) -> [[UInt8]] {
    suite.model(script).map { suite.parts(of: script, $0).map(\.script) } ?? [script]
  }

  /// Everything that these checks ask, each once, in the smallest parts.
  private func scripts(of checks: [Int]) -> [[UInt8]] {
    var known: Set<[UInt8]> = []
    var scripts: [[UInt8]] = []
    for check in checks {
      for (question, trace) in zip(rehearsals[check].questions, rehearsals[check].expected)
      where question.order == .shared {
        for part in suite.parts(of: question.script, trace)
        where known.insert(part.script).inserted {
          scripts.append(part.script)
        }
      }
    }
    return scripts
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
