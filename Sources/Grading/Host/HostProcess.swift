import Basics
import Curriculum
import SuiteSupport
import Traces

/// A running `ExerciseHost` process, in which an exercise plays scripts.
///
/// Whatever the exercise does, no method waits longer than its allowance.
final class HostProcess: ScriptAnswering {
  let host: RunningHost
  var id: pid_t { host.process.id }
  private var channel: Basics.Pipe { host.channel }
  private var output: Basics.Pipe { host.output }

  var outgoing: [UInt8] = []
  var sent = 0
  var talk = HostTalk()
  /// How many `settle` frames were sent, and how many of them were waited for.
  var (settleCount, awaitedCount) = (0, 0)
  /// The output since it was last taken.
  var captured = CapturedOutput()
  /// The total number of bytes of output.
  var capturedCount = 0
  /// Called with each piece of output as it arrives.
  var listener: (ArraySlice<UInt8>) -> Void = { _ in }
  /// The end of the output, which may hold the runtime's reason for a crash.
  var lastWords: [UInt8] = []
  /// How the process has ended; nil while it runs.
  var end: TerminationStatus?
  /// The limit because of which this side has ended the process; nil if none.
  private var passedLimit: Limit?
  /// What the process's signal handler has written about its crash.
  var record: CrashRecord?
  private let crashMark = UInt.random(in: 0 ... .max)
  /// Whether the process has failed to answer a script, so that no more answers will come.
  var isStuck = false
  /// Whether the host's end of the channel is still open.
  var isConnected = true
  /// Set to true if another program has killed this process; shared by all processes of one
  /// grading.
  var interruption: Locked<Bool>?
  var lastLook = ContinuousClock.now
  var watch = SpendingWatch()
  /// The allowance for the whole grading that the process belongs to.
  var grading = Allowance.ofGrading
  var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)
  /// The sandbox's parts that are in effect once an exercise is loaded.
  var confinement = Sandbox.none
  /// Finds source lines for a crash; set when an exercise is loaded.
  var lines: ExerciseLines?

  deinit { account() }

  init(_ host: RunningHost) { self.host = host }
}

extension HostProcess {
  func ask(_ scripts: [[UInt8]]) {
    for script in scripts { send(.message(script)) }
  }

  func ask(together scripts: [[UInt8]]) { send(.together(Frame.joined(scripts))) }

  func answer(within allowance: Allowance) throws(EnvironmentError) -> ScriptAnswer {
    let wait = exchange(until: { !talk.frames.isEmpty }, within: allowance)
    if let answer = talk.answer() {
      if case .failure = answer { isStuck = true }
      return answer
    }
    isStuck = true
    guard wait == .outOfTime else { return .failure(.ended(crash)) }
    return .failure(.late(try lateness(within: allowance), seconds: allowance.seconds))
  }

  /// What an exercise that has used up its time spent it on.
  ///
  /// - Throws: if the machine is too busy, or the whole grading has no time left.
  private func lateness(within allowance: Allowance) throws(EnvironmentError) -> Lateness {
    if case .late? = grading?.end { throw .cancelled }
    switch allowance.end ?? grading?.end {
    case .late(let lateness): return lateness
    case .tooBusy: throw .programInterrupted(path: host.path)
    case nil: throw .cancelled
    }
  }

  func takeOutput() -> CapturedOutput {
    if !isStuck { settle() }
    hear()
    defer { captured = CapturedOutput() }
    return captured
  }

  func finish(
    within allowance: Allowance
  ) -> (output: CapturedOutput, crash: Crash?) {
    // Closing the channel tells the host that no more scripts will come.
    shutdown(channel.readEnd, Int32(SHUT_WR))
    watch.skip()
    let wait = exchange(until: { end != nil }, within: allowance)
    if wait != .reached { stop() }
    defer { captured = CapturedOutput() }
    return (captured, passedLimit == nil && end == .exited(0) ? nil : crash)
  }

  private var crash: Crash {
    if let passedLimit { return Crash(.limit(passedLimit)) }
    guard let end else { return Crash(.signal(SIGKILL)) }
    return Crash(
      end, record: record, lastWords: String(decoding: lastWords, as: UTF8.self), lines: lines)
  }
}

extension HostProcess {
  /// Has the host enter its sandbox and load an exercise with its adapter.
  func load(
    adapter: String?, exercise: String, libraries: [String], lines: ExerciseLines
  ) throws(EnvironmentError) {
    self.lines = lines
    let request = HostRequest(
      adapter: adapter, exercise: exercise, libraries: libraries,
      processorTime: Int(TimeLimit.exerciseProcessorTime.components.seconds), parent: Int(getpid()),
      crashMark: crashMark)
    send(.message(request.packed))
    // The host answers twice: when it is confined, and when the exercise is loaded.
    talk.expect()
    let allowance = Allowance(TimeLimit.loading)
    // At this point no code of the exercise is loaded that could forge the answer.
    guard case .confined(let confinement) = try greeting(within: allowance) else {
      throw brokenTalk
    }
    try check(confinement)
    self.confinement = confinement
    guard case .ready = try greeting(within: allowance) else { throw brokenTalk }
  }

  /// Checks that this process's sandbox lacks no part that the first host's had, because the kernel
  /// supports the same for every process.
  private func check(_ confinement: Sandbox) throws(EnvironmentError) {
    // The kernel's own record of the sandbox is checked, too, unless the process has ended already,
    // which happens if loading fails.
    guard !confinement.calls || HostSystem.isSandboxed(id) || hasEnded(id) else {
      throw .nothingLoads(details: "The exercise is not confined.")
    }
    let offered = Self.offered.withLock { offered in
      offered = offered ?? confinement
      return offered ?? confinement
    }
    guard Set(confinement.missing).isSubset(of: offered.missing) else {
      throw .hostDoesNotStart(path: "ExerciseHost", code: EAGAIN)
    }
  }

