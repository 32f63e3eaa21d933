import HigherOrderReducersScript
import SuiteSupport

/// Knobs that are turned one after another, beginning with some meter.
struct MeterTurns {
  var meter = Meter(level: 4)
  var knobs: [Knob]

  /// What diagnoses play.
  static let samples: [MeterTurns] = [
    MeterTurns(knobs: [.turn(by: 1)]), MeterTurns(knobs: [.rename("km"), .turn(by: -20)]),
    MeterTurns(
      knobs: [.turn(by: 7), .turn(by: 7), .rename("in"), .turn(by: -3), .turn(by: 0)]),
    MeterTurns(meter: Meter(level: -2, unit: "ft"), knobs: Model.knobs + Model.knobs),
  ]
}

extension Bench<Suite> {
  /// Throws a mismatch unless a meter's reducer has run as it should, and nothing else has changed the
  /// meter.
  ///
  /// - Parameter note: the key of a remark about the runs.
  func expectRunsAndResult(of call: Call, note: String? = nil) throws {
    let (actual, expected) = (try trace(of: [call])[0].meter, Suite.model([call])[0].meter)
    try SuiteSupport.expect(
      actual.compactMap(\.run), equals: expected.compactMap(\.run),
      given: Suite.code(call) + [Comment("runs").line], note: note)
    try SuiteSupport.expect(
      actual.compactMap(\.became).last, equals: expected.compactMap(\.became).last,
      given: Suite.code(call) + ["meter"])
  }
}
