import Curriculum
import SuiteSupport
import Traces

/// Answers of one process after another: a new one is started when the one before is over.
///
/// The caller gets a ticket for each script, and may ask for the answers in any order.
final class HostQueue {
  private let start: () throws(EnvironmentError) -> any ScriptAnswering
  private var host: (any ScriptAnswering)?
  /// What the process that is running was asked, in order.
  private(set) var history: [[UInt8]] = []
  private var ticketCount = 0
  /// The tickets of what was asked and has no answer yet, in the order in which answers come.
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

  /// Gives the process up, and brings a new one as far as another was once: whoever remembers what it
  /// was asked knows the same then.
  ///
  /// - Parameter scripts: what that one had been asked.
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

  /// Waits for the answer to a ticket, which is given once.
  ///
  /// - Returns: nil if the process was over before this script had its turn.
  func answer(
    to ticket: Int, within allowance: Allowance
  ) throws(EnvironmentError) -> ScriptAnswer? {
    while isUnderWay(ticket) { try takeNext(within: allowance) }
    return answers.removeValue(forKey: ticket)
  }

  /// Tickets are given in order, and answers come in it: so the first and the last tell.
  private func isUnderWay(_ ticket: Int) -> Bool {
    guard let first = underWay.first, let last = underWay.last else { return false }
    return first <= ticket && ticket <= last
  }

  /// Waits until nothing is under way any more; when the allowance is used up, the process is given up.
  func settle(within allowance: Allowance) throws(EnvironmentError) {
    while let ticket = underWay.first {
      try takeNext(within: allowance)
      // No caller waits for this answer, so it isn't told that it was late.
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
      // The next process may print more behind it, and then nobody can tell the runtime's lines.
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
  /// For what is asked one after the other.
  let shared: HostQueue
  /// The lines in which several scripts are asked, by their order.
  let lines: [Order: HostQueue]
  /// Whether many scripts are asked at a time; no longer once one of their answers wasn't the model's.
  var asksTogether = true
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

/// A process in which an exercise answers scripts, one after the other, until it ends.
///
/// It serves one thread. After any answer but a trace it is over, and what has no answer yet has to be
/// asked in another one.
protocol ScriptAnswering: AnyObject {
  var confinement: Sandbox { get }

  /// Hands over scripts, as bytes, to be answered in this order; waits for nothing.
  func ask(_ scripts: [[UInt8]])

  /// Hands over scripts to be answered in this order, by one trace: theirs, as `Frame.joined` puts them
  /// together.
  func ask(together scripts: [[UInt8]])

  /// Waits for the answer to the earliest script that has none yet.
  ///
  /// - Throws: if the machine gave it no time to answer.
  func answer(within allowance: Allowance) throws(EnvironmentError) -> ScriptAnswer

  /// What was printed since this was asked last, once nothing more can come of the scripts that have
  /// their answers.
  func takeOutput() -> CapturedOutput

  /// Lets the process end as a program does, and hears what it still has to say.
  ///
  /// - Returns: what was printed since the last time, and why it ended if not as it should.
  func finish(within allowance: Allowance) -> (output: CapturedOutput, crash: Crash?)
}

extension ScriptAnswer {
  /// Whether it is the trace that the model gives.
  func meets(_ expected: ExpectedTrace) -> Bool {
    if case .success(let trace) = self { expected.isMet(by: trace[...]) } else { false }
  }
}
