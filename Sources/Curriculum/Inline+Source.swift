extension [Inline] {
  /// The text on one line, with the ticks around code kept: how feedback travels as a string.
  var source: String {
    map { inline in
      switch inline {
      case .text(let text): text
      case .code(let code): "`\(code)`"
      case .emphasis(let parts), .strong(let parts), .link(let parts, _): parts.source
      case .lineBreak: " "
      }
    }
    .joined()
  }

  /// The text as a name in Swift: what Markdown takes for stress in `with(_:_:)` are underscores.
  var name: String {
    map { inline in
      switch inline {
      case .emphasis(let parts): "_\(parts.name)_"
      case .code(let code): code
      default: [inline].source
      }
    }
    .joined()
  }
}
