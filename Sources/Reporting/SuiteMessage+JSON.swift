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
    case .calling, .failed, .diagnosed: return nil
    }
  }

  /// Reads what `plainJSON` has written about one check, or about the end.
  ///
  /// - Returns: nil for everything else: that takes a decoder.
  public init?(plainJSON text: String) {
    let kinds: [(name: String, make: (String) -> SuiteMessage)] = [
      ("started", SuiteMessage.started), ("passed", SuiteMessage.passed),
      ("waiting", SuiteMessage.waiting),
    ]
    let end = #""}}"#
    for (name, make) in kinds {
      let start = #"{"\#(name)":{"_0":""#
      guard text.hasPrefix(start), text.hasSuffix(end),
        text.utf8.count >= start.utf8.count + end.utf8.count
      else { continue }
      let id = String(text.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count))
      guard let id, Self.quoted(id) != nil else { return nil }
      self = make(id)
      return
    }
    guard text == SuiteMessage.finished.plainJSON else { return nil }
    self = .finished
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
