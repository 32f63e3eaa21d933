/// A function from numbers to numbers that is handed to the exercise.
public enum NumberFunction: Int, Sendable {
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
public enum TextFunction: String, Sendable {
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
public enum NumberPredicate: String, Sendable {
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
public enum MeterLayer: Equatable, Sendable {
  /// `logging`, with a log of this name.
  case log(String)
  /// `filterActions`, which lets these through.
  case filter([Knob])
}

/// Which of two layers that are composed.
public enum ComposedLayer: String, Sendable {
  case outer
  case inner
}
