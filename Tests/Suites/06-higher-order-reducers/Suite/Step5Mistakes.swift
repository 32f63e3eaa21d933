import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var filterDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: filterChecks.map(\.id), scripts: filterings, seeing: \.self,
        mistakes: [
          mistake("layer-adds-nothing") { reducer, value, action, _ in reducer(&value, action) },
          mistake("swallows-actions") { _, _, _, _ in },
          mistake("filter-turned-around") { reducer, value, action, allows in
            if !allows(action) { reducer(&value, action) }
          },
          mistake("filter-runs-anyway") { reducer, value, action, allows in
            let old = value
            reducer(&value, action)
            if !allows(action) { value = old }
          },
          mistake("filter-runs-anyway") { reducer, value, action, allows in
            var copy = value
            reducer(&copy, action)
            if allows(action) { reducer(&value, action) }
          },
          mistake("works-on-a-copy") { reducer, value, action, allows in
            var copy = value
            if allows(action) { reducer(&copy, action) }
          },
          mistake("runs-reducer-twice") { reducer, value, action, allows in
            guard allows(action) else { return }
            reducer(&value, action)
            reducer(&value, action)
          },
          mistake("runs-reducer-twice") { reducer, value, action, allows in
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

  private static func mistake(
    _ name: String, _ run: @escaping FilteredRun
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: WrongFilter(run: run)) }
  }
}

private typealias FilteredRun = (
  _ reducer: Reducer<Meter, Knob>, inout Meter, Knob, _ allows: (Knob) -> Bool
) -> Void

private struct WrongFilter: ModelSide {
  var run: FilteredRun

  func filterActions(_ predicate: @escaping (Knob) -> Bool) -> Layer<Meter, Knob> {
    { reducer in { meter, knob in run(reducer, &meter, knob, predicate) } }
  }
}
