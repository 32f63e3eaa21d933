extension Diagnosis {
  /// Names an exercise that prints whatever it is asked: one that doesn't always is another matter.
  ///
  /// - Parameter scripts: at least one is of each kind that the function knows.
  package init(printing name: String, check: String, scripts: [Lesson.Script]) {
    self.init(
      checks: [check], samples: scripts,
      exercise: { context, script in try !context.output(of: script).isEmpty },
      mistakes: [Mistake(name) { _ in true }])
  }
}
