import TaskOrders
import Traces

/// A call of the exercise's function, with the order in which its tasks go on.
public struct Call: Equatable, Packed, Sendable {
  public var words: [String]
  public var order: TaskOrder

  public init(_ words: [String], _ order: TaskOrder) { (self.words, self.order) = (words, order) }
}

/// What a call gave.
public struct Answer: Equatable, Packed, Sendable {
  public var lengths: [Int]
  /// Whether all words were asked for before the first was answered.
  public var isTogether: Bool

  public init(_ lengths: [Int], isTogether: Bool) {
    (self.lengths, self.isTogether) = (lengths, isTogether)
  }
}

/// Whatever has the lesson's function: the exercise, the model, a mistake.
public protocol InOrderSide {
  static func lengths(of words: [String], in order: TaskOrder) -> Answer
}

extension [Call] {
  /// Makes the calls, one after the other, and gives their answers.
  public func play(on side: any InOrderSide.Type) -> [Answer] {
    map { side.lengths(of: $0.words, in: $0.order) }
  }
}
