import Curriculum

/// One reason why learners don't pass a lesson, with all learners that it affects.
struct ClassObstacle: Equatable {
  enum Kind: Hashable {
    /// Declarations that the checks need are missing.
    case missing
    /// A compiler error; the text has placeholders for the learner's names.
    case compiler(String)
    case late
    case crash(String)
    /// A mistake known to the suite, by its name, which is the same in every language.
    case mistake(String)
    /// The same wrong answer to the same question, without a known mistake.
    case counterexample
    /// The exercise can't be read or graded, by its own fault.
    case unreadable(String)
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
    var found: [Met: ClassObstacle] = [:]
    var order: [Met] = []
    for (index, learner) in report.learners.enumerated() {
      guard let result = learner.exercises[lesson.id]?.result else { continue }
      for met in Met.all(in: result, places) {
        if found[met] == nil {
          found[met] = ClassObstacle(kind: met.kind, names: met.names)
          order.append(met)
        }
        found[met]?.take(index, met)
      }
    }
    // Missing names, or counterexamples, of exactly the same learners are joined into one obstacle.
    var obstacles: [ClassObstacle] = []
    for met in order {
      guard let one = found[met] else { continue }
      let twin = obstacles.firstIndex { $0.kind == one.kind && $0.learners == one.learners }
      if let twin, one.kind == .missing || one.kind == .counterexample {
        obstacles[twin].join(one)
      } else {
        obstacles.append(one)
      }
    }
    return obstacles.enumerated().sorted {
      ($1.element.count, $0.element.place, $0.offset)
        < ($0.element.count, $1.element.place, $1.offset)
    }.map(\.element)
  }

  private mutating func take(_ learner: Int, _ met: Met) {
    // If the messages differ, the pattern without names is shown.
    if case .compiler(let pattern) = kind, names != met.names { names = [pattern] }
    if learners.last != learner { learners.append(learner) }
    if let check = met.check, !checks.contains(check) { checks.append(check) }
    if let example = met.example { self.example.takeSimpler(example) }
  }

  private mutating func join(_ other: ClassObstacle) {
    names += other.names.filter { !names.contains($0) }
    checks += other.checks.filter { !checks.contains($0) }
  }
}

/// An obstacle in one exercise. Values are equal if they are the same obstacle.
private struct Met: Hashable {
  var kind: ClassObstacle.Kind
  var names: [String] = []
  /// The index of the failed check. It only counts for obstacles without a name.
  var check: Int?
  var example: Counterexample?

  static func == (one: Met, other: Met) -> Bool { one.key == other.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private struct Key: Hashable {
    var kind: ClassObstacle.Kind
    var names: [String]
    var check: Int?
    var given: [String]
    var summary: String
  }

  private var key: Key {
    // The words for a mistake may differ between checks.
    guard kind == .counterexample else {
      return Key(
        kind: kind, names: kind == .missing ? names : [], check: nil, given: [], summary: "")
    }
    return Key(
      kind: kind, names: [], check: check, given: example?.given ?? [],
      summary: example?.summary ?? "")
  }

  static func all(in result: ExerciseResult, _ places: [String: Int]) -> [Met] {
    switch result.hindrance {
    case .missing(let names)?:
      return names.map { name in
        Met(
          kind: .missing, names: [name.name],
          example: Counterexample(given: [], summary: name.explanation))
      }
    case .compiler(let message)?:
      // Different learners use different names, so names are replaced.
      let pattern = message.text.replacing(/`[^`]*`/, with: "`…`")
      return [
        Met(
          kind: .compiler(pattern), names: [message.text],
          example: Counterexample(
            given: message.source.map { [$0] } ?? [],
            summary: message.help ?? message.text))
      ]
    case .late?: return [Met(kind: .late)]
    case .other(let text)?: return [Met(kind: .unreadable(text), names: [text])]
    case nil: break
    }
    return result.checks.compactMap { outcome in
      guard outcome.fails, let place = places[outcome.id] else { return nil }
      var met = Met(kind: .counterexample, check: place, example: Counterexample(outcome))
      if outcome.isLate {
        met.kind = .late
      } else if let reason = outcome.crash {
        (met.kind, met.names) = (.crash(reason), [reason])
      } else if let text = outcome.mistake {
        (met.kind, met.names) = (.mistake(outcome.mistakeName ?? text), [text])
      }
      return met
    }
  }
}
