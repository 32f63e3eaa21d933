// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.
// Every import says `@preconcurrency`: a single one without it, and the mutable globals are refused.

import Foundation
import HigherOrderReducersScript
import Traces

// needs: AppAction
@preconcurrency @testable import enum HigherOrderReducers.AppAction
// needs: AppState
@preconcurrency @testable import struct HigherOrderReducers.AppState
// needs: AppAction
@preconcurrency @testable import enum HigherOrderReducers.CounterAction
// needs: AppAction
@preconcurrency @testable import enum HigherOrderReducers.FavoritePrimesAction
// needs: AppAction
@preconcurrency @testable import enum HigherOrderReducers.PrimeModalAction
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
// needs: screen(of:)
@preconcurrency @testable import func HigherOrderReducers.screen
// needs: startApp(show:)
@preconcurrency @testable import func HigherOrderReducers.startApp
// needs: undoable(_:limit:)
@preconcurrency @testable import func HigherOrderReducers.undoable
// needs: with(_:_:)
@preconcurrency @testable import func HigherOrderReducers.with

/// The functions are generic where the learner's have to be.
struct Exercise: HigherOrderReducersSide {
  typealias AppReducer = Reducer<
    HigherOrderReducersScript.AppState, HigherOrderReducersScript.AppAction
  >

  // needs: favoritePrimesReducer(state:action:)
  func favoritePrimesReducer(_ primes: inout [Int], deleting positions: [Int]) {
    HigherOrderReducers.favoritePrimesReducer(
      state: &primes, action: .deleteFavoritePrimes(IndexSet(positions)))
  }

  // needs: activityFeed(_:now:)
  func activityFeed(
    _ reducer: @escaping AppReducer, now: @escaping () -> Double
  ) -> AppReducer {
    let layered = HigherOrderReducers.activityFeed(
      nativeReducer(reducer), now: { Date(timeIntervalSince1970: now()) })
    return { state, action in
      var native = made(state)
      layered(&native, made(action))
      state = seen(native)
    }
  }

  // needs: logging(_:log:)
  func logging<Value, Action>(
    _ reducer: @escaping Reducer<Value, Action>, log: @escaping (String) -> Void
  ) -> Reducer<Value, Action> {
    HigherOrderReducers.logging({ reducer(&$0, $1) }, log: { log($0) })
  }

  // needs: with(_:_:)
  func with<Value>(_ value: Value, _ function: @escaping (Value) -> Value) -> Value {
    HigherOrderReducers.with(value, { function($0) })
  }

  // needs: compose(_:_:)
  func compose<Value>(
    _ outer: @escaping (Value) -> Value, _ inner: @escaping (Value) -> Value
  ) -> (Value) -> Value {
    HigherOrderReducers.compose({ outer($0) }, { inner($0) })
  }

  func enhancedReducer(
    _ state: inout HigherOrderReducersScript.AppState,
    _ action: HigherOrderReducersScript.AppAction, at time: Double
  ) -> (lineCount: Int, isTold: () -> Bool) {
    // needs: currentTime
    HigherOrderReducers.currentTime = Date(timeIntervalSince1970: time)
    // needs: currentTime
    defer { HigherOrderReducers.currentTime = timeOfNobody }
    // needs: logLines
    let lineCount = HigherOrderReducers.logLines.count
    // needs: enhancedReducer
    let action: HigherOrderReducers.AppAction = made(action)
    var native = made(state)
    HigherOrderReducers.enhancedReducer(&native, action)
    state = seen(native)
    // needs: logLines
    let lines = HigherOrderReducers.logLines
    return (
      lines.count - lineCount,
      {
        let texts = ["\(action)", "\(native)"]
        return lines.dropFirst(lineCount).contains { line in
          texts.allSatisfy { line.contains($0) }
        }
      }
    )
  }

  // needs: filterActions(_:)
  func filterActions<Value, Action>(
    _ predicate: @escaping (Action) -> Bool
  ) -> Layer<Value, Action> {
    let layer: Layer<Value, Action> = HigherOrderReducers.filterActions({ predicate($0) })
    return { reducer in layer({ reducer(&$0, $1) }) }
  }

