/// Why a submission can't be completed from its solution.
public struct SubmissionError: Error, Equatable, Sendable {
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
  case unknownHeading(String)
  /// The solution's section has no declaration of this name that could be taken away.
  case missing(String)
  /// A section of the submission says two things of the declaration with this name.
  case twice(String)
  /// The solution declares this name in another section; nil stands for what is above all headings.
  case elsewhere(String, heading: String?)
  /// Something other than declarations stands in a section, or brackets don't belong together.
  case unreadable
}
