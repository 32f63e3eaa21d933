import Basics
import Curriculum
import SuiteSupport

/// Judges an exercise check by check.
///
/// A check that crashes the host or runs out of time affects only itself and the checks that build
/// on it: the others run in a new process.
final class Judge {
  let suite: AnySuite
  let recordings: [Recording]
  private let seed: UInt64
  let timeout: Duration
  let hosts: Hosts
  let start: () throws(EnvironmentError) -> any ScriptAnswering
  private let startBeside: (@Sendable () throws(EnvironmentError) -> any ScriptAnswering)?
  private let literals: Literals
  private let untouched: () throws(EnvironmentError) -> Set<Int>
  var report = RawReport()
  /// The answers of the checks that differed from the model's, by the check's index.
  private(set) var hearings: [Int: CheckAnswers] = [:]
  /// The next check, whose recorded questions have been sent already.
  private var ahead: (index: Int, answers: CheckAnswers)?

  /// - Parameters:
  ///   - recordings: the recorded questions of each check for this seed.
  ///   - literals: the values that the exercise's code names.
  ///   - startBeside: starts a host from any thread; nil to skip the search for memory of earlier
  ///     questions.
  ///   - untouched: the steps of which the exercise has no more than the stub.
  init(
    _ suite: AnySuite, recordings: [Recording], seed: UInt64, timeout: Duration,
    literals: Literals = Literals(numbers: [], texts: []),
    starting start: @escaping () throws(EnvironmentError) -> any ScriptAnswering,
    beside startBeside: (@Sendable () throws(EnvironmentError) -> any ScriptAnswering)? = nil,
    untouched: @escaping () throws(EnvironmentError) -> Set<Int> = { [] }
  ) {
    (self.suite, self.recordings) = (suite, recordings)
    (self.seed, self.timeout) = (seed, timeout)
    (self.startBeside, self.untouched) = (startBeside, untouched)
    self.literals = suite.own(literals)
    self.start = start
    hosts = Hosts(starting: start)
  }

  /// Runs all checks.
  ///
  /// - Parameter started: called with the id of each check that begins.
  func judge(started: (String) -> Void = { _ in }) throws(EnvironmentError) -> RawReport {
    report.catalogue = suite.catalogue
    guard let startBeside else {
      try judgeAll(started)
      return try concluded(remembers: false)
    }
    let (recordings, timeout) = (recordings, timeout)
    let grading = Allowance.ofGrading
    let secondRound = { @Sendable () throws(EnvironmentError) in
      try SecondRound(of: recordings, on: HostQueue(starting: startBeside), timeout: timeout)
    }
    let (first, second) = concurrently(
      { Result { () throws(EnvironmentError) in try self.judgeAll(started) } },
      {
        Result { () throws(EnvironmentError) in
          guard let grading else { return try secondRound() }
          return try grading.spend(on: secondRound)
        }
      })
    try first.get()
    let remembers = try lookForMemory(try second.get())
    return try concluded(remembers: remembers)
  }

  /// The steps after all checks have run: diagnosis, output at the end, examples.
  private func concluded(remembers: Bool) throws(EnvironmentError) -> RawReport {
    try report.waitForLater(untouched: untouched)
    try diagnose(remembers: remembers)
    try listenToTheEnd()
    keepExamples()
    moveMissingAnswers()
    try Allowance.ask()
    return report
  }

  /// Runs all checks that have no result yet, in order.
  private func judgeAll(_ started: (String) -> Void) throws(EnvironmentError) {
    report.confinement = try hosts.shared.open().confinement
    report.settleWaiting()
    let checks = suite.catalogue.indices
    for index in checks where isOpen(index) {
      if Cancellation.isRequested { throw .cancelled }
      let id = suite.catalogue[index].id
      started(id)
      try judge(index, then: checks[(index + 1)...].first(where: isOpen))
      if report.results[id] != .passed { report.settleWaiting() }
      try Allowance.ask()
    }
  }

  /// Whether a check has no result yet. Those that read the source get theirs after all others.
  private func isOpen(_ index: Int) -> Bool {
    report.results[suite.catalogue[index].id] == nil && !suite.catalogue[index].isReading
  }

  /// Judges these checks again, and all checks that waited for them.
  ///
  /// - Parameter decided: checks whose results are kept.
  func judgeAgain(_ checks: Set<Int>, except decided: Set<String>) throws(EnvironmentError) {
    guard !checks.isEmpty else { return }
    for index in checks.sorted() {
      hearings[index] = nil
      try judge(index)
    }
    for entry in report.catalogue
    where report.results[entry.id] == .waiting && !decided.contains(entry.id) {
      report.results[entry.id] = nil
    }
    try judgeAll { _ in }
  }

