import Basics
import Curriculum
import Grading
import Interface
import Launching

/// The editor that opens exercises, and the reason why it was chosen.
struct Editor: Equatable {
  /// The shell command: a program, perhaps with options.
  var command: String
  var reason: Reason

  enum Reason: Equatable {
    /// This environment variable names the editor.
    case variable(String)
    /// The workbook runs in the editor's own terminal.
    case terminal
    /// The fallback `vi`.
    case standard
  }

  init(_ command: String, _ reason: Reason) {
    (self.command, self.reason) = (command, reason)
  }

  /// The editor that the environment names or suggests; nil if none is found.
  package init?(environment: [String: String]) {
    for variable in ["VISUAL", "EDITOR"] {
      guard let command = environment[variable],
        !command.trimmed.isEmpty
      else { continue }
      self.init(command, .variable(variable))
      return
    }
    let own = Editor.commands(ofTerminalIn: environment).map { Editor($0, .terminal) }
    guard
      let editor = (own + [Editor("vi", .standard)]).first(where: { $0.isThere(in: environment) })
    else { return nil }
    self = editor
  }

  /// The editors whose own terminal this may be. The file is visible beside it, so nothing waits
  /// for its end.
  private static func commands(ofTerminalIn environment: [String: String]) -> [String] {
    if environment["TERM_PROGRAM"] == "zed" || environment["ZED_TERM"] == "true" {
      return ["zed", "zeditor"]
    }
    guard environment["TERM_PROGRAM"] == "vscode" else { return [] }
    // Editors derived from VS Code also set `TERM_PROGRAM` to `vscode`.
    let traces = [
      "__CFBundleIdentifier", "VSCODE_GIT_ASKPASS_NODE", "VSCODE_GIT_ASKPASS_MAIN", "GIT_ASKPASS",
      "TERM_PROGRAM_VERSION",
    ].compactMap { environment[$0]?.lowercased() }
    func leaves(_ trace: String) -> Bool { traces.contains { $0.contains(trace) } }
    if environment["CURSOR_TRACE_ID"] != nil || leaves("cursor") || leaves("230313mzl4w4u92") {
      return ["cursor"]
    }
    if leaves("windsurf") { return ["windsurf"] }
    if leaves("codium") { return ["codium", "vscodium"] }
    return [leaves("insider") ? "code-insiders" : "code"]
  }

  func isThere(in environment: [String: String]) -> Bool {
    EditorCommand(command, environment: environment).isThere
  }
}

extension Words {
  func reason(of editor: Editor) -> String {
    switch editor.reason {
    case .variable(let name): self("editor.variable", ["variable": name])
    case .terminal: self("editor.terminal")
    case .standard: self("editor.standard")
    }
  }
}

/// An editor command, split into words as the shell does it.
struct EditorCommand {
  let command: String
  /// The program without wrappers such as `env`; nil if there is none.
  let program: String?
  private let environment: [String: String]

  init(_ command: String, environment: [String: String]) {
    let command = Self.quotingSpaces(in: command, environment)
    self.command = command
    self.environment = environment
    let word = Self.editor(in: shellWords(in: command))
    program = word.map { $0.hasPrefix("~/") ? (environment["HOME"] ?? "") + $0.dropFirst() : $0 }
  }

  /// Whether the program exists where the shell will look for it. A name with a shell variable
  /// counts as existing.
  var isThere: Bool {
    guard let program else { return false }
    return program.contains("$") || place != nil
  }

  private var place: String? {
    program.flatMap { executable(named: $0, environment: environment) }
  }

  var name: String? { program?.program }

  /// The arguments that open a file at a line; only the path if the editor's syntax isn't known.
  func arguments(path: String, line: Int) -> [String] {
    switch way {
    case .plus: ["+\(line)", path]
    case .goto: ["--goto", "\(path):\(line)"]
    case .colon: ["\(path):\(line)"]
    case .option: ["--line", "\(line)", path]
    case nil: [path]
    }
  }

  /// The syntax by which a family of editors is given a line.
  private enum Way {
    /// `+7 path`
    case plus
    /// `--goto path:7`
    case goto
    /// `path:7`
    case colon
    /// `--line 7 path`
    case option
  }

  private static let families: [(way: Way, names: Set<String>)] = [
    (
      .plus,
      [
        "vi", "vim", "nvim", "view", "nvi", "vis", "elvis", "gvim", "mvim", "emacs", "emacsclient",
        "mg", "zile", "jove", "nano", "rnano", "pico", "micro", "kak", "joe", "jmacs", "jpico",
        "jstar", "rjoe", "ne", "mcedit", "gedit", "pluma", "bbedit",
      ]
    ),
    (
      .goto,
      [
        "code", "code-insiders", "code-oss", "codium", "codium-insiders", "vscodium", "cursor",
        "windsurf",
      ]
    ),
    (.colon, ["hx", "helix", "subl", "sublime_text", "zed", "zeditor", "zed-editor"]),
    (.option, ["mate", "kate", "kwrite", "geany", "xed"]),
  ]

