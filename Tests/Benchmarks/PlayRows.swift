import Curriculum
import Foundation
import PseudoTerminals
import SuiteSupport

extension Trial {
  /// What is waited for while a run is played.
  func playing() throws -> [Row] {
    [try eventToFrame(), try jump(), try replay(), try memory()]
  }

  /// The counter: most of its time is the workbook's.
  private var counter: Lesson { course.lessons[1] }

  /// From a key that lets something happen to the frame that shows what came of it.
  private func eventToFrame() throws -> Row {
    let length = 1_000
    let window = try play(length)
    var count = length
    let work = Work(
      prepare: { count += 1 },
      run: {
        try window.time(
          "+", quiet: .milliseconds(200),
          showing: ["moment \(count) of \(count)", "state: \(count)"]
        )
      })
    let median = try medians(of: [work], rounds: rounds)[0]
    window.close()
    return Row(stage: .playedEvent, median: median)
  }

  /// From one end of a long history to the other.
  private func jump() throws -> Row {
    let length = 100_000
    let window = try play(length)
    var isAtEnd = true
    let work = Work(
      prepare: { isAtEnd.toggle() },
      run: {
        let place = isAtEnd ? length : 0
        return try window.time(
          isAtEnd ? "\u{1B}[F" : "\u{1B}[H", quiet: .milliseconds(300),
          showing: ["moment \(place) of \(length)", "state: \(place)"])
      })
    let median = try medians(of: [work], rounds: rounds)[0]
    window.close()
    return Row(stage: .jump, median: median)
  }

  /// How much longer it takes from a save to the history that was played through it than to a verdict.
  private func replay() throws -> Row {
    let edit = try edit(of: counter)
    try write(edit.body(), for: counter)
    let watched = try open(["watch", "\(counter.number)"])
    var passes = true
    _ = try watched.moment(quiet: .seconds(1)) { Self.doesPass($0) == true }
    func save() throws -> ContinuousClock.Instant {
      let text = passes ? edit.body() : try wrongBody(edit, counter)
      let start = ContinuousClock.now
      try write(text, for: counter)
      return start
    }
    let verdict = Work(
      prepare: { passes.toggle() },
      run: {
        let start = try save()
        let shown = try watched.moment(quiet: .seconds(1)) { Self.doesPass($0) == passes }
        return (shown - start) / .seconds(1)
      })
    let untilVerdict = try medians(of: [verdict], rounds: rounds)[0]
    watched.close()
    passes = true
    let window = try play(1_000)
    let played = Work(
      prepare: { passes.toggle() },
      run: {
        let start = try save()
        let shown = try window.moment(quiet: .seconds(1)) {
          $0.text.contains("The same events ran") && $0.text.contains("state: 1000") == passes
        }
        return (shown - start) / .seconds(1)
      })
    let untilPlayed = try medians(of: [played], rounds: rounds)[0]
    window.close()
    return Row(stage: .replay, median: max(0, untilPlayed - untilVerdict))
  }

  /// How much a long history takes.
  private func memory() throws -> Row {
    let sizes = try [0, 100_000].map { length in
      let window = try play(length)
      defer { window.close() }
      return Double(window.residentSize) / 1_000_000
    }
    return Row(stage: .memory, median: sizes[1] - sizes[0])
  }

  /// A counter that was increased so many times.
  private func play(_ length: Int) throws -> Window {
    let file = "\(scratch)/history-\(length).jsonl"
    let events = Array(repeating: PlayEvent("increase"), count: length)
    try write(HistoryFile.text(of: events, lesson: counter.id), to: file)
    try write(try edit(of: counter).body(), for: counter)
    let window = try open(["play", "\(counter.number)"])
    _ = try window.moment(quiet: .milliseconds(300)) { $0.text.contains("state: 0") }
    window.press("o")
    _ = try window.moment(quiet: .milliseconds(300)) { $0.text.contains("› ") }
    window.press(file)
    window.press("\r")
    _ = try window.moment(quiet: .seconds(1)) {
      $0.text.contains("moment \(length) of \(length)") && $0.text.contains("state: \(length)")
    }
    return window
  }
}

extension Window {
  /// How long it takes from a key to the frame that shows all of these texts, in seconds.
  fileprivate func time(_ key: String, quiet: Duration, showing texts: [String]) throws -> Double {
    let start = ContinuousClock.now
    press(key)
    let shown = try moment(quiet: quiet) { screen in texts.allSatisfy(screen.text.contains) }
    return (shown - start) / .seconds(1)
  }
}
