import SuiteSupport
import TrafficLightsScript

/// Judges exercises of the lesson about enums.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model.self) }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.next, .light), (.total, .total): true
    default: false
    }
  }

  package static func code(_ call: Call) -> [String] {
    switch call {
    case .next(let light): ["next(after: \(SuiteSupport.code(light)))"]
    case .total(let ticket): ["total(of: \(SuiteSupport.code(ticket)))"]
    }
  }

  package static var checks: [Check<Suite>] {
    [
      Check("next.follows", step: 1) { try $0.expectAnswers(to: Model.lights) },
      Check(sameAnswers: "next.same-answer", step: 1, after: "next.follows"),
      Check("total.single", step: 2) { try $0.expectAnswers(to: Model.singles) },
      Check("total.group", step: 2) { try $0.expectAnswers(to: Model.groups) },
      Check(sameAnswers: "total.same-answer", step: 2, after: "total.single"),
    ]
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["next.follows"], scripts: Model.lights.map { [$0] }, seeing: \.self,
        mistakes: [Mistake("next-goes-back") { $0.play(on: Backwards.self) }]),
      Diagnosis(
        checks: ["total.group"], scripts: (Model.singles + Model.groups).map { [$0] },
        seeing: \.self,
        mistakes: [
          Mistake("total-of-one") { $0.play(on: One.self) },
          Mistake("total-adds") { $0.play(on: Adding.self) },
        ]),
    ]
  }
}

extension TestContext<Suite> {
  /// Each call is asked for itself; told is the smallest that is answered otherwise.
  fileprivate func expectAnswers(to calls: [Call]) throws {
    try forAll(calls) { try self.expect([$0], seeing: \.[0]) }
  }
}

extension Answer: ShownAsPayload {}

/// What a right exercise does, and what to try it with.
enum Model: TrafficLightsSide {
  static let lights: [Call] = [.next(.red), .next(.yellow), .next(.green)]
  static let singles: [Call] = [
    .total(.free), .total(.single(price: 0)), .total(.single(price: 350)),
  ]
  static let groups: [Call] = [
    .total(.group(people: 1, price: 300)), .total(.group(people: 4, price: 250)),
    .total(.group(people: 0, price: 250)),
  ]

  static func next(after light: Light) -> Light {
    switch light {
    case .red: .green
    case .green: .yellow
    case .yellow: .red
    }
  }

  static func total(of ticket: Ticket) -> Int {
    switch ticket {
    case .free: 0
    case .single(let price): price
    case .group(let people, let price): people &* price
    }
  }
}

/// Goes through the lights in the other direction.
enum Backwards: TrafficLightsSide {
  static func next(after light: Light) -> Light { Model.next(after: Model.next(after: light)) }
  static func total(of ticket: Ticket) -> Int { Model.total(of: ticket) }
}

/// Takes the price of one for that of all.
enum One: TrafficLightsSide {
  static func next(after light: Light) -> Light { Model.next(after: light) }
  static func total(of ticket: Ticket) -> Int {
    if case .group(_, let price) = ticket { price } else { Model.total(of: ticket) }
  }
}

/// Adds what is to be multiplied.
enum Adding: TrafficLightsSide {
  static func next(after light: Light) -> Light { Model.next(after: light) }
  static func total(of ticket: Ticket) -> Int {
    if case .group(let people, let price) = ticket {
      people &+ price
    } else {
      Model.total(of: ticket)
    }
  }
}
