import Foundation

/// Actions that go one after another through one diary layer.
struct FeedScript {
  typealias Reducer = Exercise.Reducer<Model.AppState, Model.AppAction>
  typealias Layer = (_ reducer: @escaping Reducer, _ now: @escaping () -> Date) -> Reducer

  var state: Model.AppState
  var actions: [Model.AppAction]
  /// Whether the inner reducer does what the app's does, or nothing at all.
  var innerWorks = true

  /// Everything that can be seen of a layer.
  struct Outcome: Equatable {
    /// The states that the inner reducer was given.
    var seen: [Model.AppState] = []
    var passedOn: [Model.AppAction] = []
    /// The state after each action.
    var after: [Model.AppState] = []
  }

  func play(_ layer: Layer) -> Outcome {
    var outcome = Outcome()
    var seconds = 3.0
    let reducer = layer(
      { state, action in
        outcome.seen.append(state.withKnownTimes)
        outcome.passedOn.append(action)
        if innerWorks { Model.appReducer(&state, action) }
      }, { Date(timeIntervalSince1970: seconds) })
    var state = state
    for action in actions {
      seconds += 10
      reducer(&state, action)
      outcome.after.append(state.withKnownTimes)
    }
    return outcome
  }

  /// What an inner reducer can't change: the diary.
  func feeds(_ layer: Layer) -> [[Model.AppState.Activity]] {
    play(layer).after.map(\.activityFeed)
  }

  /// Whether anything at all is recorded.
  func grows(_ layer: Layer) -> [[Model.AppState.Activity]] {
    feeds(layer).map { $0.count > state.activityFeed.count ? [Self.someEntry] : [] }
  }

  private static let someEntry = Model.AppState.Activity(
    timestamp: Model.time, type: .addedFavoritePrime(0))

  /// Where a time goes that no script's clock has shown.
  static let unknownTime = Date(timeIntervalSince1970: -1)

  static func types(
    of action: Model.AppAction, in state: Model.AppState
  ) -> [Model.AppState.ActivityType] {
    Model.recording(action, in: state, at: Model.time).activityFeed
      .dropFirst(state.activityFeed.count).map(\.type)
  }

  /// The right layer, but for the entries that it adds.
  static func recording(
    _ types:
      @escaping (Model.AppAction, Model.AppState) -> [Model.AppState.ActivityType]
  ) -> Layer {
    { reducer, now in
      { state, action in
        state.activityFeed += types(action, state).map { .init(timestamp: now(), type: $0) }
        reducer(&state, action)
      }
    }
  }
}

extension Model.AppState {
  fileprivate var withKnownTimes: Model.AppState {
    var state = self
    for index in state.activityFeed.indices
    where state.activityFeed[index].timestamp.timeIntervalSince1970 > 1_000_000 {
      state.activityFeed[index].timestamp = FeedScript.unknownTime
    }
    return state
  }
}
