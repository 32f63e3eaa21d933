import Foundation
import HostMessages

/// How a host is asked.
extension HostProcess {
  func ask(_ scripts: [[UInt8]]) {
    for script in scripts { send(.message(script)) }
  }

  func ask(together scripts: [[UInt8]]) { send(.together(Frame.joined(scripts))) }

  func answer(until deadline: ContinuousClock.Instant) -> ScriptAnswer {
    let wait = exchange(until: { !talk.frames.isEmpty }, deadline: deadline)
    let answer = talk.answer() ?? (wait == .outOfTime ? .late : .ended(crash))
    if case .trace = answer { return answer }
    isStuck = true
    return answer
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
