import Curriculum
import Foundation
import Grading
import Interface
import Play
import Runtime
import SuiteSupport
import Terminal
import Verdicts

extension CommandRun {
  /// Opens the screen on which the learner's exercise is played; with a history, plays that, and tells
  /// each event with what it changed.
  func play() throws -> ExitCode {
    let lesson = try lesson()
    guard let forms = context.suites[lesson.id]?.play?.forms else {
      complain(words(.playNotPlayable(lesson: lesson.number)))
      return .failure
    }
    if context.isInputTerminal, context.isOutputTerminal, invocation.values[.events] == nil,
      !wants(.json)
    {
      let opening = beginning(at: .player, of: lesson) + [.player(.requested(lesson.id, nil))]
      return try hasScreen ? window(beginningWith: opening) : lines(beginningWith: opening)
    }
    guard let (name, text) = history(for: lesson) else { return .usage }
    let events: [PlayEvent]
    do throws(HistoryFileError) {
      events = try HistoryFile.events(in: text, lesson: lesson.id, forms: forms)
    } catch {
      complain(visible(controlCharactersIn: words.text(of: error, in: name, forms: forms)))
      return .usage
    }
    let progress = words(.lessonGrading(number: lesson.number))
    let opened = try progressLine().during(progress) {
      try session.grading.open(lesson)
    }
    switch opened {
    case .verdict(let verdict) where verdict.hasProblem:
      context.complain(in: drawing.problemLines(for: verdict))
      return .failure
    case .verdict(let verdict):
      show(drawing.lines(for: verdict))
      return .failure
    case .running(let runs): return try tell(events, in: runs, of: lesson, forms: forms)
    }
  }

  /// The text of the history that is to be played, with the name of its file; nil if there is none,
  /// which has been said then.
  private func history(for lesson: Lesson) -> (name: String, text: String)? {
    let typed = invocation.values[.events] ?? "-"
    if typed == "-" {
      guard !context.isInputTerminal else {
        complain(words(.playEventsMissing(lesson: lesson.number)))
        return nil
      }
      var lines: [String] = []
      while let line = context.readLine() { lines.append(line) }
      return (words(.historyInput), lines.joined(separator: "\n"))
    }
    guard let text = context.text(at: typed) else {
      complain(visible(controlCharactersIn: words(.historyUnreadable(file: typed))))
      return nil
    }
    return (typed, text)
  }

  private func tell(
    _ events: [PlayEvent], in runs: PlayedRuns, of lesson: Lesson, forms: [EventForm]
  ) throws -> ExitCode {
    let entries = LongList(events.map { HistoryEntry($0) })
    let question = RunQuestion(number: 0, entries: entries, places: 0..<1)
    let run = try runs.view(for: question)
    let views = try runs.moments(0..<(run?.count ?? 0))
    guard let run, let story = RunStory(of: events, views: views, forms: forms) else {
      complain(words(.playStoppedAtOnce) + " " + reason(of: run?.problem, in: lesson))
      return .failure
    }
    let stop = story.stop.map { event in
      words(.playStopped(number: story.steps.count + 1, event: event)) + " "
        + reason(of: run.problem, in: lesson)
    }
    let impurity = run.impurity.map { difference in
      let place = difference.place - 1
      return words(
        story.steps.indices.contains(place)
          ? .playNotPure(number: place + 1, event: story.steps[place].code) : .playNotPureAtOnce)
    }
    if wants(.json) {
      context.write(
        try json(
          PlayData(
            story, lesson: lesson.id, problem: stop,
            notPure: run.impurity.map { $0.place - 1 })))
    } else {
      show(drawing.lines(of: story))
      if let impurity {
        let changes = run.impurity?.changes ?? []
        show([.empty] + drawing.paragraph(impurity) + drawing.lines(of: changes))
      }
    }
    if let stop { complain(stop) }
    return stop == nil ? .success : .failure
  }

  /// Why a run didn't go on, with the learner's line if that is known.
  private func reason(of problem: RunProblem?, in lesson: Lesson) -> String {
    drawing.reason(
      of: problem ?? .unreadable,
      file: session.repository.display(session.repository.exercise(of: lesson.id)))
  }
}
