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
{{values}}
  esac

  local index word before= seen=' ' command= count=0
  for ((index = first; index < COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    if [[ $word == -* ]]; then
      seen+="$word "
    elif [[ $word != = ]]; then
      case $before in
        = | {{valueflags}}) ;;
        *) if [[ $command ]]; then count=$((count + 1)); else command=$word; fi ;;
      esac
    fi
    before=$word
  done

  local options= operands= most=0 files=
  case $command in
{{commands}}
  esac
  if [[ $current == -* ]]; then
    local option others possible=
    for option in $options; do
      others=$option
      case $option in
{{exclusions}}
      esac
      for word in $others; do
        [[ $seen == *" $word "* || ($word == N && $count -gt 0) ]] && continue 2
      done
      possible+="$option "
    done
    COMPREPLY=($(compgen -W "$possible" -- "$current"))
  elif ((count < most)) && ! [[ {{operandexclusion}} ]]; then
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
