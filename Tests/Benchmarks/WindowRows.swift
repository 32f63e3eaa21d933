import Basics
import Curriculum
import Foundation
import PseudoTerminals

extension Trial {
  /// The menu's first frame, and the frame after a key.
  func menu() throws -> [Row] {
    // It opens on the lesson that was last worked on; from the last one the way leads up.
    var isLastChosen = false
    func opened() throws -> (window: Window, shown: ContinuousClock.Instant) {
      let window = try open([])
      let shown = try window.moment(quiet: .milliseconds(300)) { screen in
        isLastChosen = screen.text.contains("▸ \(self.course.lessons.count)")
        return self.course.lessons.allSatisfy { screen.text.contains($0.title) }
      }
      return (window, shown)
    }
    let firstFrame = Work {
      let (window, shown) = try opened()
      window.close()
      return (shown - window.start) / .seconds(1)
    }
    let first = try medians(of: [firstFrame], rounds: rounds)[0]
    let window = try opened().window
    var isDown = isLastChosen
    let key = Work(
      prepare: { isDown.toggle() },
      run: {
        let start = ContinuousClock.now
        window.press(isDown ? "j" : "k")
        let shown = try window.moment(quiet: .milliseconds(100)) { _ in true }
        return (shown - start) / .seconds(1)
      })
    let next = try medians(of: [key], rounds: rounds)[0]
    window.close()
    return [Row(stage: .menu, median: first), Row(stage: .key, median: next)]
  }

  /// From the moment at which an exercise is saved to the frame with its verdict.
  func watching() throws -> [Row] {
    let lesson = course.lessons[1]
    let edit = try edit(of: lesson)
    try write(edit.body(), for: lesson)
    let window = try open(["watch", "\(lesson.number)"])
    func verdict(passes: Bool) throws -> ContinuousClock.Instant {
      try window.moment(quiet: .seconds(1)) { Self.doesPass($0) == passes }
    }
    _ = try verdict(passes: true)
    var passes = true
    let times = try medians(
      of: [
        try compilerAlone(lesson, edit),
        Work(
          prepare: { passes.toggle() },
          run: {
            let text = passes ? edit.body() : try self.wrongBody(edit, lesson)
            let start = ContinuousClock.now
            try self.write(text, for: lesson)
            return (try verdict(passes: passes) - start) / .seconds(1)
          }),
      ], rounds: rounds)
    window.close()
    return [
      Row(stage: .watching, median: times[1], reference: times[0]),
      Row(stage: .watchingAtAll, median: times[1]),
    ]
  }

  /// What watching costs while nothing is saved.
  func waiting() throws -> Row {
    let lesson = course.lessons[1]
    try write(try edit(of: lesson).body(), for: lesson)
    // What both have in common is the start, and the verdict that stands in the cache.
    _ = try workbook(["test", "\(lesson.number)"])
    func processorTime(waiting time: Duration) throws -> Double {
      let before = processorTimeOfChildren()
      let window = try open(["watch", "\(lesson.number)"])
      window.leaveAlone(for: time)
      window.close()
      return processorTimeOfChildren() - before
    }
    let short = try processorTime(waiting: .seconds(0.5))
    let long = try processorTime(waiting: .seconds(5.5))
    return Row(stage: .waiting, median: max(0, long - short) / 5 * 100)
  }

  /// The workbook in a window.
  func open(_ arguments: [String]) throws -> Window {
    var command = command(arguments)
    command.environment["TERM"] = "xterm-256color"
    command.environment["LC_ALL"] = "C.UTF-8"
    return try Window(command)
  }

  func wrongBody(_ edit: Edit, _ lesson: Lesson) throws -> String {
    guard let text = edit.wrongBody() else {
      throw Failure(description: "\(lesson.id): no line of the solution adds 1.")
    }
    return text
  }

  /// Whether the first line of a screen says that every check passes; nil if it speaks of none.
  static func doesPass(_ screen: ScreenEmulator) -> Bool? {
    screen.text.prefix { $0 != "\n" }.firstMatch(of: /(\d+) of (\d+) checks/).map { $0.1 == $0.2 }
  }
}

/// What all children that were waited for have used of a processor, in seconds.
private func processorTimeOfChildren() -> Double {
  var usage = rusage()
  getrusage(usersThatAreChildren, &usage)
  return [usage.ru_utime, usage.ru_stime]
    .map { Double($0.tv_sec) + Double($0.tv_usec) / 1_000_000 }.reduce(0, +)
}
