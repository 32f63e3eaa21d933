import Basics
import Foundation
import Traces

/// How a host is told what to load.
extension HostProcess {
  /// Loads an exercise with its adapter, when it is confined.
  ///
  /// - Parameters:
  ///   - adapter: the library that knows how to play scripts; nil for none, as `HostRequest` says.
  ///   - exercise: the library that it was linked to.
  ///   - libraries: what has to be loaded before these two, as `HostPrograms` knows.
  ///   - lines: asked when something crashes.
  ///   - isConfined: whether the exercise may do nothing but compute.
  func load(
    adapter: String?, exercise: String, libraries: [String], lines: ExerciseLines,
    isConfined: Bool = true
  ) throws(HostFailure) {
    self.lines = lines
    let request = HostRequest(
      adapter: adapter, exercise: exercise, libraries: libraries, isConfined: isConfined,
      processorTime: Int(TimeLimit.exerciseProcessorTime.components.seconds), parent: Int(getpid()))
    send(.message(request.packed))
    // It says twice how far it is.
    talk.expect()
    let allowance = Allowance(TimeLimit.loading)
    // Nothing of the exercise is there yet that could say this.
    guard case .confined(let confinement) = try greeting(within: allowance) else {
      throw brokenTalk
    }
    if isConfined { try check(confinement) }
    self.confinement = confinement
    guard case .ready = try greeting(within: allowance) else { throw brokenTalk }
  }

  /// Looks whether an exercise is kept in its place as every one before it: what the kernel could do for
  /// one host it can do for all.
  private func check(_ confinement: Confinement) throws(HostFailure) {
    // It has said so; the kernel knows.
    guard !confinement.calls || HostSystem.isConfined(id) else {
      throw .doesNotLoad(details: "The exercise is not confined.")
    }
    let offered = Self.offered.withLock { offered in
      offered = offered ?? confinement
      return offered ?? confinement
    }
    guard Set(confinement.missing).isSubset(of: offered.missing) else {
      throw .environment(.hostDoesNotStart(path: "ExerciseHost", code: EAGAIN))
    }
  }

  /// What the first host has said that this system can do.
  private static let offered = Locked<Confinement?>(nil)

  /// Waits for what the host says of itself; `ready` or `confined`, all else is a failure.
  private func greeting(
    within allowance: Allowance
  ) throws(HostFailure) -> HostGreeting {
    let wait = exchange(until: { !talk.frames.isEmpty }, within: allowance)
    if case .late? = grading?.end, wait == .outOfTime { throw .takesTooLong }
    // A greeting that is none says as little as one that never comes.
    guard wait == .reached, case .message(let bytes)? = talk.next(),
      let greeting = try? HostGreeting(packed: bytes)
    else { throw brokenTalk }
    switch greeting {
    case .confined, .ready: return greeting
    case .doesNotLoad(let words): throw .doesNotLoad(details: words)
    case .hasNoAnswers: throw .doesNotLoad(details: "The adapter has no answers.")
    }
  }

  private var brokenTalk: HostFailure {
    .doesNotLoad(details: String(decoding: lastWords, as: UTF8.self))
  }

  /// Sends one frame, and expects one.
  func send(_ frame: Frame) {
    if talk.isQuiet { watch.skip() }
    outgoing += frame.bytes
    talk.expect()
  }
}