  /// The editor's syntax, by the program's name, the name of its link's target, or the name without
  /// a version.
  private var way: Way? {
    guard let name else { return nil }
    if let other = Self.otherXed, place == other { return .plus }
    let names = [
      name, place.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().lastPathComponent },
    ].compactMap { $0 }
    let bare = names.compactMap { $0.wholeMatch(of: /([a-z]+)(\.\w+|-?\d[\d.]*)/)?.1 }
    for name in names + bare.map(String.init) {
      if let family = Self.families.first(where: { $0.names.contains(name) }) { return family.way }
    }
    return nil
  }

  // MARK: The shell's view

  /// The first word that is no assignment and no wrapper such as `env`.
  private static func editor(in words: [String]) -> String? {
    var words = words[...]
    while let word = words.first {
      let isAssignment = word.firstMatch(of: /^[A-Za-z_]\w*=/) != nil
      guard isAssignment || ["env", "command", "exec", "nice", "nohup"].contains(word.program)
      else { break }
      words.removeFirst()
      guard !isAssignment else { continue }
      while let option = words.first, option.hasPrefix("-") {
        words.removeFirst()
        if ["-u", "-C", "-n"].contains(option) { words = words.dropFirst() }
      }
    }
    return words.first
  }

  /// The command with quotes around an unquoted path that contains spaces.
  private static func quotingSpaces(
    in command: String, _ environment: [String: String]
  ) -> String {
    let parts = command.split(separator: " ", omittingEmptySubsequences: false)
    let isWhole = executable(named: String(parts[0]), environment: [:]) != nil
    guard command.hasPrefix("/"), !isWhole else { return command }
    for count in (1...parts.count).dropFirst().reversed() {
      let path = parts.prefix(count).joined(separator: " ")
      guard executable(named: path, environment: [:]) != nil else { continue }
      let quoted = "'" + path.replacing("'", with: "'\\''") + "'"
      return ([quoted] + parts.dropFirst(count).map(String.init)).joined(separator: " ")
    }
    return command
  }
}

extension String {
  fileprivate var program: String { String(split(separator: "/").last ?? "") }
}

struct Editing {
  /// The path as it is shown.
  var file: String
  var name: String
  /// Whether the editor's process runs until the file is closed.
  var waits: Bool { editor.reason != .terminal }
  fileprivate var editor: Editor
  fileprivate var command: Command
}

extension Session {
  /// Prepares to open the exercise of a lesson.
  ///
  /// - Parameter line: the line to show; nil for the first step that isn't begun yet.
  func editing(_ lesson: Lesson, line: Int?) throws -> Editing {
    let path = repository.exercise(of: lesson.id)
    let file = repository.display(path)
    // An editor would create a missing file, or show a folder.
    if let problem = problem(of: path) { throw EditorError.exercise(problem, path: shown(path)) }
    let environment = context.environment
    guard let editor = Editor(environment: environment) else {
      throw EditorError.noEditor(path: shown(path))
    }
    let command = EditorCommand(editor.command, environment: environment)
    let arguments = command.arguments(path: path, line: line ?? firstUntouchedLine(of: lesson))
    return Editing(
      file: file, name: command.name ?? editor.command, editor: editor,
      // `$EDITOR` may be a command with options, so the shell splits it, as git does.
      command: Command(
        "/bin/sh", ["-c", "\(command.command) \"$@\"", editor.command] + arguments,
        environment: environment))
  }

  private func problem(of path: String) -> ExerciseError? {
    do {
      _ = try ExerciseFile(path: path)
      return nil
    } catch {
      switch error {
      case .missing, .isFolder, .isNotAFile, .unreadable: return error
      // Other errors can be fixed in the editor.
      default: return nil
      }
    }
  }

  private func firstUntouchedLine(of lesson: Lesson) -> Int {
    // If a file can't be read, the editor opens at line 1 and can show what is wrong.
    guard let exercise = try? ExerciseFile(path: repository.exercise(of: lesson.id)),
      let stub = try? Stub(of: lesson.id, in: repository)
    else { return 1 }
    let untouched = exercise.untouchedSteps(stub: stub)
    let step = lesson.steps.first { untouched.contains($0.number) }
    return step.flatMap { exercise.line(containing: $0.anchor) } ?? 1
  }
}

extension Editing {
  /// Opens the exercise and waits until the editor's process ends.
  func run() throws {
    switch try runInForeground(command) {
    case .exited(0): return
    case .exited(126), .exited(127): throw EditorError.editorMissing(editor)
    // A shell reports a signal as 128 plus its number.
    case .exited(let code) where code > 128:
      throw EditorError(editor, endedBy: code - 128)
    case .exited(let code): throw EditorError.editorFailed(editor, code: code)
    case .killed(let signal): throw EditorError(editor, endedBy: signal)
    case .outOfTime, .done: throw EditorError(editor, endedBy: SIGTERM)
    }
  }
}

enum EditorError: Error, Equatable {
  case exercise(ExerciseError, path: String)
  /// No editor is configured, and none was found.
  case noEditor(path: String)
  /// The configured editor doesn't exist or can't be run.
  case editorMissing(Editor)
  case editorFailed(Editor, code: Int32)
  /// The person has pressed Ctrl-C.
  case editorInterrupted(Editor)
  case editorEnded(Editor, signal: Int32)

  init(_ editor: Editor, endedBy signal: Int32) {
    self = signal == SIGINT ? .editorInterrupted(editor) : .editorEnded(editor, signal: signal)
  }
}
