import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var storeDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["store.send", "store.initial", "store.once", "store.two"], scripts: [storeScript],
        seeing: \.self,
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
        ]),
      Diagnosis(
        checks: ["store.only-send"], scripts: [[.storeValueIsWritable]], seeing: \.self,
        mistakes: [Mistake("value-is-open") { _ in [.writable(true)] }]),
    ]
  }

  private static var storeScript: [Call] {
    (MeterTurns.samples + [MeterTurns(meter: Meter(level: 9, unit: "yd"), knobs: [])]).map {
      .store($0.knobs.map { Turn($0) }, of: [$0.meter])
    }
  }

  private static func mistake(
    _ name: String, _ send: @escaping Sending
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: WrongStore(sending: send)) }
  }
}

private typealias Sending = (
  _ value: inout Meter, _ initial: Meter, _ reducer: Reducer<Meter, Knob>, Knob
) -> Void

private struct WrongStore: ModelSide {
  var sending: Sending

  func store(
    initialValue: Meter, reducer: @escaping Reducer<Meter, Knob>
  ) -> StoreParts<Meter, Knob> {
    var value = initialValue
    return (value: { value }, send: { sending(&value, initialValue, reducer, $0) })
  }
}
