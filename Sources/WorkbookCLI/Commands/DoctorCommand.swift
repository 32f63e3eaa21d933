import Curriculum
import Foundation
import Grading
import Terminal

extension CommandRun {
  /// Looks whether everything is there that grading needs, by using it.
  func doctor() -> ExitCode {
    var isHealthy = true
    func report(_ examine: () throws -> String) {
      do {
        show(mark("✓ ", .success, try examine()))
      } catch {
        isHealthy = false
        show(mark("✗ ", .failure, Trouble(error, words: words).text))
      }
    }
    let environment = context.environment
    let line = progressLine()
    report {
      let toolchain = try line.during(words(.progressToolchain)) {
        try Toolchain(environment: environment)
      }
      return words(
        .doctorToolchain, ["path": toolchain.compiler, "version": toolchain.version])
    }
    // Without a compiler there is nothing to find out about the rest of the toolchain.
    if isHealthy {
      report {
        try line.during(words(.progressPreparing)) {
          try Grader(repository: session.repository, environment: environment, helps: [])
            .prepare()
        }
        return words(.doctorXCTest)
      }
    }
    report {
      let folder = session.repository.display(session.repository.state)
      guard isWritable(session.repository.state) else {
        throw FileTrouble.notWritable(path: folder)
      }
      return words(.doctorFolder, ["path": folder])
    }
    let editor = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
      .first { !$0.isEmpty }
    // Without an editor everything works but one key of the menu, so it is only said.
    let editorText = editor.map { words(.doctorEditor, ["editor": $0]) }
    show(mark(editor == nil ? "· " : "✓ ", .plain, editorText ?? words(.doctorNoEditor)))
    if isHealthy { show([.empty] + drawing.paragraph(words(.doctorHealthy))) }
    return isHealthy ? .success : .unavailable
  }

  private func mark(_ mark: String, _ style: Style, _ text: String) -> [Line] {
    drawing.inline(text).wrapped(to: drawing.width, first: Line(mark, style), others: "  ")
  }

  /// Tries it out: permissions alone don't tell.
  private func isWritable(_ folder: String) -> Bool {
    let probe = "\(folder)/probe-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: probe) }
    return FileManager.default.createFile(atPath: probe, contents: Data())
  }
}
