/// The part of a longer drawing that is in view.
public struct Viewport: Equatable, Sendable {
  /// How many lines are in view.
  public var height: Int
  public var count: Int

  /// Makes a viewport of some lines for a drawing of some more.
  public init(height: Int, count: Int) {
    self.height = max(1, height)
    self.count = count
  }

  /// The largest index that the first line in view can have.
  public var lastTop: Int { max(0, count - height) }

  /// The nearest first line that leaves no more room at the end than it must.
  public func top(near top: Int) -> Int {
    max(0, min(top, lastTop))
  }

  /// The nearest first line with which these lines are in view; if there are too many of them, with
  /// which nothing but them is in view.
  public func top(near top: Int, showing lines: Range<Int>) -> Int {
    let (low, high) = (lines.upperBound - height, lines.lowerBound)
    return self.top(near: max(min(low, high), min(top, max(low, high))))
  }
}
