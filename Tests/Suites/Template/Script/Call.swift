import Traces

/// A call of one of the exercise's functions; a script is a list of them, and a trace of their answers.
public enum Call: Equatable, Packed, Sendable {
  case next(Int)
}

/// Whatever has the lesson's function: the exercise, the model, a mistake.
public protocol TemplateSide {
  /// Gives the number that follows.
  static func next(_ number: Int) -> Int
}

extension [Call] {
  /// Makes the calls, one after the other, and gives their answers.
  public func play(on side: any TemplateSide.Type) -> [Int] {
    map { call in
      switch call {
      case .next(let number): side.next(number)
      }
    }
  }
}
