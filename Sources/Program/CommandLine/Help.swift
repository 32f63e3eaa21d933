import Interface
import Terminal

extension Drawing {
  /// The help page of a command: its usage, its description and its options; for the program itself
  /// also the list of commands.
  func help(of command: CommandName) -> [Line] {
    let options = rows(command.options.map { ($0.names, words("option.\($0.rawValue)")) })
    guard command != .menu else { return overview(options) }
    // The description holds the place where the options are listed, so it is drawn in two parts.
    let page = words(Sentence("help.\(command.rawValue)", ["options": Self.middle]))
    let parts = page.components(separatedBy: Self.middle).map { $0.trimmed }
    return usage(of: command)
      + [[markdownText(parts[0]), options], parts.dropFirst().map { markdownText($0) }]
      .joined().filter { !$0.isEmpty }.flatMap { [.empty] + $0 }
  }

  /// The placeholder for the options in a help page.
  private static var middle: String { "\u{1}" }

  private func overview(_ options: [Line]) -> [Line] {
    let groups = CommandGroup.allCases.map { group in
      (Sentence(group), CommandName.offered.filter { $0.group == group })
    }
    let column = CommandName.offered.map(\.shortUsage.count).max() ?? 0
    let commands = groups.flatMap { title, commands in
      let rows = commands.map { ($0.shortUsage, words("command.\($0.rawValue)")) }
      return [heading(title)] + self.rows(rows, from: column)
    }
    return usage(["workbook", "[COMMAND]", "[…]"]) + [.empty]
      + paragraph(words("help.menu")) + commands + [heading("help.options")] + options
      + paragraph(words("help.more")).map { $0.styled(.dim) }
  }

  private func heading(_ title: Sentence) -> Line { Line(self.title(words(title)), .subheading) }

  /// - Parameter column: the minimum width of the column of names.
  private func rows(_ rows: [(name: String, text: String)], from column: Int = 0) -> [Line] {
    explained(rows, width: width, indent: 2, names: column...max(column, 25))
  }
}

/// The groups of commands in the overview, each with a title.
enum CommandGroup: CaseIterable {
  case learn, play, teach, prepare
}

extension CommandGroup: SentenceKey { static let heading = "help.to-" }

extension Option {
  fileprivate var names: String { ([shortFlag].compactMap { $0 } + [form]).joined(separator: ", ") }
}

extension CommandName {
  /// The usage without options.
  fileprivate var shortUsage: String {
    switch operands.kind {
    case .task, .shell: rawValue
    case .lesson, .file:
      usage.prefix { !$0.hasPrefix("[--") }.joined(separator: " ").replacing("workbook ", with: "")
    }
  }

  /// Whether the command works with the learner's own exercises.
  var isAboutExercises: Bool {
    switch group {
    case .learn: true
    case .play: self != .purity
    case .teach, .prepare: false
    }
  }

  fileprivate var group: CommandGroup {
    switch self {
    case .menu, .list, .read, .test, .watch, .hint, .solution, .reset: .learn
    case .play, .run, .purity: .play
    case .author, .class: .teach
    case .doctor, .completions: .prepare
    }
  }
}

extension CommandName {
  /// The command as it is typed; the menu is the program's name alone.
  var title: String { self == .menu ? "workbook" : "workbook \(rawValue)" }

  /// The parts of the usage line: the name, the operands and each option. A line is never broken
  /// inside a part.
  var usage: [String] {
    [title] + operandForms + options.filter { $0 != .help }.map { "[\($0.form)]" }
  }

  private var operandForms: [String] {
    guard self != .menu else { return ["[COMMAND]"] }
    let name =
      switch operands.kind {
      case .lesson: "N"
      case .file: OptionValue.file.placeholder
      case .shell: Shell.allCases.map(\.rawValue).joined(separator: "|")
      case .task: tasks.map(\.form).joined(separator: "|")
      }
    guard operands.count.upperBound > 0 else { return [] }
    guard operands.count.lowerBound == 0 else { return [name] }
    return ["[\(name)\(operands.count.upperBound > 1 ? " …" : "")]"]
  }
}

extension Drawing {
  func usage(of command: CommandName) -> [Line] { usage(command.usage) }

  /// Draws the parts of a usage line, on several lines if one isn't wide enough.
  func usage(_ parts: [String]) -> [Line] {
    let start = words.beginning(words("usage.title"))
    var lines = [start]
    let indent = String(repeating: " ", count: Line(start).columns)
    let program = parts.prefix(1).map { words.called($0) }
    for part in (program + parts.dropFirst()).flatMap({ pieces(of: $0, room: width - indent.count) }
    ) {
      let isEmpty = lines.count == 1 ? lines[0] == start : lines[lines.count - 1] == indent
      let line = lines[lines.count - 1] + (isEmpty ? "" : " ") + part
      if isEmpty || Line(line).columns <= width {
        lines[lines.count - 1] = line
      } else {
        lines.append(indent + part)
      }
    }
    return lines.map { Line($0) }
  }

  /// Breaks a part that is too wide for a line between its `|` alternatives.
  private func pieces(of part: String, room: Int) -> [String] {
    guard Line(part).columns > room else { return [part] }
    let words = part.split(separator: "|")
    var pieces = [""]
    for (index, word) in words.enumerated() {
      let next = word + (index < words.count - 1 ? "|" : "")
      if Line(pieces[pieces.count - 1] + next).columns > room { pieces.append("") }
      pieces[pieces.count - 1] += next
    }
    return pieces
  }
}
