# Completion of tokenc in bash, made by 'tokenc completions bash'.

_tokenc_words() {
  local word
  for word in $1; do
    [[ $word == "$cur"* ]] && COMPREPLY+=("$word")
  done
}

# Files and folders with -f, folders with -d.
_tokenc_paths() {
  local path
  compopt -o filenames 2>/dev/null
  while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$cur")
}

# The options of a command; a star marks those that may be given again.
_tokenc_options() {
  case $1 in
OPTION_CASES
  esac
}

_tokenc_has_value() {
  case "$1 $2" in
VALUE_NAMES
  esac
  return 1
}

_tokenc_value() {
  case "$1 $2" in
VALUE_CASES
  esac
}

# The operand of a command at a place from 1.
_tokenc_operand() {
  case "$1 $2" in
OPERAND_CASES
  esac
}

_tokenc() {
  local cur=${COMP_WORDS[COMP_CWORD]} command=compile place=1 i=1 value= given=' ' ended= word
  COMPREPLY=()
  if (( COMP_CWORD > 1 )); then
    case ${COMP_WORDS[1]} in
      COMMAND_PATTERNS) command=${COMP_WORDS[1]} i=2 ;;
    esac
  fi
  for (( ; i < COMP_CWORD; i++ )); do
    word=${COMP_WORDS[i]}
    if [[ -n $ended || $word != -?* ]]; then
      (( place++ ))
    elif [[ $word == -- ]]; then
      ended=1
    else
      given+="$word "
      if _tokenc_has_value "$command" "$word"; then
        # bash takes the sign of '--name=value' for a word of its own.
        [[ ${COMP_WORDS[i + 1]} == '=' ]] && (( i++ ))
        (( i++ ))
        if (( i >= COMP_CWORD )); then
          value=$word
          [[ $cur == '=' ]] && cur=
        fi
      fi
    fi
  done
  if [[ -n $value ]]; then
    _tokenc_value "$command" "$value"
  elif [[ -z $ended && $cur == -* ]]; then
    for word in $(set -f; _tokenc_options "$command"); do
      [[ $word == *'*' || $given != *" $word "* ]] && _tokenc_words "${word%'*'}"
    done
  else
    (( COMP_CWORD == 1 )) && _tokenc_words 'COMMANDS'
    _tokenc_operand "$command" "$place"
  fi
}

complete -F _tokenc tokenc
