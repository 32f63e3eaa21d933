import Classroom
import Curriculum
import Interface
import Launching

enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The user's shell by `SHELL`; nil if it is none of these.
  init?(environment: [String: String]) {
    let path = environment["SHELL"] ?? ""
    self.init(rawValue: path.split(separator: "/").last.map(String.init) ?? "")
  }

  /// The file that the shell reads when it starts.
  var startFile: String {
    switch self {
    case .bash: "~/.bashrc"
    case .zsh: "~/.zshrc"
    case .fish: "~/.config/fish/config.fish"
    }
  }

  /// An alias command that all three shells understand.
  static func alias(_ name: String, for program: String) -> String {
    // The shell parses the command at the definition and at each use.
    "alias \(name)=\(quoted(quoted(program)))"
  }
}

/// Makes the completion scripts from the tables of commands and options.
struct CompletionScript {
  var course: Course
  var words: Words
  var languages: [String]

  /// The script for a shell: its template with the slots filled in.
  func text(for shell: Shell, in repository: Repository) throws -> String {
    let template = words.called(try contents(of: repository.completions(for: shell.rawValue)))
    return Template(template).filled { slot in
      switch shell {
      case .bash: words.called(bash(slot))
      case .zsh: words.called(zsh(slot))
      case .fish: words.called(fish(slot))
      }
    }
  }

  // MARK: What all shells are told

  /// A word that can be typed, and what it means.
  struct Choice {
    var word: String
    var meaning = ""
  }

  /// The action by which a shell completes the value of an option.
  ///
  /// - Parameter words: makes the action for words separated by spaces.
  private func value(
    of option: Option, none: String = "", words: (String) -> String, folders: String,
    files: String, anything: String
  ) -> String {
    switch option.value {
    case nil: none
    case .language: words(languages.joined(separator: " "))
    case .oneOf(let choices): words(choices.joined(separator: " "))
    case .folder: folders
    case .file: files
    case .name, .number, .seconds, .count, .range, .part: anything
    }
  }

  /// Shells show text without markup.
  private func plain(_ text: String) -> String { Inline.parsing(text).plainText }

  func meaning(of option: Option) -> String { plain(words("option.\(option.rawValue)")) }

  var commands: [Choice] {
    CommandName.offered.map {
      Choice(word: $0.rawValue, meaning: plain(words("command.\($0.rawValue)")))
    }
  }

  /// The numbers and folders of lessons.
  private var lessons: [Choice] {
    course.lessons.map { Choice(word: "\($0.number)", meaning: plain($0.title)) }
      + course.lessons.map { Choice(word: $0.id, meaning: plain($0.title)) }
  }

  /// The choices for a command's first operand.
  private func operands(of command: CommandName) -> [Choice] {
    guard command.operands.count.upperBound > 0 else { return [] }
    switch command.operands.kind {
    case .lesson: return lessons
    // The shell completes files itself.
    case .file: return []
    case .shell: return Shell.allCases.map { Choice(word: $0.rawValue) }
    case .task: return command.tasks.map { Choice(word: $0.rawValue) }
    }
  }

  /// The maximum number of operands, at most 999.
  private func most(_ command: CommandName) -> Int { min(command.operands.count.upperBound, 999) }

  /// The choices for the first operand of a task. English isn't offered as a translation.
  private func choices(of task: TaskName) -> [String] {
    task.operands.isLanguage
      ? languages.filter { $0 != Language.english.code } : task.operands.choices
  }

  /// The options of a command that can't be combined with operands.
  private func excludedByOperands(of command: CommandName) -> [String] {
    command.options.filter { $0.excluded.contains(.operand) }.map(\.flag)
  }

  /// Options that take a value. `range` is left out, because it has the same flag as `lessons`.
  private var optionsWithValues: [Option] {
    Option.allCases.filter { $0 != .range && $0.value != nil }
  }

  // MARK: Bash

