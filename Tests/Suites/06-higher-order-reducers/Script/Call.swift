/// One use of the exercise: which layers lie around which reducer, and what is sent through them.
///
/// A script is a list of them, each of which begins anew.
public enum Call: Equatable, Sendable {
  /// `favoritePrimesReducer` on its own.
  case deleting([Int], from: [Int])
  /// Actions that go one after another through one diary.
  case feed([AppAction], in: AppState, around: InnerReducer, clock: Clock)
  /// Turns of knobs that are logged.
  ///
  /// - Parameter quoting: whether the trace repeats the texts. Every exercise has words of its own,
  ///   and an answer that is just the model's needs no second look.
  case logging([Knob], of: Meter, quoting: Bool)
  case with(Int, NumberFunction)
  case withText(String, TextFunction)
  case compose(NumberFunction, NumberFunction, Int)
  case composeTexts(TextFunction, TextFunction, String)
  /// Two layers around a reducer that adds the action.
  case composeLayers(action: Int, value: Int)
  /// Actions of the app with both its layers; its wall clock shows the clock's times.
  case enhanced([AppAction], in: AppState, clock: Clock)
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
  /// Meters that are turned through layers, the innermost first; what turns the first one is
  /// `meterReducer`, the second one's turns the other way. Filters that are equal are one.
  case stacks([[MeterLayer]], [Turn<Knob>], of: [Meter])
  /// Stores that begin with these values, each with a reducer of its own.
  case store([Turn<Knob>], of: [Meter])
  /// One store that is sent turns by 1, by 2 and so on.
  case sending(turnsUpTo: Int)
  /// Whether code outside of the store can write its value; that is known once it is compiled.
  case storeValueIsWritable
  /// What the screen says of an app that begins so, once these have happened to it.
  case screen(of: AppState, after: [UndoAction<AppAction>])
  /// So many apps that are started one after the other, and what is sent to them then.
  case apps(Int, [Turn<UndoAction<AppAction>>])
}

/// An action for one of those that are at hand.
public struct Turn<Action: Equatable & Sendable>: Equatable, Sendable {
  /// For which of them, counted from 0.
  public var place: Int
  /// What it is sent.
  public var action: Action

  /// An action for the first of them, if no other place is given.
  public init(_ action: Action, at place: Int = 0) {
    (self.action, self.place) = (action, place)
  }
}

/// What time it is.
public struct Clock: Equatable, Sendable {
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
