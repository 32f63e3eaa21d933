// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import EffectsScript
import Traces

// needs: Effect
@testable import enum Effects.Effect
// needs: Environment
@testable import struct Effects.Environment
// needs: LoginAction
@testable import enum Effects.LoginAction
// needs: LoginError
@testable import enum Effects.LoginError
// needs: LoginState
@testable import struct Effects.LoginState
// needs: Store
@testable import class Effects.Store
// needs: TestClock
@testable import class Effects.TestClock
// needs: TwoLogins
@testable import struct Effects.TwoLogins
// needs: TwoLoginsAction
@testable import enum Effects.TwoLoginsAction
// needs: combine(_:)
@testable import func Effects.combine
// needs: loginReducer(_:_:)
@testable import func Effects.loginReducer
// needs: loginWorks(_:)
@testable import func Effects.loginWorks
// needs: pullback(_:value:action:toGlobal:id:)
@testable import func Effects.pullback
// needs: twoLoginsReducer(_:_:)
@testable import func Effects.twoLoginsReducer

struct Exercise: EffectsSide {
  // needs: loginReducer(_:_:)
  func loginReducer(
    _ state: inout EffectsScript.LoginState, _ action: EffectsScript.LoginAction
  ) -> [EffectsScript.Effect<EffectsScript.LoginAction>] {
    var native = made(state)
    let effects: [Effects.Effect<Effects.LoginAction>] = Effects.loginReducer(
      &native, made(action))
    state = seen(native)
    return effects.map { effect in seen(effect) { seen($0) } }
  }

  // needs: TwoLogins
  var newTwoLogins: EffectsScript.TwoLogins {
    #if STEP_4
      return seen(Effects.TwoLogins())
    #else
      return EffectsScript.TwoLogins()
    #endif
  }

  // needs: twoLoginsReducer(_:_:)
  func twoLoginsReducer(
    _ state: inout EffectsScript.TwoLogins, _ action: EffectsScript.TwoLoginsAction
  ) -> [EffectsScript.Effect<EffectsScript.TwoLoginsAction>] {
    #if STEP_4
      var native = made(state)
      let effects: [Effects.Effect<Effects.TwoLoginsAction>] = Effects.twoLoginsReducer(
        &native, made(action))
      state = seen(native)
      return effects.map { effect in seen(effect) { seen($0) } }
    #else
      return []
    #endif
  }

  // needs: Store
  func store(
    _ value: [String], reducer: @escaping Reducer<[String], Deed>,
    environment: EffectsScript.Environment
  ) -> StoreParts<[String], Deed> {
    let store = Effects.Store<[String], Deed>(
      initialValue: value,
      reducer: { value, deed in reducer(&value, deed).map { made($0) { $0 } } },
      environment: made(environment))
    return StoreParts(value: { store.value }, send: { store.send($0) }, object: store)
  }

  // needs: Store
  func loginStore(
    _ state: EffectsScript.LoginState,
    reducer: @escaping Reducer<EffectsScript.LoginState, EffectsScript.LoginAction>,
    environment: EffectsScript.Environment
  ) -> StoreParts<EffectsScript.LoginState, EffectsScript.LoginAction> {
    let store = Effects.Store<Effects.LoginState, Effects.LoginAction>(
      initialValue: made(state), reducer: native(reducer), environment: made(environment))
    return StoreParts(
      value: { seen(store.value) }, send: { store.send(made($0)) }, object: store)
  }

  // needs: Store
  func twoLoginsStore(
    _ state: EffectsScript.TwoLogins,
    reducer: @escaping Reducer<EffectsScript.TwoLogins, EffectsScript.TwoLoginsAction>,
    environment: EffectsScript.Environment
  ) -> StoreParts<EffectsScript.TwoLogins, EffectsScript.TwoLoginsAction> {
    #if STEP_4
      let store = Effects.Store<Effects.TwoLogins, Effects.TwoLoginsAction>(
        initialValue: made(state),
        reducer: { native, action in
          var state = seen(native)
          let effects = reducer(&state, seen(action))
          native = made(state)
          return effects.map { effect in made(effect) { made($0) } }
        }, environment: made(environment))
      return StoreParts(
        value: { seen(store.value) }, send: { store.send(made($0)) }, object: store)
    #else
      return StoreParts(PlainStore(state, reducer: reducer, environment: environment))
    #endif
  }