  /// The sandbox that the first host has reported.
  private static let offered = Locked<Sandbox?>(nil)

  /// Waits for the host's next greeting and returns it if it is `ready` or `confined`; else throws.
  private func greeting(
    within allowance: Allowance
  ) throws(EnvironmentError) -> HostGreeting {
    let wait = exchange(until: { !talk.frames.isEmpty }, within: allowance)
    if wait == .outOfTime { _ = try lateness(within: allowance) }
    // An undecodable greeting is treated like a missing one.
    guard wait == .reached, case .message(let bytes)? = talk.next(),
      let greeting = HostGreeting(decoding: bytes)
    else { throw brokenTalk }
    switch greeting {
    case .confined, .ready: return greeting
    case .doesNotLoad(let words): throw .nothingLoads(details: words)
    }
  }

  private var brokenTalk: EnvironmentError {
    .nothingLoads(details: String(decoding: lastWords, as: UTF8.self))
  }

  /// Sends one frame and expects one frame in return.
  func send(_ frame: Frame) {
    if talk.isQuiet { watch.skip() }
    outgoing += frame.bytes
    talk.expect()
  }
}

/// The exchange of bytes with the process, and the detection of its end.
extension HostProcess {
  enum Wait: Equatable {
    case reached
    /// The process has ended first, or has sent an unexpected frame.
    case over
    case outOfTime
  }

  /// Sends and receives until the condition holds, the process ends or time is used up.
  func exchange(
    until isReached: () -> Bool, within allowance: Allowance
  ) -> Wait {
    while true {
      if isReached() { return .reached }
      if end != nil || !talk.isOrderly { return .over }
      guard allowance.end == nil, grading?.end == nil, !Cancellation.isRequested else {
        return .outOfTime
      }
      if transfer() { look(within: allowance) }
    }
  }

  /// Waits briefly and then reads and writes what is possible without blocking.
  ///
  /// - Returns: whether to check on the process now.
  private func transfer() -> Bool {
    var requests = [pollfd(fd: output.readEnd, events: Int16(POLLIN), revents: 0)]
    if isConnected {
      let isSending = sent < outgoing.count
      let events = Int16(POLLIN) | (isSending ? Int16(POLLOUT) : 0)
      requests.append(pollfd(fd: channel.readEnd, events: events, revents: 0))
    }
    let count = poll(&requests, nfds_t(requests.count), TimeLimit.lookAtExercise.inMilliseconds)
    if requests[0].revents != 0 { hear() }
    if isConnected, requests[1].revents != 0 {
      if requests[1].revents & Int16(POLLOUT) != 0 { send() }
      receive()
    }
    // A silent process may have ended; one that sends a lot may exceed a limit.
    return count == 0 || !isConnected || isTimeToLook
  }

  private var isTimeToLook: Bool {
    guard .now - lastLook > TimeLimit.lookAtExercise else { return false }
    lastLook = .now
    return true
  }

  private func send() {
    let count = outgoing.withUnsafeBytes { bytes in
      HostSystem.send(
        UnsafeRawBufferPointer(rebasing: bytes[sent...]), over: channel.readEnd)
    }
    sent += max(0, count)
    if sent == outgoing.count { (outgoing, sent) = ([], 0) }
  }

  private func receive() {
    let count = read(channel.readEnd, &buffer, buffer.count)
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { isConnected = false }
    if count > 0 { talk.take(buffer[..<count]) }
  }

  /// Reads output, at most as much as a pipe usually holds, so that endless output can't block this
  /// side.
  func hear() {
    for _ in 1...4 {
      let count = read(output.readEnd, &buffer, buffer.count)
      guard count > 0 else { return }
      capturedCount += count
      captured.take(buffer[..<count])
      listener(buffer[..<count])
      lastWords += buffer[..<count]
      if lastWords.count > 2 * SizeLimit.lastWords {
        lastWords.removeFirst(lastWords.count - SizeLimit.lastWords)
      }
    }
  }

  /// Checks whether the process has ended or exceeds a limit, and accounts for the time it has
  /// spent.
  private func look(within allowance: Allowance) {
    if hasEnded(id) { return stop() }
    let spending = watch.spending(of: id, output: output.readEnd)
    allowance.take(spending)
    grading?.take(spending)
    grading?.lookAtThisThread()
    if let limit = HostSystem.passedLimit(of: id) { stop(for: limit) }
  }

  /// Ends the process and takes the rest of its processor time from the grading's allowance.
  func account() {
    host.process.end()
    grading?.take(Spending(processor: max(.zero, host.process.spent - watch.processor)))
    grading = nil
  }

  /// Ends the process if it still runs and reads its remaining output and frames.
  ///
  /// - Parameter limit: the limit that the process has exceeded, if that is why it is ended.
  func stop(for limit: Limit? = nil) {
    guard end == nil else { return }
    let wasOver = hasEnded(id)
    let status = TerminationStatus(waitStatus: host.process.end())
    // The sandbox doesn't let an exercise send SIGKILL to itself, so another program did it.
    if wasOver, status == .killed(signal: SIGKILL) { interruption?.withLock { $0 = true } }
    (end, passedLimit) = (status, limit)
    if limit == nil, case .killed = status, host.hadTooMuchMemory { passedLimit = .memory }
    var count: Int
    repeat {
      count = talk.frames.count
      receive()
    } while isConnected && talk.frames.count > count
    hear()
    // The signal handler writes its record at once, so it is complete if it is there.
    let length = read(host.crashes.readEnd, &buffer, buffer.count)
    record = CrashRecord(Array(buffer.prefix(max(0, length))), mark: crashMark)
  }
}
