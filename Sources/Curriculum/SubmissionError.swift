/// Why a submission can't be completed from its solution.
public struct SubmissionError: Error, Equatable, Sendable {
  /// The path of the submission, as that was given.
  public var path: String
  /// From 1.
  public var line: Int
  public var fault: SubmissionFault

  public init(path: String, line: Int, fault: SubmissionFault) {
    (self.path, self.line, self.fault) = (path, line, fault)
  }
}

/// What is wrong with a line of a submission.
public enum SubmissionFault: Error, Equatable, Sendable {
  /// The solution has no section of this heading.
  case unknownHeading(heading: String)
  /// The solution's section has no declaration of this name that could be taken away.
  case missing(name: String)
  /// A section of the submission says two things of the declaration with this name.
  case twice(name: String)
  /// The solution declares this name in another section.
  case elsewhere(name: String, heading: String)
  /// The solution declares this name above all headings, where nothing is replaced.
  case above(name: String)
  /// Something other than declarations stands in a section, or brackets don't belong together.
  case unreadable
}
