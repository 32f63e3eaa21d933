/// A whole screen: as many lines as the window has rows, each as long as fits.
public struct Frame: Equatable, Sendable {
  public let size: TerminalSize
  /// From the first to the last row.
  public let lines: [Line]

  /// Makes a frame; what doesn't fit is cut off, what is missing is empty.
  public init(size: TerminalSize, lines: [Line]) {
    self.size = size
    let fitting = lines.prefix(size.rows).map { $0.truncated(to: size.columns, mark: "") }
    self.lines = fitting + Array(repeating: .empty, count: max(0, size.rows - lines.count))
  }

  /// The screen as text, without the spaces at the ends of the lines.
  public var text: String {
    lines.map { $0.trimmingEnd().plainText + "\n" }.joined()
  }
}
