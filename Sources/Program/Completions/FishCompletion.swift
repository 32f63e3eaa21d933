import Launching

extension CompletionScript {
  var fish: String {
    #"""
    # Completes `workbook` and `swift run workbook` in fish. Made by `workbook completions fish`.

    # The words behind the program, before the one that is completed; fails for another program.
    function __workbook_words
      set -l words (commandline -opc)
      if string match -qr '(^|/)swift$' -- $words[1]
        test "$words[2]" = run; or return 1
        set -l place (contains -i -- workbook $words); or return 1
        set words $words[$place..-1]
      end
      set -e words[1]
      string join -- \n $words
      return 0
    end

    # The same without options and their values: the command, and what stands behind it.
    function __workbook_operands
      set -l words (__workbook_words); or return 1
      set -l before
      for word in $words
        if not string match -q -- '-*' $word; and not contains -- "$before" \#(fishValueFlags)
          echo $word
        end
        set before $word
      end
      return 0
    end

    # Whether it is about this command; `menu` if there is none yet.
    function __workbook_is
      set -l operands (__workbook_operands); or return 1
      test "$operands[1]" = $argv[1]; or begin; test $argv[1] = menu; and not set -q operands[1]; end
    end

    # Whether fewer than $argv[1] lessons, or others, stand behind the command.
    function __workbook_takes
      set -l operands (__workbook_operands); or return 1
      test (count $operands) -le $argv[1]
    end

    # Whether one of these options was said.
    function __workbook_said
      set -l words (__workbook_words)
      for option in $argv
        contains -- $option $words; and return 0
      end
      return 1
    end

    function __workbook_is_path
      string match -q -- '*/*' (commandline -ct)
    end

    complete -c workbook -f
    complete -c swift -n __workbook_words -f
    complete -c swift -n 'test (count (commandline -opc)) -eq 2; and contains run (commandline -opc)' -a workbook
    for program in workbook swift
    \#(fishLines.map { "  complete -c $program \($0)" }.joined(separator: "\n"))
    end

    """#
  }

  private var fishValueFlags: String {
    Option.allCases.filter { $0.value != nil }.map(\.flag).joined(separator: " ")
  }

  /// Each rule, without the program.
  private var fishLines: [String] {
    commands.map {
      "-n '__workbook_is menu; and __workbook_takes 0' -f -a \($0.word) -d \(fishQuoted($0.meaning))"
    }
      + ([.menu] + CommandName.offered).flatMap { command in
        fishOperands(of: command) + command.options.map { fishRule(for: $0, of: command) }
      }
  }

  private func fishOperands(of command: CommandName) -> [String] {
    let excluded = Option.excludedByOperands.filter(command.options.contains).map(\.flag)
    let most = min(command.operands.count.upperBound, 999)
    let condition =
      "__workbook_is \(command.rawValue); and __workbook_takes \(most)"
      + (excluded.isEmpty ? "" : "; and not __workbook_said \(excluded.joined(separator: " "))")
    // The last rule comes first where the order is kept.
    let rules = operands(of: command).reversed().map {
      "-n \(fishQuoted(condition)) -f -k -a \($0.word)"
        + ($0.meaning.isEmpty ? "" : " -d \(fishQuoted($0.meaning))")
    }
    if command.operands.kind == .file { return ["-n \(fishQuoted(condition)) -F"] }
    if command.operands.kind == .task { return fishTaskRules(for: command) }
    guard command.operands.kind == .lesson, !rules.isEmpty else { return rules }
    return rules + ["-n \(fishQuoted(condition + "; and __workbook_is_path")) -F"]
  }

  private func fishTaskRules(for command: CommandName) -> [String] {
    let start = "__workbook_is \(command.rawValue); and __workbook_takes"
    let tasks = operands(of: command).map { "-n '\(start) 1' -f -a \($0.word)" }
    let about = command.tasks.filter(\.takesLesson).map(\.word).joined(separator: " ")
    let condition = fishQuoted("\(start) 2; and __workbook_said \(about)")
    let lessons = lessons.reversed().map {
      "-n \(condition) -f -k -a \($0.word) -d \(fishQuoted($0.meaning))"
    }
    let choices = command.tasks.filter { !self.choices(of: $0).isEmpty }.map { task in
      "-n \(fishQuoted("\(start) 2; and __workbook_said \(task.word)")) -f"
        + " -a \(fishQuoted(self.choices(of: task).joined(separator: " ")))"
    }
    let first = command.tasks.compactMap(\.filesFrom).min() ?? 1
    let most = command.operands.count.upperBound == .max ? 999 : 3
    return tasks + (about.isEmpty ? [] : lessons) + choices
      + ["-n '\(start) \(most); and not __workbook_takes \(first)' -F"]
  }

  private func fishRule(for option: Option, of command: CommandName) -> String {
    let others = option.excluded.compactMap { $0.option?.flag }
    var condition = "__workbook_is \(command.rawValue)"
    if !others.isEmpty { condition += "; and not __workbook_said \(others.joined(separator: " "))" }
    if option.excluded.contains(.operand) { condition += "; and __workbook_takes 1" }
    let value =
      switch option.value {
      case nil: "-f"
      case .language: "-x -a \(fishQuoted(languages.joined(separator: " ")))"
      case .oneOf(let words): "-x -a \(fishQuoted(words.joined(separator: " ")))"
      case .folder: "-x -a '(__fish_complete_directories)'"
      case .file: "-r -F"
      case .name, .number, .seconds, .count, .range, .part: "-x"
      }
    let short = option.shortFlag.map { "-s \($0.dropFirst()) " } ?? ""
    return "-n \(fishQuoted(condition)) \(short)-l \(option.flag.dropFirst(2)) \(value)"
      + " -d \(fishQuoted(meaning(of: option)))"
  }

  private func fishQuoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
