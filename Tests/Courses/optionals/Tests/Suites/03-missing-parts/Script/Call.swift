import Traces

/// A call of one of the exercise's functions; a script is a list of them.
public enum Call: Equatable, Packed, Sendable {
  case firstFound([Int?])
  case total([Int?])
}

/// What a call gave; a trace is a list of them.
public enum Answer: Equatable, Packed, Sendable {
  case found(Int?)
  case total(Int?)
}

/// Whatever has the lesson's functions: the exercise, the model, a mistake.
public protocol MissingPartsSide {
  static func firstFound(in numbers: [Int?]) -> Int?
  static func total(of prices: [Int?]) -> Int?
}

extension [Call] {
  /// Makes the calls, one after the other, and gives their answers.
  public func play(on side: any MissingPartsSide.Type) -> [Answer] {
    map { call in
      switch call {
      case .firstFound(let numbers): .found(side.firstFound(in: numbers))
      case .total(let prices): .total(side.total(of: prices))
      }
    }
  }
}
