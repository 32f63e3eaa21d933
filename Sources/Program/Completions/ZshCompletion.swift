import Launching

extension CompletionScript {
  var zsh: String {
    #"""
    #compdef workbook
    # Completes `workbook` and `swift run workbook` in zsh. Made by `workbook completions zsh`.

    _workbook() {
      local context state state_descr line
      typeset -A opt_args
      local -a commands=(
    \#(zshChoices(commands))
      )
      _arguments -C \
    \#(zshOptions(of: .menu)) \
        '1: :->command' '*:: :->operands' && return
      case $state in
        command) _describe -t commands command commands ;;
        operands)
          case $words[1] in
    \#(zshCommands)
          esac ;;
      esac
    }

    _workbook_lessons() {
      local -a lessons=(
    \#(zshChoices(lessons))
      )
      _describe -t lessons lesson lessons || _files
    }

    _workbook_task_lessons() {
      [[ $words[(i)\#(zshTasks)] -gt $#words ]] || _workbook_lessons
      [[ $words[(i)\#(zshLanguageTasks)] -gt $#words ]] || compadd -- \#(zshLanguages)
    }

    _workbook_swift() {
      local index=${words[(i)workbook]}
      if [[ $words[2] == run ]] && ((index < CURRENT)); then
        words=("${(@)words[index,-1]}")
        ((CURRENT -= index - 1))
        _workbook
      elif [[ $words[2] == run ]] && ((CURRENT == 3)) && [[ -n $PREFIX && workbook == $PREFIX* ]]; then
        compadd workbook
      elif [[ -n $_workbook_swift_before ]]; then
        $_workbook_swift_before "$@"
      else
        _default
      fi
    }

    if [[ $funcstack[1] == _workbook ]]; then
      _workbook "$@"
    else
      (($+functions[compdef])) || { autoload -Uz compinit && compinit }
      compdef _workbook workbook
      # What completed `swift` before goes on doing so.
      [[ $_comps[swift] == _workbook_swift ]] || _workbook_swift_before=$_comps[swift]
      compdef _workbook_swift swift
    fi

    """#
  }

  /// The tasks that are about a lesson, as a pattern.
  private var zshTasks: String {
    let words = CommandName.author.tasks.filter(\.takesLesson).map(\.word)
    return "(\(words.joined(separator: "|")))"
  }

  /// The tasks that are about a language, as a pattern.
  private var zshLanguageTasks: String {
    let words = CommandName.author.tasks.filter(\.takesLanguage).map(\.word)
    return "(\(words.joined(separator: "|")))"
  }

  /// What they can be about.
  private var zshLanguages: String {
    CommandName.author.tasks.filter(\.takesLanguage).flatMap(choices).joined(separator: " ")
  }

  private func zshChoices(_ choices: [Choice]) -> String {
    choices.map { "    " + shellQuoted("\($0.word):\($0.meaning)") }.joined(separator: "\n")
  }

  /// The options of a command, one a line.
  private func zshOptions(of command: CommandName) -> String {
    command.options.map { option in
      // Who wants an explanation wants nothing else.
      let isAlone = [.help, .version].contains(option)
      let others = isAlone ? ["-", "*"] : option.excluded.map { $0.option?.flag ?? "*" }
      let exclusion = others.isEmpty ? "" : "(\(others.joined(separator: " ")))"
      let meaning = zshEscaped(meaning(of: option))
      let value =
        switch option.value {
        case nil: ""
        case .language: ":language:(\(languages.joined(separator: " ")))"
        case .oneOf(let words): ":value:(\(words.joined(separator: " ")))"
        case .folder: ":folder:_files -/"
        case .file: ":file:_files"
        case .name, .number, .seconds, .count, .range, .part:
          ":\(option.value?.placeholder.lowercased() ?? ""): "
        }
      // A value may follow in a word of its own, or behind `=`.
      let end = (value.isEmpty ? "" : "=") + "[\(meaning)]\(value)"
      return "    "
        + ([option.shortFlag].compactMap { $0 } + [option.flag])
        .map { shellQuoted("\(exclusion)\($0)\(end)") }.joined(separator: " ")
    }.joined(separator: " \\\n")
  }

  private var zshCommands: String {
    CommandName.offered.map { command in
      """
            \(command.rawValue))
              _arguments -s \\
      \(zshOptions(of: command))\(zshOperands(of: command)) ;;
      """
    }.joined(separator: "\n")
  }

  private func zshOperands(of command: CommandName) -> String {
    let most = command.operands.count.upperBound
    guard most > 0 else { return "" }
    let action =
      switch command.operands.kind {
      case .task: "task:(\(operands(of: command).map(\.word).joined(separator: " ")))"
      case .lesson: "lesson:_workbook_lessons"
      case .file: "file:_files"
      case .shell: "shell:(\(operands(of: command).map(\.word).joined(separator: " ")))"
      }
    let excluded = Option.excludedByOperands.filter(command.options.contains).map(\.flag)
    let exclusion = excluded.isEmpty ? "" : "(\(excluded.joined(separator: " ")))"
    let rules =
      command.operands.kind == .task
      ? ["1:\(action)"] + zshTaskOperands(of: command)
      : ["\(exclusion)\(most == 1 ? "1" : "*"):\(action)"]
    return rules.map { " \\\n    " + shellQuoted($0) }.joined()
  }

  /// What follows the first word of a command that can do several things.
  private func zshTaskOperands(of command: CommandName) -> [String] {
    if command.tasks.contains(where: \.takesLesson) {
      return ["2:lesson:_workbook_task_lessons", "*:file:_files"]
    }
    let words = command.tasks.flatMap(\.choices).joined(separator: " ")
    let either = "_alternative 'files:folder:_files' 'words:word:(\(words))'"
    return ["2:folder or word:{\(either)}", "*:folder:_files"]
  }

  /// What means something in the explanation of an option.
  private func zshEscaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func shellQuoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
