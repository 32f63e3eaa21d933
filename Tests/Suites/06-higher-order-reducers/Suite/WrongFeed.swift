import HigherOrderReducersScript
import SuiteSupport

/// What `activityFeed` does with the reducer and the clock that it is given.
typealias FeedLayer = (
  _ reducer: @escaping Reducer<AppState, AppAction>, _ now: @escaping () -> Double
) -> Reducer<AppState, AppAction>

struct WrongFeed: ModelSide {
  var layer: FeedLayer

  func activityFeed(
    _ reducer: @escaping Reducer<AppState, AppAction>, now: @escaping () -> Double
  ) -> Reducer<AppState, AppAction> {
    layer(reducer, now)
  }
}

extension WrongFeed {
  /// The right layer, but for the entries that it adds.
  init(recording types: @escaping (AppAction, AppState) -> [AppState.ActivityType]) {
    self.init { reducer, now in
      { state, action in
        state.activityFeed += types(action, state).map { .init(timestamp: now(), type: $0) }
        reducer(&state, action)
      }
    }
  }
}

extension Clock {
  /// What diagnoses play by.
  static let diagnostic = Clock(start: 3, tick: 10)
  /// Where a time goes that no script's clock has shown.
  static let unknownTime = -1.0
}

extension AppState {
  /// The state with only those times in its diary that a script's clock has shown.
  ///
  /// - Parameter isKnown: as a rule, all times but the machine's own.
  func withTimes(where isKnown: (Double) -> Bool = { $0 < 1_000_000 }) -> AppState {
    var state = self
    for index in state.activityFeed.indices
    where !isKnown(state.activityFeed[index].timestamp) {
      state.activityFeed[index].timestamp = Clock.unknownTime
    }
    return state
  }
}
