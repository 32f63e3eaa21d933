extension Line {
  /// The text to print, without a line end.
  ///
  /// Each styled part is closed by a reset of its own, so no style gets past the end of the line.
  public func rendered(for support: ColorSupport) -> String {
    guard support != .none else { return plainText }
    return spans.map { span in
      let codes = span.style.codes(for: support)
      guard !codes.isEmpty, !span.text.isEmpty else { return span.text }
      let list = codes.map(String.init).joined(separator: ";")
      return "\u{1B}[\(list)m\(span.text)\u{1B}[0m"
    }
    .joined()
  }
}

extension [Line] {
  /// The text to print, with an end behind each line.
  public func rendered(for support: ColorSupport) -> String {
    map { $0.rendered(for: support) + "\n" }.joined()
  }
}

extension Style {
  /// The numbers that switch the style on (ECMA-48, "select graphic rendition").
  fileprivate func codes(for support: ColorSupport) -> [Int] {
    var codes: [Int] = []
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isItalic { codes.append(3) }
    if isUnderlined { codes.append(4) }
    if isReversed { codes.append(7) }
    guard let foreground else { return codes }
    if !foreground.isBright {
      codes.append(30 + foreground.index)
    } else if support == .palette {
      codes.append(90 + foreground.index)
    } else if foreground == .brightBlack {
      // Grey would become black, which many can't tell from their background.
      if !isDim { codes.insert(2, at: isBold ? 1 : 0) }
    } else {
      codes.append(30 + foreground.index)
    }
    return codes
  }
}
