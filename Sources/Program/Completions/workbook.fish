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
    if not string match -q -- '-*' $word; and not contains -- "$before" {{valueflags}}
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
{{rules}}
end
