import Curriculum

/// Something that keeps learners from passing a lesson, with all whom it keeps: what can be explained to them
/// together.
struct ClassObstacle: Equatable {
  enum Kind: Hashable {
    /// Names that the checks need aren't there.
    case missing
    /// The compiler's words, without the learner's own names.
    case compiler(String)
    case late
    case crash(String)
    /// A mistake that the suite knows, by its name in every language.
    case mistake(String)
    /// The same wrong answer to the same, which has no name.
    case counterexample
    /// It can't be read or graded, by its own fault.
    case unreadable(String)
  }

  var kind: Kind
  /// What names it, where that isn't the kind alone: missing names, or a text.
  var names: [String]
  /// The indices of the lesson's checks that fail because of it; none where none ran.
  var checks: [Int] = []
  /// The indices of the learners in the report.
  var learners: [Int] = []
  /// The shortest one that one of them has met.
  var example: Counterexample?

  var count: Int { learners.count }

  /// What comes first among those that as many meet: what stands first in the lesson.
  private var place: Int { checks.min() ?? -1 }

  /// All of a lesson, by how many learners meet them.
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
    // What the same learners meet for the same kind of reason is one thing, seen from several sides.
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
    // As long as all have the same name in it, it is told.
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

/// An obstacle as one exercise has met it: equal are those that come to the same.
private struct Met: Hashable {
  var kind: ClassObstacle.Kind
  var names: [String] = []
  /// Told apart by it only if the answer has no name of its own.
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
    // A mistake's words may be others over another check.
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
      // Two learners call the same things by other names.
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
