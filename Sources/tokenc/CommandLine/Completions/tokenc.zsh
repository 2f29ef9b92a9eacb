#compdef tokenc
# Completion of tokenc in zsh, made by 'tokenc completions zsh'.

_tokenc() {
  local curcontext=$curcontext command=compile
  local -a commands
  commands=(
COMMAND_LINES
  )
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    _alternative 'commands:command:{ _describe -t commands command commands }' 'files:INPUT:_files'
    return
  fi
  case $words[2] in
    (COMMANDS)
      if (( CURRENT > 2 )); then
        command=$words[2]
        shift words
        (( CURRENT-- ))
      fi ;;
  esac
  case $command in
ARGUMENT_CASES
  esac
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _tokenc "$@"
else
  compdef _tokenc tokenc
fi
