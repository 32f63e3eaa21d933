import Basics
import Curriculum
import SuiteSupport

/// Judges an exercise by its answers, check by check.
///
/// A check that ends its process or doesn't come to an end costs only itself and what builds on it:
/// the others are asked in a new process.
final class Judge {
  let suite: AnySuite
  let recordings: [Recording]
  private let seed: UInt64
  let timeout: Duration
  let hosts: Hosts
  let start: () throws(EnvironmentError) -> any ScriptAnswering
  private let startBeside: (@Sendable () throws(EnvironmentError) -> any ScriptAnswering)?
  var report = RawReport()
  /// What was asked by the checks that weren't answered as the model does, by their places.
  private(set) var hearings: [Int: CheckAnswers] = [:]

  /// - Parameters:
  ///   - recordings: what the suite asks with this seed.
  ///   - startBeside: the same in any thread; nil if nobody wants to know what the exercise remembers.
  init(
    _ suite: AnySuite, recordings: [Recording], seed: UInt64, timeout: Duration,
    starting start: @escaping () throws(EnvironmentError) -> any ScriptAnswering,
    beside startBeside: (@Sendable () throws(EnvironmentError) -> any ScriptAnswering)? = nil
  ) {
    (self.suite, self.recordings) = (suite, recordings)
    (self.seed, self.timeout) = (seed, timeout)
    self.startBeside = startBeside
    self.start = start
    hosts = Hosts(starting: start)
  }

  /// Asks until every check has a result.
  ///
  /// - Parameter started: told the check that begins.
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

  /// What is left when every check has a result.
  private func concluded(remembers: Bool) throws(EnvironmentError) -> RawReport {
    try diagnose(remembers: remembers)
    try listenToTheEnd()
    keepExamples()
    try Allowance.ask()
    return report
  }

  /// Asks, in order, until every check has a result.
  private func judgeAll(_ started: (String) -> Void) throws(EnvironmentError) {
    report.confinement = try hosts.shared.open().confinement
    for index in suite.catalogue.indices {
      if Cancellation.isRequested { throw .cancelled }
      report.settleWaiting()
      let id = suite.catalogue[index].id
      // What is read has its result when all the others are there.
      guard report.results[id] == nil, !suite.catalogue[index].isReading else { continue }
      started(id)
      try judge(index)
      try Allowance.ask()
    }
  }

  /// Judges checks once more, and what waits for them.
  ///
  /// - Parameter decided: checks whose results stay.
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

  private func judge(_ index: Int, listeningToTheEnd: Bool = false) throws(EnvironmentError) {
    let recording = recordings[index]
    if let fault = recording.fault {
      throw .suiteFailed(checks: [recording.check], details: fault)
    }
    let answers = CheckAnswers(
      recording, from: hosts, within: Allowance(checkTimeout), listeningToTheEnd: listeningToTheEnd)
    let isAsRecorded = listeningToTheEnd ? false : try answers.areAsRecorded()
    let result: RawResult
    if isAsRecorded {
      result = .passed
    } else if let late = answers.late {
      // There is no time left to ask as the check does: it would be late with the first question.
      let script = try latePart(of: recording.questions[late.place].script)
      result = .unanswered(late.reason, given: suite.code(script))
    } else {
      let judgement = try asking(for: [recording.check]) {
        try suite.judge(index, seed: seed, answering: answers, comparisons: answers.comparisons)
      }
      switch judgement {
      case .passed: result = .passed
      case .failed(let mismatch): result = .failed(mismatch)
      case .unanswered(let problem):
        result = try smallest(problem, in: answers)
      }
    }
    try answers.finish()
    if !isAsRecorded { hearings[index] = answers }
    if !answers.shownOutput.isEmpty { report.output[recording.check] = answers.shownOutput }
    report.results[recording.check] = result
  }

  /// After the first check that ran out of time the others get less: a whole lesson must end, too.
  private var checkTimeout: Duration {
    let lateCount = report.results.values.count { $0.noAnswer?.isLate ?? false }
    return lateCount == 0 ? timeout : timeout / 4
  }

  /// Last of all, because the exercise is asked what no check may have tried: it may crash.
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
      } catch is NoTrace {
        // An exercise that gives no trace shows no mistake.
      }
    }
    try answers.finish()
  }

  /// Lets the suite ask for these checks. It only passes on that no host answers any more; anything
  /// else that it throws is its own fault.
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

  /// Hears what an exercise says when it ends, and looks which check that belongs to.
  private func listenToTheEnd() throws(EnvironmentError) {
    let hadPassed = report.results.values.allSatisfy { $0 == .passed }
    let (isSilent, crash) = hosts.finish(
      within: Allowance(min(timeout, TimeLimit.afterChecks)))
    // An exercise that has passed all checks had nothing left to do but to end.
    if let crash, hadPassed, let last = report.catalogue.last(where: { !$0.isReading }) {
      report.results[last.id] = .unanswered(.ended(crash.located), given: [])
    }
    // Of who prints only at the first call another check may have heard that. Where the step is read, that
    // is told by reading.
    let read = isSilent ? Set(report.catalogue.filter(\.isReading).map(\.step)) : []
    guard !isSilent || !report.output.isEmpty else { return }
    for (index, recording) in recordings.enumerated()
    where report.results[recording.check] == .passed
      && recording.questions.contains(where: \.isCaptured)
      && !read.contains(report.catalogue[index].step)
    {
      try judge(index, listeningToTheEnd: true)
    }
    report.waitAgain()
  }
}

/// How what a failed check shows is run alone.
extension Judge {
  /// Runs alone what a failed check is about.
  ///
  /// - Returns: the script that is answered otherwise then; nil if all is as it was.
  func unfoundedScript(
    of index: Int, _ hearing: CheckAnswers, _ search: MemorySearch
  ) throws(EnvironmentError) -> [UInt8]? {
    switch report.results[report.catalogue[index].id] {
    case .failed(let mismatch):
      for part in hearing.parts(behind: mismatch, of: suite) {
        guard let alone = try search.play([part.script]).first else { return part.script }
        if !suite.areAlike(alone, .success(part.trace)) { return part.script }
      }
      return nil
    case .unanswered(.ended(let crash), _) where !crash.cause.isLimit:
      guard let last = hearing.log.last?.question.script,
        case .success? = try search.play([last]).first
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
        case .unanswered(.ended, _), .unanswered(.late, _):
          hearing.log.last.map { [$0.question.script] } ?? []
        default: []
        }
      let run = scripts.lazy.compactMap(play.run).first
      report.examples[id] = run.map { RunExample(start: $0.start, events: $0.events) }
    }
  }
}

extension CheckAnswers {
  /// The smallest scripts that a mismatch comes from, with what came of them.
  fileprivate func parts(behind mismatch: Mismatch, of suite: AnySuite) -> [AnySuite.Part] {
    let about = Set(comparisons.questions(behind: mismatch).map(\.script))
    var parts: [AnySuite.Part] = []
    for (question, reply) in log where about.isEmpty || about.contains(question.script) {
      guard case .success(let trace) = reply.answer else { continue }
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
