import Curriculum
import Foundation
import Grading
import Interface
import Launching
import Program
import SuiteSupport
import Terminal

/// The pictures in the README, made of the screens that the interface really shows.
struct Pictures {
  private let session: Session
  private let window: WindowDrawing

  /// - Parameters:
  ///   - repository: the workbook, with or without anybody's progress.
  ///   - suites: what judges exercises, by the lesson's id.
  init(repository: Repository, suites: [String: AnySuite]) throws {
    var context = Context.process(judging: suites)
    context.directory = repository.root
    let words = try Words(in: repository)
    session = Session(
      context: context, repository: repository, course: try Course(repository: repository),
      words: words, log: nil, statuses: LessonStatuses(repository: repository))
    let size = TerminalSize(columns: 90, rows: 28)
    window = WindowDrawing(size: size, canvas: Canvas(theme: .dark), words: words)
  }

  /// Each picture's path from the top level, and what its file holds.
  func all() throws -> [(path: String, svg: String)] {
    try drawn().map { name, svg in
      (session.repository.language.name(of: "Tests/Pictures/Drawn/\(name).svg"), svg)
    }
  }

  private func drawn() throws -> [(name: String, svg: String)] {
    let rows = try HalfWay(session: session).rows()
    let first = try session.course.first
    let reading: [AppEvent] = [
      .menu(.chosen(first.number)),
      .reader(try session.opened(first, stopsAtSections: false)),
    ]
    return [
      ("menu", svg(rows, [], title: "menu.title")),
      ("reader", svg(rows, reading, title: Sentence("help.read", ["options": ""]))),
      ("verdict", svg(rows, [.lessonRequested], title: Sentence("help.test", ["options": ""]))),
      ("play", try svgOfRun(rows)),
    ]
  }

  /// A login that fails, and is tried again: what it does, beside what the lesson asks for.
  private func svgOfRun(_ rows: [LessonRow]) throws -> String {
    let lesson = session.course.lessons[HalfWay.lesson]
    guard let runs = try HalfWay(session: session).runs(),
      let play = session.context.judging()[lesson.id]?.play
    else { return "" }
    let story: [PlayEvent] = [
      PlayEvent("onUpdateUsername", .text("ada")), PlayEvent("onUpdatePassword", .text("1815")),
      PlayEvent("onTriggerLogin"), PlayEvent("onLoginError", .text("offline")),
      PlayEvent("onTriggerLogin"),
    ]
    let texts = try PlayTexts(of: lesson.id, in: session.repository)
    let events: [PlayerEvent] =
      [
        .requested(lesson.id, RunExample(events: story)),
        .prepared(forms: play.forms, texts: texts), .opened(nil),
      ]
    let reducer = makeAppReducer()
    var state = AppState(
      menu: MenuState(rows: rows, selecting: lesson.id), window: window.size)
    for event in events { reducer(&state, .player(event)) }
    for case .askRun(let question) in state.effects {
      if let view = try runs.view(for: question) { reducer(&state, .player(.answered(view))) }
    }
    return svg(state, title: Sentence("help.play", ["options": ""]))
  }

  private func svg(_ rows: [LessonRow], _ events: [AppEvent], title: Sentence) -> String {
    let menu = MenuState(rows: rows, selecting: rows[HalfWay.lesson].id)
    let state = AppState(menu: menu, window: window.size)
    return svg(events.reduce(into: state, makeAppReducer()), title: title)
  }

  private func svg(_ state: AppState, title: Sentence) -> String {
    let lines = window.lines(for: state)
    // A help page's first line is its heading.
    let name = session.words(title).prefix { $0 != "\n" }.drop { "# ".contains($0) }
    return Frame(size: window.size, lines: lines).svg(title: String(name))
  }
}
