/// Whatever has the lesson's functions: the exercise, the model, a model that makes a mistake.
public protocol HigherOrderReducersSide {
  func favoritePrimesReducer(_ primes: inout [Int], deleting positions: [Int])

  /// - Parameter now: the time in seconds since 1970.
  func activityFeed(
    _ reducer: @escaping Reducer<AppState, AppAction>, now: @escaping () -> Double
  ) -> Reducer<AppState, AppAction>

  func logging(
    _ reducer: @escaping Reducer<Meter, Knob>, log: @escaping (String) -> Void
  ) -> Reducer<Meter, Knob>

  func with(_ number: Int, _ function: @escaping (Int) -> Int) -> Int
  func with(_ text: String, _ function: @escaping (String) -> String) -> String

  func compose(_ outer: @escaping (Int) -> Int, _ inner: @escaping (Int) -> Int) -> (Int) -> Int
  func compose(
    _ outer: @escaping (String) -> String, _ inner: @escaping (String) -> String
  ) -> (String) -> String
  func compose(_ outer: @escaping NumberLayer, _ inner: @escaping NumberLayer) -> NumberLayer

  /// - Parameter time: what the wall clock shows meanwhile, in seconds since 1970.
  /// - Returns: how many lines the console got.
  func enhancedReducer(_ state: inout AppState, _ action: AppAction, at time: Double) -> Int

  func filterActions(_ predicate: @escaping (Knob) -> Bool) -> Layer<Meter, Knob>
  func filterActions(_ predicate: @escaping (Int) -> Bool) -> Layer<Int, Int>

  /// Starts histories that all share one reducer, each with the number that it is given.
  func undoable(_ reducer: @escaping Reducer<Int, Key>, limit: Int) -> (Int) -> History

  func store(
    initialValue: Meter, reducer: @escaping Reducer<Meter, Knob>
  ) -> StoreParts<Meter, Knob>

  var storeValueIsWritable: Bool { get }
}

/// A function from reducer to reducer.
public typealias Layer<Value, Action> =
  (@escaping Reducer<Value, Action>) -> Reducer<Value, Action>

/// A layer for an app that is a number.
public typealias NumberLayer = Layer<Int, Int>

/// A number with its past and its future.
public struct History {
  /// Sends an action, and gives the present number.
  public let perform: (UndoAction<Key>) -> Int
  /// A second history that goes on from here by itself.
  public let copy: () -> History

  public init(perform: @escaping (UndoAction<Key>) -> Int, copy: @escaping () -> History) {
    (self.perform, self.copy) = (perform, copy)
  }
}

/// What can be done with a store.
public typealias StoreParts<Value, Action> = (value: () -> Value, send: (Action) -> Void)
