import Basics
import Curriculum
import Grading

extension GradingRecord {
  /// - Parameter timeout: the time limit of a check, in seconds.
  package init(
    by grader: Grader, of lessons: [Lesson], seed: UInt64, timeout: Double,
    confinement: Confinement
  ) throws(EnvironmentError) {
    self.init(
      seed: seed, timeout: timeout, version: try grader.version(of: lessons),
      compiler: grader.toolchain.version, confinement: confinement)
  }
}

extension Grader {
  /// Makes the plan for what a class handed in. Reads every exercise once and computes its result's
  /// name.
  ///
  /// - Parameters:
  ///   - lessons: the lessons to grade, in the order of the course.
  ///   - shard: the part to grade; nil for the whole class.
  /// - Returns: the plan, and a question for each exercise that differs from all earlier ones.
  package func plan(
    for handedIn: HandedIn, of lessons: [Lesson], as grading: GradingRecord,
    shard: Shard?
  ) throws(EnvironmentError) -> (plan: ClassPlan, questions: [ClassGrading.Question]) {
    let problems = Dictionary(grouping: handedIn.problems) { $0.learner ?? "" }
    var learners: [ClassLearner] = []
    var questions: [ClassGrading.Question] = []
    var asked: Set<String> = []
    var digest = Digest()
    var reader = SubmissionReader()
    for (index, learner) in handedIn.learners.enumerated() {
      for word in [learner.id, learner.name ?? "", learner.place ?? ""] { digest.add(word) }
      let isTaken = shard?.takes(index) ?? true
      var planned = ClassLearner(
        index: index, id: learner.id, name: learner.name, place: learner.place, exercises: [:])
      let problems = problems[learner.id] ?? []
      planned.unclear = lessons.map(\.id).filter { lesson in
        learner.exercises[lesson] == nil && problems.contains { $0.mayHide(lesson) }
      }
      let attempts = isTaken ? attempts(of: learner, &reader) : [:]
      for lesson in lessons {
        guard let found = learner.exercises[lesson.id] else { continue }
        let exercise = read(found, of: lesson, &reader)
        let text = if case .success(let file) = exercise { file.text } else { String?.none }
        for word in [lesson.id, found.place, text ?? ""] { digest.add(word) }
        guard isTaken else { continue }
        let name = try resultName(of: exercise, as: lesson)
        planned.exercises[lesson.id] = ClassExercise(
          file: found.place, text: text, attempts: attempts[lesson.id], name: name)
        guard asked.insert(name).inserted else { continue }
        questions.append(ClassGrading.Question(name: name, lesson: lesson, exercise: exercise))
      }
      if isTaken { learners.append(planned) }
    }
    let header = ClassPlan.Header(
      grading: grading, lessons: lessons.map(\.id), shard: shard,
      count: handedIn.learners.count, digest: digest.name, problems: handedIn.problems,
      files: handedIn.files)
    return (ClassPlan(header: header, learners: learners), questions)
  }

  /// Reads an exercise under the path of the learner's own exercise, so that equal texts get equal
  /// results.
  private func read(
    _ found: HandedInExercise, of lesson: Lesson, _ reader: inout SubmissionReader
  ) -> Result<ExerciseFile, ExerciseError> {
    Result { () throws(ExerciseError) in
      let data = Data(try reader.read(found.source, limit: SizeLimit.exercise))
      return try ExerciseFile(path: path(of: lesson), data: data)
    }
  }

  private func resultName(
    of exercise: Result<ExerciseFile, ExerciseError>, as lesson: Lesson
  ) throws(EnvironmentError) -> String {
    switch exercise {
    case .success(let file): return try name(of: file, as: lesson)
    case .failure(let problem):
      var key = Digest()
      for word in ["unreadable", lesson.id, "\(problem)"] { key.add(word) }
      return key.name
    }
  }

  /// The number of tests of each lesson's exercise before it was handed in, from the learner's
  /// progress log.
  private func attempts(
    of learner: HandedInLearner, _ reader: inout SubmissionReader
  ) -> [String: Int] {
    guard let source = learner.progress,
      // The log doesn't affect grading, so an unreadable one is ignored.
      let bytes = try? reader.read(source, limit: SizeLimit.progressLog)
    else { return [:] }
    return ProgressLog.gradings(in: Data(bytes))
  }
}
