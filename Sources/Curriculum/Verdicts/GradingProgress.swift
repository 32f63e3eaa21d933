/// What is done with an exercise, one after the other.
public enum GradingStage: Equatable, Sendable {
  /// The compiler makes its module.
  case compiling
  /// The lesson's adapter is compiled, because none for such a module is kept.
  case buildingAdapter
  /// The linker makes its library.
  case linking
  /// The process that runs it loads its libraries.
  case loading
  /// The check with this title is running.
  case running(check: String)
}

/// How far the grading of a lesson is.
public struct GradingProgress: Equatable, Sendable {
  public var stage: GradingStage
  /// How many checks have their result.
  public var done: Int
  /// How many checks there are; 0 as long as nothing has begun.
  public var total: Int
  /// Since when it is at this stage; nil as long as nothing has begun.
  public var since: ContinuousClock.Instant?

  /// So many checks of so many have their result, at this stage.
  public init(
    _ stage: GradingStage = .compiling, done: Int = 0, total: Int = 0,
    since: ContinuousClock.Instant? = nil
  ) {
    (self.stage, self.done, self.total, self.since) = (stage, done, total, since)
  }

  /// For how many whole seconds it has been at this stage.
  public func seconds(until now: ContinuousClock.Instant = .now) -> Int {
    since.map { Int($0.duration(to: now) / .seconds(1)) } ?? 0
  }
}