  /// Told by the type that the compiler gives the key path here: it picks the function that fits
  /// best. At run time any stored property's path is a writable one.
  // needs: Store
  var storeValueIsWritable: Bool { isWritable(\Effects.Store<Int, Int>.value) }

  private func isWritable<Root, Value>(_: KeyPath<Root, Value>) -> Bool { false }

  private func isWritable<Root, Value>(_: ReferenceWritableKeyPath<Root, Value>) -> Bool { true }

  // needs: combine(_:)
  func combine(_ reducers: [Reducer<[String], Deed>]) -> Reducer<[String], Deed> {
    let natives = reducers.map { reducer -> NativeReducer<[String], Deed> in
      { value, deed in reducer(&value, deed).map { made($0) { $0 } } }
    }
    let combined: NativeReducer<[String], Deed> =
      switch natives.count {
      case 0: Effects.combine()
      case 1: Effects.combine(natives[0])
      case 2: Effects.combine(natives[0], natives[1])
      case 3: Effects.combine(natives[0], natives[1], natives[2])
      case 4: Effects.combine(natives[0], natives[1], natives[2], natives[3])
      default: Effects.combine(natives[0], natives[1], natives[2], natives[3], natives[4])
      }
    return { value, deed in combined(&value, deed).map { seen($0) { $0 } } }
  }

  // needs: Effect.map(_:id:)
  func map(
    _ effect: EffectsScript.Effect<Deed>, _ toGlobal: @escaping (Deed) -> BoardDeed, id: String
  ) -> EffectsScript.Effect<BoardDeed> {
    let native: Effects.Effect<Deed> = made(effect) { $0 }
    let mapped: Effects.Effect<BoardDeed> = native.map({ toGlobal($0) }, id: id)
    return seen(mapped) { $0 }
  }

  // needs: pullback(_:value:action:toGlobal:id:)
  func pullback(
    _ reducer: @escaping Reducer<[String], Deed>, to place: Place
  ) -> Reducer<Board, BoardDeed> {
    let native: NativeReducer<[String], Deed> = { value, deed in
      reducer(&value, deed).map { made($0) { $0 } }
    }
    let pulledBack: NativeReducer<Board, BoardDeed> =
      place.isRight
      ? Effects.pullback(
        native, value: \Board.right, action: \BoardDeed.right, toGlobal: { BoardDeed.right($0) },
        id: place.name)
      : Effects.pullback(
        native, value: \Board.left, action: \BoardDeed.left, toGlobal: { BoardDeed.left($0) },
        id: place.name)
    return { board, deed in pulledBack(&board, deed).map { seen($0) { $0 } } }
  }

  // needs: TestClock
  func clock() -> ClockParts {
    let clock = Effects.TestClock()
    return ClockParts(
      wait: { seconds, done in clock.wait(seconds, { done() }) },
      advance: { clock.advance(by: $0) })
  }

  // needs: loginWorks(_:)
  func loginWorks(
    _ reducer: @escaping Reducer<EffectsScript.LoginState, EffectsScript.LoginAction>
  ) -> Bool {
    Effects.loginWorks(native(reducer))
  }
}

// MARK: - From the script's types to the learner's and back

// needs: Effect
private typealias NativeReducer<Value, Action> = (inout Value, Action) -> [Effects.Effect<Action>]

/// The script's reducer, for the learner's login.
// needs: LoginState
private func native(
  _ reducer: @escaping Reducer<EffectsScript.LoginState, EffectsScript.LoginAction>
) -> NativeReducer<Effects.LoginState, Effects.LoginAction> {
  { native, action in
    var state = seen(native)
    let effects = reducer(&state, seen(action))
    native = made(state)
    return effects.map { effect in made(effect) { made($0) } }
  }
}

// needs: Effect
private func made<Action, NativeAction>(
  _ effect: EffectsScript.Effect<Action>, _ make: @escaping (Action) -> NativeAction
) -> Effects.Effect<NativeAction> {
  switch effect {
  case .logIn(let id, let username, let password, let then):
    return .logIn(
      id: id, username: username, password: password, then: { make(then(seen($0))) })
  case .wait(let id, let seconds, let then):
    return .wait(id: id, seconds: seconds, then: make(then))
  case .cancel(let id): return .cancel(id: id)
  }
}

