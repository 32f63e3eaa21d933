import Curriculum

/// One reason why learners don't pass a lesson, with all learners that it affects.
struct ClassObstacle: Equatable {
  /// What the obstacle is. Obstacles of different learners are the same if their kinds are equal.
  enum Kind: Hashable {
    /// A declaration that the checks need is missing.
    case missing(String)
    /// A compiler error; the text has placeholders for the learner's names.
    case compiler(String)
    case late
    case crash(String)
    /// A mistake known to the suite, by its name, which is the same in every language.
    case mistake(String)
    /// The same wrong answer to the same question of this check, without a known mistake.
    case counterexample(check: Int, Counterexample)
    /// The exercise can't be read or graded, by its own fault.
    case unreadable(String)

    /// Whether several obstacles of exactly the same learners are told as one.
    fileprivate func joins(_ other: Kind) -> Bool {
      switch (self, other) {
      case (.missing, .missing), (.counterexample, .counterexample): true
      default: false
      }
    }
  }

  var kind: Kind
  /// The missing names or a text; empty if the kind says enough.
  var names: [String]
  /// The indices of the lesson's checks that fail because of it; empty if no checks ran.
  var checks: [Int] = []
  /// The indices of the affected learners in the report.
  var learners: [Int] = []
  /// The shortest counterexample of an affected learner.
  var example: Counterexample?

  var count: Int { learners.count }

  /// Orders obstacles with equally many learners: earlier checks of the lesson come first.
  private var place: Int { checks.min() ?? -1 }

  /// All obstacles of a lesson, by falling numbers of learners.
  static func all(in lesson: GradedLesson, of report: ClassReport) -> [ClassObstacle] {
    let places = Dictionary(lesson.checks.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var found: [Kind: ClassObstacle] = [:]
    var order: [Kind] = []
    for (index, learner) in report.learners.enumerated() {
      guard let result = learner.exercises[lesson.id]?.result else { continue }
      for met in met(in: result, places) {
        if found[met.kind] == nil { order.append(met.kind) }
        found[met.kind, default: ClassObstacle(kind: met.kind, names: met.names)].take(met, index)
      }
    }
    var obstacles: [ClassObstacle] = []
    for one in order.compactMap({ found[$0] }) {
      let twin = obstacles.firstIndex { $0.kind.joins(one.kind) && $0.learners == one.learners }
      if let twin { obstacles[twin].join(one) } else { obstacles.append(one) }
    }
    return obstacles.enumerated().sorted {
      ($1.element.count, $0.element.place, $0.offset)
        < ($0.element.count, $1.element.place, $1.offset)
    }.map(\.element)
  }

  private mutating func take(_ met: ClassObstacle, _ learner: Int) {
    // If the messages differ, the pattern without names is shown.
    if case .compiler(let pattern) = kind, names != met.names { names = [pattern] }
    if learners.last != learner { learners.append(learner) }
    checks += met.checks.filter { !checks.contains($0) }
    if let example = met.example { self.example.takeSimpler(example) }
  }

  private mutating func join(_ other: ClassObstacle) {
    names += other.names.filter { !names.contains($0) }
    checks += other.checks.filter { !checks.contains($0) }
  }

  /// The obstacles in one exercise.
  private static func met(in result: ExerciseResult, _ places: [String: Int]) -> [ClassObstacle] {
    switch result.hindrance {
    case .missing(let names)?:
      return names.map { name in
        ClassObstacle(
          kind: .missing(name.name), names: [name.name],
          example: Counterexample(given: [], summary: name.explanation))
      }
    case .compiler(let message)?:
      // Different learners use different names, so names are replaced.
      let pattern = message.text.replacing(/`[^`]*`/, with: "`…`")
      return [
        ClassObstacle(
          kind: .compiler(pattern), names: [message.text],
          example: Counterexample(
            given: message.source.map { [$0] } ?? [], summary: message.help ?? message.text))
      ]
    case .late?: return [ClassObstacle(kind: .late, names: [])]
    case .other(let text)?: return [ClassObstacle(kind: .unreadable(text), names: [text])]
    case nil: break
    }
    return result.checks.compactMap { outcome in
      guard outcome.fails, let place = places[outcome.id] else { return nil }
      let example = Counterexample(outcome)
      let (kind, name): (Kind, String?) =
        if outcome.isLate {
          (.late, nil)
        } else if let reason = outcome.crash {
          (.crash(reason), reason)
        } else if let text = outcome.mistake {
          (.mistake(outcome.mistakeName ?? text), text)
        } else {
          (.counterexample(check: place, example), nil)
        }
      return ClassObstacle(
        kind: kind, names: [name].compactMap(\.self), checks: [place], example: example)
    }
  }
}
