import EffectsScript
import SuiteSupport

// What of an answer matters. What doesn't fit its call is never asked for.

extension Answer {
  var login: [LoginMoment] { if case .login(let moments) = self { moments } else { [] } }

  var twoLogins: [TwoLoginsMoment] {
    if case .twoLogins(let moments) = self { moments } else { [] }
  }

  var store: [StoreEvent] { if case .store(let events) = self { events } else { [] } }

  var truth: Bool? { if case .truth(let isTrue) = self { isTrue } else { nil } }

  var parts: [PartsMoment] { if case .parts(let moments) = self { moments } else { [] } }

  var effects: [SeenEffect] { if case .effects(let effects) = self { effects } else { [] } }

  var clock: [[Called]] { if case .clock(let called) = self { called } else { [] } }

  var app: [AppMoment] { if case .app(let moments) = self { moments } else { [] } }
}

extension [StoreEvent] {
  /// The answers to the questions for a store's value.
  var values: [[String]] {
    compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// The names of the actions that the reducer ran with.
  var runs: [String] { compactMap { if case .ran(let name) = $0 { name } else { nil } } }

  /// What the environment was asked.
  var requests: [StoreEvent] {
    filter { event in
      switch event {
      case .asked, .waits: true
      default: false
      }
    }
  }

  /// The answers to the questions whether a store is gone.
  var departures: [Bool] {
    compactMap { if case .isGone(let isGone) = $0 { isGone } else { nil } }
  }
}
