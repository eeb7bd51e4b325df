/// The declaration of a command's arguments, from which both parsing and help are derived.
package struct CommandDeclaration: Sendable, Hashable {
  package var name: String
  /// The command's purpose, in one line without a period.
  package var summary: String
  /// Additional text for the command's help, in full sentences; may be empty.
  package var discussion: String
  package var options: [CommandOption]
  package var flags: [CommandFlag]
  /// The positional arguments; `nil` if the command has none.
  package var parameter: CommandParameter?
  /// Whether the command is omitted from the program's help and from suggestions.
  package var isHidden: Bool

  package init(
    name: String,
    summary: String,
    discussion: String = "",
    options: [CommandOption] = [],
    flags: [CommandFlag] = [],
    parameter: CommandParameter? = nil,
    isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.flags = flags
    self.parameter = parameter
    self.isHidden = isHidden
  }
}

/// The positional arguments of a command: any number of one kind, or a few that the command
/// distinguishes.
package struct CommandParameter: Sendable, Hashable {
  /// The placeholder in help texts, such as `paths`.
  package var placeholder: String
  /// The purpose of the parameter, in a few words without a period.
  package var summary: String
  /// The form in usage lines, such as `[paths ...]`.
  package var usage: String

  /// Creates a parameter.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder in help texts.
  ///   - summary: The purpose of the parameter.
  ///   - usage: The form in usage lines; `nil` for any number of arguments, including none.
  package init(placeholder: String, summary: String, usage: String? = nil) {
    self.placeholder = placeholder
    self.summary = summary
    self.usage = usage ?? "[\(placeholder) ...]"
  }
}

/// An option with a value, as in `--format json` or `--format=json`.
package struct CommandOption: Sendable, Hashable {
  /// The kind of an option's value.
  package enum ValueKind: Sendable, Hashable {
    case text
    case oneOf([String])
    /// A number greater than 0, with or without decimals.
    case positiveNumber
    /// An integer greater than 0.
    case positiveInteger
  }

  /// The name without the two dashes.
  package var name: String
  /// The placeholder of the value in help texts, such as `FILE`.
  package var placeholder: String
  package var kind: ValueKind
  /// The value of the option if none is given; `nil` if the option requires a value.
  ///
  /// An option with a default value accepts another one after an equals sign only, so that a
  /// positional argument is never read as its value.
  package var valueAlone: String?
  /// The purpose of the option, in a few words without a period.
  package var summary: String

  package init(
    name: String,
    placeholder: String,
    kind: ValueKind = .text,
    valueAlone: String? = nil,
    summary: String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.kind = kind
    self.valueAlone = valueAlone
    self.summary = summary
  }
}

extension CommandOption {
  /// The option with its value in help and usage lines.
  var usage: String {
    switch kind {
    case .oneOf(let choices):
      // A shell needs quotes around a value with a space.
      "--\(name) \(choices.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: "|"))"
    case .text, .positiveNumber, .positiveInteger:
      valueAlone == nil ? "--\(name) \(placeholder)" : "--\(name)[=\(placeholder)]"
    }
  }
}

/// An option without a value, such as `--check`.
package struct CommandFlag: Sendable, Hashable {
  /// The name without the two dashes.
  package var name: String
  /// The purpose of the flag, in a few words without a period.
  package var summary: String

  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
