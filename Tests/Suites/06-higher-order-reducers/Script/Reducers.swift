import Traces

// The reducers that layers are put around, known on both sides. What an exercise has made of a value
// may be any number: nothing here may overflow.

/// Changes a value as an action says.
public typealias Reducer<Value, Action> = (inout Value, Action) -> Void

/// What the lesson's app does without any layer.
public func appReducer(_ state: inout AppState, _ action: AppAction) {
  switch action {
  case .counter(.decrTapped): state.count &-= 1
  case .counter(.incrTapped): state.count &+= 1
  case .primeModal(.saveFavoritePrimeTapped): state.favoritePrimes.append(state.count)
  case .primeModal(.removeFavoritePrimeTapped):
    state.favoritePrimes.removeAll { [count = state.count] in $0 == count }
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    state.favoritePrimes = state.favoritePrimes.deleting(positions)
  }
}

extension [Int] {
  /// What is left without the elements that stand at these positions.
  public func deleting(_ positions: [Int]) -> [Int] {
    enumerated().filter { !positions.contains($0.offset) }.map(\.element)
  }
}

/// What a meter does when a knob is turned.
public func meterReducer(_ meter: inout Meter, _ knob: Knob) {
  switch knob {
  case .turn(let steps): meter.level &+= steps
  case .rename(let unit): meter.unit = unit
  }
}

/// What a meter does that counts the other way.
public func backwardMeterReducer(_ meter: inout Meter, _ knob: Knob) {
  switch knob {
  case .turn(let steps): meter.level &-= steps
  case .rename(let unit): meter.unit = unit
  }
}

/// What a number does when a key is pressed.
public func keyReducer(_ value: inout Int, _ key: Key) {
  switch key {
  case .add(let number): value &+= number
  case .double: value &*= 2
  }
}

/// What a layer is put around.
public enum InnerReducer: Int, Packed, Sendable {
  case app
  /// One that leaves everything as it is.
  case idle
  /// One that keeps nothing of the diary.
  case clearing
  /// The app's reducer with a diary of its own.
  case diary
}

/// A function from numbers to numbers that is handed to the exercise.
public enum NumberFunction: Int, Packed, Sendable {
  case plusOne
  case timesTwo
  case timesTwoPlusOne
  case timesThreePlusOne
  case hundredMinus

  func callAsFunction(_ number: Int) -> Int {
    switch self {
    case .plusOne: number &+ 1
    case .timesTwo: number &* 2
    case .timesTwoPlusOne: number &* 2 &+ 1
    case .timesThreePlusOne: number &* 3 &+ 1
    case .hundredMinus: 100 &- number
    }
  }
}

/// A function from texts to texts; most write down that they were called.
public enum TextFunction: String, Packed, Sendable {
  case f
  case g
  case inner
  case outer
  case exclaim

  func callAsFunction(_ text: String) -> String {
    switch self {
    case .f, .g, .inner, .outer: "\(rawValue)(\(text))"
    case .exclaim: "\(text)!"
    }
  }
}

/// What a filter for numbers lets through.
public enum NumberPredicate: String, Packed, Sendable {
  case positive
  case even

  func callAsFunction(_ number: Int) -> Bool {
    switch self {
    case .positive: number > 0
    case .even: number.isMultiple(of: 2)
    }
  }
}

/// A layer around a meter.
public enum MeterLayer: Equatable, Packed, Sendable {
  /// `logging`, with a log of this name.
  case log(String)
  /// `filterActions`, which lets these through.
  case filter([Knob])
}

/// Which of two layers that are composed.
public enum ComposedLayer: String, Packed, Sendable {
  case outer
  case inner
}

// Apps of the suite's own, for layers that have to work with any types.

/// A value with two parts, which have nothing to do with each other.
public struct Meter: Equatable, Packed, Sendable {
  public var level: Int
  /// In what it measures.
  public var unit: String

  /// A meter that shows 0 mm, but for what is given.
  public init(level: Int = 0, unit: String = "mm") {
    (self.level, self.unit) = (level, unit)
  }
}

/// What can be done to a meter.
public enum Knob: Equatable, Packed, Sendable {
  case turn(by: Int)
  case rename(String)
}

/// What can be done to a number: steps for which the order matters.
public enum Key: Equatable, Packed, Sendable {
  case add(Int)
  case double
}

/// An action of any app, or a step back or forth, as the lesson has it.
public enum UndoAction<Action> {
  case action(Action)
  case undo
  case redo
}

/// A value, and the values that undo and redo can bring back, as the lesson has it.
public struct UndoState<Value> {
  /// What the app knows now.
  public var present: Value
  /// What undo brings back; in a trace the next one last.
  public var past: [Value]
  /// What redo brings back; in a trace the next one last.
  public var future: [Value]

  /// A value without past and future, but for what is given.
  public init(present: Value, past: [Value] = [], future: [Value] = []) {
    (self.present, self.past, self.future) = (present, past, future)
  }
}

extension UndoState: Equatable where Value: Equatable {}

extension UndoState: Sendable where Value: Sendable {}

extension UndoAction: Packed where Action: Packed {}

extension UndoAction: Equatable where Action: Equatable {}

extension UndoAction: Sendable where Action: Sendable {}
