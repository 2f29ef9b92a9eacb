# What both halves of the gate share: what checks need, and the seconds of each step.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mkdir -p .build

has() {
  local command
  for command in "$@"; do
    command -v "$command" >/dev/null || { echo "left out: no $command"; return 1; }
  done
}

# Installs packages of the system where that is possible, each by itself: no machine has all.
install_packages() {
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 0
  local package missing=()
  for package in "$@"; do
    dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq || return 0
  for package in "${missing[@]}"; do
    apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>&1 ||
      echo "not installed: $package"
  done
}

# Installs packages of Python into a folder of their own, never into the system's.
install_python() {
  command -v python3 >/dev/null && python3 -m venv .build/checks >/dev/null 2>&1 || return 0
  local requirements alone
  # The linter's is not built for every machine, so the others must not depend on it.
  for requirements in "$@"; do
    alone=""
    if [ "$requirements" = grammars.txt ]; then alone=--no-deps; fi
    .build/checks/bin/pip install --quiet --disable-pip-version-check $alone -r "Tests/ci/$requirements" || true
  done
  export PATH="$PWD/.build/checks/bin:$PATH"
}

rows=()
current=""
spent=0

# Sets `spent` to the processor seconds of all commands that have ended. In no subshell, whose are its own.
count_seconds() {
  local file=".build/times.$$"
  times >"$file"
  spent="$(awk 'NR == 2 { gsub(/[ms]/, " "); print $1 * 60 + $2 + $3 * 60 + $4 }' "$file")"
  rm "$file"
}

# Begins a step, and ends the one before it: `step TITLE`.
step() {
  end_step
  current="$1" began=$SECONDS before="$spent"
  printf '\n== %s\n' "$1"
}

# Ends a step, with a word on what came of it if it failed.
end_step() {
  count_seconds
  [ -n "$current" ] || return 0
  rows+=("$(row $((SECONDS - began)) "$(awk "BEGIN { print $spent - $before }")" "$current${1:+: $1}")")
  current=""
}

row() { printf '%6d %6.0f  %s' "$@"; }

print_table() {
  printf '\n%6s %6s  %s\n' wall CPU 'seconds of each step'
  printf '%s\n' "${rows[@]}" "$(row "$SECONDS" "$spent" 'in all')"
}
