import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var filterChecks: [Check<Suite>] {
    [
      Check("filter.refuses", step: 5) { context in
        try forAll(Model.knobs.indices) { refused in
          let allowed = Model.knobs.indices.filter { $0 != refused }
          try context.expectFilter([Model.knobs[refused]], allowing: allowed)
        }
      }.withLiterals { context, literals in
        try context.expectFiltered(
          literals.knobs.map { .filtering([$0], of: Meter(), allowing: []) })
      },
      Check("filter.lets-through", step: 5, after: "filter.refuses") { context in
        try forAll(Model.subsets(ofCount: Model.knobs.count)) {
          try context.expectFilter(Model.knobs, allowing: $0)
        }
      }.withLiterals { context, literals in
        try context.expectFiltered(
          literals.knobs.map { .filtering([$0], of: Meter(), allowing: [$0]) })
      },
      Check("filter.twice", step: 5, after: "filter.lets-through", "logging.runs-inner") {
        context in
        try forAll(-3...6) { action in
          let script = [
            Call.filteringNumbers(action: action, value: 100, through: [.positive, .even])
          ]
          try context.expect(script, seeing: \.[0].value, given: code(script) + ["value"])
        }
        try forAll(Stacks.filters) { try context.expectEvents(in: $0) }
      },
      Check(sameAnswers: "filter.remembers-nothing", step: 5, after: "filter.lets-through"),
      Check(
        reading: "filter.pure-by-reading", of: "filterActions(_:)", step: 5,
        after: "filter.remembers-nothing"),
    ]
  }
}

extension TestContext<Suite> {
  /// Only the model's knobs at the allowed positions may reach the reducer.
  fileprivate func expectFilter(_ knobs: [Knob], allowing allowed: [Int]) throws {
    let allowed = allowed.map { Model.knobs[$0] }
    try expect(
      knobs, playing: { [.filtering($0, of: Meter(), allowing: allowed)] },
      upTo: { $0.first($1) }, seeing: .meterRuns, .meter)
  }

  fileprivate func expectFiltered(_ calls: [Call]) throws {
    try expectEach(
      of: calls.map { [$0] }, asking: "meter",
      seeing: { $0.map { $0.meter.compactMap(\.became).last } })
  }
}

extension Answer {
  fileprivate var value: Int? { if case .value(let value) = self { value } else { nil } }
}

extension Suite {
  static var filterDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: filterChecks.map(\.id), scripts: filterings, seeing: \.self,
        mistakes: [
          mistake("filter-lets-all-through", \.filtered) { reducer, value, action, _ in
            reducer(&value, action)
          },
          mistake("swallows-actions", \.filtered) { _, _, _, _ in },
          mistake("filter-turned-around", \.filtered) { reducer, value, action, allows in
            if !allows(action) { reducer(&value, action) }
          },
          mistake("filter-runs-anyway", \.filtered) { reducer, value, action, allows in
            let old = value
            reducer(&value, action)
            if !allows(action) { value = old }
          },
          mistake("filter-runs-anyway", \.filtered) { reducer, value, action, allows in
            var copy = value
            reducer(&copy, action)
            if allows(action) { reducer(&value, action) }
          },
          mistake("works-on-a-copy", \.filtered) { reducer, value, action, allows in
            var copy = value
            if allows(action) { reducer(&copy, action) }
          },
          mistake("runs-reducer-twice", \.filtered) { reducer, value, action, allows in
            guard allows(action) else { return }
            reducer(&value, action)
            reducer(&value, action)
          },
          mistake("runs-reducer-twice", \.filtered) { reducer, value, action, allows in
            if allows(action) { reducer(&value, action) }
            reducer(&value, action)
          },
        ])
    ]
  }

  /// A script for each choice of knobs that get through.
  private static var filterings: [[Call]] {
    Model.subsets(ofCount: Model.knobs.count).map { allowed in
      MeterTurns.samples.map {
        .filtering($0.knobs, of: $0.meter, allowing: allowed.map { Model.knobs[$0] })
      }
    }
  }
}

