/// An associated value of an event: entered in forms and stored in histories.
public enum PlayValue: Hashable, Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  /// The elements of a list, or the parts of a structured value.
  case list([PlayValue])
}

extension PlayValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Tries the types in order; if none fits, decoding fails.
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

/// The type of a value in an event.
public indirect enum PlayField: Equatable, Sendable {
  case text
  /// A text that isn't displayed while it is typed.
  case secret
  case number
  case flag
  /// A case of an enum, by name.
  case choice([String])
  case list(PlayField)
  /// A value with parts, such as `Pokemon(name:level:)`.
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

  /// A value of this type as Swift code.
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

  /// The initial value in forms.
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

/// An associated value of an event or a part of a value, with its label.
public struct PlayPart: Equatable, Sendable {
  /// Nil if it has no label.
  public var label: String?
  public var field: PlayField

  public init(_ field: PlayField) { self.field = field }

  public init(_ label: String, _ field: PlayField) {
    (self.label, self.field) = (label, field)
  }
}

extension [PlayPart] {
  /// The arguments with labels, as between parentheses.
  func code(_ values: [PlayValue]) -> String {
    zip(self, values).map { part, value in
      (part.label.map { "\($0): " } ?? "") + part.field.code(value)
    }.joined(separator: ", ")
  }
}
