import Terminal

extension Frame {
  /// The screen as a picture, in the colours of a dark terminal.
  ///
  /// - Parameter title: what it shows, for who can't see it.
  func svg(title: String) -> String {
    let width = Double(size.columns) * Metrics.column + 2 * Metrics.margin
    let height = Double(size.rows) * Metrics.row + 2 * Metrics.margin
    let rows = lines.enumerated().flatMap { row, line in texts(of: line, row: row) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" role="img">
      <title>\(escaped(title))</title>
      <rect width="\(width)" height="\(height)" rx="8" fill="#1e2127"/>
      <g font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
      font-size="14">
      \(rows.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  /// Each part of a line at its own column, so that no font can move what follows it.
  ///
  /// Browsers drop the spaces at the ends of a text and all but one of several, so none stand there.
  private func texts(of line: Line, row: Int) -> [String] {
    let y = Metrics.margin + (Double(row) + 0.75) * Metrics.row
    var column = 0
    return line.spans.flatMap { span in
      let start = column
      column += span.columns
      return span.text.matches(of: /[^ ]+(?: [^ ]+)*/).map { match in
        let place = start + String(span.text[..<match.range.lowerBound]).columns
        let x = Metrics.margin + Double(place) * Metrics.column
        let length = Double(String(match.output).columns) * Metrics.column
        return "<text x=\"\(rounded(x))\" y=\"\(rounded(y))\" textLength=\"\(rounded(length))\""
          + "\(span.style.attributes)>\(escaped(String(match.output)))</text>"
      }
    }
  }

  private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// In the units of the picture.
private enum Metrics {
  static let column = 8.4
  static let row = 19.0
  static let margin = 12.0
}

extension Style {
  fileprivate var attributes: String {
    let look = ink.map(Theme.dark.look)
    var text = " fill=\"\(look?.foreground?.rgb.code ?? "#d5dae2")\""
    if isBold { text += " font-weight=\"bold\"" }
    if isItalic { text += " font-style=\"italic\"" }
    if isUnderlined { text += " text-decoration=\"underline\"" }
    return text
  }
}

extension RGB {
  fileprivate var code: String {
    let parts = [red, green, blue].map { part in
      let digits = String(part, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }
}
