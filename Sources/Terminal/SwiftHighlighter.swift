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
    case .keyword, .attribute: .ink(.keyword)
    case .type: .ink(.type)
    case .string: .ink(.string)
    case .number, .member: .ink(.literal)
    case .comment: .dim
    case .other: .plain
    }
  }
}
