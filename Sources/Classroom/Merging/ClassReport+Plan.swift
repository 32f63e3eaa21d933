extension ClassReport {
  /// Puts what was to be graded together with what came of it.
  ///
  /// - Parameters:
  ///   - lessons: those of the plan, in its order.
  ///   - result: what came of the learner's exercise of a lesson.
  package init(
    _ plan: ClassPlan, lessons: [GradedLesson],
    result: (_ learner: Int, _ lesson: String, PlannedExercise) -> ExerciseResult
  ) {
    self.init(
      grading: plan.header.grading, lessons: lessons,
      learners: plan.learners.enumerated().map { index, learner in
        var exercises: [String: GradedExercise] = [:]
        for (lesson, exercise) in learner.exercises {
          exercises[lesson] = GradedExercise(
            file: exercise.file, text: exercise.text, attempts: exercise.attempts,
            result: result(index, lesson, exercise))
        }
        return GradedLearner(
          id: learner.id, name: learner.name, place: learner.place, exercises: exercises)
      }, remarks: plan.header.remarks)
  }
}
