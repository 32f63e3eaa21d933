extension PlayValue: Codable {
  /// Reads a text, a number, true or false, or a list.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // What isn't one of these is the next one, or nothing that can be read.
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
      return
    }
    // As before.
    if let number = try? container.decode(Int.self) {
      self = .number(number)
      return
    }
    // As before.
    if let text = try? container.decode(String.self) {
      self = .text(text)
      return
    }
    self = .list(try container.decode([PlayValue].self))
  }

  /// Writes it as JSON has it.
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
