// Everything that the suite touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.
// Every import says `@preconcurrency`: a single one without it, and the mutable globals are refused.

import Foundation
import SuiteSupport

// needs: AppAction
@preconcurrency @testable import enum HigherOrderReducers.AppAction
// needs: AppState
@preconcurrency @testable import struct HigherOrderReducers.AppState
// needs: Store
@preconcurrency @testable import class HigherOrderReducers.Store
// needs: UndoAction
@preconcurrency @testable import enum HigherOrderReducers.UndoAction
// needs: UndoState
@preconcurrency @testable import struct HigherOrderReducers.UndoState
// needs: activityFeed(_:now:)
@preconcurrency @testable import func HigherOrderReducers.activityFeed
// needs: compose(_:_:)
@preconcurrency @testable import func HigherOrderReducers.compose
// needs: currentTime
@preconcurrency @testable import var HigherOrderReducers.currentTime
// needs: enhancedReducer
@preconcurrency @testable import var HigherOrderReducers.enhancedReducer
// needs: favoritePrimesReducer(state:action:)
@preconcurrency @testable import func HigherOrderReducers.favoritePrimesReducer
// needs: filterActions(_:)
@preconcurrency @testable import func HigherOrderReducers.filterActions
// needs: logLines
@preconcurrency @testable import var HigherOrderReducers.logLines
// needs: logging(_:log:)
@preconcurrency @testable import func HigherOrderReducers.logging
// needs: undoable(_:limit:)
@preconcurrency @testable import func HigherOrderReducers.undoable
// needs: with(_:_:)
@preconcurrency @testable import func HigherOrderReducers.with

enum Exercise {
  typealias Reducer<Value, Action> = (inout Value, Action) -> Void

  // needs: favoritePrimesReducer(state:action:)
  static func favoritePrimesReducer(_ primes: [Int], deleting positions: [Int]) -> [Int] {
    calling("var primes = \(primes)")
    calling(
      "favoritePrimesReducer(state: &primes, action: .deleteFavoritePrimes(\(positions)))",
      continues: true)
    var primes = primes
    HigherOrderReducers.favoritePrimesReducer(
      state: &primes, action: .deleteFavoritePrimes(IndexSet(positions)))
    return primes
  }

  // needs: activityFeed(_:now:)
  static func activityFeed(
    _ reducer: @escaping Reducer<Model.AppState, Model.AppAction>, now: @escaping () -> Date
  ) -> Reducer<Model.AppState, Model.AppAction> {
    let layered = HigherOrderReducers.activityFeed(
      { state, action in
        var own = Model.AppState(state)
        reducer(&own, Model.AppAction(action))
        state = own.native
      }, now: { now() })
    return calling("activityFeed(reducer, now: now)") { state, action in
      var native = state.native
      layered(&native, action.native)
      state = Model.AppState(native)
    }
  }

  // needs: logging(_:log:)
  static func logging<Value, Action>(
    _ reducer: @escaping Reducer<Value, Action>, log: @escaping (String) -> Void
  ) -> Reducer<Value, Action> {
    calling(
      "logging(reducer, log: log)",
      HigherOrderReducers.logging({ reducer(&$0, $1) }, log: { log($0) }))
  }

  // needs: with(_:_:)
  static func with<Value>(_ value: Value, _ function: (Value) -> Value) -> Value {
    calling("with(value, function)")
    return HigherOrderReducers.with(value, { function($0) })
  }

  // needs: compose(_:_:)
  static func compose<Value>(
    _ outer: @escaping (Value) -> Value, _ inner: @escaping (Value) -> Value
  ) -> (Value) -> Value {
    let composed = HigherOrderReducers.compose({ outer($0) }, { inner($0) })
    return { value in
      calling("compose(outer, inner)(value)")
      return composed(value)
    }
  }

  // needs: enhancedReducer
  static func enhancedReducer(_ state: inout Model.AppState, _ action: Model.AppAction) {
    var native = state.native
    calling("var state = \(code(state))")
    calling("enhancedReducer(&state, \(code(action)))", continues: true)
    HigherOrderReducers.enhancedReducer(&native, action.native)
    state = Model.AppState(native)
  }

  // needs: currentTime
  static func setCurrentTime(_ time: Date) {
    HigherOrderReducers.currentTime = time
  }

  // needs: logLines
  static var logLines: [String] {
    HigherOrderReducers.logLines
  }

  // needs: filterActions(_:)
  static func filterActions<Value, Action>(
    _ predicate: @escaping (Action) -> Bool, _ reducer: @escaping Reducer<Value, Action>
  ) -> Reducer<Value, Action> {
    let layer: (@escaping Reducer<Value, Action>) -> Reducer<Value, Action> =
      HigherOrderReducers.filterActions({ predicate($0) })
    return calling("filterActions(predicate)(reducer)", layer({ reducer(&$0, $1) }))
  }

