/// How far the grading of a lesson is.
public struct GradingProgress: Equatable, Sendable {
  /// The title of the check that is running; nil while the compiler is at work.
  public var check: String?
  /// How many checks have their result.
  public var done: Int
  public var total: Int

  public init(check: String? = nil, done: Int = 0, total: Int = 0) {
    (self.check, self.done, self.total) = (check, done, total)
  }
}
