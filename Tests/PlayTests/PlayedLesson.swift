import LessonSuites
import SuiteSupport
import TestSupport
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
