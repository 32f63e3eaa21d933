import Traces

/// A call of one of the exercise's functions; a script is a list of them.
public enum Call: Equatable, Packed, Sendable {
  case next(Light)
  case total(Ticket)
}

/// What a call gave; a trace is a list of them.
public enum Answer: Equatable, Packed, Sendable {
  case light(Light)
  case total(Int)
}

/// Whatever has the lesson's functions: the exercise, the model, a mistake.
public protocol TrafficLightsSide {
  static func next(after light: Light) -> Light
  static func total(of ticket: Ticket) -> Int
}

extension [Call] {
  /// Makes the calls, one after the other, and gives their answers.
  public func play(on side: any TrafficLightsSide.Type) -> [Answer] {
    map { call in
      switch call {
      case .next(let light): .light(side.next(after: light))
      case .total(let ticket): .total(side.total(of: ticket))
      }
    }
  }
}
