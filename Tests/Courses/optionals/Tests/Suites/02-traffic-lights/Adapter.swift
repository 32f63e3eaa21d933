// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import Traces
import TrafficLightsScript

// needs: Light
@testable import enum TrafficLights.Light
// needs: Ticket
@testable import enum TrafficLights.Ticket
// needs: next(after:)
@testable import func TrafficLights.next
// needs: total(of:)
@testable import func TrafficLights.total

enum Exercise: TrafficLightsSide {
  // needs: next(after:)
  static func next(after light: TrafficLightsScript.Light) -> TrafficLightsScript.Light {
    seen(TrafficLights.next(after: made(light)))
  }

  // needs: total(of:)
  static func total(of ticket: TrafficLightsScript.Ticket) -> Int {
    TrafficLights.total(of: made(ticket))
  }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise.self) }.entry
}

// MARK: - Derived from `Stub.swift`: `workbook author derive 2`

// needs: Light
private func made(_ value: TrafficLightsScript.Light) -> TrafficLights.Light {
  switch value {
  case .red: .red
  case .yellow: .yellow
  case .green: .green
  }
}

// needs: Ticket
private func made(_ value: TrafficLightsScript.Ticket) -> TrafficLights.Ticket {
  switch value {
  case .free: .free
  case .single(let value): .single(price: value)
  case .group(let people, let price): .group(people: people, price: price)
  }
}

// needs: Light
private func seen(_ value: TrafficLights.Light) -> TrafficLightsScript.Light {
  switch value {
  case .red: .red
  case .yellow: .yellow
  case .green: .green
  }
}
