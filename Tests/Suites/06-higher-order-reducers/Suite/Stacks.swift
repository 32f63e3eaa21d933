import HigherOrderReducersScript
import SuiteSupport

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

extension Bench<Suite> {
  /// Throws a mismatch unless all that happens in the stacks happens in order.
  func expectEvents(in stacks: Stacks, note: String? = nil) throws {
    try expect(
      [stacks.call], seeing: { $0[0].meter.map(\.line) },
      given: Suite.code(stacks.call) + [Comment("in-order").line], note: { _ in note })
  }
}

extension Event<Meter, Knob> {
  fileprivate var line: Line {
    switch self {
    case .ran(let meter, let knob): Line("reducer(\(code(meter)), \(code(knob)))")
    case .logged(let log): Line("\(log ?? "log")(…)")
    case .became(let meter): Line(Comment("meter", ["meter": code(meter)]).words)
    }
  }
}

extension Suite {
  static func code(stacking stacks: [[MeterLayer]], around meters: [Meter]) -> [String] {
    let filters = stacks.flatMap(\.self).compactMap(\.allowed)
    let distinct = filters.enumerated().filter { filters.firstIndex(of: $1) == $0 }.map(\.1)
    func name(of allowed: [Knob]) -> String {
      "filter\((distinct.firstIndex(of: allowed) ?? 0) + 1)"
    }
    let made = distinct.map { allowed in
      "let \(name(of: allowed)) = filterActions { \(SuiteSupport.code(allowed)).contains($0) }"
    }
    let layered = stacks.enumerated().map { place, layers in
      let text = layers.reduce(place == 0 ? "reducer" : "backwards") { reducer, layer in
        switch layer {
        case .log(let log): "logging(\(reducer), log: \(log))"
        case .filter(let allowed): "\(name(of: allowed))(\(reducer))"
        }
      }
      return "let \(names[place % names.count]) = \(text)"
    }
    return ["var meters = \(SuiteSupport.code(meters))" + Comment("other-app").trailing]
      + made + layered
  }
}

extension MeterLayer {
  fileprivate var allowed: [Knob]? { if case .filter(let knobs) = self { knobs } else { nil } }
}
