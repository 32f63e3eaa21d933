/// What came of a call; a trace is a list of them.
public enum Answer: Equatable, Sendable {
  /// The beginning, and then one moment for each turn; where kitchens are started, one for each start.
  case moments([Moment])
  /// One for each turn.
  case numbers([PartMoment<Int>])
  case texts([PartMoment<String>])
  case verdict(Bool)
}

/// What could be seen when something happened in a kitchen.
public struct Moment: Equatable, Sendable {
  /// In their order.
  public var signs: [Sign]
  /// What the screen of each kitchen says then; a kitchen that was started has shown it.
  public var screens: [[String]]

  /// A moment with these signs and screens.
  public init(signs: [Sign] = [], screens: [[String]] = []) {
    (self.signs, self.screens) = (signs, screens)
  }
}

/// Something that a kitchen does for others to see.
public enum Sign: Equatable, Sendable {
  /// The reducer within the layers was run.
  case ran
  /// The bell was given a name.
  case rang(String, kitchen: Int)
  /// `show` was given a screen.
  case shown([String], kitchen: Int)
}

/// What came of an event for one part of many.
public struct PartMoment<Part: Equatable & Sendable>: Equatable, Sendable {
  /// Each run of the part's reducer.
  public var runs: [Run<Part>]
  /// The whole state afterwards.
  public var whole: Shelf<Part>

  /// So many runs, and what they have left.
  public init(runs: [Run<Part>], whole: Shelf<Part>) {
    (self.runs, self.whole) = (runs, whole)
  }
}

/// What the reducer of a part was given.
public struct Run<Part: Equatable & Sendable>: Equatable, Sendable {
  /// The part as it was.
  public var part: Part
  /// Its event.
  public var event: Part

  /// A run with these.
  public init(part: Part, event: Part) {
    (self.part, self.event) = (part, event)
  }
}
