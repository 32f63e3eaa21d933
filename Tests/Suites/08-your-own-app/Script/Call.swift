/// One use of the exercise; a script is a list of them, each of which begins anew.
public enum Call: Equatable, Sendable {
  /// So many kitchens that share one reducer: `appReducer` within these layers, the innermost first.
  case reducing([Turn], kitchens: Int = 1, layers: [Layer] = [])
  /// `forEach` with numbers that numbers are added to, as one field among others.
  case numbers([PartTurn<Int>], in: Shelf<Int>)
  /// `forEach` with texts that texts are added to, as the whole state.
  case texts([PartTurn<String>], in: [Int: String])
  /// Kitchens that are started one after the other, and what happens in them then.
  case started([Turn], kitchens: Int = 1)
  /// What the exercise's own test says to an app.
  case tested(Candidate)
}

/// A layer of step 4.
public enum Layer: Equatable, Sendable {
  case atMost(Int)
  case bell
}

/// An app that the exercise's own test is handed: its own `appReducer`, as it is or broken.
public enum Candidate: Int, CaseIterable, Sendable {
  case own
  /// Within a layer that taps a timer which isn't there.
  case layered
  case withoutTime
  case startingAll
  case withoutPause
  case withoutReset
  case removingAnother
  case addingTwice
}

/// An event for one part of many, or for none.
public struct PartTurn<Part: Equatable & Sendable>: Equatable, Sendable {
  /// Whose event it is; nil if it isn't one of a part.
  public var id: Int?
  /// What is added to the part.
  public var event: Part

  /// An event for the part with this id.
  public init(_ id: Int?, _ event: Part) {
    (self.id, self.event) = (id, event)
  }
}

/// A state with many parts, and with more beside them.
public struct Shelf<Part: Equatable & Sendable>: Equatable, Sendable {
  /// What `forEach` is for.
  public var parts: [Int: Part]
  /// Parts of the same type, which it isn't for.
  public var others: [Int: Part]
  /// Something else.
  public var label: String

  /// A shelf with these parts.
  public init(parts: [Int: Part], others: [Int: Part] = [:], label: String = "") {
    (self.parts, self.others, self.label) = (parts, others, label)
  }
}
