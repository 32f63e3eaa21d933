import Basics
import Foundation
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Asks a real shell how it would complete command lines, after it was taught by the workbook.
struct ShellQuestion {
  let shell: Shell
  private let program: String
  private let folder: String

  /// - Parameter script: what teaches the shell.
  init(_ shell: Shell, script: String) throws {
    self.shell = shell
    guard let program = executable(named: shell.rawValue, environment: FakeRun.environment) else {
      throw XCTSkip("there is no \(shell) to be asked")
    }
    self.program = program
    folder = "\(Fixture.temporary)/\(shell)-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/place/inner folder", withIntermediateDirectories: true)
    try write(script, to: "script")
    try write(shell.question, to: "question")
    try write(shell.interactive, to: "interactive")
    try write("", to: "place/file.txt")
  }

  /// What can stand at the end of each line, with what it means where the shell can tell.
  func answers(to lines: [String]) throws -> [String: [String: String]] {
    try write(lines.map { $0 + "\n" }.joined(), to: "lines")
    let options =
      switch shell {
      case .bash: ["--norc", "--noprofile"]
      case .zsh: ["-f"]
      case .fish: ["--no-config"]
      }
    let command = Command(
      "/bin/sh",
      ["-c", "cd \"$0/place\" && exec \"$@\"", folder, program] + options + ["\(folder)/question"],
      environment: FakeRun.environment.merging([
        "FOLDER": folder, "HOME": folder, "TERM": "vt100", "XDG_CONFIG_HOME": folder,
      ]) { $1 })
    let run = try capture(command, limit: .seconds(120))
    XCTAssertTrue(run.ending.isSuccess, "\(shell): \(run.errors)")
    XCTAssertEqual(run.errors, "", "\(shell)")
    return parsed(String(decoding: try read("answers"), as: UTF8.self))
  }

  private func parsed(_ text: String) -> [String: [String: String]] {
    var (answers, line): ([String: [String: String]], String) = ([:], "")
    for entry in text.split(separator: "\n") {
      if entry.hasPrefix("? ") {
        line = String(entry.dropFirst(2))
        answers[line] = [:]
      } else {
        let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
        answers[line]?[parts[0]] = parts.count > 1 ? parts[1] : ""
      }
    }
    return answers
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  private func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
  }
}

extension Shell {
  /// Writes down what each line can end with: `? LINE`, then a word a line with its meaning.
  fileprivate var question: String {
    switch self {
    case .bash:
      #"""
      source "$FOLDER/script"
      while IFS= read -r line; do
        # As the shell takes a line apart.
        read -ra COMP_WORDS <<<"${line//=/ = }"
        [[ $line == *' ' || $line == *= ]] && COMP_WORDS+=('')
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        COMPREPLY=()
        case $line in workbook*) _workbook ;; *) _workbook_swift ;; esac
        printf '%s\n' "? $line" "${COMPREPLY[@]}"
      done <"$FOLDER/lines" >"$FOLDER/answers"
      """#
    case .fish:
      """
      source $FOLDER/script
      while read -l line
        echo "? $line"
        complete -C $line
      end <$FOLDER/lines >$FOLDER/answers
      """
    case .zsh:
      // Only somebody who types is completed for.
      #"""
      zmodload zsh/zpty zsh/zselect
      : >$FOLDER/answers
      : >$FOLDER/done
      zpty typing zsh -f -i
      zpty -w typing "source $FOLDER/interactive"
      wait_for() {
        local round
        for ((round = 0; round < 1000; round++)); do
          (($(wc -l <$FOLDER/done) >= $1)) && return
          zselect -t 2
          zpty -r -t typing >/dev/null 2>&1
        done
        print -r -- "zsh doesn't answer" >&2
        exit 1
      }
      integer count=1
      wait_for 1
      while IFS= read -r line; do
        print -r -- "? $line" >>$FOLDER/answers
        zpty -w -n typing "$line"$'\t'
        wait_for $((++count))
        zpty -w -n typing $'\C-u'
      done <$FOLDER/lines
      zpty -d typing
      """#
    }
  }

  /// What the shell in which somebody types begins with.
  fileprivate var interactive: String {
    #"""
    PS1=; LISTMAX=100000; setopt no_beep no_auto_menu
    autoload -Uz compinit; compinit -D -u
    eval "$(<$FOLDER/script)"
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)* ]]; then builtin compadd "$@"; return; fi
      local -a hits meanings
      local place=${@[(i)-d]} index
      if ((place < $#)); then
        local name=${@[place+1]}
        if [[ $name == \(* ]]; then eval "meanings=$name"; else meanings=("${(@P)name}"); fi
      fi
      builtin compadd -A hits -D meanings "$@"
      for ((index = 1; index <= $#hits; index++)); do
        print -r -- "$hits[index]"$'\t'"${meanings[index]#*-- }" >>$FOLDER/answers
      done
      builtin compadd "$@"
    }
    ask() { _main_complete "$@"; print done >>$FOLDER/done }
    zle -C ask complete-word ask
    bindkey '^I' ask
    bindkey '^U' kill-whole-line
    print ready >>$FOLDER/done
    """#
  }
}
