extension SuiteMessage {
  /// What `JSONEncoder` would write, up to the order of the keys; nil for a message that needs it.
  ///
  /// There are two messages for each check, and an encoder takes longer than most checks do.
  public var plainJSON: String? {
    switch self {
    case .catalogue(let entries):
      var texts: [String] = []
      for entry in entries {
        guard let text = entry.plainJSON else { return nil }
        texts.append(text)
      }
      return #"{"catalogue":{"_0":[\#(texts.joined(separator: ","))]}}"#
    case .started(let id): return Self.json("started", id)
    case .passed(let id): return Self.json("passed", id)
    case .waiting(let id): return Self.json("waiting", id)
    case .finished: return #"{"finished":{}}"#
    case .failed, .diagnosed: return nil
    }
  }

  private static func json(_ name: String, _ id: String) -> String? {
    quoted(id).map { #"{"\#(name)":{"_0":\#($0)}}"# }
  }

  /// The text as JSON, if nothing of it has to be escaped.
  fileprivate static func quoted(_ text: String) -> String? {
    for byte in text.utf8 where byte < 0x20 || byte == 0x22 || byte == 0x5C { return nil }
    return "\"\(text)\""
  }
}

extension CatalogueEntry {
  fileprivate var plainJSON: String? {
    guard let id = SuiteMessage.quoted(id) else { return nil }
    var names: [String] = []
    for name in after {
      guard let name = SuiteMessage.quoted(name) else { return nil }
      names.append(name)
    }
    return #"{"id":\#(id),"step":\#(step),"after":[\#(names.joined(separator: ","))]}"#
  }
}