  /// Starts histories that all share one reducer: give a value, then actions; each answers with
  /// the present value.
  // needs: undoable(_:limit:)
  static func undoable<Value, Action>(
    _ reducer: @escaping Reducer<Value, Action>, limit: Int
  ) -> (Value) -> (Model.UndoAction<Action>) -> Value {
    let layered = HigherOrderReducers.undoable({ reducer(&$0, $1) }, limit: limit)
    return { initial in
      calling("var state = UndoState(present: \(code(initial)))")
      // needs: UndoState
      var state = HigherOrderReducers.UndoState(present: initial)
      return { action in
        calling(
          "undoable(reducer, limit: \(limit))(&state, \(code(action)))", continues: true)
        layered(&state, undoAction(action))
        return state.present
      }
    }
  }

  // needs: UndoAction
  private static func undoAction<Action>(
    _ action: Model.UndoAction<Action>
  ) -> HigherOrderReducers.UndoAction<Action> {
    switch action {
    case .action(let action): return .action(action)
    case .undo: return .undo
    case .redo: return .redo
    }
  }

  struct Store<Value, Action> {
    let value: () -> Value
    let send: (Action) -> Void

    // needs: Store
    init(initialValue: Value, reducer: @escaping Reducer<Value, Action>) {
      calling("let store = Store(initialValue: \(code(initialValue)), reducer: reducer)")
      let store = HigherOrderReducers.Store(
        initialValue: initialValue, reducer: { reducer(&$0, $1) })
      value = {
        calling("store.value", continues: true)
        return store.value
      }
      send = { action in
        calling("store.send(\(code(action)))", continues: true)
        store.send(action)
      }
    }
  }

  /// Whether code outside of the class can write the store's value.
  ///
  /// Told by the type that the compiler gives the key path here: it picks the function that fits
  /// best. At run time any stored property's path is a writable one.
  // needs: Store
  static var storeValueIsWritable: Bool {
    isWritable(\HigherOrderReducers.Store<Int, Int>.value)
  }

  private static func isWritable<Root, Value>(_: KeyPath<Root, Value>) -> Bool { false }

  private static func isWritable<Root, Value>(
    _: ReferenceWritableKeyPath<Root, Value>
  ) -> Bool { true }
}

extension Model.AppState {
  // needs: AppState
  init(_ native: HigherOrderReducers.AppState) {
    self.init(
      count: native.count, favoritePrimes: native.favoritePrimes,
      activityFeed: native.activityFeed.map { activity in
        switch activity.type {
        case .addedFavoritePrime(let prime):
          return Activity(timestamp: activity.timestamp, type: .addedFavoritePrime(prime))
        case .removedFavoritePrime(let prime):
          return Activity(timestamp: activity.timestamp, type: .removedFavoritePrime(prime))
        }
      })
  }

  // needs: AppState
  var native: HigherOrderReducers.AppState {
    var native = HigherOrderReducers.AppState()
    native.count = count
    native.favoritePrimes = favoritePrimes
    native.activityFeed = activityFeed.map { activity in
      switch activity.type {
      case .addedFavoritePrime(let prime):
        return .init(timestamp: activity.timestamp, type: .addedFavoritePrime(prime))
      case .removedFavoritePrime(let prime):
        return .init(timestamp: activity.timestamp, type: .removedFavoritePrime(prime))
      }
    }
    return native
  }
}

extension Model.AppAction {
  // needs: AppAction
  init(_ native: HigherOrderReducers.AppAction) {
    switch native {
    case .counter(.decrTapped): self = .counter(.decrTapped)
    case .counter(.incrTapped): self = .counter(.incrTapped)
    case .primeModal(.saveFavoritePrimeTapped): self = .primeModal(.saveFavoritePrimeTapped)
    case .primeModal(.removeFavoritePrimeTapped): self = .primeModal(.removeFavoritePrimeTapped)
    case .favoritePrimes(.deleteFavoritePrimes(let positions)):
      self = .favoritePrimes(.deleteFavoritePrimes(Array(positions)))
    }
  }

  // needs: AppAction
  var native: HigherOrderReducers.AppAction {
    switch self {
    case .counter(.decrTapped): return .counter(.decrTapped)
    case .counter(.incrTapped): return .counter(.incrTapped)
    case .primeModal(.saveFavoritePrimeTapped): return .primeModal(.saveFavoritePrimeTapped)
    case .primeModal(.removeFavoritePrimeTapped): return .primeModal(.removeFavoritePrimeTapped)
    case .favoritePrimes(.deleteFavoritePrimes(let positions)):
      return .favoritePrimes(.deleteFavoritePrimes(IndexSet(positions)))
    }
  }
}
