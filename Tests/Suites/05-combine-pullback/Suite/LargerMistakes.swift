import CombinePullbackScript
import SuiteSupport

// The mistakes of step 7.

extension Suite {
  static var largerDiagnoses: [Diagnosis<Suite>] {
    let whole = counters(
      ["counters.left", "counters.right"],
      mistakes: [
        "counters-not-there": { _, _ in },
        "counters-share-one": { state, action in
          Model.counterReducer(&state.left, action.own)
        },
        "counters-share-one": { state, action in
          Model.counterReducer(&state.right, action.own)
        },
        "counters-change-both": { state, action in
          Model.counterReducer(&state.left, action.own)
          Model.counterReducer(&state.right, action.own)
        },
        "counters-same-actions": { state, action in
          guard case .left(let own) = action else { return }
          Model.counterReducer(&state.left, own)
          Model.counterReducer(&state.right, own)
        },
        "counters-same-actions": { state, action in
          guard case .right(let own) = action else { return }
          Model.counterReducer(&state.left, own)
          Model.counterReducer(&state.right, own)
        },
        "counters-same-line": { state, action in
          guard case .left = action else { return }
          for _ in 1...2 { Model.countersReducer(&state, action) }
        },
        "counters-same-line": { state, action in
          guard case .right = action else { return }
          for _ in 1...2 { Model.countersReducer(&state, action) }
        },
        "counters-swapped": { state, action in
          Model.countersReducer(&state, action.turned)
        },
        "counters-count-twice": twice { _ in true },
      ])
    let parts = [
      counters(
        ["counters.left"],
        mistakes: [
          "counters-leave-one-out": { state, action in
            if case .right = action { Model.countersReducer(&state, action) }
          },
          "counters-count-twice": twice { if case .left = $0 { true } else { false } },
        ]),
      counters(
        ["counters.right"],
        mistakes: [
          "counters-leave-one-out": { state, action in
            if case .left = action { Model.countersReducer(&state, action) }
          },
          "counters-count-twice": twice { if case .right = $0 { true } else { false } },
        ]),
    ]
    return [whole.diagnosis()] + parts.map { $0.diagnosis(within: [whole]) } + screens
  }

  private static var screens: [Diagnosis<Suite>] {
    let whole = larger(
      ["larger.app", "larger.counters"],
      mistakes: [
        "larger-not-there": { _, _ in },
        "larger-does-it-twice": { state, action in
          for _ in 1...2 { Model.largerReducer(&state, action) }
        },
      ])
    let parts = [
      larger(
        ["larger.app"],
        mistakes: [
          "larger-lost-the-app": { state, action in
            if case .counters = action { Model.largerReducer(&state, action) }
          },
          "larger-does-it-twice": { state, action in
            Model.largerReducer(&state, action)
            if case .app = action { Model.largerReducer(&state, action) }
          },
        ]),
      larger(
        ["larger.counters"],
        mistakes: [
          "larger-lacks-the-counters": { state, action in
            if case .app = action { Model.largerReducer(&state, action) }
          },
          "larger-does-it-twice": { state, action in
            Model.largerReducer(&state, action)
            if case .counters = action { Model.largerReducer(&state, action) }
          },
        ]),
    ]
    return [whole.diagnosis()] + parts.map { $0.diagnosis(within: [whole]) }
  }

  /// Counts twice where something is so.
  private static func twice(
    _ isTwice: @escaping (CountersAction) -> Bool
  ) -> Reducer<Counters, CountersAction> {
    { state, action in
      for _ in 0..<(isTwice(action) ? 2 : 1) { Model.countersReducer(&state, action) }
    }
  }

  private static func counters(
    _ checks: [String], mistakes: KeyValuePairs<String, Reducer<Counters, CountersAction>>
  ) -> ReducerPart<Counters, CountersAction> {
    ReducerPart(
      checks: checks,
      scene: trying(
        .countersReducer, Samples.countersActions.map(AnyAction.counters),
        on: Samples.counters.map(AnyValue.counters)),
      mistakes: mistakes,
      erase: { erased($0, value: \.counters, wrap: AnyValue.counters, action: \.counters) })
  }

  private static func larger(
    _ checks: [String], mistakes: KeyValuePairs<String, Reducer<LargerState, LargerAction>>
  ) -> ReducerPart<LargerState, LargerAction> {
    ReducerPart(
      checks: checks,
      scene: trying(
        .largerReducer, Samples.largerActions.map(AnyAction.larger),
        on: Samples.largerStates.map(AnyValue.larger)),
      mistakes: mistakes,
      erase: { erased($0, value: \.larger, wrap: AnyValue.larger, action: \.larger) })
  }
}

extension CountersAction {
  /// What is to be done, whichever counter it is for.
  fileprivate var own: CounterAction {
    switch self {
    case .left(let action), .right(let action): action
    }
  }

  /// The same for the other counter.
  fileprivate var turned: CountersAction {
    switch self {
    case .left(let action): .right(action)
    case .right(let action): .left(action)
    }
  }
}