  private func bash(_ slot: Substring) -> String {
    switch slot {
    case "values":
      optionsWithValues.map { option in
        let action = value(
          of: option, words: { #"COMPREPLY=($(compgen -W \#(quoted($0)) -- "$current"))"# },
          folders: #"_workbook_files -d "$current""#, files: #"_workbook_files -f "$current""#,
          anything: ":")
        return "    \(option.flag)) \(action); return ;;"
      }.joined(separator: "\n")
    case "valueflags": optionsWithValues.map(\.flag).joined(separator: " | ")
    case "commands": CommandName.allCases.map(bashRule).joined(separator: "\n")
    case "exclusions":
      Option.allCases.filter { !$0.excluded.isEmpty }.map { option in
        let others = option.excluded.map { $0.option?.flag ?? "N" }
        let list = ([option.flag] + others).joined(separator: " ")
        return "        \(option.flag)) others=\(quoted(list)) ;;"
      }.joined(separator: "\n")
    default:
      Option.allCases.filter { $0.excluded.contains(.operand) }
        .map { "$seen == *' \($0.flag) '*" }.joined(separator: " || ")
    }
  }

  private func bashRule(for command: CommandName) -> String {
    let options = command.options.flatMap { [$0.shortFlag, $0.flag] }.compactMap { $0 }
    let operands = (command == .menu ? commands : operands(of: command)).map(\.word)
    let takesFiles =
      command.operands.kind == .file
      || command.operands.kind == .lesson && command != .menu
        && !operands.isEmpty
    // The possible operands after the task depend on the task.
    let more = command.tasks.isEmpty ? "" : "\n      \(bashTaskOperands(of: command))"
    return """
          \(command == .menu ? "''" : command.rawValue))
            options=\(quoted(options.joined(separator: " ")))
            operands=\(quoted(operands.joined(separator: " ")))
            most=\(command == .menu ? 1 : most(command)) files=\(takesFiles ? "yes" : "")\(more) ;;
      """
  }

  private func bashTaskOperands(of command: CommandName) -> String {
    var lines = ["((count > 0)) && operands="]
    func add(_ condition: String, _ operands: [String]) {
      let list = quoted(operands.joined(separator: " "))
      lines.append("((count == 1)) && [[ \(condition) ]] && operands=\(list)")
    }
    let about = command.tasks.filter(\.operands.isLesson).map { "$before == \($0.rawValue)" }
    if !about.isEmpty { add(about.joined(separator: " || "), lessons.map(\.word)) }
    for task in command.tasks where !choices(of: task).isEmpty {
      add("$before == \(task.rawValue)", choices(of: task))
    }
    if let first = command.tasks.compactMap(\.operands.filesFrom).min() {
      lines.append("((count >= \(first))) && files=yes")
    }
    return lines.joined(separator: "\n      ")
  }

  // MARK: Zsh

  private func zsh(_ slot: Substring) -> String {
    func list(_ choices: [Choice]) -> String {
      choices.map { "    " + singleQuoted("\($0.word):\($0.meaning)") }.joined(separator: "\n")
    }
    let tasks = CommandName.author.tasks
    let ofLanguages = tasks.filter(\.operands.isLanguage)
    return switch slot {
    case "commandlist": list(commands)
    case "options": zshOptions(of: .menu)
    case "commands":
      CommandName.offered.map { command in
        """
              \(command.rawValue))
                _arguments -s \\
        \(zshOptions(of: command))\(zshOperands(of: command)) ;;
        """
      }.joined(separator: "\n")
    case "lessons": list(lessons)
    case "tasks": "(\(tasks.filter(\.operands.isLesson).map(\.rawValue).joined(separator: "|")))"
    case "languagetasks": "(\(ofLanguages.map(\.rawValue).joined(separator: "|")))"
    default: ofLanguages.flatMap(choices).joined(separator: " ")
    }
  }

  private func zshOptions(of command: CommandName) -> String {
    command.options.map { option in
      // Nothing else can be combined with `--help` and `--version`.
      let isAlone = [.help, .version].contains(option)
      let others = isAlone ? ["-", "*"] : option.excluded.map { $0.option?.flag ?? "*" }
      let exclusion = others.isEmpty ? "" : "(\(others.joined(separator: " ")))"
      // These characters have a meaning in the description.
      let meaning = meaning(of: option).map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }
      let value = value(
        of: option, words: { ":\(option == .language ? "language" : "value"):(\($0))" },
        folders: ":folder:_files -/", files: ":file:_files",
        anything: ":\(option.value?.placeholder.lowercased() ?? ""): ")
      // With `=`, zsh accepts the value as a separate word or behind `=`.
      let end = (value.isEmpty ? "" : "=") + "[\(meaning.joined())]\(value)"
      return "    "
        + ([option.shortFlag].compactMap { $0 } + [option.flag])
        .map { singleQuoted("\(exclusion)\($0)\(end)") }.joined(separator: " ")
    }.joined(separator: " \\\n")
  }

  private func zshOperands(of command: CommandName) -> String {
    let most = command.operands.count.upperBound
    guard most > 0 else { return "" }
    let words = operands(of: command).map(\.word).joined(separator: " ")
    let action =
      switch command.operands.kind {
      case .task: "task:(\(words))"
      case .lesson: "lesson:_workbook_lessons"
      case .file: "file:_files"
      case .shell: "shell:(\(words))"
      }
    let excluded = excludedByOperands(of: command)
    let exclusion = excluded.isEmpty ? "" : "(\(excluded.joined(separator: " ")))"
    let rules =
      command.operands.kind == .task
      ? ["1:\(action)"] + zshTaskOperands(of: command)
      : ["\(exclusion)\(most == 1 ? "1" : "*"):\(action)"]
    return rules.map { " \\\n    " + singleQuoted($0) }.joined()
  }

