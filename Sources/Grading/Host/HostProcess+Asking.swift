import Foundation
import HostMessages

/// How a host is asked.
extension HostProcess {
  func ask(_ scripts: [[UInt8]]) {
    for script in scripts { send(.message(script)) }
  }

  func ask(together scripts: [[UInt8]]) { send(.together(Frame.joined(scripts))) }

  func answer(until deadline: ContinuousClock.Instant) -> ScriptAnswer {
    let wait = exchange(until: { !frames.isEmpty }, deadline: deadline)
    if case .message(let trace)? = frames.first {
      frames.removeFirst()
      return .trace(trace)
    }
    isStuck = true
    switch frames.first {
    case .some: return .tooLong
    case nil where wait == .outOfTime: return .late
    // What nobody has asked for is more than it may answer.
    case nil: return end == nil ? .tooLong : .ended(crash)
    }
  }

  func takeOutput() -> HeardOutput {
    if !isStuck { settle() }
    hear()
    defer { heard = HeardOutput() }
    return heard
  }

  func finish(
    until deadline: ContinuousClock.Instant
  ) -> (output: HeardOutput, crash: Crash?) {
    // It has nothing more to wait for then.
    shutdown(channel.readEnd, Int32(SHUT_WR))
    let wait = exchange(until: { end != nil }, deadline: deadline)
    if wait != .reached { stop() }
    defer { heard = HeardOutput() }
    return (heard, end == .ended(.exited(0)) ? nil : crash)
  }
}
