import Traces

/// One use of the exercise: which layers lie around which reducer, and what is sent through them.
///
/// A script is a list of them, each of which begins anew.
public enum Call: Equatable, Packed, Sendable {
  /// `favoritePrimesReducer` on its own.
  case deleting([Int], from: [Int])
  /// Actions that go one after another through one diary.
  case feed([AppAction], in: AppState, around: InnerReducer, clock: Clock)
  /// Turns of knobs that are logged.
  ///
  /// - Parameter quoting: whether the trace repeats the texts. Every exercise has words of its own,
  ///   and an answer that is just the model's needs no second look.
  case logging([Knob], of: Meter, quoting: Bool)
  /// A text that is logged as the action of an app that is a number, or as the value of an app with
  /// numbers for actions.
  case loggingText(String, isAction: Bool)
  case with(Int, NumberFunction)
  case withText(String, TextFunction)
  case compose(NumberFunction, NumberFunction, Int)
  case composeTexts(TextFunction, TextFunction, String)
  /// Two layers around a reducer that adds the action.
  case composeLayers(action: Int, value: Int)
  /// Actions of the app with both its layers; its wall clock shows the clock's times.
  ///
  /// - Parameter reading: whether the trace says what the console's lines tell. To find out takes longer
  ///   than all else.
  case enhanced([AppAction], in: AppState, clock: Clock, reading: Bool)
  /// The same app within `undoable`, which keeps so many steps back.
  case undoableApp(
    [UndoAction<AppAction>], in: UndoState<AppState>, clock: Clock, limit: Int)
  /// Turns of knobs, of which only these come through.
  case filtering([Knob], of: Meter, allowing: [Knob])
  /// A reducer that adds the action, in filters that let it through or not, the inner one first.
  case filteringNumbers(action: Int, value: Int, through: [NumberPredicate])
  /// Histories that begin with these numbers and share one reducer.
  case undo([Turn<UndoAction<Key>>], from: [Int], limit: Int)
  /// Each of the words with a history that begins with 0.
  case undoWords(limit: Int, longest: Int)
  /// A history that begins with 10, and layers of one reducer with these limits.
  case history([HistoryCommand], limits: [Int])
  /// Meters that are turned through layers, the innermost first; what turns the first one is
  /// `meterReducer`, the second one's turns the other way. Filters that are equal are one.
  case stacks([[MeterLayer]], [Turn<Knob>], of: [Meter])
  /// Stores that begin with these values, each with a reducer of its own.
  case store([Turn<StoreCommand>], of: [Meter])
  /// One store that is sent turns by 1, by 2 and so on.
  case sending(turnsUpTo: Int)
  /// Whether code outside of the store can write its value; that is known once it is compiled.
  case storeValueIsWritable
  /// What the screen says of an app that begins so, once these have happened to it.
  case screen(of: AppState, after: [UndoAction<AppAction>])
  /// So many apps that are started one after the other, and what is sent to them then.
  case apps(Int, [Turn<UndoAction<AppAction>>])
  /// What is sent to an app, before nothing uses it any more.
  case closedApp([UndoAction<AppAction>])
}

/// What is done with a store.
public enum StoreCommand: Equatable, Packed, Sendable {
  /// One more observer subscribes.
  case subscribe
  case send(Knob)
  /// The store is no longer used by anything outside of it.
  case release
}

/// What is done with a history.
public enum HistoryCommand: Equatable, Packed, Sendable {
  /// Sent through this one of the layers, counted from 0.
  case send(UndoAction<Key>, layer: Int)
  /// The present is written from outside.
  case write(Int)
}

/// What was seen of some stores when they were made, or by a command.
public struct StoreMoment: Equatable, Packed, Sendable {
  /// What the reducers were given.
  public var runs: [Event<Meter, Knob>]
  /// What observers were told; nil once a store has no `subscribe` that takes a closure for a value.
  public var heard: [Heard]?
  /// Of a store that was released the last one that was seen.
  public var values: [Meter]
  /// Whether the store is gone that was released just now.
  public var isGone: Bool?
}