  // needs: undoable(_:limit:)
  func undoable(_ reducer: @escaping Reducer<Int, Key>, limits: [Int]) -> (Int) -> History {
    #if STEP_6
      let layers: [UndoReducer] = limits.map {
        HigherOrderReducers.undoable({ reducer(&$0, $1) }, limit: $0)
      }
      // needs: UndoState(present:)
      return { Self.history(HigherOrderReducers.UndoState(present: $0), of: layers) }
    #else
      return { Self.standstill($0) }
    #endif
  }

  // needs: undoable(_:limit:)
  func undoable(
    _ reducer: @escaping AppReducer, limit: Int
  ) -> Reducer<
    HigherOrderReducersScript.UndoState<HigherOrderReducersScript.AppState>,
    HigherOrderReducersScript.UndoAction<HigherOrderReducersScript.AppAction>
  > {
    #if STEP_6
      let layered: AppUndoReducer = HigherOrderReducers.undoable(
        { reducer(&$0, $1) }, limit: limit)
      return { state, action in
        var native = made(state)
        layered(&native, made(action) { $0 })
        state = seen(native)
      }
    #else
      return { _, _ in }
    #endif
  }

  /// The app in it is the script's: only `enhancedReducer` has to have the learner's.
  // needs: UndoState
  typealias AppUndoReducer = Reducer<
    HigherOrderReducers.UndoState<HigherOrderReducersScript.AppState>,
    HigherOrderReducers.UndoAction<HigherOrderReducersScript.AppAction>
  >

  // needs: UndoState
  typealias UndoReducer = Reducer<
    HigherOrderReducers.UndoState<Int>, HigherOrderReducers.UndoAction<Key>
  >

  #if STEP_6
    // needs: UndoState.present
    private static func history(
      _ state: HigherOrderReducers.UndoState<Int>, of layers: [UndoReducer]
    ) -> History {
      var state = state
      return History(
        perform: { action, layer in
          layers[layer](&state, made(action) { $0 })
          return state.present
        }, write: { state.present = $0 }, copy: { history(state, of: layers) })
    }
  #else
    private static func standstill(_ present: Int) -> History {
      History(perform: { _, _ in present }, write: { _ in }, copy: { standstill(present) })
    }
  #endif

  // needs: Store
  func store<Value, Action>(
    initialValue: Value, reducer: @escaping Reducer<Value, Action>
  ) -> StoreParts<Value, Action> {
    let store = HigherOrderReducers.Store(
      initialValue: initialValue, reducer: { reducer(&$0, $1) })
    return (
      value: { store.value }, send: { store.send($0) },
      subscribe: { told in
        let subscription: Any = store.subscribe { (value: Value) in told(value) }
        return !(subscription is NoSubscription)
      }, isGone: { [weak store] in store == nil }
    )
  }

  /// Told by the type that the compiler gives the key path here: it picks the function that fits
  /// best. At run time any stored property's path is a writable one.
  // needs: Store
  var storeValueIsWritable: Bool { isWritable(\HigherOrderReducers.Store<Int, Int>.value) }

  private func isWritable<Root, Value>(_: KeyPath<Root, Value>) -> Bool { false }

  private func isWritable<Root, Value>(_: ReferenceWritableKeyPath<Root, Value>) -> Bool { true }

  // needs: screen(of:)
  func screen(
    of state: HigherOrderReducersScript.AppState,
    after actions: [HigherOrderReducersScript.UndoAction<HigherOrderReducersScript.AppAction>]
  ) -> [String] {
    #if STEP_6
      // needs: UndoState(present:)
      var native = HigherOrderReducers.UndoState(present: made(state))
      // needs: screen(of:)
      if !actions.isEmpty {
        let layered = HigherOrderReducers.undoable(nativeReducer(appReducer), limit: 100)
        for action in actions { layered(&native, made(action) { made($0) }) }
      }
      return HigherOrderReducers.screen(of: native)
    #else
      return []
    #endif
  }

