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
  /// Plays a history on the learner's exercise, and tells each event with what it changed.
  func play() throws -> ExitCode {
    let lesson = try lesson()
    guard let forms = context.suites[lesson.id]?.play?.forms else {
      complain(words(.playNotPlayable(lesson: lesson.number)))
      return .failure
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
    case .running(let exercise): return try tell(events, in: exercise, of: lesson)
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
    guard let data = OrdinaryFile.contents(at: path(of: typed)),
      let text = String(data: data, encoding: .utf8)
    else {
      complain(visible(controlCharactersIn: words(.historyUnreadable(file: typed))))
      return nil
    }
    return (typed, text)
  }

  private func tell(
    _ events: [PlayEvent], in exercise: RunningExercise, of lesson: Lesson
  ) throws -> ExitCode {
    let run = try exercise.run(events)
    let views = run.moments.compactMap(exercise.play.view)
    guard let story = RunStory(of: events, views: views, forms: exercise.play.forms) else {
      complain(words(.playStoppedAtOnce) + " " + reason(of: run.problem, in: lesson))
      return .failure
    }
    let again = try exercise.run(Array(events.prefix(story.steps.count)))
    let difference = RunStory.difference(views, again.moments.compactMap(exercise.play.view))
    let stop = story.stop.map { event in
      words(.playStopped(number: story.steps.count + 1, event: event)) + " "
        + reason(of: run.problem, in: lesson)
    }
    let impurity = difference.map { difference in
      let place = difference.event
      return words(
        story.steps.indices.contains(place)
          ? .playNotPure(number: place + 1, event: story.steps[place].code) : .playNotPureAtOnce)
    }
    if wants(.json) {
      context.write(
        try json(PlayData(story, lesson: lesson.id, problem: stop, notPure: difference?.event)))
    } else {
      show(drawing.lines(of: story))
      if let impurity {
        show([.empty] + drawing.paragraph(impurity) + drawing.lines(of: difference?.changes ?? []))
      }
    }
    if let stop { complain(stop) }
    return stop == nil ? .success : .failure
  }

  /// Why a run didn't go on, with the learner's line if that is known.
  private func reason(of problem: RunProblem?, in lesson: Lesson) -> String {
    let seconds = session.timeout / .seconds(1)
    let result: CheckResult =
      switch problem {
      case .ended(let cause, let place): .crashed(cause, given: [], at: place)
      case .late, nil: .timedOut(given: [], seconds: seconds)
      case .tooLong: .noTrace(.tooLong, given: [])
      case .unreadable: .noTrace(.unreadable, given: [])
      }
    let text = drawing.reasonText(of: result) ?? drawing.timeoutText(of: result) ?? ""
    guard case .ended(_, let place?) = problem else { return visible(controlCharactersIn: text) }
    let file = session.repository.display(session.repository.exercise(of: lesson.id))
    return visible(controlCharactersIn: text) + " "
      + words(.playStoppedAt(place: "\(file):\(place.line)"))
  }
}

extension Words {
  /// What is wrong with a line of a history.
  fileprivate func text(
    of error: HistoryFileError, in file: String, forms: [EventForm]
  ) -> String {
    let line = error.line
    return switch error.fault {
    case .noEvent:
      self(
        .historyNoEvent(
          file: file, line: line,
          example: HistoryFile.line(of: forms.first?.initial ?? PlayEvent(""))))
    case .unknownEvent(let name):
      self(
        .historyUnknownEvent(
          file: file, line: line, name: name,
          names: forms.map { "`\($0.name)`" }.joined(separator: ", ")))
    case .wrongValues(let form):
      self(
        .historyWrongValues(
          file: file, line: line, name: form.name, example: HistoryFile.line(of: form.initial)))
    case .otherLesson(let lesson):
      self(.historyOtherLesson(file: file, line: line, lesson: lesson))
    case .otherVersion(let version):
      self(.historyOtherVersion(file: file, line: line, version: version))
    }
  }
}
