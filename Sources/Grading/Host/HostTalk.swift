import Basics
import SuiteSupport
import Traces

/// What has come from a host, frame by frame, whoever has written it.
struct HostTalk {
  private var incoming = FrameReader()
  /// The frames that weren't taken yet.
  private(set) var frames: ArraySlice<Frame> = []
  /// How many frames may still come.
  private var expected = 0
  /// How often it has said that the main thread has nothing left to do.
  private(set) var settledCount = 0
  /// Whether all that has come were frames that somebody waits for.
  private(set) var isOrderly = true

  var isQuiet: Bool { expected == 0 }

  mutating func expect() { expected += 1 }

  /// Takes bytes as they came. A frame that is longer than it may be, or that nobody has asked for, is
  /// the end of the talk: nothing behind it is captured.
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

  /// The answer that is there to a script; nil if none is, and none came in its place.
  mutating func answer() -> ScriptAnswer? {
    switch next() {
    case .message(let trace): .success(trace)
    case .tooLong: .failure(.tooLong)
    case .together, .settle, .noScript: .failure(.unreadable)
    case nil: isOrderly ? nil : .failure(.unreadable)
    }
  }
}

/// How it is made sure that nothing more is printed.
extension HostProcess {
  /// Gives the exercise time for what it has left for later.
  ///
  /// If there is no thread but the first, nothing more can come when that has done what was left for
  /// it. If there is, that and the others may give each other work, until none of them has run for a
  /// moment, and all wait for somebody else.
  func settle() {
    let isAlone = threadCount <= 1
    guard settleMainThread(), !isAlone || threadCount > 1 else { return hear() }
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

  /// - Returns: whether the main thread has done all that waited for it, and given out all that was
  ///   printed.
  private func settleMainThread() -> Bool {
    let count = talk.settledCount
    send(.settle)
    return exchange(until: { talk.settledCount > count }, within: Allowance(TimeLimit.mainThread))
      == .reached
  }
}

/// How long is waited for the threads of a host.
private struct Patience {
  private let host: pid_t
  private let start = ContinuousClock.now
  private let delay: Duration

  init(with host: pid_t) {
    self.host = host
    delay = HostSystem.delay(of: host)
  }

  /// What they had to wait for their turn doesn't count.
  private var time: Duration {
    .now - start - min(TimeLimit.busyProcessors, HostSystem.delay(of: host) - delay)
  }

  var isOver: Bool { time > TimeLimit.unfinishedWork }

  /// Whether more may come in time.
  var isWorthWaiting: Bool {
    let left = max(.zero, TimeLimit.plannedWork - time)
    return switch HostSystem.activity(of: host, within: left) {
    case .none: false
    case .waits: left > .zero
    case .runs: !isOver
    }
  }
}

/// What the threads of a host do, but the first.
enum HostActivity {
  /// They wait for somebody else.
  case none
  /// One of them waits for what comes by itself in a while.
  case waits
  /// One of them works, or would if it had its turn.
  case runs
}
