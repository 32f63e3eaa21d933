import Curriculum
import SuiteSupport
import Traces

/// A sequence of host processes; a new one is started when the previous one has ended.
///
/// The caller gets a ticket for each script and may take the answers in any order.
final class HostQueue {
  private let start: () throws(EnvironmentError) -> any ScriptAnswering
  private var host: (any ScriptAnswering)?
  /// The scripts that the current process was asked, in order.
  private(set) var history: [[UInt8]] = []
  private var ticketCount = 0
  /// The tickets of pending scripts, in the order in which their answers will come.
  private var underWay: ArraySlice<Int> = []
  private var answers: [Int: ScriptAnswer] = [:]
  private var captured = CapturedOutput()

  init(starting start: @escaping () throws(EnvironmentError) -> any ScriptAnswering) {
    self.start = start
  }

  @discardableResult
  func open() throws(EnvironmentError) -> any ScriptAnswering {
    if let host { return host }
    let started = try start()
    host = started
    return started
  }

  func ask(_ scripts: [[UInt8]]) throws(EnvironmentError) -> [Int] {
    guard !scripts.isEmpty else { return [] }
    try open().ask(scripts)
    history += scripts
    return tickets(scripts.count)
  }

  func ask(together scripts: [[UInt8]]) throws(EnvironmentError) -> Int {
    try open().ask(together: scripts)
    history += scripts
    return tickets(1)[0]
  }

  /// Ends the process and starts a new one that is asked the same scripts first, so that an
  /// exercise that remembers questions is in the same state.
  ///
  /// - Parameter scripts: the scripts to repeat.
  func restart(after scripts: [[UInt8]], within allowance: Allowance) throws(EnvironmentError) {
    drop()
    _ = try ask(scripts)
    try settle(within: allowance)
    answers = [:]
    _ = takeOutput()
  }

  private func tickets(_ count: Int) -> [Int] {
    let tickets = Array(ticketCount..<ticketCount + count)
    ticketCount += count
    underWay += tickets
    return tickets
  }

  /// Waits for the answer to a ticket, which can be taken once.
  ///
  /// - Returns: nil if the process ended before this script was played.
  func answer(
    to ticket: Int, within allowance: Allowance
  ) throws(EnvironmentError) -> ScriptAnswer? {
    while isUnderWay(ticket) { try takeNext(within: allowance) }
    return answers.removeValue(forKey: ticket)
  }

  /// Tickets are issued and answered in order, so comparing with the first and last pending is
  /// enough.
  private func isUnderWay(_ ticket: Int) -> Bool {
    guard let first = underWay.first, let last = underWay.last else { return false }
    return first <= ticket && ticket <= last
  }

  /// Waits until nothing is pending; if the allowance is used up, ends the process.
  func settle(within allowance: Allowance) throws(EnvironmentError) {
    while let ticket = underWay.first {
      try takeNext(within: allowance)
      // No caller waits for this answer, so its lateness isn't reported.
      if case .failure(.late)? = answers[ticket] { answers[ticket] = nil }
    }
  }

  func takeOutput() -> CapturedOutput {
    if let host { captured.append(host.takeOutput()) }
    defer { captured = CapturedOutput() }
    return captured
  }

  func finish(within allowance: Allowance) -> Crash? {
    guard let host else { return nil }
    let end = host.finish(within: allowance)
    captured.append(end.output)
    drop()
    return end.crash
  }

  private func takeNext(within allowance: Allowance) throws(EnvironmentError) {
    guard let host, let ticket = underWay.popFirst() else { return }
    let answer = try host.answer(within: allowance)
    answers[ticket] = answer
    guard case .failure(let problem) = answer else { return }
    captured.append(host.takeOutput())
    if case .ended(var crash) = problem {
      // The next process may print more, and then the runtime's lines couldn't be told apart.
      captured.removeLast(crash.lineCount)
      crash.lineCount = 0
      answers[ticket] = .failure(.ended(crash))
    }
    drop()
  }

  private func drop() {
    host = nil
    (underWay, history) = ([], [])
  }
}

final class Hosts {
  /// For questions that are asked in the usual order.
  let shared: HostQueue
  /// The queues in which several scripts are asked, by order.
  let lines: [Order: HostQueue]
  /// Whether scripts are sent together; false after one such answer has differed from the model's.
  var asksTogether = true
  /// Whether a check's questions are sent while those of the one before are played; false once it
  /// can't be told which of the two has printed something.
  var asksAhead = true
  /// The indices of the checks whose questions were answered as the model does, without any output;
  /// no later check needs to ask them.
  var met: Set<Int> = []
  private let start: () throws(EnvironmentError) -> any ScriptAnswering

  init(starting start: @escaping () throws(EnvironmentError) -> any ScriptAnswering) {
    self.start = start
    shared = HostQueue(starting: start)
    lines = [.shared: shared, .reversed: HostQueue(starting: start)]
  }

  func fresh() -> HostQueue { HostQueue(starting: start) }

  func finish(within allowance: Allowance) -> (isSilent: Bool, crash: Crash?) {
    let crashes = lines.values.compactMap { $0.finish(within: allowance) }
    return (lines.values.allSatisfy { $0.takeOutput().isEmpty }, crashes.first)
  }
}

/// A process in which an exercise plays scripts in sequence.
///
/// Used by one thread. After a failed answer the process is useless, and pending scripts must be
/// sent to another one.
protocol ScriptAnswering: AnyObject {
  var confinement: Sandbox { get }

  /// Sends encoded scripts, to be answered in this order; doesn't wait.
  func ask(_ scripts: [[UInt8]])

  /// Sends scripts to be answered by a single message, with their traces joined by `Frame.joined`.
  func ask(together scripts: [[UInt8]])

  /// Waits for the answer to the earliest pending script.
  ///
  /// - Throws: if the machine was too busy or the grading ended.
  func answer(within allowance: Allowance) throws(EnvironmentError) -> ScriptAnswer

  /// Asks for what the scripts so far have left to do. The next call of `takeOutput` waits for that,
  /// but not for scripts that are sent later.
  func settleAhead()

  /// The output since the last call, after waiting until the answered scripts can't print more.
  func takeOutput() -> CapturedOutput

  /// Lets the process end normally and collects its remaining output.
  ///
  /// - Returns: the output since the last call, and the crash if it didn't end normally.
  func finish(within allowance: Allowance) -> (output: CapturedOutput, crash: Crash?)
}

extension ScriptAnswer {
  /// Whether it is the same trace as the model's.
  func meets(_ expected: ExpectedTrace) -> Bool {
    if case .success(let trace) = self { expected.isMet(by: trace[...]) } else { false }
  }
}
