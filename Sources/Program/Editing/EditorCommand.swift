import Basics
import Foundation

/// A command that opens an editor, taken apart as the shell does it.
struct EditorCommand {
  /// What the shell is told.
  let command: String
  /// The editor as it is named there, without what only starts it; nil if there is none.
  let program: String?
  private let environment: [String: String]

  init(_ command: String, environment: [String: String]) {
    let command = Self.quotingSpaces(in: command, environment)
    self.command = command
    self.environment = environment
    let word = Self.editor(in: Self.words(of: command))
    program = word.map { $0.hasPrefix("~/") ? (environment["HOME"] ?? "") + $0.dropFirst() : $0 }
  }

  /// Whether the program is where the shell will look for it, as far as that can be told before.
  var isThere: Bool {
    guard let program else { return false }
    return program.contains("$") || place != nil
  }

  private var place: String? {
    program.flatMap { executable(named: $0, environment: environment) }
  }

  /// The program's name without its folder.
  var name: String? { program?.program }

  /// What the editor is given to show a file at a line; only the path if nobody knows how it is told
  /// a line.
  func arguments(path: String, line: Int) -> [String] {
    switch way {
    case .plus: ["+\(line)", path]
    case .goto: ["--goto", "\(path):\(line)"]
    case .colon: ["\(path):\(line)"]
    case .option: ["--line", "\(line)", path]
    case nil: [path]
    }
  }

  /// How a family of editors is told a line.
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

  /// By the program's name, by the name of what it leads to, or by its name without a version.
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

  /// The words of a command without their quotes.
  private static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// The first word that isn't there to start another program.
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

  /// The command with quotes around a path that needs them: it is written often, and meant always.
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
  /// A program's name without its folder.
  fileprivate var program: String { String(split(separator: "/").last ?? "") }
}
