import Foundation
import HostMessages
import Limits

/// How a host is told what to load.
extension HostProcess {
  /// Loads an exercise with its adapter, and looks whether it is confined.
  ///
  /// - Parameters:
  ///   - adapter: the library that knows how to play scripts; nil for none, as `HostRequest` says.
  ///   - exercise: the library that it was linked to.
  ///   - preparation: what has to be loaded before these two, as `HostPrograms` knows.
  ///   - lines: asked when something crashes.
  ///   - isConfined: whether the exercise may do nothing but compute.
  func load(
    adapter: String?, exercise: String, preparation: String?, lines: ExerciseLines,
    isConfined: Bool = true
  ) throws(HostFailure) {
    self.lines = lines
    let request = HostRequest(
      adapter: adapter, exercise: exercise, preparation: preparation, isConfined: isConfined,
      processorTime: Int(TimeLimit.exerciseProcessorTime.components.seconds), parent: Int(getpid()))
    send(.message(request.packed))
    let wait = exchange(until: { !frames.isEmpty }, deadline: .now + TimeLimit.loading)
    // A greeting that is none says as little as one that never comes.
    guard wait == .reached, case .message(let bytes)? = frames.popFirst(),
      let greeting = try? HostGreeting(packed: bytes)
    else { throw .doesNotLoad(details: String(decoding: lastWords, as: UTF8.self)) }
    switch greeting {
    case .ready(let confinement):
      // It has said so; the kernel knows.
      guard !confinement.calls || HostSystem.isConfined(id) else {
        throw .doesNotLoad(details: "The exercise is not confined.")
      }
      self.confinement = confinement
    case .doesNotLoad(let words): throw .doesNotLoad(details: words)
    case .isOpen: throw .doesNotLoad(details: "The exercise is not linked to the gate.")
    case .hasNoAnswers: throw .doesNotLoad(details: "The adapter has no answers.")
    }
  }

  /// Sends one frame, and expects one.
  func send(_ frame: Frame) {
    outgoing += frame.bytes
    expected += 1
  }
}
