#compdef workbook
# Completes `workbook` and `swift run workbook` in zsh. Made by `workbook completions zsh`.

_workbook() {
  local context state state_descr line
  typeset -A opt_args
  local -a commands=(
{{commandlist}}
  )
  _arguments -C \
{{options}} \
    '1: :->command' '*:: :->operands' && return
  case $state in
    command) _describe -t commands command commands ;;
    operands)
      case $words[1] in
{{commands}}
      esac ;;
  esac
}

_workbook_lessons() {
  local -a lessons=(
{{lessons}}
  )
  _describe -t lessons lesson lessons || _files
}

_workbook_task_lessons() {
  [[ $words[(i){{tasks}}] -gt $#words ]] || _workbook_lessons
  [[ $words[(i){{languagetasks}}] -gt $#words ]] || compadd -- {{languages}}
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
