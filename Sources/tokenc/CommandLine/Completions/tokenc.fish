# Completion of tokenc in fish, made by 'tokenc completions fish'.

# The command that is named, or compile.
function __tokenc_command
    set -l words (commandline -opc)
    if contains -- "$words[2]" COMMANDS
        echo $words[2]
    else
        echo compile
    end
end

function __tokenc_is
    contains -- (__tokenc_command) $argv
end

# Whether the next operand of a command is the one at a place from 1, or a later one with 'on'.
function __tokenc_operand
    set -l words (commandline -opc)
    set -e words[1]
    test (__tokenc_command) = $argv[1]; or return 1
    if test "$words[1]" = $argv[1]
        set -e words[1]
    end
    set -l place 1
    set -l is_value 0
    for word in $words
        if test $is_value = 1
            set is_value 0
        else if contains -- $word VALUE_NAMES
            set is_value 1
        else if not string match -q -- '-?*' $word
            set place (math $place + 1)
        end
    end
    test $place = $argv[2]; or test "$argv[3]" = on -a $place -gt $argv[2]
end

complete -c tokenc -f
COMMAND_LINES
OPTION_LINES
OPERAND_LINES
