import Basics
import Curriculum
import Terminal

extension Drawing {
  /// The output of line mode for a state: the screen, and a line with the available commands.
  package func lines(for state: AppState, at time: Date = Date(timeIntervalSince1970: 0)) -> [Line]
  {
    var drawing = self
    // In line mode there is room for everything.
    drawing.isFull = isFull || state.lesson.isFull
    return drawing.screenLines(for: state, at: time)
  }

  private func screenLines(for state: AppState, at time: Date) -> [Line] {
    if let misunderstanding = state.misunderstood { return lines(for: misunderstanding) }
    if state.scratch.news != nil, state.screen != .scratch {
      return lines(of: state.scratch, row: state.menu.selected, isWatched: true)
    }
    switch state.screen {
    // The command that reads a lesson ends where the menu would continue.
    case .menu where !isInMenu: return []
    case .menu: return lines(for: state.menu) + [.empty] + keyLines(for: state)
    case .help where state.trail.last?.screen == .player: return playerLineHelp
    case .help: return lineHelp
    case .reader: return lines(for: state.reader)
    case .search: return lines(for: state.search, in: state.menu)
    case .player: return lines(for: state.player, row: state.menu.selected)
    case .scratch:
      let news = lines(of: state.scratch, row: state.menu.selected, isWatched: false)
      return state.scratch.isRunning ? news : news + [.empty] + keyLines(for: state)
    case .lesson where state.lesson.showing.isGrading:
      return lines(for: state.lesson, row: state.menu.selected)
    case .lesson where state.watched != nil && state.lesson.showing == .verdict:
      return watchedLines(for: state.lesson, row: state.menu.selected, at: time)
    case .lesson where state.isWatchOver:
      let row = state.menu.selected
      return paragraph(words("watch.ended", ["number": row.number])) + [.empty]
        + keyLines(for: state)
    case .lesson:
      let last = state.reader.isAtEnd && state.lesson.showing == .nothing
      let answer = last ? state.reader.answered.map(answerLines) ?? [] : []
      let spaced = answer.isEmpty ? [] : answer + [.empty]
      guard isInMenu || !last else { return spaced }
      let keys = keyLines(for: state)
      return spaced + lines(for: state.lesson, row: state.menu.selected)
        + (keys.isEmpty ? [] : [.empty] + keys)
    }
  }

  private func keyLines(for state: AppState) -> [Line] {
    if state.screen == .lesson, state.lesson.showing.isAsking { return [] }
    return paragraph(words(state.screen == .menu ? "menu.keys" : "lesson.keys"))
      .map { $0.styled(.dim) }
  }

  var lineHelp: [Line] {
    let text: [LineCommand] = [.answer, .next, .previous, .contents]
    let lessons = LineCommand.allCases.filter { $0.argument == .lesson }
    let others = LineCommand.allCases.filter { !text.contains($0) && !lessons.contains($0) }
    let reading = [words("lines.enter"), words("lines.choice")] + text.map(explanation)
    let sections: [(title: Sentence, sentences: [String])] = [
      ("lines.help-lessons", lessons.map(explanation)), ("lines.help-text", reading),
      ("lines.help-everywhere", others.map(explanation)),
    ]
    return sections.reduce(markdownText(words("lines.help"))) { lines, section in
      lines + [.empty] + paragraph(words(section.title))
        + section.sentences.flatMap { paragraph($0) }
    }
  }

  package func lines(for misunderstanding: Misunderstanding) -> [Line] {
    paragraph(text(for: misunderstanding))
  }

  private func text(for misunderstanding: Misunderstanding) -> String {
    func shown(_ text: String) -> String { Inline.escaping(visible(controlCharactersIn: text)) }
    switch misunderstanding {
    case .unknown(let text, let suggestion):
      return words(
        suggestion == nil ? "lines.not-understood" : "lines.suggestion",
        ["text": shown(text), "suggestion": suggestion ?? ""])
    case .notANumber(let command), .tooMuch(let command), .notHere(let command):
      return words(Sentence(misunderstanding, ["command": explanation(of: command)]))
    case .noLesson, .notInList: return words(Sentence(misunderstanding))
    }
  }

