// Types of all kinds, for what has to work with any: each value stands for a number.

/// A type of some kind.
public protocol Form {
  init(number: Int)
  var number: Int { get set }
}

extension Form {
  /// A part of the same type as the whole: half of it.
  public var half: Self {
    get { Self(number: number / 2) }
    set { number = newValue.number &* 2 &+ number % 2 }
  }

  /// The number of an odd one, which is somebody's own action; nil of any other.
  public var odd: Int? {
    get { number.isMultiple(of: 2) ? nil : number }
    set { if let newValue { number = newValue } }
  }

  /// An odd one itself, an action of the same type as all actions.
  public var oddOne: Self? {
    get { number.isMultiple(of: 2) ? nil : self }
    set { if let newValue { self = newValue } }
  }
}

extension Int: Form {
  public init(number: Int) { self = number }
  public var number: Int {
    get { self }
    set { self = newValue }
  }
}

extension String: Form {
  public init(number: Int) { self = "\(number)" }
  public var number: Int {
    get { Int(self) ?? 0 }
    set { self = "\(newValue)" }
  }
}

extension Bool: Form {
  public init(number: Int) { self = !number.isMultiple(of: 2) }
  public var number: Int {
    get { self ? 1 : 0 }
    set { self = Bool(number: newValue) }
  }
}

/// Nothing stands for -1.
extension Int?: Form {
  public init(number: Int) { self = number == -1 ? nil : number }
  public var number: Int {
    get { self ?? -1 }
    set { self = Self(number: newValue) }
  }
}

/// No element stands for -1.
extension [Int]: Form {
  public init(number: Int) { self = number == -1 ? [] : [number] }
  public var number: Int {
    get { first ?? -1 }
    set { self = Self(number: newValue) }
  }
}

/// Cases with nothing inside.
public enum Level: Int, Form, Sendable {
  case low
  case middle
  case high

  public init(number: Int) { self = [.low, .middle, .high][Int(number.magnitude % 3)] }
  public var number: Int {
    get { rawValue }
    set { self = Level(number: newValue) }
  }
}

/// Cases of which one has something inside; the other one stands for -1.
public enum Light: Form, Sendable {
  case off
  case on(Int)

  public init(number: Int) { self = number == -1 ? .off : .on(number) }
  public var number: Int {
    get { if case .on(let number) = self { number } else { -1 } }
    set { self = Light(number: newValue) }
  }
}

/// A struct.
public struct Size: Form, Sendable {
  public var number: Int

  public init(number: Int) { self.number = number }
}

/// A struct with nothing inside: every one is the same.
public struct Signal: Form, Sendable {
  public init() {}
  public init(number: Int) {}
  public var number: Int {
    get { 1 }
    set {}
  }
}

/// A class.
public final class Meter: Form, CustomStringConvertible {
  public var number: Int
  public var description: String { "Meter(number: \(number))" }

  public init(number: Int) { self.number = number }
}

/// A whole with a part of any type.
public struct Box<Part> {
  public var part: Part
  /// What is beside the part.
  public var rest: Int

  public init(part: Part, rest: Int) { (self.part, self.rest) = (part, rest) }
}

/// An action of a box, among others.
public enum BoxAction<Own> {
  case own(Own)
  case other

  /// The action for the part, or nil if this is another one.
  public var own: Own? {
    get { if case .own(let action) = self { action } else { nil } }
    set { if case .own = self, let newValue { self = .own(newValue) } }
  }
}