// needs: Effect
private func seen<NativeAction, Action>(
  _ effect: Effects.Effect<NativeAction>, _ see: @escaping (NativeAction) -> Action
) -> EffectsScript.Effect<Action> {
  switch effect {
  case .logIn(let id, let username, let password, let then):
    return .logIn(
      id: id, username: username, password: password, then: { see(then(made($0))) })
  case .wait(let id, let seconds, let then):
    return .wait(id: id, seconds: seconds, then: see(then))
  case .cancel(let id): return .cancel(id: id)
  }
}

// needs: Environment
private func made(_ environment: EffectsScript.Environment) -> Effects.Environment {
  Effects.Environment(
    logIn: { username, password, done in
      environment.logIn(username, password) { done(made($0)) }
    }, wait: { seconds, done in environment.wait(seconds) { done() } })
}

// needs: LoginError
private func made(
  _ result: EffectsScript.LoginResult
) -> Result<String, Effects.LoginError> {
  switch result {
  case .success(let userID): return .success(userID)
  case .failure(let error): return .failure(made(error))
  }
}

// needs: LoginError
private func seen(
  _ result: Result<String, Effects.LoginError>
) -> EffectsScript.LoginResult {
  switch result {
  case .success(let userID): return .success(userID)
  case .failure(let error): return .failure(seen(error))
  }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise()) }.entry
}

// MARK: - Derived from `Stub.swift`: `workbook author derive 7`

// needs: LoginError
private func made(_ value: EffectsScript.LoginError) -> Effects.LoginError {
  switch value {
  case .usernamePasswordMismatch: .usernamePasswordMismatch
  case .offline: .offline
  }
}

// needs: LoginState
private func made(_ value: EffectsScript.LoginState) -> Effects.LoginState {
  var native = Effects.LoginState()
  native.username = value.username
  native.password = value.password
  native.loading = value.loading
  native.data = value.data
  native.error = value.error.map { made($0) }
  return native
}

// needs: LoginAction
private func made(_ value: EffectsScript.LoginAction) -> Effects.LoginAction {
  switch value {
  case .usernameChanged(let value): .usernameChanged(value)
  case .passwordChanged(let value): .passwordChanged(value)
  case .loginTapped: .loginTapped
  case .cancelTapped: .cancelTapped
  case .answered(let value): .answered(made(value))
  case .errorWasSeen: .errorWasSeen
  }
}

#if STEP_4
  // needs: TwoLogins
  private func made(_ value: EffectsScript.TwoLogins) -> Effects.TwoLogins {
    var native = Effects.TwoLogins()
    // needs: TwoLogins.left
    native.left = made(value.left)
    // needs: TwoLogins.right
    native.right = made(value.right)
    return native
  }

  // needs: TwoLoginsAction
  private func made(_ value: EffectsScript.TwoLoginsAction) -> Effects.TwoLoginsAction {
    switch value {
    // needs: TwoLoginsAction.left(_:)
    case .left(let value): .left(made(value))
    // needs: TwoLoginsAction.right(_:)
    case .right(let value): .right(made(value))
    }
  }
#endif

// needs: LoginError
private func seen(_ value: Effects.LoginError) -> EffectsScript.LoginError {
  switch value {
  case .usernamePasswordMismatch: .usernamePasswordMismatch
  case .offline: .offline
  }
}

// needs: LoginState
private func seen(_ value: Effects.LoginState) -> EffectsScript.LoginState {
  EffectsScript.LoginState(
    username: value.username, password: value.password, loading: value.loading, data: value.data,
    error: value.error.map { seen($0) })
}

// needs: LoginAction
private func seen(_ value: Effects.LoginAction) -> EffectsScript.LoginAction {
  switch value {
  case .usernameChanged(let value): .usernameChanged(value)
  case .passwordChanged(let value): .passwordChanged(value)
  case .loginTapped: .loginTapped
  case .cancelTapped: .cancelTapped
  case .answered(let value): .answered(seen(value))
  case .errorWasSeen: .errorWasSeen
  }
}

#if STEP_4
  // needs: TwoLogins
  private func seen(_ value: Effects.TwoLogins) -> EffectsScript.TwoLogins {
    EffectsScript.TwoLogins(
      // needs: TwoLogins.left
      left: seen(value.left),
      // needs: TwoLogins.right
      right: seen(value.right))
  }

  // needs: TwoLoginsAction
  private func seen(_ value: Effects.TwoLoginsAction) -> EffectsScript.TwoLoginsAction {
    switch value {
    // needs: TwoLoginsAction.left(_:)
    case .left(let value): .left(seen(value))
    // needs: TwoLoginsAction.right(_:)
    case .right(let value): .right(seen(value))
    }
  }
#endif
