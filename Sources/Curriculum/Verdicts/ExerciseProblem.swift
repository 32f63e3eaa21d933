/// Why a file can't be read as an exercise.
public enum ExerciseProblem: Error, Equatable, Sendable {
  case missing
  case empty
  case isFolder
  case isLink
  case isNotAFile
  case unreadable
  case notUTF8
  /// It has more bytes than an exercise may have.
  case tooLarge(limit: Int)
}

/// Why nothing could be found out about an exercise that can be read.
public enum GradingProblem: Codable, Equatable, Sendable {
  /// The compiler was still at work when its time was over.
  case compilesTooLong
  /// The compiler ended badly, and named no line of it; the compiler's words.
  case compilerGaveUp(details: String)
  /// It compiled, but the lesson's adapter didn't compile with it, and not because of what the
  /// adapter says that it needs; the compiler's words.
  case doesNotFit(details: String)
  /// It imports modules that nobody loads for an exercise: their names, and the first line that does so.
  case imports([String], line: Int)
  /// Its library could not be made or loaded; the linker's or the loader's words.
  case doesNotLoad(details: String)
  /// To grade it takes more of a processor's time than there is for one exercise.
  case takesTooLong(seconds: Int)
}
