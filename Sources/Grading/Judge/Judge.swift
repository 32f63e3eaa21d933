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
  let start: () throws(HostFailure) -> any ScriptAnswering
  private let startBeside: (@Sendable () throws(HostFailure) -> any ScriptAnswering)?
  var report = RawReport()
  /// What was asked by the checks that weren't answered as the model does, by their places.
  private(set) var hearings: [Int: Hearing] = [:]

  /// - Parameters:
  ///   - recordings: what the suite asks with this seed.
  ///   - timeout: how long a check may take.
  ///   - start: starts a process that has loaded the exercise.
  ///   - startBeside: the same in any thread; nil if nobody wants to know what the exercise remembers.
  init(
    _ suite: AnySuite, recordings: [Recording], seed: UInt64, timeout: Duration,
    starting start: @escaping () throws(HostFailure) -> any ScriptAnswering,
    beside startBeside: (@Sendable () throws(HostFailure) -> any ScriptAnswering)? = nil
  ) {
    (self.suite, self.recordings) = (suite, recordings)
    (self.seed, self.timeout) = (seed, timeout)
    self.startBeside = startBeside
    self.start = start
    hosts = Hosts(starting: start)
  }

  /// Asks until every check has a result.
  ///
  /// - Parameter started: told the check that begins, and how many have their result.
  func judge(started: (String, Int) -> Void = { _, _ in }) throws(HostFailure) -> RawReport {
    report.catalogue = suite.catalogue
    guard let startBeside else {
      try judgeAll(started)
      return try concluded(remembers: false)
    }
    let (recordings, timeout) = (recordings, timeout)
    let grading = Allowance.ofGrading
    let secondRound = { @Sendable () throws(HostFailure) in
      try SecondRound(of: recordings, on: HostQueue(starting: startBeside), timeout: timeout)
    }
    let (first, second) = concurrently(
      { Result { () throws(HostFailure) in try self.judgeAll(started) } },
      {
        Result { () throws(HostFailure) in
          guard let grading else { return try secondRound() }
          return try grading.spend(on: secondRound)
        }
      })
    try first.get()
    let remembers = try lookForMemory(try second.get())
    return try concluded(remembers: remembers)
  }

  /// What is left when every check has a result.
  private func concluded(remembers: Bool) throws(HostFailure) -> RawReport {
    try diagnose(remembers: remembers)
    try listenToTheEnd()
    keepExamples()
    try Allowance.ask()
    return report
  }

  /// Asks, in order, until every check has a result.
  private func judgeAll(_ started: (String, Int) -> Void) throws(HostFailure) {
    report.confinement = try hosts.shared.open().confinement
    for index in suite.catalogue.indices {
      if Cancellation.isRequested { throw .environment(.cancelled) }
      report.settleWaiting()
      let id = suite.catalogue[index].id
      // What is read has its result when all the others are there.
      guard report.results[id] == nil, !suite.catalogue[index].isReading else { continue }
      started(id, report.results.count)
      try judge(index)
      try Allowance.ask()
    }
  }

  /// Judges checks once more, and what waits for them.
  ///
  /// - Parameter decided: checks whose results stay.
  func judgeAgain(_ checks: Set<Int>, except decided: Set<String>) throws(HostFailure) {
    guard !checks.isEmpty else { return }
    for index in checks.sorted() {
      hearings[index] = nil
      try judge(index)
    }
    for entry in report.catalogue
    where report.results[entry.id] == .waiting && !decided.contains(entry.id) {
      report.results[entry.id] = nil
    }
    try judgeAll { _, _ in }
  }

  private func judge(_ index: Int, listeningToTheEnd: Bool = false) throws(HostFailure) {
    let recording = recordings[index]
    if let fault = recording.fault {
      throw .environment(.suiteFailed(checks: [recording.check], details: fault))
    }
    let limit = checkTimeout
    let answers = CheckAnswers(
      recording, from: hosts, within: Allowance(limit), listeningToTheEnd: listeningToTheEnd)
    let comparisons = Comparisons()
    let isAsRecorded = listeningToTheEnd ? false : try answers.areAsRecorded()
    let judgement: Judgement
    if isAsRecorded {
      judgement = .passed
    } else if let place = answers.latePlace {
      // There is no time left to ask as the check does: it would be late with the first question.
      let script = try latePart(of: recording.questions[place].script)
      judgement = .unanswered(NoTrace(reason: .late, given: suite.code(script)))
    } else {
      judgement = try asking(for: [recording.check]) {
        try suite.judge(index, seed: seed, answering: answers, comparisons: comparisons)
      }
    }
    try answers.finish()
    if !isAsRecorded { hearings[index] = Hearing(answers: answers, comparisons: comparisons) }
    if !answers.shownOutput.isEmpty { report.output[recording.check] = answers.shownOutput }
    // Told is the time that it had, not what went by: so the same exercise comes to the same words.
    report.results[recording.check] = RawResult(
      judgement, answers.crash, answers.lateness, seconds: limit / .seconds(1))
  }

  /// After the first check that ran out of time the others get less: a whole lesson must end, too.
  private var checkTimeout: Duration {
    let lateCount = report.results.values.count { if case .timedOut = $0 { true } else { false } }
    return lateCount == 0 ? timeout : timeout / 4
  }

  /// Last of all, because the exercise is asked what no check may have tried: it may crash.
  private func diagnose(remembers: Bool = false) throws(HostFailure) {
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
  ) throws(HostFailure) -> Value {
    do {
      return try ask()
    } catch let failure as HostFailure {
      throw failure
    } catch {
      throw .environment(.suiteFailed(checks: checks, details: "\(error)"))
    }
  }

  /// Hears what an exercise says when it ends, and looks which check that belongs to.
  private func listenToTheEnd() throws(HostFailure) {
    let hadPassed = report.results.values.allSatisfy { $0 == .passed }
    let (isSilent, crash) = hosts.finish(
      within: Allowance(min(timeout, TimeLimit.afterChecks)))
    // An exercise that has passed all checks had nothing left to do but to end.
    if let crash, hadPassed, let last = report.catalogue.last(where: { !$0.isReading }) {
      report.results[last.id] = .ended(crash.located, given: [])
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

extension RawResult {
  fileprivate init(
    _ judgement: Judgement, _ crash: Crash?, _ lateness: Lateness?, seconds: Double
  ) {
    switch judgement {
    case .passed: self = .passed
    case .failed(let mismatch): self = .failed(mismatch)
    case .unanswered(let problem):
      switch problem.reason {
      case .late:
        self = .timedOut(lateness ?? .computing, given: problem.given, seconds: seconds)
      case .tooLong: self = .noTrace(.tooLong, given: problem.given)
      case .unreadable: self = .noTrace(.unreadable, given: problem.given)
      case .ended:
        let report = crash?.located ?? Crash(.signal(SIGKILL))
        self = .ended(report, given: problem.given)
      }
    }
  }
}

/// How what a failed check shows is run alone.
extension Judge {
  /// Runs alone what a failed check is about.
  ///
  /// - Returns: the script that is answered otherwise then; nil if all is as it was.
  func unfoundedScript(
    of index: Int, _ hearing: Hearing, _ search: MemorySearch
  ) throws(HostFailure) -> [UInt8]? {
    switch report.results[report.catalogue[index].id] {
    case .failed(let mismatch):
      for part in hearing.parts(behind: mismatch, of: suite) {
        guard let alone = try search.play([part.script]).first else { return part.script }
        if !suite.areAlike(alone, .trace(part.trace)) { return part.script }
      }
      return nil
    case .crashed(let cause, _, _) where !cause.isLimit:
      guard let last = hearing.answers.log.last?.question.script,
        case .trace? = try search.play([last]).first
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
        case .crashed, .timedOut: hearing.answers.log.last.map { [$0.question.script] } ?? []
        default: []
        }
      let run = scripts.lazy.compactMap(play.run).first
      report.examples[id] = run.map { RunExample(start: $0.start, events: $0.events) }
    }
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
