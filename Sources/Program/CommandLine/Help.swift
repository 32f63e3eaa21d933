import Interface
import Terminal

extension Drawing {
  /// The help page of a command: how it is called, what it does, and what can be said beside it.
  func help(of command: CommandName) -> [Line] {
    let options = command.options.map { "- `\($0.names)` \(words("option.\($0.rawValue)"))" }
    let commands = CommandName.offered.map {
      "| `\($0.shortUsage)` | \(words("command.\($0.rawValue)")) |"
    }
    let page = Sentence(
      "help.\(command.rawValue)",
      ["options": options.joined(separator: "\n"), "commands": commands.joined(separator: "\n")])
    return usage(of: command) + [.empty] + markdownText(words(page))
  }
}

extension Option {
  /// Its names, and what follows them.
  fileprivate var names: String { ([shortFlag].compactMap { $0 } + [form]).joined(separator: ", ") }
}

extension CommandName {
  /// How it is called without its options.
  fileprivate var shortUsage: String {
    guard tasks.isEmpty else {
      return "\(rawValue) \(tasks.map(\.word).joined(separator: "\\|"))"
    }
    return usage.prefix { !$0.hasPrefix("[--") }.joined(separator: " ").replacing(
      "workbook ", with: ""
    )
    // What separates the cells of a table.
    .replacing("|", with: "\\|")
  }
}

extension CommandName {
  /// As it is typed; the menu is the program itself.
  var title: String { self == .menu ? "workbook" : "workbook \(rawValue)" }

  /// How it is called: its name, what has to stand behind it, and each of its options, which stay
  /// in one piece.
  var usage: [String] {
    [title] + operands.forms(of: self) + options.filter { $0 != .help }.map { "[\($0.form)]" }
  }
}

extension Operands {
  fileprivate func forms(of command: CommandName) -> [String] {
    guard command != .menu else { return ["[COMMAND]"] }
    let name =
      switch kind {
      case .lesson: "N"
      case .file: OptionValue.file.placeholder
      case .shell: Shell.allCases.map(\.rawValue).joined(separator: "|")
      case .task: command.tasks.map(\.form).joined(separator: "|")
      }
    guard count.upperBound > 0 else { return [] }
    guard count.lowerBound == 0 else { return [name] }
    return ["[\(name)\(count.upperBound > 1 ? " …" : "")]"]
  }
}

extension Drawing {
  /// How a command is called.
  func usage(of command: CommandName) -> [Line] { usage(command.usage) }

  /// Parts of a command line, below each other if there is no room.
  func usage(_ parts: [String]) -> [Line] {
    let start = words.beginning(words("usage.title"))
    var lines = [start]
    let indent = String(repeating: " ", count: Line(start).columns)
    for part in parts.flatMap({ pieces(of: $0, room: width - indent.count) }) {
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

  /// A part that has no room in a line is broken between the words of which one can be chosen.
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
