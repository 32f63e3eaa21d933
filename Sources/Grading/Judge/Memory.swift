import Basics
import SuiteSupport

/// Finding out whether an exercise remembers earlier questions.
extension Judge {
  /// Compares both rounds of answers and runs each counterexample alone.
  ///
  /// If an exercise remembers, the step's check for memory fails, and checks that fail only because
  /// of that wait for it.
  ///
  /// - Returns: whether the exercise remembers earlier questions.
  func lookForMemory(_ second: SecondRound) throws(EnvironmentError) -> Bool {
    guard !hearings.isEmpty || !second.isAsRecorded else { return false }
    var suspects = try suspects(second)
    let search = MemorySearch(suite, limit: timeout / 4, starting: start)
    var unfounded: Set<Int> = []
    for (index, hearing) in hearings.sorted(by: { $0.key < $1.key }) {
      guard let script = try unfoundedScript(of: index, hearing, search) else { continue }
      unfounded.insert(index)
      suspects[report.catalogue[index].step, default: []].append(script)
    }
    var lateStep = try stepLateAgain(second)
    if lateStep == nil, let slowed = try stepSlowedDown() {
      unfounded.insert(slowed.check)
      lateStep = slowed.late
    }
    /// The memory checks that fail, or wait for one that fails.
    var found: Set<String> = []
    /// The checks whose failure didn't happen again.
    var forgiven: Set<Int> = []
    for entry in report.catalogue where entry.isAboutMemory {
      if entry.after.contains(where: found.contains) {
        report.results[entry.id] = .waiting
        found.insert(entry.id)
        continue
      }
      // The check waits if an earlier step fails for another reason.
      if buildsOnFailure(entry, apartFrom: unfounded) {
        report.results[entry.id] = .waiting
        continue
      }
      let suspects = suspects[entry.step] ?? []
      if suspects.isEmpty, let late = lateStep, late.step == entry.step {
        report.results[entry.id] = .unanswered(
          .late(late.lateness, seconds: timeout.inSeconds), given: late.given)
        found.insert(entry.id)
        continue
      }
      guard !suspects.isEmpty else { continue }
      let own = unfounded.filter { report.catalogue[$0].step == entry.step }
      // A difference that doesn't occur again isn't reported as memory; only reading the source
      // could show it.
      guard let finding = try finding(in: entry.step, suspects: suspects) else {
        unfounded.subtract(own)
        forgiven.formUnion(own)
        continue
      }
      // A random difference isn't memory; the other failures say more, and the check waits for them.
      if finding.earlier.isEmpty, hasFailed {
        unfounded.subtract(own)
        report.results[entry.id] = .waiting
        continue
      }
      report.results[entry.id] = result(of: finding)
      found.insert(entry.id)
    }
    for index in unfounded where !report.catalogue[index].isAboutMemory {
      report.results[report.catalogue[index].id] = .waiting
    }
    try judgeAgain(forgiven, except: found.union(unfounded.map { report.catalogue[$0].id }))
    if !found.isEmpty { report.waitAgain(except: found) }
    return !found.isEmpty
  }

  /// Whether this check depends, directly or not, on a failing check of an earlier step.
  private func buildsOnFailure(_ entry: CatalogueEntry, apartFrom unfounded: Set<Int>) -> Bool {
    var needed = Set(entry.after)
    // Checks depend only on earlier ones, so one pass backwards is enough.
    for index in report.catalogue.indices.reversed() {
      let other = report.catalogue[index]
      guard needed.contains(other.id) else { continue }
      needed.formUnion(other.after)
      if other.step < entry.step, fails(other.id), !unfounded.contains(index) { return true }
    }
    return false
  }

  private func fails(_ id: String) -> Bool { report.results[id]?.isWrong ?? false }

  private var hasFailed: Bool {
    report.catalogue.contains { !$0.isAboutMemory && fails($0.id) }
  }

  private func finding(
    in step: Int, suspects: [[UInt8]]
  ) throws(EnvironmentError) -> MemorySearch.Finding? {
    let search = MemorySearch(suite, limit: timeout / 4, starting: start)
    let own = recordings.indices.filter { report.catalogue[$0].step == step }
    if let finding = try search.finding(among: scripts(of: own)) { return finding }
    // Functions of other steps may be involved.
    if let finding = try search.finding(among: scripts(of: Array(recordings.indices))) {
      return finding
    }
    return try search.finding(amongTheSimplestOf: Array(Set(suspects.flatMap(parts))))
  }

