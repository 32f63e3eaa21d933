/// Whatever has the lesson's functions: the exercise, the model, a model that makes a mistake.
public protocol HigherOrderReducersSide {
  /// Deletes what stands at these positions, which are in ascending order.
  func favoritePrimesReducer(_ primes: inout [Int], deleting positions: [Int])

  /// Puts the diary around a reducer.
  ///
  /// - Parameter now: the time in seconds since 1970.
  func activityFeed(
    _ reducer: @escaping Reducer<AppState, AppAction>, now: @escaping () -> Double
  ) -> Reducer<AppState, AppAction>

  /// Puts a log around a reducer for meters.
  func logging(
    _ reducer: @escaping Reducer<Meter, Knob>, log: @escaping (String) -> Void
  ) -> Reducer<Meter, Knob>

  /// Puts a log around a reducer with texts for actions.
  func logging(
    _ reducer: @escaping Reducer<Int, String>, log: @escaping (String) -> Void
  ) -> Reducer<Int, String>
  /// Puts a log around a reducer for texts.
  func logging(
    _ reducer: @escaping Reducer<String, Int>, log: @escaping (String) -> Void
  ) -> Reducer<String, Int>

  /// What a function makes of a number.
  func with(_ number: Int, _ function: @escaping (Int) -> Int) -> Int
  /// What a function makes of a text.
  func with(_ text: String, _ function: @escaping (String) -> String) -> String

  /// One function of numbers: what the outer one makes of what the inner one gives.
  func compose(_ outer: @escaping (Int) -> Int, _ inner: @escaping (Int) -> Int) -> (Int) -> Int
  /// One function of texts, in the same way.
  func compose(
    _ outer: @escaping (String) -> String, _ inner: @escaping (String) -> String
  ) -> (String) -> String
  /// One layer: the outer one around the inner one.
  func compose(_ outer: @escaping NumberLayer, _ inner: @escaping NumberLayer) -> NumberLayer

  /// Takes the app with both its layers one action further.
  ///
  /// - Parameter time: what the wall clock shows meanwhile, in seconds since 1970.
  /// - Returns: how many lines the console got, and what finds out whether one of them tells the action
  ///   and the state.
  func enhancedReducer(
    _ state: inout AppState, _ action: AppAction, at time: Double
  ) -> (lineCount: Int, isTold: () -> Bool)

  /// A layer for meters that lets through what the predicate does.
  func filterActions(_ predicate: @escaping (Knob) -> Bool) -> Layer<Meter, Knob>
  /// A layer for numbers that lets through what the predicate does.
  func filterActions(_ predicate: @escaping (Int) -> Bool) -> Layer<Int, Int>

  /// Starts histories that all share one reducer, each with the number that it is given; every limit
  /// makes a layer.
  func undoable(_ reducer: @escaping Reducer<Int, Key>, limits: [Int]) -> (Int) -> History

  /// Puts undo and redo around a reducer for the app; it keeps so many steps back.
  func undoable(
    _ reducer: @escaping Reducer<AppState, AppAction>, limit: Int
  ) -> Reducer<UndoState<AppState>, UndoAction<AppAction>>

  /// Makes a store for a meter.
  func store(
    initialValue: Meter, reducer: @escaping Reducer<Meter, Knob>
  ) -> StoreParts<Meter, Knob>

  /// Whether code outside of the store can write its value.
  var storeValueIsWritable: Bool { get }

  /// What the screen says of an app that begins so, once these have happened to it.
  func screen(of state: AppState, after actions: [UndoAction<AppAction>]) -> [String]

  /// Starts an app with both its layers, and undo and redo around them.
  func startApp(show: @escaping ([String]) -> Void) -> StartedApp
}

/// What sends something to an app, and how many lines more the console has since it was started.
public typealias StartedApp = (send: RunningApp, lineCount: Int)

/// What sends something to an app.
///
/// It takes the action and what the wall clock shows meanwhile, in seconds since 1970, and gives back
/// how many lines the console got.
public typealias RunningApp = (_ action: UndoAction<AppAction>, _ time: Double) -> Int

/// A function from reducer to reducer.
public typealias Layer<Value, Action> =
  (@escaping Reducer<Value, Action>) -> Reducer<Value, Action>

/// A layer for an app that is a number.
public typealias NumberLayer = Layer<Int, Int>

/// A number with its past and its future.
public struct History {
  /// Sends an action through one of the layers, and gives the present number.
  public let perform: (_ action: UndoAction<Key>, _ layer: Int) -> Int
  /// Writes the present number.
  public let write: (Int) -> Void
  /// A second history that goes on from here by itself.
  public let copy: () -> History

  public init(
    perform: @escaping (UndoAction<Key>, Int) -> Int, write: @escaping (Int) -> Void,
    copy: @escaping () -> History
  ) {
    (self.perform, self.write, self.copy) = (perform, write, copy)
  }
}

/// What can be done with a store; `subscribe` tells whether it could. All but `isGone` hold the store.
public typealias StoreParts<Value, Action> = (
  value: () -> Value, send: (Action) -> Void, subscribe: (@escaping (Value) -> Void) -> Bool,
  isGone: () -> Bool
)
