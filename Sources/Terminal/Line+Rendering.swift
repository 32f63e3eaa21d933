extension Line {
  /// The text to print, without a line end.
  ///
  /// Each styled part is closed by a reset of its own, so no style gets past the end of the line.
  public func rendered(for canvas: Canvas) -> String {
    spans.map { $0.rendered(for: canvas) }.joined()
  }
}

extension [Line] {
  /// The text to print, with an end behind each line.
  public func rendered(for canvas: Canvas) -> String {
    map { $0.rendered(for: canvas) + "\n" }.joined()
  }
}

extension Span {
  fileprivate func rendered(for canvas: Canvas) -> String {
    // Whatever text it is, and wherever it comes from, the terminal only shows it.
    let shown = visible(controlCharactersIn: text)
    let text = canvas.shown(shown)
    guard let theme = canvas.theme, !text.isEmpty else { return text }
    let codes = style.codes(for: style.ink.map(theme.look) ?? Theme.Look())
    let destination = canvas.links == nil ? nil : style.destination
    guard !codes.isEmpty || destination != nil else { return text }
    // The spaces around stay as they are: what a theme fills or underlines is a word.
    guard let first = text.firstIndex(where: { $0 != " " }),
      let last = text.lastIndex(where: { $0 != " " })
    else { return text }
    let end = text.index(after: last)
    var word = String(text[first...last])
    if !codes.isEmpty { word = "\u{1B}[\(codes)m\(word)\u{1B}[0m" }
    return text[..<first] + (destination.map(word.leading) ?? word) + text[end...]
  }
}

extension String {
  /// The text as a link (OSC 8). Its parts, on several lines or in several styles, have the same
  /// name, so that a terminal knows them for one.
  fileprivate func leading(to destination: String) -> String {
    // What could end the code too early has no place in a URL.
    guard destination.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return self }
    return "\u{1B}]8;id=link;\(destination)\u{1B}\\\(self)\u{1B}]8;;\u{1B}\\"
  }
}

extension Style {
  /// What switches the style on (ECMA-48, “select graphic rendition”, and 38 and 48 as in xterm).
  fileprivate func codes(for look: Theme.Look) -> String {
    var codes: [String] = []
    if isBold || look.isBold { codes.append("1") }
    if isItalic { codes.append("3") }
    if isUnderlined || look.isUnderlined { codes.append("4") }
    if isReversed || look.isReversed { codes.append("7") }
    if let color = look.foreground { codes.append("38;5;\(color.number)") }
    if let color = look.background { codes.append("48;5;\(color.number)") }
    return codes.joined(separator: ";")
  }
}
