import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var filterChecks: [Check<Suite>] {
    [
      Check("filter.refuses", step: 5) { bench in
        try forAll(Model.knobs.indices) { refused in
          let allowed = Model.knobs.indices.filter { $0 != refused }
          try bench.expectFilter([Model.knobs[refused]], allowing: allowed)
        }
      },
      Check("filter.lets-through", step: 5, after: "filter.refuses") { bench in
        try forAll(Model.subsets(ofCount: Model.knobs.count)) {
          try bench.expectFilter(Model.knobs, allowing: $0)
        }
      },
      Check("filter.twice", step: 5, after: "filter.lets-through", "logging.runs-inner") { bench in
        try forAll(-3...6) { action in
          let script = [
            Call.filteringNumbers(action: action, value: 100, through: [.positive, .even])
          ]
          try bench.expect(script, seeing: \.[0].value, given: code(script) + ["value"])
        }
        try forAll(Stacks.filters) { try bench.expectEvents(in: $0) }
      },
      Check(sameAnswers: "filter.remembers-nothing", step: 5, after: "filter.refuses"),
      Check(
        reading: "filter.pure-by-reading", of: "filterActions(_:)", step: 5,
        after: "filter.remembers-nothing"),
    ]
  }
}

extension Bench<Suite> {
  /// Only the model's knobs at the allowed positions may reach the reducer.
  fileprivate func expectFilter(_ knobs: [Knob], allowing allowed: [Int]) throws {
    try expectRunsAndResult(
      of: .filtering(knobs, of: Meter(), allowing: allowed.map { Model.knobs[$0] }))
  }
}

extension Answer {
  fileprivate var value: Int? { if case .value(let value) = self { value } else { nil } }
}
