import Basics
import Classroom
import Curriculum
import Grading
import Interface
import SuiteSupport
import Terminal

extension CommandRun {
  /// Opens the screen that plays the learner's exercise. With a history, plays that and prints what
  /// each event changes.
  func play() throws -> ExitCode {
    let lesson = try lesson()
    guard let forms = context.judging()[lesson.id]?.play?.forms else {
      complain(words("play.not-playable", ["lesson": lesson.number]))
      return .failure
    }
    if context.isInputTerminal, context.isOutputTerminal, invocation.values[.events] == nil,
      !wants(.json)
    {
      let opening = beginning(at: .player, of: lesson) + [.player(.requested(lesson.id, nil))]
      return try hasScreen ? window(beginningWith: opening) : lines(beginningWith: opening)
    }
    guard let entries = history(for: lesson, forms: forms) else { return .usage }
    let progress = words("lesson.grading", ["number": lesson.number])
    let opened = try progressLine().during(progress) {
      try session.grader().open(lesson)
    }
    switch opened {
    case .failure(let verdict) where verdict.hasProblem:
      context.complain(in: drawing.problemLines(for: verdict))
      return .failure
    case .failure(let verdict):
      show(drawing.lines(for: verdict))
      return .failure
    case .success(let runs): return try tell(entries, in: runs, of: lesson, forms: forms)
    }
  }

  /// The history to play; nil if there is none, after reporting why.
  private func history(for lesson: Lesson, forms: [EventForm]) -> LongList<HistoryEntry>? {
    let typed = invocation.values[.events] ?? "-"
    let name = typed == "-" ? words("history.input") : typed
    if typed == "-", context.isInputTerminal {
      complain(words("play.events-missing", ["lesson": lesson.number]))
      return nil
    }
    var reader = HistoryReader(lesson: lesson.id, forms: forms)
    do throws(HistoryFileError) {
      if typed == "-" {
        while let line = context.readLine() { try reader.read((line + "\n").utf8) }
        return try reader.end()
      }
      if let entries = try context.history(at: typed, reader: reader) { return entries }
      let problem = isMissing(context.path(of: typed)) ? "problem.missing" : "history.unreadable"
      complain(words(problem, ["file": name]))
    } catch {
      complain(words.text(of: error, in: name, forms: forms))
    }
    return nil
  }

  private func tell(
    _ entries: LongList<HistoryEntry>, in runs: PlayedRuns, of lesson: Lesson, forms: [EventForm]
  ) throws -> ExitCode {
    let question = RunQuestion(number: 0, entries: entries, places: 0..<1)
    let run = try runs.view(for: question)
    let views = try runs.moments(0..<(run?.count ?? 0))
    func stopText(at number: Int = 0, _ event: String?) -> String {
      drawing.stopText(
        run?.problem ?? .unreadable, at: number, event,
        file: session.shown(session.repository.exercise(of: lesson.id)))
    }
    guard let run, let story = RunStory(of: entries.map(\.event), views: views, forms: forms) else {
      complain(stopText(nil))
      return .failure
    }
    let stop = story.stop.map { stopText(at: story.steps.count + 1, $0) }
    if wants(.json) {
      let data = story.data(
        lesson: lesson.id, problem: stop, notPureAt: run.impurity.map(\.place))
      context.write(try json(data))
    } else {
      show(drawing.lines(of: story))
      if let impurity = run.impurity {
        let place = impurity.place - 1
        let event = story.steps.indices.contains(place) ? story.steps[place].code : nil
        show(
          [.empty] + drawing.paragraph(drawing.impurityText(at: impurity.place, event))
            + drawing.lines(of: impurity.changes))
      }
    }
    if let stop { complain(stop) }
    return stop == nil ? .success : .failure
  }
}

extension RunStory {
  /// The run as JSON; `version` grows when a field changes its meaning or is removed.
  ///
  /// - Parameters:
  ///   - problem: why the run ended early; nil if it didn't.
  ///   - place: the number of the event after which a second run differed, 0 before the first
  ///     event; nil if both runs were the same.
  fileprivate func data(lesson: String, problem: String?, notPureAt place: Int?) -> JSONObject {
    [
      "version": 1, "lesson": lesson, "problem": problem, "notPureAt": place,
      // The final state as a Swift expression.
      "state": end.state.oneLine,
      // The derived values of the final state, by their names.
      "derived": Dictionary(
        end.derived.map { ($0.label ?? "", $0.value.oneLine) }, uniquingKeysWith: { $1 }),
      "events": steps.enumerated().map { place, step -> JSONObject in
        [
          "number": place + 1, "event": step.event.name, "values": step.event.values,
          "code": step.code,
          "changes": step.changes.map { change -> JSONObject in
            ["field": change.field, "before": change.before, "after": change.after]
          },
        ]
      },
    ]
  }
}
