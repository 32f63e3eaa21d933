import LessonSuites
import SuiteSupport
import XCTest

/// A lesson whose exercises can be played, with its own model in the place of an exercise.
struct PlayedLesson {
  var name: String
  var suite: AnySuite
  var play: AnyPlay

  static let all = LessonSuites.all.sorted { $0.key < $1.key }.compactMap { name, suite in
    suite.play.map { PlayedLesson(name: name, suite: suite, play: $0) }
  }

  /// All moments of a run, the one at which it begins first.
  ///
  /// - Parameter spoil: makes another trace of the model's.
  func moments(
    from start: [UInt8]? = nil, _ events: [PlayEvent],
    spoiling spoil: ([UInt8]) throws -> [UInt8] = { $0 }
  ) throws -> [[UInt8]] {
    let part = RunPart(from: start, events, keeping: events.count + 1)
    let trace = try spoil(try XCTUnwrap(suite.model(play.script(part)), name))
    return try XCTUnwrap(play.moments(trace, part), name)
  }

  /// Many runs, in which each kind of event happens at least so many times.
  func runs(of count: Int, seed: UInt64 = 1) -> [[PlayEvent]] {
    var generator = SeededGenerator(seed: seed)
    let length = 40
    var seen: [String: Int] = [:]
    var runs: [[PlayEvent]] = []
    while play.forms.contains(where: { seen[$0.name, default: 0] < count }) {
      let run = (0..<length).map { _ in
        let form = play.forms[Int.random(in: 0..<play.forms.count, using: &generator)]
        seen[form.name, default: 0] += 1
        return form.sample(using: &generator)
      }
      runs.append(run)
    }
    return runs
  }
}

extension EventForm {
  func sample(using generator: inout SeededGenerator) -> PlayEvent {
    PlayEvent(name: name, values: parts.map { $0.field.sample(using: &generator) })
  }
}

extension PlayField {
  fileprivate static let texts = [
    "", "ada", "Ann", "abcdefghijklmnopqrst", "e\u{301}", "👩‍👩‍👧", "\u{1B}[31m", "{count}", "\"\n",
  ]
  fileprivate static let numbers = [
    0, 1, 2, 3, 5, 9, 12, 23, -1, -40, 1_000_000_000_000_000_000, -1_000_000_000_000_000_000,
  ]

  func sample(using generator: inout SeededGenerator) -> PlayValue {
    switch self {
    case .text, .secret: return .text(Self.texts.randomElement(using: &generator) ?? "")
    case .number: return .number(Self.numbers.randomElement(using: &generator) ?? 0)
    case .flag: return .flag(Bool.random(using: &generator))
    case .choice(let names): return .text(names.randomElement(using: &generator) ?? "")
    case .list(.number):
      // In ascending order and each once: otherwise a set of positions is another list afterwards.
      return .list((0..<5).filter { _ in Bool.random(using: &generator) }.map { .number($0) })
    case .list(let element):
      let count = Int.random(in: 0...5, using: &generator)
      return .list((0..<count).map { _ in element.sample(using: &generator) })
    case .value(_, let parts):
      return .list(parts.map { $0.field.sample(using: &generator) })
    }
  }
}
