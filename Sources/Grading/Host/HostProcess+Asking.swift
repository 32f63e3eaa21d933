import Foundation
import Traces

/// How a host is asked.
extension HostProcess {
  func ask(_ scripts: [[UInt8]]) {
    for script in scripts { send(.message(script)) }
  }

  func ask(together scripts: [[UInt8]]) { send(.together(Frame.joined(scripts))) }

  func answer(within allowance: Allowance) throws(HostFailure) -> ScriptAnswer {
    let wait = exchange(until: { !talk.frames.isEmpty }, within: allowance)
    if let answer = talk.answer() {
      if case .trace = answer { return answer }
      isStuck = true
      return answer
    }
    isStuck = true
    guard wait == .outOfTime else { return .ended(crash) }
    if case .late? = grading?.end { throw .takesTooLong }
    switch allowance.end ?? grading?.end {
    case .late(let lateness): return .late(lateness)
    case .tooBusy: throw .environment(.programInterrupted(path: process.path))
    case nil: throw .environment(.cancelled)
    }
  }

  func takeOutput() -> HeardOutput {
    if !isStuck { settle() }
    hear()
    defer { heard = HeardOutput() }
    return heard
  }

  func finish(
    within allowance: Allowance
  ) -> (output: HeardOutput, crash: Crash?) {
    // It has nothing more to wait for then.
    shutdown(channel.readEnd, Int32(SHUT_WR))
    watch.skip()
    let wait = exchange(until: { end != nil }, within: allowance)
    if wait != .reached { stop() }
    defer { heard = HeardOutput() }
    return (heard, end == .ended(.exited(0)) ? nil : crash)
  }
}