  private func parts(of script: [UInt8]) -> [[UInt8]] {
    suite.model(script).map { suite.parts(of: script, $0).map(\.script) } ?? [script]
  }

  /// The scripts that these checks ask, split into their smallest parts, without duplicates.
  private func scripts(of checks: [Int]) -> [[UInt8]] {
    var known: Set<[UInt8]> = []
    var scripts: [[UInt8]] = []
    for check in checks {
      for question in recordings[check].questions where question.order == .shared {
        for part in parts(of: question.script) where known.insert(part).inserted {
          scripts.append(part)
        }
      }
    }
    return scripts
  }
}

/// Differences between the two rounds of answers.
extension Judge {
  /// The scripts whose answers differ between the two rounds, by step.
  func suspects(_ second: SecondRound) throws(EnvironmentError) -> [Int: [[UInt8]]] {
    // Where both answers equal the model's, there is no difference. Those of a check that isn't heard
    // do in the first round.
    let places = second.answers.keys.filter { place in
      second.unlike.contains(place)
        || hearings[place.check] != nil
          && answer(at: place).map { !$0.meets(question(at: place).expected) } ?? false
    }
    var suspects: [Int: [[UInt8]]] = [:]
    func suspect(_ place: SecondRound.Place) {
      if place == second.lateAt { return }
      suspects[report.catalogue[place.check].step, default: []].append(script(at: place))
    }
    for (place, again) in second.unsteady {
      if let other = second.answers[place], suite.areAlike(other, again) { continue }
      suspect(place)
    }
    var unasked: [Int: [SecondRound.Place]] = [:]
    for place in places {
      guard let other = second.answers[place] else { continue }
      if let own = answer(at: place) {
        if !suite.areAlike(own, other) { suspect(place) }
      } else {
        unasked[place.check, default: []].append(place)
      }
    }
    // Questions that a check skipped after its first wrong answer are asked now.
    for (_, places) in unasked.sorted(by: { $0.key < $1.key }) {
      let some = places.sorted { $0.question < $1.question }.prefix(CountLimit.questionsAfterwards)
      let line = hosts.shared
      try line.settle(within: Allowance(timeout))
      let tickets = try line.ask(some.map(script))
      for (place, ticket) in zip(some, tickets) {
        guard let own = try line.answer(to: ticket, within: Allowance(timeout / 4)),
          let other = second.answers[place]
        else { break }
        if !suite.areAlike(own, other) { suspect(place) }
      }
    }
    return suspects
  }

  /// The step and code of a question that times out only in the second round; nil if there is none.
  func stepLateAgain(_ second: SecondRound) throws(EnvironmentError) -> LateStep? {
    guard let place = second.lateAt, case .success? = answer(at: place) else { return nil }
    // A single timeout may be chance, so the scripts are played again.
    let search = MemorySearch(suite, limit: timeout, starting: start)
    let scripts = SecondRound.scripts(upTo: place, in: recordings)
    guard case .failure(.late(let lateness, _))? = try search.play(scripts).last else { return nil }
    return LateStep(
      step: report.catalogue[place.check].step, lateness: lateness,
      given: suite.code(script(at: place)))
  }

  private func question(at place: SecondRound.Place) -> RepeatedQuestion {
    recordings[place.check].repeated[place.question]
  }

  func script(at place: SecondRound.Place) -> [UInt8] { question(at: place).script }

  /// The answer to a question in the first round; nil if it wasn't asked.
  private func answer(at place: SecondRound.Place) -> ScriptAnswer? {
    let question = question(at: place)
    guard let hearing = hearings[place.check] else {
      let isWaiting = report.results[report.catalogue[place.check].id] == .waiting
      return isWaiting ? nil : suite.model(question.script).map(ScriptAnswer.success)
    }
    guard let whole = hearing.answers[question.question], let part = question.part else {
      return hearing.answers[question.question]
    }
    guard case .success(let trace) = whole else { return nil }
    let parts = suite.parts(of: recordings[place.check].questions[question.question].script, trace)
    // If the trace can't be split into parts, there is no answer for a part.
    guard parts.indices.contains(part), parts[part].script == question.script else { return nil }
    return .success(parts[part].trace)
  }
}
