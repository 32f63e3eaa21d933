import Grading
import Terminal
import Verdicts

/// What comes to the loop from outside.
enum LoopEvent: Sendable {
  /// What was read at once.
  case read([Input])
  /// The exercise of the lesson in this folder was saved.
  case saved(String)
  case progress(GradingJob, GradingProgress)
  /// A grading goes on for another second.
  case second(GradingJob)
  case graded(GradingJob, Result<Verdict, EnvironmentProblem>)
}
