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
  ///
  /// - Parameter tellsPlace: whether a trap tells where it happened, which takes time.
  func start(tellsPlace: Bool = true) throws(EnvironmentProblem) -> RunningProgram {
    let command = Command(
      "\(support)/supervisor", ["\(support)/exercise"],
      environment: exerciseEnvironment(tellsPlace: tellsPlace), hasInput: true, hasChannel: true,
      mergesErrors: true)
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
  ///     when something crashed and can't say where.
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
    // A check that ended its process runs once more, to tell in which call it does. Its result
    // stays, whatever becomes of it then.
    var repeated: Repetition?
    repeat {
      let decided = report.results.count
      let program =
        if let waiting { waiting } else { try start(tellsPlace: repeated?.tellsPlace ?? true) }
      waiting = nil
      var run = Run(loading: timeout, timeout: checkTimeout(after: report), repeating: repeated)
      let request = request(for: run, after: report, exercise, suite)
      program.send(Array((try? JSONEncoder().encode(request)) ?? Data()) + [0x0A])
      finish(program, run: &run, into: &report, started: started)
      run.output.finish()
      if report.catalogue.isEmpty {
        report.loadFailure = String(decoding: run.output.ending, as: UTF8.self)
        return report
      }
      let last = repeated
      // The exercise can write marks of its own; under any other name nothing is kept.
      var ids = Set(report.catalogue.map(\.id))
      // What was written again belongs to what is told again.
      if let last, !last.tellsPlace { ids.remove(last.check) }
      report.output.merge(run.output.checks.filter { ids.contains($0.key) }) {
        $1.isEmpty ? $0 : $1
      }
      let blamed = run.blamed(in: report, decided: decided)
      if let last { report.results[last.check] = last.result(with: run, blaming: blamed) }
      repeated = blamed.flatMap { $0 == last?.check ? nil : Repetition(of: $0, run.result) }
      guard let check = repeated?.check else {
        report.settleWaiting()
        continue
      }
      report.results[check] = nil
      if isLineWanted, run.result.crashReport?.couldNameLine ?? false {
        isLineWanted = false
        if let other = try withLines() {
          exercise = other
          repeated?.tellsPlace = true
        }
      }
    } while !report.undecided.isEmpty && !Cancellation.isRequested
    return report
  }

  private func finish(
    _ program: RunningProgram, run: inout Run, into report: inout RawReport,
    started: (String, Int) -> Void
  ) {
    func receive(_ stream: ProgramStream, _ bytes: ArraySlice<UInt8>) {
      guard stream == .channel else { return run.output.take(bytes) }
      for message in run.channel.take(bytes) {
        take(message, into: &report, of: &run)
        if message != .finished { run.wait() }
        if case .started(let id) = message { started(id, report.results.count) }
      }
    }
    run.ending = program.finish(deadline: { run.deadline }, receive: receive)
  }

  /// The learner's environment without what the exercise has no need to know.
  private func exerciseEnvironment(tellsPlace: Bool) -> [String: String] {
    let inherited: Set = [
      "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "TZ", "USER",
    ]
    var environment = environment.filter { inherited.contains($0.key) }
    environment["TMPDIR"] = scratch
    environment["SWIFT_BACKTRACE"] =
      "enable=\(tellsPlace ? "yes" : "no"),"
      + "color=no,interactive=no,threads=crashed,images=none,registers=none,limit=48"
    return environment
  }

  private func request(
    for run: Run, after report: RawReport, _ exercise: String, _ suite: String
  ) -> SuiteRequest {
    SuiteRequest(
      secret: run.secret, marker: run.marker, channel: Command.channelDescriptor,
      exercise: exercise, suite: suite, skipping: Array(report.results.keys),
      failed: report.failed, announcing: run.repeated?.check, scratch: scratch,
      readable: [support, toolchain, scratch] + [exercise, suite].map(folder(of:)),
      executable: [toolchain + "/libexec"], seed: seed)
  }

  private func folder(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  /// Who has let the time run out twice gets less of it: a whole lesson must come to an end, too.
  private func checkTimeout(after report: RawReport) -> Duration {
    report.results.values.count(where: \.isTimeout) < 2 ? timeout : timeout / 4
  }

  private func take(_ message: SuiteMessage, into report: inout RawReport, of run: inout Run) {
    switch message {
    case .catalogue(let entries): report.catalogue = entries
    case .started(let id): run.begin(id)
    case .calling(let lines): run.calls = lines
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
