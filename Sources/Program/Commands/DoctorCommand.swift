import Basics
import Curriculum
import Grading
import Interface
import Launching
import Terminal
import Traces

extension CommandRun {
  /// Checks everything that grading needs by using it, and prints the results.
  func doctor() -> ExitCode {
    var isHealthy = true
    var notes: [String] = []
    func report(_ examine: () throws -> String) {
      do {
        show(mark(.fine, try examine()))
      } catch {
        isHealthy = false
        show(mark(.error, words.text(of: error)))
      }
    }
    let (environment, words) = (context.environment, words)
    let line = progressLine()
    // In a build folder that was moved almost everything fails for that one reason.
    let isMoved = Build.own?.wasMoved ?? false
    let builds = builds
    let moved = Set(builds.filter(\.wasMoved).map(\.whole))
    for folder in moved.sorted() {
      report { throw EnvironmentError.buildMoved(folder: folder) }
    }
    var toolchain: Toolchain?
    report {
      let found = try line.during(words("progress.toolchain")) {
        try Toolchain(environment: environment)
      }
      toolchain = found
      return words("doctor.toolchain", ["path": found.compiler, "version": found.release])
    }
    let isKept = isWritable(session.repository.state)
    // Without a compiler or a writable state folder the sandbox can't be examined.
    if toolchain != nil, !isMoved, isKept {
      report {
        let confinement = try line.during(words("progress.examining")) {
          try session.grader().examine(with: try session.course.first)
        }
        notes = words.notes(on: confinement)
        return words(notes.isEmpty ? "doctor.exercise-confined" : "doctor.exercise")
      }
      for note in notes { show(mark(.note, visible(controlCharactersIn: note))) }
    }
    report {
      let folder = session.repository.state
      guard isKept else { throw FileError.notWritable(path: folder) }
      return words("doctor.folder", ["path": session.shown(folder)])
    }
    for folder in Set(builds.map(\.whole)).subtracting(moved).sorted() {
      report { words("doctor.build", ["path": session.shown(folder)]) }
    }
    if let build = Build(of: context.program, in: session.repository), build.isOlderThanSources {
      show(mark(.note, words("doctor.program-is-old")))
    }
    if let toolchain {
      if !isMoved { tellWhetherTestsRun(with: toolchain) }
    }
    show(editorLines)
    tellStart()
    if isHealthy { show([.empty] + drawing.paragraph(words("doctor.healthy"))) }
    return isHealthy ? .success : .unavailable
  }

  /// Says whether XCTest is installed, which only the package's own tests need.
  private func tellWhetherTestsRun(with toolchain: Toolchain) {
    // An error here also prevents grading, and was reported above.
    guard let isThere = try? toolchain.hasXCTest(environment: context.environment) ?? nil else {
      return
    }
    show(mark(isThere ? .fine : .note, words(isThere ? "doctor.xctest" : "doctor.no-xctest")))
  }

  /// The builds of this workbook, and the build of the running program if that is another one.
  private var builds: [Build] {
    let here = Build.all(of: words.program, in: session.repository)
    guard let own = Build.own, own.wasMoved,
      !here.contains(where: { $0.realProgram.map(parentFolder(of:)) == own.folder })
    else { return here }
    return here + [own]
  }

  /// Prints a shell alias that starts the running program directly; it can be copied as a whole
  /// line.
  private func tellStart() {
    let shortest = builds.first { $0.realProgram == context.program }?.program
    guard let program = shortest ?? context.program else { return }
    let shell = Shell(environment: context.environment)
    let line = Shell.alias(words.program, for: program)
    let text = shell.map { words("doctor.start", ["file": $0.startFile, "line": line]) }
    show(mark(.note, text ?? words("doctor.start-any-shell", ["line": line])))
  }

  /// Which editor is used and why. A missing editor is only a note, because just one key needs it.
  private var editorLines: [Line] {
    guard let editor = Editor(environment: context.environment) else {
      return mark(.note, words("doctor.no-editor"))
    }
    let isThere = editor.isThere(in: context.environment)
    let (name, reason) = (editor.command, words.reason(of: editor))
    let sentence: Sentence =
      isThere
      ? Sentence("doctor.editor", ["editor": name, "reason": reason])
      : Sentence("doctor.editor-missing", ["editor": name, "reason": reason])
    return mark(isThere ? .fine : .note, visible(controlCharactersIn: words(sentence)))
  }

  private enum Finding {
    case fine
    case error
    /// Information that is neither good nor bad.
    case note
  }

  /// A sign, or a word in plain mode.
  private func mark(of finding: Finding) -> Line {
    switch finding {
    case .fine: drawing.isPlain ? Line(words.beginning(words("plain.fine"))) : Sign.passed.line
    case .error: drawing.isPlain ? Line(words.beginning(words("plain.error"))) : Sign.failed.line
    case .note: drawing.isPlain ? .empty : Line("· ")
    }
  }

  /// A sentence behind a mark. Further lines of the text are meant to be copied, so they aren't
  /// wrapped.
  private func mark(_ finding: Finding, _ text: String) -> [Line] {
    let lines = text.split(separator: "\n")
    // A language's file may have the heading alone.
    return drawing.inline(String(lines.first ?? ""))
      .wrapped(to: drawing.width, first: mark(of: finding), others: "  ")
      + lines.dropFirst().map { Line("  \($0)") }
  }

  /// Whether a file can be created in the folder; permissions alone don't tell.
  private func isWritable(_ folder: String) -> Bool {
    let probe = "\(folder)/probe-\(UUID().uuidString)"
    makeFolder(folder)
    defer { discard(probe) }
    return FileManager.default.createFile(atPath: probe, contents: Data())
  }
}

extension Words {
  /// A note for each part of the sandbox that the system lacks, with the system's reason if it
  /// gives one.
  func notes(on confinement: Sandbox) -> [String] {
    confinement.missing.flatMap { part in
      let why = part == .calls ? confinement.reason : nil
      return [self("doctor.no-\(part.rawValue)")]
        + [why].compactMap(\.self).map { self("doctor.system-says", ["details": $0]) }
    }
  }
}