  // needs: startApp(show:)
  func startApp(show: @escaping ([String]) -> Void) -> StartedApp {
    // needs: logLines
    HigherOrderReducers.logLines = ["start"]
    // needs: startApp(show:)
    let send = HigherOrderReducers.startApp(show: { show($0) })
    // needs: logLines
    let lineCount = HigherOrderReducers.logLines.count - 1
    let sendAt: RunningApp = { action, time in
      // needs: currentTime
      HigherOrderReducers.currentTime = Date(timeIntervalSince1970: time)
      // needs: currentTime
      defer { HigherOrderReducers.currentTime = timeOfNobody }
      // needs: logLines
      let lineCount = HigherOrderReducers.logLines.count
      #if STEP_6
        // needs: startApp(show:)
        send(made(action) { made($0) })
      #endif
      // needs: logLines
      return HigherOrderReducers.logLines.count - lineCount
    }
    return (sendAt, lineCount)
  }
}

/// The time that stands on the wall where no check is about it, as in the stub: so whoever looks there
/// finds nothing of the questions before.
private let timeOfNobody = Date(timeIntervalSince1970: 0)

private struct NoSubscription {}

// needs: Store
extension HigherOrderReducers.Store {
  /// Is called where the learner's store has no such function, so that the other steps are judged.
  @_disfavoredOverload
  fileprivate func subscribe<Told>(_ observer: @escaping (Told) -> Void) -> NoSubscription {
    NoSubscription()
  }
}

// MARK: - From the script's types to the learner's and back

#if STEP_6
  // needs: UndoAction
  private func made<Action, NativeAction>(
    _ action: HigherOrderReducersScript.UndoAction<Action>, _ make: (Action) -> NativeAction
  ) -> HigherOrderReducers.UndoAction<NativeAction> {
    switch action {
    // needs: UndoAction.action(_:)
    case .action(let action): return .action(make(action))
    // needs: UndoAction.undo
    case .undo: return .undo
    // needs: UndoAction.redo
    case .redo: return .redo
    }
  }
#endif

/// The script's reducer, for the learner's app.
// needs: AppState
private func nativeReducer(
  _ reducer: @escaping Exercise.AppReducer
) -> Reducer<HigherOrderReducers.AppState, HigherOrderReducers.AppAction> {
  { native, action in
    var state = seen(native)
    reducer(&state, seen(action))
    native = made(state)
  }
}

/// Whoever keeps the steps under names of their own has none here: no check asks for these. A type's
/// own members come before those of a protocol.
private protocol Timeline {}

extension Timeline {
  var past: NoSteps { NoSteps() }
  var future: NoSteps { NoSteps() }
}

// needs: UndoState
extension HigherOrderReducers.UndoState: Timeline {}

private struct NoSteps {}

// needs: UndoState
private typealias Steps<Value> = WritableKeyPath<HigherOrderReducers.UndoState<Value>, [Value]>

// needs: UndoState
private func lists<Value>() -> (past: Steps<Value>?, future: Steps<Value>?) {
  (
    steps(\HigherOrderReducers.UndoState<Value>.past),
    steps(\HigherOrderReducers.UndoState<Value>.future)
  )
}

/// Where steps are kept, if that is a list of values that can be written: the compiler picks the
/// function that fits best.
// needs: UndoState
private func steps<Value>(_ list: Steps<Value>) -> Steps<Value>? { list }

// needs: UndoState
private func steps<Value, Other>(
  _: KeyPath<HigherOrderReducers.UndoState<Value>, Other>
) -> Steps<Value>? { nil }

#if STEP_6
  // needs: UndoState(present:)
  private func made<Value>(
    _ state: HigherOrderReducersScript.UndoState<Value>
  ) -> HigherOrderReducers.UndoState<Value> {
    var native = HigherOrderReducers.UndoState(present: state.present)
    let (past, future): (Steps<Value>?, Steps<Value>?) = lists()
    if let past { native[keyPath: past] = state.past }
    if let future { native[keyPath: future] = state.future }
    return native
  }

  // needs: UndoState.present
  private func seen<Value>(
    _ native: HigherOrderReducers.UndoState<Value>
  ) -> HigherOrderReducersScript.UndoState<Value> {
    let (past, future): (Steps<Value>?, Steps<Value>?) = lists()
    return HigherOrderReducersScript.UndoState(
      present: native.present, past: past.map { native[keyPath: $0] } ?? [],
      future: future.map { native[keyPath: $0] } ?? [])
  }
#endif

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise()) }.entry
}

// MARK: - Derived from `Stub.swift`: `workbook author derive 6`