  /// - Parameter next: the check that comes after this one if it passes.
  private func judge(
    _ index: Int, then next: Int? = nil, listeningToTheEnd: Bool = false
  ) throws(EnvironmentError) {
    let recording = recordings[index]
    if let fault = recording.fault {
      throw .suiteFailed(checks: [recording.check], details: fault)
    }
    let answers =
      ahead.flatMap { $0.index == index ? $0.answers : nil }
      ?? CheckAnswers(
        recording, from: hosts, within: Allowance(checkTimeout),
        listeningToTheEnd: listeningToTheEnd)
    ahead = nil
    let isAsRecorded =
      listeningToTheEnd
      ? false
      : try answers.areAsRecorded { () throws(EnvironmentError) in
        try ask(ahead: next, of: index)
      }
    // A new process knows nothing of what was sent to the one before.
    if !hosts.asksTogether || !answers.isSilent { ahead = nil }
    if answers.isSilent { hosts.met.insert(index) }
    let result: RawResult
    if let late = answers.late {
      // The time is used up, so running the check would fail at its first question.
      let script = try latePart(of: recording.questions[late.place].script)
      result = .unanswered(late.reason, given: suite.code(script))
    } else {
      let judgement = try asking(for: [recording.check]) {
        try suite.judge(
          index, seed: seed, answering: answers, comparisons: answers.comparisons,
          literals: literals, isAsRecorded: isAsRecorded)
      }
      switch judgement {
      case .passed: result = .passed
      case .failed(let mismatch): result = .failed(mismatch)
      case .unanswered(let problem):
        result = try smallest(problem, in: answers)
      }
    }
    if ahead == nil { try answers.finish() }
    if !isAsRecorded || result != .passed { hearings[index] = answers }
    if !answers.shownOutput.isEmpty { report.output[recording.check] = answers.shownOutput }
    report.results[recording.check] = result
  }

  /// Sends the recorded questions of the next check while those of this one are played, so that the
  /// exercise doesn't wait while answers are compared.
  ///
  /// - Returns: whether there were any; none if this check asks something else first.
  private func ask(ahead next: Int?, of index: Int) throws(EnvironmentError) -> Bool {
    // An exercise that prints mostly does so from the first check on.
    guard let next, hosts.asksAhead, !hosts.met.isEmpty, !suite.asks(index, about: literals) else {
      return false
    }
    let answers = CheckAnswers(
      recordings[next], from: hosts, within: Allowance(checkTimeout), after: index)
    guard try answers.askTogether() else { return false }
    ahead = (next, answers)
    return true
  }

  /// The time for a check. Shorter after the first timeout, so that a whole lesson comes to an end.
  private var checkTimeout: Duration {
    let lateCount = report.results.values.count { $0.noAnswer?.isLate ?? false }
    return lateCount == 0 ? timeout : timeout / 4
  }

  /// Runs last, because its questions may crash the exercise.
  private func diagnose(remembers: Bool = false) throws(EnvironmentError) {
    let answers = CheckAnswers(
      Recording(check: ""), from: remembers ? Hosts(starting: start) : hosts,
      within: Allowance(min(timeout, TimeLimit.afterChecks)))
    let failed = report.failedFirst
    try asking(for: failed) {
      do {
        try suite.diagnose(
          failed: Set(failed), remembers: remembers, seed: seed, answering: answers
        ) {
          report.mistakes[$0] = $1
        }
        guard !report.mistakes.isEmpty else { return }
        report.limits = suite.named().limits.intersection(report.mistakes.values)
      } catch is NoTrace {
        // An exercise that gives no trace can't match a known mistake.
      }
    }
    try answers.finish()
  }

  /// Runs the suite's code for these checks. Errors of the environment are passed on; any other
  /// error is a fault of the suite.
  private func asking<Value>(
    for checks: [String], _ ask: () throws -> Value
  ) throws(EnvironmentError) -> Value {
    do {
      return try ask()
    } catch let problem as EnvironmentError {
      throw problem
    } catch {
      throw .suiteFailed(checks: checks, details: "\(error)")
    }
  }

  /// Collects the output at the exercise's end and finds the check it belongs to.
  private func listenToTheEnd() throws(EnvironmentError) {
    let hadPassed = report.results.values.allSatisfy { $0 == .passed }
    let (isSilent, crash) = hosts.finish(
      within: Allowance(min(timeout, TimeLimit.afterChecks)))
    // If all checks have passed, a crash at the end fails the last one.
    if let crash, hadPassed, let last = report.catalogue.last(where: { !$0.isReading }) {
      report.results[last.id] = .unanswered(.ended(crash.located), given: [])
    }
    // An exercise that prints only at its first call may have done so in another check. Where a
    // check reads the step's source, that check reports it.
    let read = isSilent ? Set(report.catalogue.filter(\.isReading).map(\.step)) : []
    guard !isSilent || !report.output.isEmpty else { return }
    for (index, recording) in recordings.enumerated()
    where report.results[recording.check] == .passed && listening.contains(recording.check)
      && !read.contains(report.catalogue[index].step)
    {
      try judge(index, listeningToTheEnd: true)
    }
    report.waitAgain()
  }
}
