/// A shell that can complete the commands and options of a program.
package enum CompletingShell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension CommandLineProgram {
  /// Returns a script that makes a shell complete the program's commands, options and their values.
  ///
  /// All other words are completed as paths.
  package func completions(for shell: CompletingShell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  private var completed: [CommandDeclaration] { commands.filter { !$0.isHidden } }

  private var bashCompletions: String {
    let values = completed.flatMap { command in
      command.options.filter { $0.valueAlone == nil }.compactMap { option in
        option.choices.map {
          "    '\(command.name) --\(option.name)') words='\($0.joined(separator: "\n"))' ;;"
        }
      }
    }
    let options = completed.map { command in
      "    \(command.name)) words='\(command.optionWords.joined(separator: "\n"))' ;;"
    }
    return """
      # Completes the commands and options of \(name) in bash.
      _\(name)() {
        local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words=
        # An equals sign is a word of its own.
        if [[ $word == = ]]; then
          word=
        elif [[ $option == = ]]; then
          option=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD == 1)); then
          words='\((completed.map(\.name) + ["help"]).joined(separator: "\n"))'
        elif [[ ${COMP_WORDS[1]} == help ]]; then
          words='\(completed.map(\.name).joined(separator: "\n"))'
        elif [[ $word == -* ]]; then
          case ${COMP_WORDS[1]} in
      \(options.joined(separator: "\n"))
          esac
        else
          case "${COMP_WORDS[1]} $option" in
      \(values.joined(separator: "\n"))
          esac
        fi
        local IFS=$'\n'
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word" | sed 's/ /\\\\ /g')
      }
      complete -o bashdefault -o default -F _\(name) \(name)

      """
  }

  private var zshCompletions: String {
    let summaries = completed.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    let cases = completed.map { command in
      let options = command.options.map { option in
        let form = option.valueAlone == nil ? "--\(option.name)=" : "--\(option.name)=-"
        let values = option.escapedChoices.map { "(\($0))" } ?? "_files"
        let value = option.valueAlone == nil ? ":" : "::"
        return "\(form)[\(bracketed(option.summary))]\(value)\(option.placeholder):\(values)"
      }
      let flags = command.flags.map { "--\($0.name)[\(bracketed($0.summary))]" }
      let arguments = (options + flags + ["--help[show the help]", "*:file:_files"]).map(quoted)
      return "    \(command.name)) _arguments \(arguments.joined(separator: " ")) ;;"
    }
    return """
      #compdef \(name)
      # Completes the commands and options of \(name) in zsh.
      _\(name)() {
        local -a commands=(
      \(summaries.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        shift words
        ((CURRENT--))
        case $words[1] in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _\(name) ]]; then _\(name) "$@"; else compdef _\(name) \(name); fi

      """
  }

  private var fishCompletions: String {
    let lines = completed.flatMap { command in
      let inside = "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)'"
      return [
        "complete -c \(name) -n __fish_use_subcommand -f -a \(command.name)"
          + " -d \(quoted(command.summary))"
      ]
        + command.options.map { option in
          let values = option.escapedChoices.map { " -x -a \(quoted($0))" } ?? " -r"
          let value = option.valueAlone == nil ? values : ""
          return "\(inside) -l \(option.name)\(value) -d \(quoted(option.summary))"
        }
        + command.flags.map { "\(inside) -l \($0.name) -d \(quoted($0.summary))" }
    }
    return """
      # Completes the commands and options of \(name) in fish.
      \(lines.joined(separator: "\n"))

      """
  }

  /// Returns a text as one word of a shell.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// Returns a text as a description in brackets, as zsh reads it.
  private func bracketed(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }
}

extension CommandDeclaration {
  /// The options and flags with their dashes.
  fileprivate var optionWords: [String] {
    (options.map(\.name) + flags.map(\.name) + ["help"]).map { "--\($0)" }
  }
}

extension CommandOption {
  /// The possible values; `nil` if any text is one.
  fileprivate var choices: [String]? {
    guard case .oneOf(let choices) = kind else { return nil }
    return choices
  }

  /// The possible values, separated by spaces, with the spaces in them escaped.
  fileprivate var escapedChoices: String? {
    choices?.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")
  }
}
