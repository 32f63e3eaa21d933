/// What came of a call; a trace is a list of them.
public enum Answer: Equatable, Sendable {
  case primes([Int])
  case app([Event<AppState, AppAction>])
  case meter([Event<Meter, Knob>])
  case keys([Event<Int, Key>])
  /// The number after each of many actions or words.
  case presents([Int])
  case value(Int)
  /// A result, and the functions in the order in which they were called.
  case number(Int, calls: [NumberFunction])
  case text(String, calls: [TextFunction])
  case layers([LayerEvent], value: Int)
  case enhanced([EnhancedTurn])
  case undoableApp([UndoableTurn])
  case writable(Bool)
  case screen([String])
  /// One moment for each app that is started, and then one for each turn.
  case moments([AppMoment])
}

/// What is seen from inside and from outside of a layer.
public enum Event<Value: Equatable & Sendable, Action: Equatable & Sendable>: Equatable, Sendable {
  /// The inner reducer was given these.
  case ran(Value, Action)
  /// `log` was called; the text is left out if nobody asks for it.
  case logged(String?)
  /// The value once an action was handled. A store has one before the first, too.
  case became(Value)
}

/// What is seen of two layers, one within the other.
public enum LayerEvent: Equatable, Sendable {
  /// It was given the reducer.
  case putOn(ComposedLayer)
  case before(ComposedLayer)
  case reducer
  case after(ComposedLayer)
}

/// What an action made of the app with its layers.
public struct EnhancedTurn: Equatable, Sendable {
  /// What the app knows after the action.
  public var state: AppState
  /// How many lines the console got.
  public var lineCount: Int

  /// The app after an action that wrote so many lines.
  public init(state: AppState, lineCount: Int) {
    (self.state, self.lineCount) = (state, lineCount)
  }
}

/// What an action made of the app within `undoable`.
public struct UndoableTurn: Equatable, Sendable {
  /// The app with its past and its future after the action.
  public var state: UndoState<AppState>
  /// What the layers around the app did with it; nil if it never came to them.
  public var layers: LayerTurn?
  /// Whether `undoable` was there at all: one that runs no reducer is left out.
  public var isUndoable: Bool

  /// The app after an action.
  public init(state: UndoState<AppState>, layers: LayerTurn?, isUndoable: Bool) {
    (self.state, self.layers, self.isUndoable) = (state, layers, isUndoable)
  }
}

/// What could be seen when an app was started, or was sent something.
public struct AppMoment: Equatable, Sendable {
  /// In the order in which it was shown.
  public var shown: [ShownScreen]
  /// How many lines the console got.
  public var lineCount: Int

  /// A moment in which these were shown, and so many lines were written.
  public init(shown: [ShownScreen], lineCount: Int) {
    (self.shown, self.lineCount) = (shown, lineCount)
  }
}

/// What the `show` of an app was given once.
public struct ShownScreen: Equatable, Sendable {
  /// Which app it is the `show` of, counted from 0.
  public var place: Int
  /// What it was given.
  public var lines: [String]

  /// Lines that were given to the `show` of an app.
  public init(place: Int, lines: [String]) {
    (self.place, self.lines) = (place, lines)
  }
}

/// What both layers of the app did with an action.
public struct LayerTurn: Equatable, Sendable {
  /// How many entries the diary got.
  public var entryCount: Int
  /// How many lines the console got.
  public var lineCount: Int

  /// So many entries and lines.
  public init(entryCount: Int, lineCount: Int) {
    (self.entryCount, self.lineCount) = (entryCount, lineCount)
  }
}
