import Foundation
import Processes
import Reporting

extension SuiteProcess {
  /// A check that ended its process, and runs once more.
  struct Repetition {
    let check: String
    /// What came of it.
    private let first: RawResult
    /// Whether it is to tell where it happens, too.
    var tellsPlace = false

    init(of check: String, _ first: RawResult) {
      (self.check, self.first) = (check, first)
    }

    /// How long to wait for its next call. It is known already that one will not come back.
    func patience(_ timeout: Duration) -> Duration {
      first.isTimeout ? min(.seconds(1), max(.milliseconds(250), timeout / 4)) : timeout
    }

    /// What came of it, with what is known since it was repeated.
    func result(with run: Run, blaming blamed: String?) -> RawResult {
      guard blamed == check else { return first }
      let isTold = tellsPlace && run.result.crashReport != nil
      return (isTold ? run.result : first).during(run.calls)
    }
  }

  /// One process from its start to its end.
  struct Run {
    let secret = Secret.random()
    let marker = UUID().uuidString
    var ending = Ending.exited(0)
    /// Whether every check had its turn; what comes afterwards can't change a result.
    var isFinished = false
    /// The check that had started and had no result when the process ended.
    var current: String?
    /// The call that was made last, if the check tells them.
    var calls: [String] = []
    var output: SuiteOutput
    var deadline: ContinuousClock.Instant
    var channel: SuiteChannel
    let repeated: Repetition?
    /// How long one check may take in this process.
    private let timeout: Duration
    /// When the last check began.
    private var start: ContinuousClock.Instant

    /// - Parameter loading: how long it may take until the first check begins.
    init(loading: Duration, timeout: Duration, repeating repeated: Repetition?) {
      output = SuiteOutput(marker: marker)
      channel = SuiteChannel(secret: secret)
      start = .now
      deadline = start + loading
      (self.timeout, self.repeated) = (timeout, repeated)
    }

    mutating func begin(_ check: String) {
      (current, calls, start) = (check, [], .now)
    }

    /// Gives whatever runs now its time, from now on.
    mutating func wait() {
      guard let repeated, current == repeated.check else {
        deadline = .now + timeout
        return
      }
      let patience = repeated.patience(timeout)
      // A slow check makes many calls; which of them is shown doesn't matter.
      deadline = min(.now + patience, start + patience * 3)
    }

    /// What came of the check that the process's end is laid to.
    var result: RawResult {
      ending == .outOfTime
        ? .late(given: [], seconds: timeout / .seconds(1)) : .crashed(ending, output: lastWords)
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
}
