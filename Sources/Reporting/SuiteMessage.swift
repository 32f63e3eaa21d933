/// What the suite's process tells the grader, one message a line, as it happens.
///
/// Each line starts with a signature of its number and its text, so that a line which the learner's
/// code wrote, or sent a second time, is not mistaken for a result.
public enum SuiteMessage: Codable, Equatable, Sendable {
  /// Every check that the suite has, in order: sent first.
  case catalogue([CatalogueEntry])
  /// The check with this id begins; what follows until its result belongs to it.
  case started(String)
  /// The call of the exercise that is made next, the last of these lines, and what it needs to be
  /// understood; only told of a check that was asked to.
  case calling([String])
  case passed(String)
  case failed(String, Mismatch)
  /// The check didn't run, because one that it builds on failed.
  case waiting(String)
  /// What is known of the mistake behind this failed check: the name of the only known mistake that
  /// shows the same behaviour everywhere.
  case diagnosed(check: String, mistake: String)
  /// The suite came to its end: without this line a run is not complete.
  case finished
}

/// One check as the suite declares it.
public struct CatalogueEntry: Codable, Equatable, Sendable {
  public var id: String
  /// The step of the lesson that it belongs to, from 1.
  public var step: Int
  /// The ids of the checks that have to pass before this one says anything.
  public var after: [String]

  public init(id: String, step: Int, after: [String]) {
    self.id = id
    self.step = step
    self.after = after
  }
}
