/// A section of a page for `man` with a paragraph for each of its terms.
package struct ManualSection: Sendable {
  package var title: String
  package var rows: [(term: String, text: String)]

  package init(title: String, rows: [(term: String, text: String)]) {
    (self.title, self.rows) = (title, rows)
  }
}

extension CommandLineProgram {
  /// Returns the program's page for `man`.
  ///
  /// - Parameter details: The sections after the commands.
  /// - Returns: The page in the macros of `man(7)`.
  package func manualPage(details: [ManualSection] = []) -> String {
    let shown = commands.filter { !$0.isHidden }
    return """
      .TH \(name.uppercased()) 1 "" "\(name) \(version)" "User Commands"
      .SH NAME
      \(name) \\- \(escaped(lowercasedStart(of: summary)))
      .SH SYNOPSIS
      .B \(name)
      .I COMMAND
      .RI [ ARGUMENTS ]
      .SH COMMANDS
      \(shown.map(section).joined(separator: "\n"))
      \(details.map { ".SH \($0.title.uppercased())\n\(paragraphs($0.rows))" }
        .joined(separator: "\n"))

      """
  }

  private func section(of command: CommandDeclaration) -> String {
    let usage = usage(of: command).dropFirst("usage: ".count)
    let parameter = command.parameter.map { [($0.placeholder, $0.summary)] } ?? []
    let rows: [(term: String, text: String)] =
      parameter + command.options.map { ($0.usage, $0.summary) }
      + command.flags.map { ("--\($0.name)", $0.summary) }
    let discussion = command.discussion.replacing("\n\n", with: "\n.PP\n")
    return """
      .SS \(command.name)
      \(escaped(String(usage)))
      .PP
      \(escaped(capitalizedStart(of: command.summary))).
      \(discussion.isEmpty ? "" : ".PP\n" + escaped(discussion) + "\n")\
      \(paragraphs(rows))
      """
  }

  private func paragraphs(_ rows: [(term: String, text: String)]) -> String {
    rows.map { ".TP\n.B \(escaped($0.term))\n\(escaped($0.text))" }.joined(separator: "\n")
  }

  /// Returns a text without characters that have a meaning for `man`; macros of this page stay.
  private func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      let isText = line != ".PP" && (line.hasPrefix(".") || line.hasPrefix("'"))
      return isText ? "\\&\(plain)" : plain
    }.joined(separator: "\n")
  }

  private func lowercasedStart(of text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  private func capitalizedStart(of text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