  private func explanation(of command: LineCommand) -> String {
    words("line.\(command.rawValue)")
  }

  package func lines(forWatching row: LessonRow) -> [Line] {
    let text = words(
      isInMenu ? "watch.begun-in-menu" : "watch.begun",
      ["number": row.number, "title": row.title, "file": shown(row.file)])
    return paragraph(text) + [.empty]
  }

  /// The result of a save: its time and lesson, and the verdict if it differs from the previous
  /// one.
  func watchedLines(for lesson: LessonState, row: LessonRow, at time: Date) -> [Line] {
    let text = words(
      "watch.head", ["time": time.local("%H:%M:%S"), "number": row.number, "title": row.title])
    let head = Line(title(text), .dim).wrapped(to: width)
    guard let verdict = row.status.verdict, !lesson.isRepeated else {
      return head + paragraph(words("watch.no-change")) + [.empty]
    }
    return head + [.empty] + lines(forWatched: verdict, change: lesson.change)
  }

  /// A verdict that is shown below the previous one: the changes come just before the next step,
  /// where they are seen first.
  package func lines(forWatched verdict: Verdict, change: VerdictChange?) -> [Line] {
    let change = text(of: change)
    let news =
      verdict.passes
      ? [doneLine(number: verdict.lesson.number, title: verdict.lesson.title)]
      : change.isEmpty ? [] : paragraph(change)
    return withoutNext.lines(for: verdict) + [.empty] + news + nextLines(after: verdict) + [.empty]
  }

  /// The stage of grading a lesson's exercise.
  ///
  /// - Parameter seconds: how long that has taken; shown from one second on.
  package func text(of progress: GradingProgress, lesson number: Int, seconds: Int = 0) -> String {
    func waited(_ sentence: Sentence) -> String {
      let text = words(sentence)
      return seconds > 0 ? words("progress.seconds", ["text": text, "seconds": seconds]) : text
    }
    switch progress.stage {
    case .compiling, .linking, .loading:
      return waited(Sentence("progress.compiling", ["number": number]))
    case .buildingAdapter: return waited(Sentence("progress.building-adapter", ["number": number]))
    case .running(let check, let step):
      let place = waited(
        Sentence("progress.checking", ["number": step, "total": progress.total]))
      return words.labelled(place, check)
    }
  }
}

extension Misunderstanding: SentenceKey { package static let heading = "lines." }

extension AppState {
  fileprivate var isWatchOver: Bool {
    if case .stopped = watchUpdate { true } else { false }
  }
}

/// How progress of long work is shown.
package enum ProgressLook: Equatable {
  /// Not at all, because no user sits at a terminal.
  case none
  /// A line that stays, for terminals that can't replace it.
  case plain(Canvas)
  case transient(columns: Int, Canvas)

  /// - Parameter isTerminal: whether a user sits at a terminal, even if other streams are piped.
  package init(
    environment: [String: String], isTerminal: Bool, columns: Int, wish: ColorWish, plain: Bool
  ) {
    let terminal = environment["TERM"] ?? ""
    guard isTerminal else {
      self = .none
      return
    }
    let canvas = Canvas(environment: environment, isTerminal: true, wish: wish, plain: plain)
    let canReplace = !plain && !terminal.isEmpty && terminal != "dumb"
    self = canReplace ? .transient(columns: columns, canvas) : .plain(canvas)
  }

  /// Whether the line can be replaced and removed.
  package var isTransient: Bool {
    if case .transient = self { true } else { false }
  }

  package func showing(_ text: String) -> String {
    let text = Inline.parsing(text).plainText
    return switch self {
    case .none: ""
    case .plain(let canvas): [Line(text)].rendered(for: canvas)
    case .transient(let columns, let canvas):
      TransientLine.showing(Line(text, .dim), columns: columns, for: canvas)
    }
  }

  package var ending: String { isTransient ? TransientLine.nothing : "" }
}
