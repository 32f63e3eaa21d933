import Commands
import Curriculum
import Foundation
import Grading
import Interface
import Launching
import Reducers
import Runtime
import SuiteSupport
import Terminal
import Verdicts

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
    let words = Words(parsing: try contents(of: repository.interface))
    session = Session(
      context: context, repository: repository, course: try Course(repository: repository),
      words: words, log: nil, standings: Standings(repository: repository))
    let size = TerminalSize(columns: 90, rows: 28)
    window = WindowDrawing(size: size, canvas: Canvas(theme: .dark), words: words)
  }

  /// Each picture's name and what its file holds.
  func all() throws -> [(name: String, svg: String)] {
    let rows = try HalfWay(session: session).rows()
    let first = try session.course.first
    let reading: [AppEvent] = [
      .menu(.chosen(first.number)),
      .reader(try session.opened(first, stopsAtSections: false)),
    ]
    return [
      ("menu", svg(rows, [], title: .menuTitle)),
      ("reader", svg(rows, reading, title: .helpRead(options: ""))),
      ("verdict", svg(rows, [.lessonRequested], title: .helpTest(options: ""))),
    ]
  }

  private func svg(_ rows: [LessonRow], _ events: [AppEvent], title: Sentence) -> String {
    let menu = MenuState(rows: rows, selecting: rows[HalfWay.lesson].id)
    let state = AppState(menu: menu, window: window.size)
    let lines = window.lines(for: events.reduce(into: state, makeAppReducer()))
    // A help page's first line is its heading.
    let name = session.words(title).prefix { $0 != "\n" }.drop { "# ".contains($0) }
    return Frame(size: window.size, lines: lines).svg(title: String(name))
  }
}
