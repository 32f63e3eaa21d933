import Traces

/// A call of one of the exercise's functions; a script is a list of them.
public enum Call: Equatable, Packed, Sendable {
  case age(String)
  case greeting(String?)
}

/// What a call gave; a trace is a list of them.
public enum Answer: Equatable, Packed, Sendable {
  case age(Int?)
  case greeting(String)
}

/// Whatever has the lesson's functions: the exercise, the model, a mistake.
public protocol MaybeANumberSide {
  static func age(from text: String) -> Int?
  static func greeting(for name: String?) -> String
}

extension [Call] {
  /// Makes the calls, one after the other, and gives their answers.
  public func play(on side: any MaybeANumberSide.Type) -> [Answer] {
    map { call in
      switch call {
      case .age(let text): .age(side.age(from: text))
      case .greeting(let name): .greeting(side.greeting(for: name))
      }
    }
  }
}
