/// The arguments that a command takes: parsing and help both read them here, so that they cannot
/// disagree.
package struct CommandDeclaration: Sendable, Hashable {
  package var name: String
  /// The command's purpose, in one line without a full stop.
  package var summary: String
  /// Further remarks for its help, in full sentences; may be empty.
  package var discussion: String
  package var options: [CommandOption]
  package var flags: [CommandFlag]
  /// The positional arguments; `nil` where the command takes none.
  package var parameter: CommandParameter?
  /// Whether the overall help and hints leave the command out.
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

/// The positional arguments of a command: any number of one kind, or a few that the command tells
/// apart itself.
package struct CommandParameter: Sendable, Hashable {
  /// The word that help shows for it: `paths`.
  package var placeholder: String
  /// The purpose of the parameter, in a few words without a full stop.
  package var summary: String
  /// How usage lines write it: `[paths ...]`.
  package var usage: String

  /// - Parameters:
  ///   - placeholder: What help shows for it.
  ///   - summary: What it is for.
  ///   - usage: How usage lines write it; `nil` for any number of arguments, none too.
  package init(placeholder: String, summary: String, usage: String? = nil) {
    self.placeholder = placeholder
    self.summary = summary
    self.usage = usage ?? "[\(placeholder) ...]"
  }
}

/// An option that takes a value: `--format json` or `--format=json`.
package struct CommandOption: Sendable, Hashable {
  /// The kind of value that an option takes.
  package enum ValueKind: Sendable, Hashable {
    case text
    case oneOf([String])
    /// A number greater than zero, with or without decimals.
    case positiveNumber
    /// A whole number from 1.
    case positiveInteger
  }

  /// The name without the two dashes.
  package var name: String
  /// The word that help shows for the value: `FILE`.
  package var placeholder: String
  package var kind: ValueKind
  /// The value where the option stands alone; `nil` where it needs one.
  ///
  /// An option that can stand alone takes a value behind an equals sign only, so that no argument
  /// is taken for one.
  package var valueAlone: String?
  /// The purpose of the option, in a few words without a full stop.
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
  /// How help and usage lines write the option, with its value.
  var usage: String {
    switch kind {
    case .oneOf(let choices): "--\(name) \(choices.joined(separator: "|"))"
    case .text, .positiveNumber, .positiveInteger:
      valueAlone == nil ? "--\(name) \(placeholder)" : "--\(name)[=\(placeholder)]"
    }
  }
}

/// A switch without a value: `--check`.
package struct CommandFlag: Sendable, Hashable {
  /// The name without the two dashes.
  package var name: String
  /// The purpose of the flag, in a few words without a full stop.
  package var summary: String

  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
