/// `results.jsonl`: an object a line for each learner and lesson, in their order, without any times.
struct ResultLines {
  var report: ClassReport

  /// Its lines, one after the other.
  func write(to sink: (String) throws -> Void) throws {
    for learner in report.learners {
      for lesson in report.lessons {
        try sink(jsonLine(Line(learner, lesson)))
      }
    }
  }

  /// The keys of a line: programs rely on these names.
  private struct Line: Encodable {
    var learner: String
    var name: String?
    var lesson: String
    var file: String?
    var status: String
    var points: Double?
    var maximum: Double
    var attempts: Int?
    var obstacle: [String]
    var checks: [Check]

    init(_ learner: GradedLearner, _ lesson: GradedLesson) {
      let exercise = learner.exercises[lesson.id]
      (self.learner, name, self.lesson) = (learner.id, learner.name, lesson.id)
      (file, attempts) = (exercise?.file, exercise?.attempts)
      status = exercise?.result.status.rawValue ?? missingStatus
      points = lesson.points(of: exercise).flatMap { Double($0.description) }
      maximum = Double(lesson.maximum.description) ?? 0
      obstacle = exercise?.result.obstacle ?? []
      checks = exercise?.result.checks.map(Check.init) ?? []
    }

    /// What isn't there is null: so each line has all keys.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(learner, forKey: .learner)
      try container.encode(name, forKey: .name)
      try container.encode(lesson, forKey: .lesson)
      try container.encode(file, forKey: .file)
      try container.encode(status, forKey: .status)
      try container.encode(points, forKey: .points)
      try container.encode(maximum, forKey: .maximum)
      try container.encode(attempts, forKey: .attempts)
      try container.encode(obstacle, forKey: .obstacle)
      try container.encode(checks, forKey: .checks)
    }

    private enum CodingKeys: CodingKey {
      case learner, name, lesson, file, status, points, maximum, attempts, obstacle, checks
    }
  }

  private struct Check: Encodable {
    var id: String
    var result: String
    var summary: String
    var mistake: String?

    init(_ outcome: CheckOutcome) {
      (id, result) = (outcome.id, outcome.result.rawValue)
      (summary, mistake) = (outcome.summary, outcome.mistake)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(result, forKey: .result)
      try container.encode(summary, forKey: .summary)
      try container.encode(mistake, forKey: .mistake)
    }

    private enum CodingKeys: CodingKey {
      case id, result, summary, mistake
    }
  }
}
