import HigherOrderReducersScript
import SuiteSupport

/// How a store tells its observers, in parts that a mistake can replace.
struct Telling {
  typealias Observer = (Meter) -> Void

  /// The observers once one more has come.
  var kept: (_ observers: [Observer], _ new: @escaping Observer) -> [Observer] = { $0 + [$1] }
  /// Who is told when one has come.
  var atOnce: (_ observers: [Observer], _ new: @escaping Observer) -> [Observer] = { [$1] }
  /// Who is told after each action, in order.
  var each: (_ observers: [Observer]) -> [Observer] = { $0 }
  var isOfTheOld = false
  var isOnlyOfChanges = false
  /// Whether the value is written only then.
  var comesFirst = false
  /// Whether the store is in use for ever.
  var keepsStore = false
}

extension Suite {
  static var observerDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: observerChecks.map(\.id), scripts: observed, seeing: \.self,
        mistakes: [
          telling("observer-hears-nothing-at-once") { $0.atOnce = { _, _ in [] } },
          telling("subscribing-tells-everyone") { $0.atOnce = { all, _ in all } },
          telling("observer-is-told-twice") { $0.atOnce = { [$1, $1] } },
          telling("observer-is-told-twice") { $0.each = { $0.flatMap { [$0, $0] } } },
          telling("observer-is-told-twice") { $0.each = { $0 + $0 } },
          telling("observer-is-told-twice") {
            ($0.atOnce, $0.each) = ({ [$1, $1] }, { $0.flatMap { [$0, $0] } })
          },
          telling("observer-is-forgotten") { $0.kept = { old, _ in old } },
          telling("observer-is-forgotten") {
            ($0.kept, $0.atOnce) = ({ old, _ in old }, { _, _ in [] })
          },
          telling("one-observer-only") { $0.kept = { [$1] } },
          telling("one-observer-only") { $0.each = { Array($0.prefix(1)) } },
          telling("one-observer-only") { $0.each = { $0.suffix(1) } },
          telling("observers-out-of-order") { $0.each = { $0.reversed() } },
          telling("observers-hear-the-old") { $0.isOfTheOld = true },
          telling("observers-hear-the-old") { ($0.isOfTheOld, $0.comesFirst) = (true, true) },
          telling("observers-hear-only-changes") { $0.isOnlyOfChanges = true },
          telling("value-changes-late") { $0.comesFirst = true },
          telling("store-stays") { $0.keepsStore = true },
        ],
        otherwise: [
          // Only with some observers.
          Symptom("store-stays") { _, right, seen in
            seen[0].heard == right[0].heard && seen[0].stores.last?.isGone == false
          },
          Symptom("observers-out-of-order") { _, right, seen in
            zip(right, seen).allSatisfy { $0.heard?.sorted() == $1.heard?.sorted() }
          },
        ]),
      // The store itself goes away.
      Diagnosis(
        checks: ["observers.goes-away"], scripts: observed + [[.closedApp([])]], seeing: \.self,
        mistakes: [],
        otherwise: [
          Symptom("app-stays") { script, _, _ in script == [.closedApp([])] }
        ]),
    ]
  }

  /// Three observers come, and each of them sees that something changes, and that nothing does;
  /// then the store is let go. And more come than have one digit.
  private static let observed: [[Call]] = [
    [.subscribe, .send(.turn(by: 1)), .send(.turn(by: 0)), .release],
    [
      .subscribe, .send(.turn(by: 1)), .subscribe, .send(.rename("cm")), .subscribe,
      .send(.turn(by: -3)), .send(.turn(by: 0)), .release,
    ], manyObservers(11),
  ].map { (commands: [StoreCommand]) in
    [.store(commands.map { Turn($0) }, of: [Meter(level: 5)])]
  }

  private static func telling(
    _ name: String, _ change: (inout Telling) -> Void
  ) -> Mistake<[Call], [Answer]> {
    var telling = Telling()
    change(&telling)
    return mistake(name, \.telling, telling)
  }
}
