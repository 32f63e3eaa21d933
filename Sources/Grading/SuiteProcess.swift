import Foundation
import Processes
import Reporting

/// What one check came to, before it has any words.
enum RawResult: Equatable {
  case passed
  case failed(Mismatch)
  /// The process ended while the check ran; `output` is what it wrote meanwhile.
  case crashed(Ending, output: String)
  case timedOut
  case waiting
}

/// What the suite's processes reported: every check in order, with its result.
struct RawReport: Equatable {
  var catalogue: [CatalogueEntry] = []
  var results: [String: RawResult] = [:]
  /// What was written by a process that ended before it could name its checks.
  var loadFailure: String?

  /// Marks every check as waiting that builds on one which didn't pass.
  mutating func settleWaiting() {
    for entry in catalogue where results[entry.id] == nil {
      let isBlocked = entry.after.contains { id in results[id].map { $0 != .passed } ?? false }
      if isBlocked { results[entry.id] = .waiting }
    }
  }

  /// The checks that have no result yet, in order.
  var undecided: [String] {
    catalogue.map(\.id).filter { results[$0] == nil }
  }
}

/// Runs a suite in processes of its own until every check has a result.
///
/// A check that ends its process or doesn't come to an end costs only itself and what builds on
/// it: the others run in a new process.
struct SuiteProcess {
  /// The folder with the program that loads the library, and the one that watches over it.
  var support: String
  /// The exercise and its suite, linked together.
  var library: String
  /// How long a check may take.
  var timeout: Duration
  var environment: [String: String]

  /// How many bytes of what the learner's code prints are kept in one process.
  static let outputLimit = 1 << 20

  func report() throws(EnvironmentProblem) -> RawReport {
    var report = RawReport()
    repeat {
      let decided = report.results.count
      let run = try runOnce(skipping: Array(report.results.keys), into: &report)
      if report.catalogue.isEmpty {
        report.loadFailure = run.output
        return report
      }
      if let current = run.current {
        report.results[current] =
          run.ending == .outOfTime ? .timedOut : .crashed(run.ending, output: run.lastOutput)
      } else if report.results.count == decided, let next = report.undecided.first {
        // It ended between two checks, again: blame the next, so that this comes to an end.
        report.results[next] = .crashed(run.ending, output: run.lastOutput)
      }
      report.settleWaiting()
    } while !report.undecided.isEmpty
    return report
  }

  /// One process from its start to its end.
  private struct Run {
    var secret: String
    var ending = Ending.exited(0)
    var isFinished = false
    /// The check that had started and had no result when the process ended.
    var current: String?
    var output = ""

    /// What was written since the last check began.
    var lastOutput: String {
      guard let mark = output.range(of: "\n\(secret) ", options: .backwards) else { return output }
      return String(output[mark.upperBound...].drop { $0 != "\n" }.dropFirst())
    }
  }

  private func runOnce(
    skipping: [String], into report: inout RawReport
  ) throws(EnvironmentProblem) -> Run {
    var run = Run(secret: UUID().uuidString)
    let request = SuiteRequest(
      secret: run.secret, channel: Command.channelDescriptor, library: library, skipping: skipping)
    var environment = environment
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=48"
    let command = Command(
      "\(support)/supervisor", ["\(support)/host"], environment: environment,
      input: Array((try? JSONEncoder().encode(request)) ?? Data()) + [0x0A], hasChannel: true,
      mergesErrors: true)
    var deadline = ContinuousClock.now + timeout
    var output: [UInt8] = []
    var pending: [UInt8] = []
    func receive(_ stream: ProgramStream, _ bytes: ArraySlice<UInt8>) {
      guard stream == .channel else {
        output += bytes.prefix(Self.outputLimit - output.count)
        return
      }
      pending += bytes
      while let end = pending.firstIndex(of: 0x0A) {
        let message = Self.message(in: pending[..<end], secret: run.secret)
        pending.removeSubrange(...end)
        guard let message else { continue }
        deadline = ContinuousClock.now + timeout
        Self.take(message, into: &report, of: &run)
      }
    }
    do {
      run.ending = try Processes.run(command, deadline: { deadline }, receive: receive)
    } catch {
      throw .suiteDoesNotBuild(lesson: "Host", details: "\(error)")
    }
    run.output = String(decoding: output, as: UTF8.self)
    return run
  }

  private static func message(in line: ArraySlice<UInt8>, secret: String) -> SuiteMessage? {
    let start = Array("\(secret) ".utf8)
    guard line.starts(with: start) else { return nil }
    return try? JSONDecoder().decode(SuiteMessage.self, from: Data(line.dropFirst(start.count)))
  }

  private static func take(
    _ message: SuiteMessage, into report: inout RawReport, of run: inout Run
  ) {
    switch message {
    case .catalogue(let entries): report.catalogue = entries
    case .started(let id): run.current = id
    case .passed(let id): (report.results[id], run.current) = (.passed, nil)
    case .failed(let id, let mismatch): (report.results[id], run.current) = (.failed(mismatch), nil)
    case .waiting(let id): report.results[id] = .waiting
    case .finished: run.isFinished = true
    }
  }
}
