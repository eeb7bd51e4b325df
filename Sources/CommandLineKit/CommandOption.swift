/// An option that takes a value: `--format json` or `--format=json`.
package struct CommandOption: Sendable, Hashable {
  /// The kind of value that an option takes.
  package enum ValueKind: Sendable, Hashable {
    case text
    case oneOf([String])
    /// A number greater than zero, with or without decimals.
    case positiveNumber
  }

  /// The name without the two dashes.
  package var name: String
  /// The word that help shows for the value: `FILE`.
  package var placeholder: String
  package var kind: ValueKind
  /// The purpose of the option, in a few words without a full stop.
  package var summary: String

  package init(name: String, placeholder: String, kind: ValueKind = .text, summary: String) {
    self.name = name
    self.placeholder = placeholder
    self.kind = kind
    self.summary = summary
  }
}

extension CommandOption {
  /// How help and usage lines write the option, with its value.
  var usage: String {
    switch kind {
    case .oneOf(let choices): "--\(name) \(choices.joined(separator: "|"))"
    case .text, .positiveNumber: "--\(name) \(placeholder)"
    }
  }
}
