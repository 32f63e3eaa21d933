/// A page's frame, taken apart at its `{{names}}`.
struct PageSlots {
  /// Each text with the name behind it; the last one has none.
  private(set) var parts: [(text: Substring, name: Substring?)] = []

  init(_ frame: String) {
    var rest = frame[...]
    while let match = rest.firstMatch(of: /\{\{([a-z]+)\}\}/) {
      parts.append((rest[..<match.range.lowerBound], match.1))
      rest = rest[match.range.upperBound...]
    }
    parts.append((rest, nil))
  }

  var names: Set<String> { Set(parts.compactMap { $0.name.map(String.init) }) }
}
