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
  /// An option that can stand alone takes a value behind an equals sign only, so that no argument is
  /// taken for one.
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