  /// The zsh rules for the operands behind a task.
  private func zshTaskOperands(of command: CommandName) -> [String] {
    if command.tasks.contains(where: \.operands.isLesson) {
      return ["2:lesson:_workbook_task_lessons", "*:file:_files"]
    }
    let words = command.tasks.flatMap(\.operands.choices).joined(separator: " ")
    let either = "_alternative 'files:folder:_files' 'words:word:(\(words))'"
    return ["2:folder or word:{\(either)}", "*:folder:_files"]
  }

  private func singleQuoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }

  // MARK: Fish

  private func fish(_ slot: Substring) -> String {
    guard slot == "rules" else {
      return Option.allCases.filter { $0.value != nil }.map(\.flag).joined(separator: " ")
    }
    let rules = commands.map {
      "-n '__workbook_is menu; and __workbook_takes 0'" + fishWord($0)
    }
    return
      (rules
      + CommandName.allCases.flatMap { command in
        fishOperands(of: command) + command.options.map { fishRule(for: $0, of: command) }
      }).map { "  complete -c $program \($0)" }.joined(separator: "\n")
  }

  /// - Parameter isOrdered: whether fish keeps the order of the words; then the rules have to be
  ///   reversed.
  private func fishWord(_ choice: Choice, isOrdered: Bool = false) -> String {
    " -f\(isOrdered ? " -k" : "") -a \(choice.word)"
      + (choice.meaning.isEmpty ? "" : " -d \(fishQuoted(choice.meaning))")
  }

  private func fishOperands(of command: CommandName) -> [String] {
    let excluded = excludedByOperands(of: command)
    let condition =
      "__workbook_is \(command.rawValue); and __workbook_takes \(most(command))"
      + (excluded.isEmpty ? "" : "; and not __workbook_said \(excluded.joined(separator: " "))")
    if command.operands.kind == .file { return ["-n \(fishQuoted(condition)) -F"] }
    if command.operands.kind == .task { return fishTaskRules(for: command) }
    let rules = operands(of: command).reversed().map {
      "-n \(fishQuoted(condition))" + fishWord($0, isOrdered: true)
    }
    guard command.operands.kind == .lesson, !rules.isEmpty else { return rules }
    return rules + ["-n \(fishQuoted(condition + "; and __workbook_is_path")) -F"]
  }

  private func fishTaskRules(for command: CommandName) -> [String] {
    let start = "__workbook_is \(command.rawValue); and __workbook_takes"
    func said(_ words: String) -> String {
      "-n \(fishQuoted("\(start) 2; and __workbook_said \(words)"))"
    }
    let about = command.tasks.filter(\.operands.isLesson).map(\.rawValue).joined(separator: " ")
    let lessons = about.isEmpty ? [] : lessons.reversed()
    let first = command.tasks.compactMap(\.operands.filesFrom).min() ?? 1
    let most = command.operands.count.upperBound == .max ? 999 : 3
    return operands(of: command).map { "-n '\(start) 1'" + fishWord($0) }
      + lessons.map { said(about) + fishWord($0, isOrdered: true) }
      + command.tasks.filter { !choices(of: $0).isEmpty }.map { task in
        said(task.rawValue) + " -f -a \(fishQuoted(choices(of: task).joined(separator: " ")))"
      }
      + ["-n '\(start) \(most); and not __workbook_takes \(first)' -F"]
  }

  private func fishRule(for option: Option, of command: CommandName) -> String {
    let others = option.excluded.compactMap { $0.option?.flag }
    var condition = "__workbook_is \(command.rawValue)"
    if !others.isEmpty { condition += "; and not __workbook_said \(others.joined(separator: " "))" }
    if option.excluded.contains(.operand) { condition += "; and __workbook_takes 1" }
    let value = value(
      of: option, none: "-f", words: { "-x -a \(fishQuoted($0))" },
      folders: "-x -a '(__fish_complete_directories)'", files: "-r -F", anything: "-x")
    let short = option.shortFlag.map { "-s \($0.dropFirst()) " } ?? ""
    return "-n \(fishQuoted(condition)) \(short)-l \(option.flag.dropFirst(2)) \(value)"
      + " -d \(fishQuoted(meaning(of: option)))"
  }

  private func fishQuoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}

extension Option {
  /// The options and operands that can't be combined with any value of this one.
  fileprivate var excluded: [Said] {
    CommandName.exclusions.compactMap { first, second in
      let other = first == .option(self) ? second : second == .option(self) ? first : nil
      if case .value? = other { return nil }
      return other
    }
  }
}
