import Curriculum
import LessonSuites
import SuiteSupport
import Traces
import XCTest

@testable import Grading

/// Something that plays the counter of lesson 2 in a way that a test chooses: a moment is the number
/// that it shows.
final class FakePlayer: RunPlayer {
  let play: AnyPlay
  /// The events that were played, one list for each time that somebody asked.
  private(set) var asked: [[PlayEvent]] = []
  /// What an event makes of a number, and how many were played before; nil ends the run.
  var next: (Int, PlayEvent, Int) -> Int?
  /// Whether there is a moment at which runs begin.
  var begins = true
  private var count = 0

  init(
    _ next: @escaping (Int, PlayEvent, Int) -> Int? = { number, event, _ in event.added(to: number)
    }
  )
    throws
  {
    play = try Self.counter
    self.next = next
  }

  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) throws(EnvironmentError) -> Result<[[UInt8]], NoAnswer> {
    asked.append(events)
    // What comes from an answer can be read.
    var number = start.flatMap { try? Int(packed: $0) } ?? 0
    guard !events.isEmpty else {
      return begins ? .success([number.packed]) : .failure(.late(.computing, seconds: 1))
    }
    var moments: [[UInt8]] = []
    for event in events {
      count += 1
      guard let next = next(number, event, count) else {
        return .failure(.ended(Crash(.signal(9))))
      }
      number = next
      moments.append(number.packed)
    }
    return .success(moments.suffix(kept))
  }

  /// How lesson 2 is played.
  static var counter: AnyPlay {
    get throws { try XCTUnwrap(LessonSuites.all["02-reduce"]?.play) }
  }

  /// The rules of lesson 2.
  static var rules: RulesPlayer {
    get throws {
      let suite = try XCTUnwrap(LessonSuites.all["02-reduce"])
      return RulesPlayer(play: try counter, model: suite.model)
    }
  }
}

extension PlayEvent {
  static let increase = PlayEvent("increase")
  static let decrease = PlayEvent("decrease")
  static func reset(_ number: Int) -> PlayEvent { PlayEvent("reset", .number(number)) }

  /// What lesson 2 makes of a number.
  func added(to number: Int) -> Int {
    switch (name, values.first) {
    case ("increase", _): number + 1
    case ("decrease", _): number - 1
    case (_, .number(let number)): number
    default: number
    }
  }
}

extension PlayedRuns {
  /// What is known of a history of these events.
  func view(
    of events: some Collection<PlayEvent>, places: Range<Int> = 0..<1_000, other: OtherRun? = nil
  ) throws -> RunView {
    try view(of: LongList(events.map { HistoryEntry($0) }), places: places, other: other)
  }

  /// What is known of a history.
  func view(
    of entries: LongList<HistoryEntry>, places: Range<Int> = 0..<1_000, other: OtherRun? = nil
  ) throws -> RunView {
    try XCTUnwrap(
      view(for: RunQuestion(number: 1, entries: entries, places: places, other: other)))
  }
}

extension RunMoments {
  /// The numbers that the counter shows.
  var numbers: [String] { views.map { $0.state.oneLine } }
}
