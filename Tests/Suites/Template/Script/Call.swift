import Traces

/// A call of one of the exercise's functions; a script is a list of them, and a trace of their answers.
public enum Call: Equatable, Sendable {
  case next(Int)
}

extension Call: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .next(let number):
      writer.write(case: 0)
      writer.write(number)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .next(try reader.read())
    default: throw reader.unknownCase()
    }
  }
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
