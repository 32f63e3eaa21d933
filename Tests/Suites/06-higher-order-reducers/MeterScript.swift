/// Knobs that are turned one after another through one layer around a meter's reducer.
struct MeterScript {
  typealias Reducer = Exercise.Reducer<Model.Meter, Model.Knob>

  var meter = Model.Meter(level: 4)
  var knobs: [Model.Knob]

  enum Event: Equatable {
    case ran(Model.Meter, Model.Knob)
    /// What the text tells; the words around it are everybody's own.
    case logged(action: Bool, value: LoggedValue?)
    /// The meter after an action.
    case became(Model.Meter)
  }

  enum LoggedValue {
    case old, new
  }

  func play(_ layer: (_ reducer: @escaping Reducer, _ log: @escaping (String) -> Void) -> Reducer)
    -> [Event]
  {
    var events: [Event] = []
    var expected = (action: "", old: "", new: "")
    let reducer = layer(
      { meter, knob in
        events.append(.ran(meter, knob))
        Model.meterReducer(&meter, knob)
      },
      { text in
        events.append(
          .logged(
            action: text.contains(expected.action),
            value: text.contains(expected.new)
              ? .new : text.contains(expected.old) ? .old : nil))
      })
    var meter = meter
    for knob in knobs {
      var next = meter
      Model.meterReducer(&next, knob)
      expected = ("\(knob)", "\(meter)", "\(next)")
      reducer(&meter, knob)
      events.append(.became(meter))
    }
    return events
  }

  static let scripts: [MeterScript] = [
    MeterScript(knobs: [.turn(by: 1)]), MeterScript(knobs: [.rename("km"), .turn(by: -20)]),
    MeterScript(
      knobs: [.turn(by: 7), .turn(by: 7), .rename("in"), .turn(by: -3), .turn(by: 0)]),
    MeterScript(meter: Model.Meter(level: -2, unit: "ft"), knobs: Model.knobs + Model.knobs),
  ]
}
