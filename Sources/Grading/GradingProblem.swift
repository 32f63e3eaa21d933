/// Why nothing could be found out about an exercise that can be read.
public enum GradingProblem: Codable, Equatable, Sendable {
  /// The compiler was still at work when its time was over.
  case compilesTooLong
  /// The compiler ended badly, and named no line of it; the compiler's words.
  case compilerGaveUp(details: String)
  /// It compiled, but the lesson's adapter didn't compile with it, and not because of what the
  /// adapter says that it needs; the compiler's words.
  case doesNotFit(details: String)
  /// Its library could not be made or loaded; the linker's or the loader's words.
  case doesNotLoad(details: String)
}

extension EnvironmentProblem {
  /// What it means that an exercise has a problem if even the lesson's stub can't be graded.
  ///
  /// Nil for a problem that only the exercise can be to blame for.
  init?(_ problem: GradingProblem, of lesson: String) {
    switch problem {
    case .compilesTooLong: return nil
    case .compilerGaveUp(let details): self = .compilerFailed(details: details)
    case .doesNotFit(let details): self = .adapterDoesNotBuild(lesson: lesson, details: details)
    case .doesNotLoad(let details): self = .nothingLoads(details: details)
    }
  }
}
