import Basics
import Curriculum
import SuiteSupport
import Traces

/// A process in which an exercise answers scripts: the program `ExerciseHost`.
///
/// Whatever the exercise does, nothing here waits longer than its deadline.
final class HostProcess: ScriptAnswering {
  let host: RunningHost
  var id: pid_t { host.process.id }
  private var channel: Basics.Pipe { host.channel }
  private var output: Basics.Pipe { host.output }

  var outgoing: [UInt8] = []
  var sent = 0
  var talk = HostTalk()
  /// What was printed since somebody asked for that last.
  var captured = CapturedOutput()
  /// How many bytes were printed in all.
  var capturedCount = 0
  /// Told what was printed, as it came.
  var listener: (ArraySlice<UInt8>) -> Void = { _ in }
  /// What was printed last, in which the runtime may say why it ended the process.
  var lastWords: [UInt8] = []
  /// How it has ended.
  var end: TerminationStatus?
  /// What it was ended here for.
  private var passedLimit: Limit?
  /// What it has written down about its crash.
  var record: CrashRecord?
  private let crashMark = UInt.random(in: 0 ... .max)
  /// Whether a script has no trace, and none will come.
  var isStuck = false
  /// Whether it can still be captured on the channel.
  var isConnected = true
  /// Whether somebody else has ended it, or one of the others that it belongs to.
  var interruption: Locked<Bool>?
  var lastLook = ContinuousClock.now
  var watch = SpendingWatch()
  /// What all of the grading has together to which it belongs.
  var grading = Allowance.ofGrading
  var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)
  /// What keeps the exercise in its place, once one is loaded.
  var confinement = Sandbox.none
  /// The lines behind the addresses of a crash; known when an exercise is loaded.
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

  /// What it let its time go by with, when that is over.
  ///
  /// - Throws: if others are to blame, or all of the grading is out of time, as its allowance tells.
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
    // It has nothing more to wait for then.
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
  /// Loads an exercise with its adapter, when it is confined.
  func load(
    adapter: String?, exercise: String, libraries: [String], lines: ExerciseLines
  ) throws(EnvironmentError) {
    self.lines = lines
    let request = HostRequest(
      adapter: adapter, exercise: exercise, libraries: libraries,
      processorTime: Int(TimeLimit.exerciseProcessorTime.components.seconds), parent: Int(getpid()),
      crashMark: crashMark)
    send(.message(request.packed))
    // It says twice how far it is.
    talk.expect()
    let allowance = Allowance(TimeLimit.loading)
    // Nothing of the exercise is there yet that could say this.
    guard case .confined(let confinement) = try greeting(within: allowance) else {
      throw brokenTalk
    }
    try check(confinement)
    self.confinement = confinement
    guard case .ready = try greeting(within: allowance) else { throw brokenTalk }
  }

  /// Looks whether an exercise is kept in its place as every one before it: what the kernel could do for
  /// one host it can do for all.
  private func check(_ confinement: Sandbox) throws(EnvironmentError) {
    // It has said so; the kernel knows, as long as there is the process: what can't be loaded ends it.
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

  /// What the first host has said that this system can do.
  private static let offered = Locked<Sandbox?>(nil)

  /// Waits for what the host says of itself; `ready` or `confined`, all else is a failure.
  private func greeting(
    within allowance: Allowance
  ) throws(EnvironmentError) -> HostGreeting {
    let wait = exchange(until: { !talk.frames.isEmpty }, within: allowance)
    if wait == .outOfTime { _ = try lateness(within: allowance) }
    // A greeting that is none says as little as one that never comes.
    guard wait == .reached, case .message(let bytes)? = talk.next(),
      let greeting = try? HostGreeting(packed: bytes)
    else { throw brokenTalk }
    switch greeting {
    case .confined, .ready: return greeting
    case .doesNotLoad(let words): throw .nothingLoads(details: words)
    }
  }

  private var brokenTalk: EnvironmentError {
    .nothingLoads(details: String(decoding: lastWords, as: UTF8.self))
  }

  /// Sends one frame, and expects one.
  func send(_ frame: Frame) {
    if talk.isQuiet { watch.skip() }
    outgoing += frame.bytes
    talk.expect()
  }
}

/// How bytes come and go, and how it is noticed that the host has ended.
extension HostProcess {
  enum Wait: Equatable {
    case reached
    /// The host has ended before, or sent a frame that wasn't asked for.
    case over
    case outOfTime
  }

  /// Sends what is to be sent and takes what comes, until something is reached.
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

  /// Reads and writes once what can be read and written.
  ///
  /// - Returns: whether it is time to look at the host.
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
    // A host that is silent may have ended; one that says much may use too much.
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

  /// Takes what was printed: as much as pipes usually hold, so that who prints without end is no
  /// trouble.
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

  /// Looks whether the host has ended, whether it uses more than it may, and what it does.
  private func look(within allowance: Allowance) {
    if hasEnded(id) { return stop() }
    let spending = watch.spending(of: id, output: output.readEnd)
    allowance.take(spending)
    grading?.take(spending)
    grading?.lookAtThisThread()
    if let limit = HostSystem.passedLimit(of: id) { stop(for: limit) }
  }

  /// Ends it, and takes off what it has spent since the last look.
  func account() {
    host.process.end()
    grading?.take(Spending(processor: max(.zero, host.process.spent - watch.processor)))
    grading = nil
  }

  /// Ends the host if it hasn't ended yet, and takes what it has said before.
  ///
  /// - Parameter limit: what it is ended for; otherwise, how it has ended tells.
  func stop(for limit: Limit? = nil) {
    guard end == nil else { return }
    let wasOver = hasEnded(id)
    let status = TerminationStatus(waitStatus: host.process.end())
    // An exercise can't do that to itself.
    if wasOver, status == .killed(signal: SIGKILL) { interruption?.withLock { $0 = true } }
    (end, passedLimit) = (status, limit)
    if limit == nil, case .killed = status, host.hadTooMuchMemory { passedLimit = .memory }
    var count: Int
    repeat {
      count = talk.frames.count
      receive()
    } while isConnected && talk.frames.count > count
    hear()
    // What a signal's handler has written there is there as a whole.
    let length = read(host.crashes.readEnd, &buffer, buffer.count)
    record = CrashRecord(Array(buffer.prefix(max(0, length))), mark: crashMark)
  }
}
