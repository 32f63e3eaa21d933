import Curriculum
import Launching

/// A shell that can be told of the workbook.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The one that a person uses; nil for one of which nothing is known here.
  init?(environment: [String: String]) {
    let path = environment["SHELL"] ?? ""
    self.init(rawValue: path.split(separator: "/").last.map(String.init) ?? "")
  }

  /// The shell that somebody probably meant.
  static func suggestion(for name: String) -> String? {
    nearestWord(to: name, in: allCases.map(\.rawValue))
  }

  /// The file that it reads when it starts.
  var startFile: String {
    switch self {
    case .bash: "~/.bashrc"
    case .zsh: "~/.zshrc"
    case .fish: "~/.config/fish/config.fish"
    }
  }

  /// A command that gives a program a name, in every shell.
  static func alias(_ name: String, for program: String) -> String {
    // The shell reads it twice: now, and when the name is used.
    "alias \(name)=\(quoted(quoted(program)))"
  }
}
