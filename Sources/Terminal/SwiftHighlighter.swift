/// Colours Swift source.
public struct SwiftHighlighter: Sendable {
  /// Makes a highlighter; it needs to know nothing.
  public init() {}

  /// The source in styled parts; put together they are the source again, whatever it is.
  public func spans(for source: String) -> [Span] {
    SwiftLexer.tokens(in: source).map { Span(String($0.text), $0.kind.style) }
  }
}

extension SwiftToken.Kind {
  fileprivate var style: Style {
    switch self {
    case .keyword: .color(.magenta)
    case .type: .color(.cyan)
    case .string: .color(.green)
    case .number: .color(.yellow)
    case .comment: .dim
    case .attribute: .color(.magenta)
    case .member: .color(.yellow)
    case .other: .plain
    }
  }
}
