import Grading

/// What a learner who asked for a hint is told.
enum Hint: Equatable {
  /// The hint of this strength, from 1 to 3, for a check.
  case shown(check: String, title: String, text: String, strength: Int, of: Int)
  /// Nothing to hint at: everything passes.
  case nothingFails
  /// Before a hint makes sense, the exercise has to compile, or to have its shape again.
  case verdictFirst(Verdict)
}
