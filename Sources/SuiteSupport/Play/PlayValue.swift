/// A value that comes with an event of a run: what a form asks for, and a history keeps.
public enum PlayValue: Hashable, Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  /// Several values of one kind, or the parts of one value.
  case list([PlayValue])
}

extension PlayValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // What isn't one of these is the next one, or nothing that can be read.
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {  // As before.
      self = .number(number)
    } else if let text = try? container.decode(String.self) {  // As before.
      self = .text(text)
    } else {
      self = .list(try container.decode([PlayValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let values): try container.encode(values)
    }
  }
}

/// What may stand in one place of an event.
public indirect enum PlayField: Equatable, Sendable {
  case text
  /// A text that isn't shown while it is typed.
  case secret
  case number
  case flag
  /// One of the cases of an enum, by its name.
  case choice([String])
  case list(PlayField)
  /// A value with parts, as it is made in Swift: `Pokemon(name:level:)`.
  case value(type: String, parts: [PlayPart])

  public func fits(_ value: PlayValue) -> Bool {
    switch (self, value) {
    case (.text, .text), (.secret, .text), (.number, .number), (.flag, .flag): true
    case (.choice(let names), .text(let name)): names.contains(name)
    case (.list(let element), .list(let values)): values.allSatisfy(element.fits)
    case (.value(_, let parts), .list(let values)):
      parts.count == values.count && zip(parts, values).allSatisfy { $0.field.fits($1) }
    default: false
    }
  }

  /// A value that fits, as it is written in Swift.
  public func code(_ value: PlayValue) -> String {
    switch (self, value) {
    case (.choice, .text(let name)): ".\(name)"
    case (.list(let element), .list(let values)):
      "[\(values.map(element.code).joined(separator: ", "))]"
    case (.value(let type, let parts), .list(let values)): "\(type)(\(parts.code(values)))"
    case (_, .text(let text)): text.literal
    case (_, .number(let number)): "\(number)"
    case (_, .flag(let flag)): "\(flag)"
    case (_, .list(let values)): "[\(values.count)]"
    }
  }

  /// A value that fits, to begin with.
  public var initial: PlayValue {
    switch self {
    case .text, .secret: .text("")
    case .number: .number(0)
    case .flag: .flag(false)
    case .choice(let names): .text(names.first ?? "")
    case .list: .list([])
    case .value(_, let parts): .list(parts.map(\.field.initial))
    }
  }
}

/// One place of an event, or one part of a value, with its label.
public struct PlayPart: Equatable, Sendable {
  /// Nil where Swift has none.
  public var label: String?
  public var field: PlayField

  public init(_ field: PlayField) { self.field = field }

  public init(_ label: String, _ field: PlayField) {
    (self.label, self.field) = (label, field)
  }
}

extension [PlayPart] {
  /// Values for all the parts, as they stand between parentheses.
  func code(_ values: [PlayValue]) -> String {
    zip(self, values).map { part, value in
      (part.label.map { "\($0): " } ?? "") + part.field.code(value)
    }.joined(separator: ", ")
  }
}
