import Foundation
import Processes
import Reporting

/// Runs a suite in processes of its own until every check has a result.
///
/// A check that ends its process or doesn't come to an end costs only itself and what builds on
/// it: the others run in a new process.
struct SuiteProcess {
  /// The folder with the program that loads the library, and the one that watches over it.
  var support: String
  /// The folder in which the exercise runs.
  var scratch: String
  /// The folder of the toolchain: the runtime and its backtraces are read from there.
  var toolchain: String
  /// How long a check may take.
  var timeout: Duration
  /// What the generated samples are made from.
  var seed: UInt64
  var environment: [String: String]

  /// Starts a process that loads what every suite needs, and then waits to be told which one.
  func start() throws(EnvironmentProblem) -> RunningProgram {
    let command = Command(
      "\(support)/supervisor", ["\(support)/exercise"], environment: exerciseEnvironment,
      hasInput: true, hasChannel: true, mergesErrors: true)
    do {
      return try RunningProgram(command)
    } catch {
      throw .suiteDoesNotBuild(lesson: "Host", details: "\(error)")
    }
  }

  /// - Parameters:
  ///   - exercise: the library with the exercise.
  ///   - suite: the library with its suite.
  ///   - first: a process that waits already.
  ///   - withLines: makes another library of the exercise, one that knows its lines; asked for once,
  ///     when something crashed and can't say where. That check runs once more, and counts as crashed
  ///     whatever becomes of it then.
  ///   - started: told the check that begins, and how many have their result.
  func report(
    on exercise: String, by suite: String, in first: RunningProgram? = nil,
    withLines: () throws(EnvironmentProblem) -> String? = { nil },
    started: (String, Int) -> Void = { _, _ in }
  ) throws(EnvironmentProblem) -> RawReport {
    var report = RawReport()
    var waiting = first
    var exercise = exercise
    var isLineWanted = true
    var crash: (check: String, result: RawResult)?
    repeat {
      let decided = report.results.count
      let program = if let waiting { waiting } else { try start() }
      waiting = nil
      var run = Run(start: timeout, timeout: checkTimeout(after: report))
      let request = request(for: run, after: report, exercise, suite)
      program.send(Array((try? JSONEncoder().encode(request)) ?? Data()) + [0x0A])
      finish(program, run: &run, into: &report, started: started)
      run.output.finish()
      if report.catalogue.isEmpty {
        report.loadFailure = String(decoding: run.output.ending, as: UTF8.self)
        return report
      }
      // The exercise can write marks of its own; under any other name nothing is kept.
      let ids = Set(report.catalogue.map(\.id))
      report.output.merge(run.output.checks.filter { ids.contains($0.key) }) {
        $1.isEmpty ? $0 : $1
      }
      if let blamed = run.blamed(in: report, decided: decided) {
        let result: RawResult =
          run.ending == .outOfTime ? .timedOut : .crashed(run.ending, output: run.lastWords)
        if isLineWanted, result.crashReport?.couldNameLine ?? false {
          isLineWanted = false
          if let other = try withLines() {
            (exercise, crash) = (other, (blamed, result))
            report.results[blamed] = nil
            continue
          }
        }
        report.results[blamed] = result
      }
      report.settleWaiting()
    } while !report.undecided.isEmpty && !Cancellation.isRequested
    if let crash, report.results[crash.check]?.crashReport == nil {
      report.results[crash.check] = crash.result
    }
    return report
  }

  /// One process from its start to its end.
  private struct Run {
    let secret = Secret.random()
    let marker = UUID().uuidString
    var ending = Ending.exited(0)
    /// Whether every check had its turn; what comes afterwards can't change a result.
    var isFinished = false
    /// The check that had started and had no result when the process ended.
    var current: String?
    var output: SuiteOutput
    var deadline: ContinuousClock.Instant
    var channel: SuiteChannel
    /// How long one check may take in this process.
    let timeout: Duration

    init(start: Duration, timeout: Duration) {
      output = SuiteOutput(marker: marker)
      channel = SuiteChannel(secret: secret)
      deadline = .now + start
      self.timeout = timeout
    }

    /// What was written since the last check began.
    var lastWords: String { String(decoding: output.ending, as: UTF8.self) }

    /// The check that the process's end is laid to, if it ended before all had their turn.
    func blamed(in report: RawReport, decided: Int) -> String? {
      if isFinished {
        // Whoever has passed all checks had nothing left to do but to end.
        let isPass = report.results.values.allSatisfy { $0 == .passed }
        return isPass && !ending.isSuccess ? report.catalogue.last?.id : nil
      }
      if let current { return current }
      // It ended between two checks. If that was the last one, no result says why.
      guard let next = report.undecided.first else { return report.catalogue.last?.id }
      return report.results.count == decided ? next : nil
    }
  }

  private func finish(
    _ program: RunningProgram, run: inout Run, into report: inout RawReport,
    started: (String, Int) -> Void
  ) {
    func receive(_ stream: ProgramStream, _ bytes: ArraySlice<UInt8>) {
      guard stream == .channel else { return run.output.take(bytes) }
      for message in run.channel.take(bytes) {
        run.deadline = .now + run.timeout
        take(message, into: &report, of: &run)
        if case .started(let id) = message { started(id, report.results.count) }
      }
    }
    run.ending = program.finish(deadline: { run.deadline }, receive: receive)
  }

  /// The learner's environment without what the exercise has no need to know.
  private var exerciseEnvironment: [String: String] {
    let inherited: Set = [
      "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "TZ", "USER",
    ]
    var environment = environment.filter { inherited.contains($0.key) }
    environment["TMPDIR"] = scratch
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=48"
    return environment
  }

  private func request(
    for run: Run, after report: RawReport, _ exercise: String, _ suite: String
  ) -> SuiteRequest {
    SuiteRequest(
      secret: run.secret, marker: run.marker, channel: Command.channelDescriptor,
      exercise: exercise, suite: suite, skipping: Array(report.results.keys),
      failed: report.failed, scratch: scratch,
      readable: [support, toolchain, scratch] + [exercise, suite].map(folder(of:)),
      executable: [toolchain + "/libexec"], seed: seed)
  }

  private func folder(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  /// Who has let the time run out twice gets less of it: a whole lesson must come to an end, too.
  private func checkTimeout(after report: RawReport) -> Duration {
    report.results.values.count { $0 == .timedOut } < 2 ? timeout : timeout / 4
  }

  private func take(_ message: SuiteMessage, into report: inout RawReport, of run: inout Run) {
    switch message {
    case .catalogue(let entries): report.catalogue = entries
    case .started(let id): run.current = id
    case .passed(let id): (report.results[id], run.current) = (.passed, nil)
    case .failed(let id, let mismatch): (report.results[id], run.current) = (.failed(mismatch), nil)
    case .waiting(let id): report.results[id] = .waiting
    case .diagnosed(let id, let mistake): report.mistakes[id] = mistake
    case .finished:
      run.isFinished = true
      run.deadline = .now + min(timeout, Self.diagnosisLimit)
    }
  }

  /// How long it may take to find out which mistake it was, once all results are there.
  private static let diagnosisLimit = Duration.seconds(2)
}
