import Basics
import SuiteSupport
import Traces

/// Parses what a host sends into frames. The sender is not trusted, as the exercise can write
/// there.
struct HostTalk {
  private var incoming = FrameReader()
  /// The received frames that weren't taken yet.
  private(set) var frames: ArraySlice<Frame> = []
  /// The number of frames that may still arrive.
  private var expected = 0
  /// How many `settle` frames have arrived; each means that the main thread has no work left.
  private(set) var settledCount = 0
  /// False after a frame that is malformed, too long or wasn't expected.
  private(set) var isOrderly = true
  /// Whether the exercise had no work left when it was last asked, and was sent nothing since.
  var isAtRest = false

  var isQuiet: Bool { expected == 0 }

  mutating func expect() {
    expected += 1
    isAtRest = false
  }

  /// Takes received bytes. After a frame that is too long or unexpected, everything else is
  /// ignored.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    guard isOrderly else { return }
    incoming.add(bytes)
    do {
      while let frame = try incoming.next() {
        guard expected > 0 else {
          isOrderly = false
          return
        }
        expected -= 1
        if frame == .settle { settledCount += 1 } else { frames.append(frame) }
      }
    } catch {
      isOrderly = false
    }
  }

  mutating func next() -> Frame? { frames.popFirst() }

  /// The answer to the next script; nil if none has arrived and the data is in order so far.
  mutating func answer() -> ScriptAnswer? {
    switch next() {
    case .message(let trace): .success(trace)
    case .tooLong: .failure(.tooLong)
    case .together, .settle, .noScript: .failure(.unreadable)
    case nil: isOrderly ? nil : .failure(.unreadable)
    }
  }
}

/// Waiting until an exercise prints nothing more.
extension HostProcess {
  /// Gives asynchronous work of the exercise time to finish.
  ///
  /// If the process has a single thread, it is enough that the main queue is empty. Otherwise
  /// threads may hand work to each other, so this waits until none has run for a moment and all are
  /// blocked.
  func settle() {
    if talk.isAtRest { return }
    let isAlone = threadCount <= 1
    guard settleMainThread() else { return hear() }
    if isAlone, threadCount <= 1 {
      talk.isAtRest = talk.isQuiet
      return hear()
    }
    let patience = Patience(with: id)
    var before: (capturedCount: Int, runs: [String])?
    while settleMainThread() {
      hear()
      let now = (capturedCount: capturedCount, runs: HostSystem.runs(of: id))
      let isQuiet = !patience.isWorthWaiting
      if isQuiet, let before, before == now { return }
      if patience.isOver { break }
      before = isQuiet ? now : nil
      usleep(TimeLimit.lookAtThreads.inMicroseconds)
    }
    hear()
  }

  private var threadCount: Int { HostSystem.threadCount(of: id) }

  /// - Returns: whether the main thread has finished its queued work and flushed the output, in
  ///   time.
  private func settleMainThread() -> Bool {
    if awaitedCount == settleCount { settleAhead() }
    awaitedCount += 1
    return exchange(
      until: { talk.settledCount >= awaitedCount }, within: Allowance(TimeLimit.mainThread))
      == .reached
  }

  func settleAhead() {
    send(.settle)
    settleCount += 1
  }
}

/// How long to wait for the threads of a host.
private struct Patience {
  private let host: pid_t
  private let start = ContinuousClock.now
  private let delay: Duration

  init(with host: pid_t) {
    self.host = host
    delay = HostSystem.delay(of: host)
  }

  /// The elapsed time, without the time in which the threads waited for a processor.
  private var time: Duration {
    .now - start - min(TimeLimit.busyProcessors, HostSystem.delay(of: host) - delay)
  }

  var isOver: Bool { time > TimeLimit.unfinishedWork }

  /// Whether pending work may still finish in time.
  var isWorthWaiting: Bool {
    let left = max(.zero, TimeLimit.plannedWork - time)
    return switch HostSystem.activity(of: host, within: left) {
    case .none: false
    case .waits: left > .zero
    case .runs: !isOver
    }
  }
}

/// What the threads of a host do, except for the main thread.
enum HostActivity {
  /// All threads are blocked until another process or the main thread acts.
  case none
  /// A thread sleeps until a timer fires.
  case waits
  /// A thread runs, or is ready to run.
  case runs
}