/// Layers around meters, and the knobs that are turned through them.
struct Stacks {
  var layers: [[MeterLayer]]
  var turns: [Turn<Knob>] = Model.knobs.flatMap { [Turn($0, at: 0), Turn($0, at: 1)] }

  var call: Call { .stacks(layers, turns, of: layers.map { _ in Meter(level: 4) }) }

  /// Logs for two meters, and around each other.
  static let logs: [Stacks] = [
    Stacks(layers: [[.log("first")], [.log("second")]]),
    Stacks(layers: [[.log("inner"), .log("outer")], [.log("other")]]),
  ]

  /// Filters that are used for two meters, around each other, and around and in logs.
  static let filters: [Stacks] = [
    Stacks(layers: [[.filter(rising)], [.filter(rising)]]),
    Stacks(layers: [[.filter(rising), .filter(rising)], [.filter(rising), .filter(renaming)]]),
    Stacks(layers: [[.filter(renaming), .filter(rising)], [.filter([]), .filter(rising)]]),
    Stacks(layers: [[.filter([]), .log("outer")], [.log("inner"), .filter([])]]),
  ]

  private static let rising: [Knob] = [.turn(by: 1), .rename("cm")]
  private static let renaming: [Knob] = [.rename("cm"), .turn(by: 0)]
}

extension TestContext<Suite> {
  /// Throws a mismatch for the first turn by which something else happens in the stacks than should.
  func expectEvents(in stacks: Stacks, note: String? = nil) throws {
    try expect(
      stacks.turns, playing: { [Stacks(layers: stacks.layers, turns: $0).call] },
      upTo: { $0.first($1) },
      seeing: Sight("calls" + Comment("in-order").trailing, noting: .calls, note: note) {
        $0.meter.compactMap(\.name)
      },
      Sight(note: note, code: { Suite.code($0) + ["meters[\($0[0].lastPlace)]"] }) {
        $0[0].meter.compactMap(\.became).last
      },
      .meterRuns)
  }
}

extension Call {
  /// Which of those that are at hand the last turn is for.
  var lastPlace: Int {
    switch self {
    case .stacks(_, let turns, _): turns.last?.place ?? 0
    case .undo(let turns, _, _): turns.last?.place ?? 0
    default: 0
    }
  }
}

extension Event<Meter, Knob> {
  /// What is called.
  fileprivate var name: String? {
    switch self {
    case .ran: "reducer"
    case .logged(let log): log ?? "log"
    case .became: nil
    }
  }
}

extension Suite {
  static func code(
    stacking stacks: [[MeterLayer]], around meters: [Meter], _ noted: Noted
  ) -> [String] {
    let filters = stacks.flatMap(\.self).compactMap(\.allowed)
    let distinct = filters.enumerated().filter { filters.firstIndex(of: $1) == $0 }.map(\.1)
    func name(of allowed: [Knob]) -> String {
      "filter\((distinct.firstIndex(of: allowed) ?? 0) + 1)"
    }
    let made = distinct.map { allowed in
      "let \(name(of: allowed)): (@escaping Reducer<Meter, Knob>) -> Reducer<Meter, Knob> = "
        + "filterActions { \(SuiteSupport.code(allowed)).contains($0) }"
    }
    let layered = stacks.enumerated().map { place, layers in
      let text = layers.reduce(place == 0 ? "reducer" : "backwards") { reducer, layer in
        switch layer {
        case .log(let log):
          "logging(\(reducer), log: { _ in \(noted == .calls ? #"calls.append("\#(log)") "# : "")})"
        case .filter(let allowed): "\(name(of: allowed))(\(reducer))"
        }
      }
      return "let \(names[place % names.count]) = \(text)"
    }
    let app = meterApp(noted)
    let backwards =
      stacks.count < 2
      ? []
      : app.suffix(1).map {
        $0.replacing("func reducer", with: "func backwards").replacing("+=", with: "-=")
      }
    return app + backwards + ["var meters = \(SuiteSupport.code(meters))"] + made + layered
  }
}

extension MeterLayer {
  fileprivate var allowed: [Knob]? { if case .filter(let knobs) = self { knobs } else { nil } }
}
