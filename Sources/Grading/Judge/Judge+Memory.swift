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
    var lateStep = try stepLateAgain(second, start)
    if lateStep == nil, let slowed = try stepSlowedDown() {
      unfounded.insert(slowed.check)
      lateStep = slowed.late
    }
    // Who prints in one order only may do so in any step.
    var printsSometimes = second.isSilent == isLoud && !second.isUnfinished
    // What makes it print may not have been among what was asked again.
    if printsSometimes, isLoud { printsSometimes = try isSilentBackwards(start) }
    /// The checks on memory that fail or wait for such a one.
    var found: Set<String> = []
    /// The checks that have failed once, and never again.
    var forgiven: Set<Int> = []
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
        report.results[entry.id] = .late(
          late.lateness, given: late.given, seconds: timeout / .seconds(1))
        found.insert(entry.id)
        continue
      }
      guard !suspects.isEmpty || printsSometimes else { continue }
      let finding = try finding(
        in: entry.step, suspects: suspects, listens: suspects.isEmpty, start)
      if suspects.isEmpty, finding == nil { continue }
      let own = unfounded.filter { report.catalogue[$0].step == entry.step }
      let again =
        try finding == nil
        ? scriptSeenAgain(among: suspects, unfounded: own, start) : nil
      if finding == nil, again == nil {
        unfounded.subtract(own)
        forgiven.formUnion(own)
        continue
      }
      // Chance is no memory: what else it gets wrong says more.
      let isChance = finding?.earlier.isEmpty ?? true
      if isChance, hasFailed {
        unfounded.subtract(own)
        continue
      }
      report.results[entry.id] = result(of: finding, seen: again)
      found.insert(entry.id)
    }
    for index in unfounded where !report.catalogue[index].isAboutMemory {
      report.results[report.catalogue[index].id] = .waiting
    }
    try judgeAgain(forgiven, except: found.union(unfounded.map { report.catalogue[$0].id }))
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
    case .failed, .impure, .ended, .late, .noTrace: true
    case .passed, .waiting, .notMade, nil: false
    }
  }

  /// Whether anything fails that isn't about memory.
  private var hasFailed: Bool {
    report.catalogue.contains { !$0.isAboutMemory && fails($0.id) }
  }

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
      for question in rehearsals[check].questions where question.order == .shared {
        for part in parts(of: question.script) where known.insert(part).inserted {
          scripts.append(part)
        }
      }
    }
    return scripts
  }
}
