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
