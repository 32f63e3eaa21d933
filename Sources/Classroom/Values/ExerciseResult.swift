/// What one exercise of one learner came to, in words: all that a report says of it.
///
/// It is written down as it comes, and read again by the next run and by other machines.
package struct ExerciseResult: Codable, Equatable, Sendable {
  /// What came of all of it.
  package enum Status: String, Codable, CaseIterable, Sendable {
    /// Every check passes.
    case passed
    /// The checks ran, and not all of them pass.
    case failed
    /// It is still the stub.
    case untouched
    /// The compiler doesn't take it, or something is missing that the checks need: none of them ran.
    case unbuilt
    /// It can't be read as an exercise, or it can't be graded, by its own fault.
    case unreadable
    /// The grader could not do its work: nothing is known of the exercise, or not enough.
    case ungraded
  }

  package var status: Status
  /// One for each check of the lesson, in order; all of them wait if none ran.
  package var checks: [CheckOutcome]
  /// Why no check ran, line by line; empty if they did, or if it is untouched.
  package var obstacle: [String]

  package init(status: Status, checks: [CheckOutcome], obstacle: [String] = []) {
    (self.status, self.checks, self.obstacle) = (status, checks, obstacle)
  }

  package var passedCount: Int { checks.count { $0.result == .passed } }
}

/// What came of one check, in words.
package struct CheckOutcome: Codable, Equatable, Sendable {
  package enum Result: String, Codable, CaseIterable, Sendable {
    case passed
    /// It answers, and wrongly.
    case failed
    /// It has no answer: it crashed, or took too long.
    case stopped
    /// Nobody knows: it could not be made.
    case notMade
    /// It waits for others, or nothing was run.
    case waiting
  }

  /// As in `login.trigger-clears-error`.
  package var id: String
  package var result: Result
  /// In one line what is wrong; empty if nothing is.
  package var summary: String
  /// The lesson's words for the known mistake behind it; nil if there is none.
  package var mistake: String?
  /// The counterexample, as lines of code; empty if there is none.
  package var given: [String]
  /// All that there is to say of it, line by line, without colours; empty if nothing is wrong.
  package var details: [String]

  package init(
    id: String, result: Result, summary: String = "", mistake: String? = nil, given: [String] = [],
    details: [String] = []
  ) {
    (self.id, self.result) = (id, result)
    (self.summary, self.mistake) = (summary, mistake)
    (self.given, self.details) = (given, details)
  }
}