/// What an observer was told.
public struct Heard: Equatable, Packed, Sendable {
  /// Which of them it is, counted from 1.
  public var observer: Int
  public var value: Meter
  /// What the store's value was meanwhile.
  public var seen: Meter
}

/// An action for one of those that are at hand.
public struct Turn<Action: Equatable & Sendable>: Equatable, Sendable {
  /// For which of them, counted from 0.
  public var place: Int
  public var action: Action

  /// An action for the first of them, if no other place is given.
  public init(_ action: Action, at place: Int = 0) {
    (self.action, self.place) = (action, place)
  }
}

/// What time it is.
public struct Clock: Equatable, Packed, Sendable {
  /// When the layer is put on, in seconds since 1970.
  public var start: Double
  /// How much later each action comes.
  public var tick: Double

  /// A clock that shows this when the layer is put on, and goes on by a tick with each action.
  public init(start: Double, tick: Double) {
    (self.start, self.tick) = (start, tick)
  }

  /// The time at an action, counted from 0.
  public func time(ofAction index: Int) -> Double { start + Double(index + 1) * tick }
}

extension Turn: Packed where Action: Packed {}

/// What came of a call; a trace is a list of them.
public enum Answer: Equatable, Packed, Sendable {
  case primes([Int])
  case app([Event<AppState, AppAction>])
  case meter([Event<Meter, Knob>])
  /// The texts that `log` was given.
  case logged([String])
  case keys([Event<Int, Key>])
  /// The number after each of many actions or words.
  case presents([Int])
  case value(Int)
  /// A result, and the functions in the order in which they were called.
  case number(Int, calls: [NumberFunction])
  case text(String, calls: [TextFunction])
  case layers([LayerEvent], value: Int)
  case enhanced([EnhancedTurn])
  case undoableApp(UndoableTurns)
  /// One moment for the beginning, and then one for each command.
  case store([StoreMoment])
  case writable(Bool)
  case screen([String])
  /// One moment for each app that is started, and then one for each turn.
  case moments([AppMoment])
  /// Whether the app let go of what its `show` held.
  case gone(Bool)
}

/// What is seen from inside and from outside of a layer.
public enum Event<Value: Equatable & Sendable, Action: Equatable & Sendable>: Equatable, Sendable {
  /// The inner reducer was given these.
  case ran(Value, Action)
  /// `log` was called; the text is left out if nobody asks for it.
  case logged(String?)
  /// The value once an action was handled.
  case became(Value)
}

/// What is seen of two layers, one within the other.
public enum LayerEvent: Equatable, Packed, Sendable {
  /// It was given the reducer.
  case putOn(ComposedLayer)
  case before(ComposedLayer)
  case reducer
  case after(ComposedLayer)
}

/// What an action made of the app with its layers.
public struct EnhancedTurn: Equatable, Packed, Sendable {
  /// What the app knows after the action.
  public var state: AppState
  /// How many lines the console got.
  public var lineCount: Int
  /// Whether one of them tells the action and the state; nil if nobody asks.
  public var isTold: Bool?

  public init(state: AppState, lineCount: Int, isTold: Bool?) {
    (self.state, self.lineCount, self.isTold) = (state, lineCount, isTold)
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
}

/// What could be seen when an app was started, or was sent something.
public struct AppMoment: Equatable, Packed, Sendable {
  /// In the order in which it was shown.
  public var shown: [ShownScreen]
  /// How many lines the console got.
  public var lineCount: Int
}

/// What the `show` of an app was given once.
public struct ShownScreen: Equatable, Packed, Sendable {
  /// Which app it is the `show` of, counted from 0.
  public var place: Int
  public var lines: [String]
}

/// What both layers of the app did with an action.
public struct LayerTurn: Equatable, Packed, Sendable {
  /// How many entries the diary got.
  public var entryCount: Int
  /// How many lines the console got.
  public var lineCount: Int
}

extension Event: Packed where Value: Packed, Action: Packed {}