// needs: AppState
private func made(_ value: HigherOrderReducersScript.AppState) -> HigherOrderReducers.AppState {
  var native = HigherOrderReducers.AppState()
  native.count = value.count
  native.favoritePrimes = value.favoritePrimes
  native.activityFeed = value.activityFeed.map { made($0) }
  return native
}

// needs: AppState
private func made(
  _ value: HigherOrderReducersScript.AppState.Activity
) -> HigherOrderReducers.AppState.Activity {
  HigherOrderReducers.AppState.Activity(
    timestamp: Date(timeIntervalSince1970: value.timestamp), type: made(value.type))
}

// needs: AppState
private func made(
  _ value: HigherOrderReducersScript.AppState.ActivityType
) -> HigherOrderReducers.AppState.ActivityType {
  switch value {
  case .addedFavoritePrime(let value): .addedFavoritePrime(value)
  case .removedFavoritePrime(let value): .removedFavoritePrime(value)
  }
}

// needs: AppAction
private func made(
  _ value: HigherOrderReducersScript.CounterAction
) -> HigherOrderReducers.CounterAction {
  switch value {
  case .decrTapped: .decrTapped
  case .incrTapped: .incrTapped
  }
}

// needs: AppAction
private func made(
  _ value: HigherOrderReducersScript.PrimeModalAction
) -> HigherOrderReducers.PrimeModalAction {
  switch value {
  case .saveFavoritePrimeTapped: .saveFavoritePrimeTapped
  case .removeFavoritePrimeTapped: .removeFavoritePrimeTapped
  }
}

// needs: AppAction
private func made(
  _ value: HigherOrderReducersScript.FavoritePrimesAction
) -> HigherOrderReducers.FavoritePrimesAction {
  switch value {
  case .deleteFavoritePrimes(let value): .deleteFavoritePrimes(IndexSet(value))
  }
}

// needs: AppAction
private func made(_ value: HigherOrderReducersScript.AppAction) -> HigherOrderReducers.AppAction {
  switch value {
  case .counter(let value): .counter(made(value))
  case .primeModal(let value): .primeModal(made(value))
  case .favoritePrimes(let value): .favoritePrimes(made(value))
  }
}

// needs: AppState
private func seen(_ value: HigherOrderReducers.AppState) -> HigherOrderReducersScript.AppState {
  HigherOrderReducersScript.AppState(
    count: value.count, favoritePrimes: value.favoritePrimes,
    activityFeed: value.activityFeed.map { seen($0) })
}

// needs: AppState
private func seen(
  _ value: HigherOrderReducers.AppState.Activity
) -> HigherOrderReducersScript.AppState.Activity {
  HigherOrderReducersScript.AppState.Activity(
    timestamp: value.timestamp.timeIntervalSince1970, type: seen(value.type))
}

// needs: AppState
private func seen(
  _ value: HigherOrderReducers.AppState.ActivityType
) -> HigherOrderReducersScript.AppState.ActivityType {
  switch value {
  case .addedFavoritePrime(let value): .addedFavoritePrime(value)
  case .removedFavoritePrime(let value): .removedFavoritePrime(value)
  }
}

// needs: AppAction
private func seen(
  _ value: HigherOrderReducers.CounterAction
) -> HigherOrderReducersScript.CounterAction {
  switch value {
  case .decrTapped: .decrTapped
  case .incrTapped: .incrTapped
  }
}

// needs: AppAction
private func seen(
  _ value: HigherOrderReducers.PrimeModalAction
) -> HigherOrderReducersScript.PrimeModalAction {
  switch value {
  case .saveFavoritePrimeTapped: .saveFavoritePrimeTapped
  case .removeFavoritePrimeTapped: .removeFavoritePrimeTapped
  }
}

// needs: AppAction
private func seen(
  _ value: HigherOrderReducers.FavoritePrimesAction
) -> HigherOrderReducersScript.FavoritePrimesAction {
  switch value {
  case .deleteFavoritePrimes(let value): .deleteFavoritePrimes(Array(value))
  }
}

// needs: AppAction
private func seen(_ value: HigherOrderReducers.AppAction) -> HigherOrderReducersScript.AppAction {
  switch value {
  case .counter(let value): .counter(seen(value))
  case .primeModal(let value): .primeModal(seen(value))
  case .favoritePrimes(let value): .favoritePrimes(seen(value))
  }
}
