/// What a class handed in, as it was found in a folder.
package struct HandedIn: Equatable, Sendable {
  /// In the roster's order, or else by their places as people sort them: 2 before 10.
  package var learners: [HandedInLearner]
  /// What isn't understood, is there twice or is missing, by places: each Swift source that was
  /// found is in a learner's exercises or here, or else it is below a place that is here, has the
  /// same text as one of those exercises, or is by its name no submission.
  package var problems: [HandInProblem]

  package init(learners: [HandedInLearner], problems: [HandInProblem]) {
    (self.learners, self.problems) = (learners, problems)
  }
}

/// A learner, and what was found of theirs.
package struct HandedInLearner: Equatable, Sendable {
  /// What tells this learner from all others: the roster's, or the part of the folder's name that
  /// is one by the layout, or else the folder's name.
  package var id: String
  /// Nil if nobody said it.
  package var name: String?
  /// The folder or archive, from the folder of submissions; nil for one on the roster without any.
  package var place: String?
  /// By the lesson's id.
  package var exercises: [String: HandedInExercise]
  /// The learner's progress log, from a copy of the whole workbook; nil without one.
  package var progress: HandedInExercise.Source?

  package init(
    id: String, name: String? = nil, place: String? = nil,
    exercises: [String: HandedInExercise] = [:], progress: HandedInExercise.Source? = nil
  ) {
    (self.id, self.name, self.place) = (id, name, place)
    (self.exercises, self.progress) = (exercises, progress)
  }
}

/// An exercise that was found.
package struct HandedInExercise: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// In a file, by its absolute path.
    case file(String)
    /// In an archive, by the archive's absolute path and the entry's index in its directory.
    case entry(archive: String, index: Int)
    /// In an archive that is itself an entry of an archive: the index of that one in the outer
    /// directory, and its own in the inner one.
    case innerEntry(archive: String, index: Int, inner: Int)
  }

  /// Where it was found, from the folder of submissions, also in an archive:
  /// `a.zip/03-login-state/Exercise.swift`.
  package var place: String
  package var source: Source

  package init(place: String, source: Source) {
    (self.place, self.source) = (place, source)
  }
}
