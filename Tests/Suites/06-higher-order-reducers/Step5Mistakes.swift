import SuiteSupport

extension Suite {
  static var filterDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        step: 5, samples: samples,
        exercise: { sample in
          sample.play { reducer in Exercise.filterActions(sample.allows, reducer) }
        },
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

  private typealias Allows = (Model.Knob) -> Bool

  private static var samples: [FilterScript] {
    Model.subsets(ofCount: Model.knobs.count).flatMap { allowed in
      MeterScript.scripts.map { FilterScript(script: $0, allowed: allowed) }
    }
  }

  private static func mistake(
    _ name: String,
    _ run: @escaping (MeterScript.Reducer, inout Model.Meter, Model.Knob, Allows) -> Void
  ) -> Mistake<FilterScript, [MeterScript.Event]> {
    Mistake(name) { sample in
      sample.play { reducer in { value, action in run(reducer, &value, action, sample.allows) } }
    }
  }
}

private struct FilterScript {
  var script: MeterScript
  /// The positions of those among the model's knobs that get through.
  var allowed: [Int]

  func allows(_ knob: Model.Knob) -> Bool { allowed.contains { Model.knobs[$0] == knob } }

  func play(_ layer: (@escaping MeterScript.Reducer) -> MeterScript.Reducer)
    -> [MeterScript.Event]
  {
    script.play { reducer, _ in layer(reducer) }
  }
}
