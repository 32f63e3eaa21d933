import SuiteSupport

extension Suite {
  static var storeDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        checks: ["store.send", "store.initial", "store.once", "store.two"], samples: scripts,
        exercise: { script in
          play(script) { meter, reducer in
            let store = Exercise.Store(initialValue: meter, reducer: reducer)
            return (store.value, store.send)
          }
        },
        mistakes: [
          mistake("nothing-happens") { _, _, _, _ in },
          mistake("starts-over-each-time") { value, initial, reducer, knob in
            value = initial
            reducer(&value, knob)
          },
          mistake("works-on-a-copy") { value, _, reducer, knob in
            var copy = value
            reducer(&copy, knob)
          },
          mistake("works-on-a-copy") { value, initial, reducer, knob in
            var copy = initial
            reducer(&copy, knob)
          },
          mistake("runs-reducer-twice") { value, _, reducer, knob in
            reducer(&value, knob)
            reducer(&value, knob)
          },
        ])
    ]
  }

  private typealias Store = (value: () -> Model.Meter, send: (Model.Knob) -> Void)

  private static var scripts: [MeterScript] {
    MeterScript.scripts + [MeterScript(meter: Model.Meter(level: 9, unit: "yd"), knobs: [])]
  }

  private static func play(
    _ script: MeterScript, _ makeStore: (Model.Meter, @escaping MeterScript.Reducer) -> Store
  ) -> [MeterScript.Event] {
    var events: [MeterScript.Event] = []
    let store = makeStore(script.meter) { meter, knob in
      events.append(.ran(meter, knob))
      Model.meterReducer(&meter, knob)
    }
    events.append(.became(store.value()))
    for knob in script.knobs {
      store.send(knob)
      events.append(.became(store.value()))
    }
    return events
  }

  private static func mistake(
    _ name: String,
    _ send:
      @escaping (
        _ value: inout Model.Meter, _ initial: Model.Meter, MeterScript.Reducer, Model.Knob
      ) -> Void
  ) -> Mistake<MeterScript, [MeterScript.Event]> {
    Mistake(name) { script in
      play(script) { initial, reducer in
        var value = initial
        return ({ value }, { send(&value, initial, reducer, $0) })
      }
    }
  }
}
