/// The state of the screen with two counters.
public struct Counters: Equatable, Sendable {
  /// What the left one shows.
  public var left: Int
  /// What the right one shows.
  public var right: Int

  /// Both at zero, but for what is given.
  public init(left: Int = 0, right: Int = 0) { (self.left, self.right) = (left, right) }
}

/// The lesson's app with one more screen.
public struct LargerState: Equatable, Sendable {
  /// The app as it was.
  public var app: AppState
  /// The new screen.
  public var counters: Counters

  /// An app in which nothing has happened, but for what is given.
  public init(app: AppState = AppState(), counters: Counters = Counters()) {
    (self.app, self.counters) = (app, counters)
  }
}

/// The actions of one counter.
public enum CounterAction: Int, Sendable {
  case increase
  case decrease
}

/// The actions of the screen with two counters.
public enum CountersAction: Equatable, Sendable {
  case left(CounterAction)
  case right(CounterAction)
}

/// The actions of the app with one more screen.
public enum LargerAction: Equatable, Sendable {
  case app(AppAction)
  case counters(CountersAction)
}
