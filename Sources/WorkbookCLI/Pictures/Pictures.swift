import Curriculum
import Foundation
import Grading
import Reducers
import Terminal

/// The pictures in the README, made of the screens that the interface really shows.
public struct Pictures {
  private let session: Session
  private let window: WindowDrawing

  /// - Parameter repository: the workbook, with or without anybody's progress.
  public init(repository: Repository) throws {
    var context = Context.process
    context.directory = repository.root
    let words = Words(parsing: try contents(of: repository.lessons + "/Interface.md"))
    session = Session(
      context: context, repository: repository, course: try Course(repository: repository),
      words: words, log: nil)
    let size = TerminalSize(columns: 90, rows: 28)
    window = WindowDrawing(size: size, colors: .palette, words: words)
  }

  /// Each picture's name and what its file holds.
  public func all() throws -> [(name: String, svg: String)] {
    let verdict = try sampleVerdict()
    let handler = EffectHandler(session: session)
    let first = session.course.lessons[0]
    let reading: [AppEvent] = [
      .menu(.chosen(first.number)),
      .reader(try handler.opened(first.id, stopsAtSections: false)),
    ]
    let grading: [AppEvent] = [
      .menu(.moved(to: verdict.lesson.number)), .lesson(.testRequested),
      .lesson(.graded(verdict)),
    ]
    return [
      ("menu", svg([.menu(.moved(to: 2))], title: .menuTitle)),
      ("reader", svg(reading, title: .helpRead)), ("verdict", svg(grading, title: .helpTest)),
    ]
  }

  private func svg(_ events: [AppEvent], title: Word) -> String {
    let state = AppState(menu: MenuState(rows: untouchedRows), window: window.size)
    let lines = window.lines(for: events.reduce(into: state, makeAppReducer()))
    // A help page's first line is its heading.
    let name = session.words(title).prefix { $0 != "\n" }.drop { "# ".contains($0) }
    return Frame(size: window.size, lines: lines).svg(title: String(name))
  }

  /// The verdict on the first step of lesson 3, with one mistake.
  private func sampleVerdict() throws -> Verdict {
    let repository = session.repository
    let lesson = session.course.lessons[2]
    let mark = "// MARK: - Step 2"
    let wrong = try contents(
      of: repository.suite(of: lesson.id) + "/Wrong/trigger-keeps-the-error.swift")
    let stub = try contents(of: repository.stub(of: lesson.id))
    // The first lines are for its test.
    let begun = wrong.components(separatedBy: mark)[0]
      .replacing(/^(\/\/ (Fails|Diagnosis|Mistake): .*\n)+/, with: "")
    let text = begun + stub.dropFirst(stub.components(separatedBy: mark)[0].count)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Exercise.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let grader = try Grader(
      repository: repository, environment: session.context.environment, helps: [])
    var verdict = try grader.grade(lesson, exercise: file.path, skipsUntouched: false)
    verdict.file = repository.display(repository.exercise(of: lesson.id))
    return verdict
  }

  /// The lessons before anybody has done anything.
  private var untouchedRows: [LessonRow] {
    session.rows().map { row in
      var row = row
      row.status = .untouched
      return row
    }
  }
}
