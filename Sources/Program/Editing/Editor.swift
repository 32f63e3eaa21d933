import Basics
import Foundation
import Interface

/// The program in which exercises are opened, and why it is this one.
package struct Editor: Equatable {
  /// What the shell is told: a program, perhaps with options.
  package var command: String
  var reason: Reason

  enum Reason: Equatable {
    /// This variable names it.
    case variable(String)
    /// It has the terminal in its own window.
    case terminal
    /// Nothing names another.
    case standard
  }

  init(_ command: String, _ reason: Reason) {
    (self.command, self.reason) = (command, reason)
  }

  /// The editor that the environment names or suggests; nil if there is none at all.
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

  /// The editors that have this terminal in their window, told to wait until the file is closed.
  private static func commands(ofTerminalIn environment: [String: String]) -> [String] {
    if environment["TERM_PROGRAM"] == "zed" || environment["ZED_TERM"] == "true" {
      return ["zed -w", "zeditor -w"]
    }
    guard environment["TERM_PROGRAM"] == "vscode" else { return [] }
    // Those that are made of VS Code call their terminal by its name, too.
    let traces = [
      "__CFBundleIdentifier", "VSCODE_GIT_ASKPASS_NODE", "VSCODE_GIT_ASKPASS_MAIN", "GIT_ASKPASS",
      "TERM_PROGRAM_VERSION",
    ].compactMap { environment[$0]?.lowercased() }
    func leaves(_ trace: String) -> Bool { traces.contains { $0.contains(trace) } }
    if environment["CURSOR_TRACE_ID"] != nil || leaves("cursor") || leaves("230313mzl4w4u92") {
      return ["cursor -w"]
    }
    if leaves("windsurf") { return ["windsurf -w"] }
    if leaves("codium") { return ["codium -w", "vscodium -w"] }
    return [leaves("insider") ? "code-insiders -w" : "code -w"]
  }

  /// Whether the program is where the shell will look for it.
  package func isThere(in environment: [String: String]) -> Bool {
    EditorCommand(command, environment: environment).isThere
  }

}

extension Words {
  /// Why it is this editor.
  package func reason(of editor: Editor) -> String {
    switch editor.reason {
    case .variable(let name): self("editor.variable", ["variable": name])
    case .terminal: self("editor.terminal")
    case .standard: self("editor.standard")
    }
  }
}
