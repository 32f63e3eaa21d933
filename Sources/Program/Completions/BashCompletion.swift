import Launching

extension CompletionScript {
  var bash: String {
    #"""
    # Completes `workbook` and `swift run workbook` in bash. Made by `workbook completions bash`.

    # The words behind the program begin at the index $1.
    _workbook_words() {
      local first=$1 current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      COMPREPLY=()
      # `--color=never` comes in three words.
      if [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      elif [[ $current == = ]]; then
        current=
      fi
      case $previous in
    \#(bashValues)
      esac

      local index word before= seen=' ' command= count=0
      for ((index = first; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word == -* ]]; then
          seen+="$word "
        elif [[ $word != = ]]; then
          case $before in
            = | \#(bashValueFlags)) ;;
            *) if [[ $command ]]; then count=$((count + 1)); else command=$word; fi ;;
          esac
        fi
        before=$word
      done

      local options= operands= most=0 files=
      case $command in
    \#(bashCommands)
      esac
      if [[ $current == -* ]]; then
        local option others possible=
        for option in $options; do
          others=$option
          case $option in
    \#(bashExclusions)
          esac
          for word in $others; do
            [[ $seen == *" $word "* || ($word == N && $count -gt 0) ]] && continue 2
          done
          possible+="$option "
        done
        COMPREPLY=($(compgen -W "$possible" -- "$current"))
      elif ((count < most)) && ! [[ \#(bashOperandExclusion) ]]; then
        COMPREPLY=($(compgen -W "$operands" -- "$current"))
        [[ ${#COMPREPLY[@]} -eq 0 && $files && $current ]] && _workbook_files -f "$current"
      fi
    }

    _workbook_files() {
      local line
      type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
      while IFS= read -r line; do
        COMPREPLY+=("$line")
      done < <(compgen "$1" -- "$2")
    }

    _workbook() {
      _workbook_words 1
    }

    _workbook_swift() {
      local index
      if [[ ${COMP_WORDS[1]} == run ]]; then
        for ((index = 2; index < COMP_CWORD; index++)); do
          if [[ ${COMP_WORDS[index]} == workbook ]]; then
            _workbook_words $((index + 1))
            return
          fi
        done
        if ((COMP_CWORD == 2)) && [[ ${COMP_WORDS[2]} && workbook == "${COMP_WORDS[2]}"* ]]; then
          COMPREPLY=(workbook)
          return
        fi
      fi
      [[ $_workbook_swift_before ]] && "$_workbook_swift_before" "$@"
    }

    # What completed `swift` before goes on doing so.
    if ! complete -p swift 2>/dev/null | grep -q _workbook_swift; then
      _workbook_swift_before=$(complete -p swift 2>/dev/null | sed -n 's/.* -F \([^ ]*\) .*/\1/p')
    fi
    complete -F _workbook workbook
    complete -o default -o bashdefault -F _workbook_swift swift

    """#
  }

  private var bashValues: String {
    // Two options may be said by the same flag: the shell can't tell which is meant.
    Option.allCases.filter { $0 != .range }.compactMap { option in
      let action =
        switch option.value {
        case nil: String?.none
        case .language:
          #"COMPREPLY=($(compgen -W \#(quoted(languages.joined(separator: " "))) -- "$current"))"#
        case .oneOf(let words):
          #"COMPREPLY=($(compgen -W \#(quoted(words.joined(separator: " "))) -- "$current"))"#
        case .folder: #"_workbook_files -d "$current""#
        case .file: #"_workbook_files -f "$current""#
        case .name, .number, .seconds, .count, .range, .part: ":"
        }
      return action.map { "    \(option.flag)) \($0); return ;;" }
    }.joined(separator: "\n")
  }

  private var bashValueFlags: String {
    Option.allCases.filter { $0.value != nil && $0 != .range }.map(\.flag).joined(separator: " | ")
  }

  private var bashCommands: String {
    ([.menu] + CommandName.offered).map { command in
      let options = command.options.flatMap { [$0.shortFlag, $0.flag] }.compactMap { $0 }
      let operands = operands(of: command).map(\.word)
      let list = command == .menu ? commands.map(\.word) : operands
      let most = command == .menu ? 1 : min(command.operands.count.upperBound, 999)
      let takesFiles =
        command.operands.kind == .file || command.operands.kind == .lesson && !operands.isEmpty
      let pattern = command == .menu ? "''" : command.rawValue
      // Behind its first word, it depends on that what can follow.
      let more = command.tasks.isEmpty ? "" : "\n      \(bashTaskOperands(of: command))"
      return """
            \(pattern))
              options=\(quoted(options.joined(separator: " ")))
              operands=\(quoted(list.joined(separator: " ")))
              most=\(most) files=\(takesFiles ? "yes" : "")\(more) ;;
        """
    }.joined(separator: "\n")
  }

  private func bashTaskOperands(of command: CommandName) -> String {
    let tasks = command.tasks
    let about = tasks.filter(\.takesLesson).map { "$before == \($0.word)" }
    let list = quoted(lessons.map(\.word).joined(separator: " "))
    var lines = ["((count > 0)) && operands="]
    if !about.isEmpty {
      let condition = about.joined(separator: " || ")
      lines.append("((count == 1)) && [[ \(condition) ]] && operands=\(list)")
    }
    for task in tasks where !choices(of: task).isEmpty {
      let words = quoted(choices(of: task).joined(separator: " "))
      lines.append("((count == 1)) && [[ $before == \(task.word) ]] && operands=\(words)")
    }
    if let first = tasks.compactMap(\.filesFrom).min() {
      lines.append("((count >= \(first))) && files=yes")
    }
    return lines.joined(separator: "\n      ")
  }

  private var bashExclusions: String {
    Option.allCases.compactMap { option in
      let others = option.excluded.map { $0.option?.flag ?? "N" }
      guard !others.isEmpty else { return nil }
      let list = ([option.flag] + others).joined(separator: " ")
      return "        \(option.flag)) others=\(quoted(list)) ;;"
    }.joined(separator: "\n")
  }

  private var bashOperandExclusion: String {
    Option.excludedByOperands.map { "$seen == *' \($0.flag) '*" }.joined(separator: " || ")
  }
}
