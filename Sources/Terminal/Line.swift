/// One line of a drawing.
public struct Line: Hashable, Sendable {
  /// The line's parts from left to right.
  public var spans: [Span]

  public init(_ spans: [Span]) {
    self.spans = spans
  }

  public init(_ text: String, _ style: Style = .plain) {
    spans = text.isEmpty ? [] : [Span(text, style)]
  }

  public static let empty = Line([])

  public var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

  /// The text without its styles.
  public var plainText: String { spans.map(\.text).joined() }

  public var columns: Int { spans.reduce(0) { $0 + $1.columns } }

  /// The line with a style added to all of its parts; the colours that they have stay.
  public func styled(_ style: Style) -> Line {
    Line(spans.map { Span($0.text, style.with($0.style)) })
  }

  /// One line after the other.
  public static func + (left: Line, right: Line) -> Line {
    Line(left.spans + right.spans)
  }

  /// Adds a line at the end of another.
  public static func += (left: inout Line, right: Line) {
    left.spans += right.spans
  }
}

extension Line: ExpressibleByStringInterpolation {
  /// Makes a plain line.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
