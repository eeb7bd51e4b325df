/// The arguments that a person gave to a command, checked against its declaration.
package struct CommandArguments: Sendable, Equatable {
  /// The positional arguments, in order.
  package internal(set) var positionals: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  package init() {}
}

extension CommandArguments {
  /// The value of an option, the last one where it was given twice; `nil` where it was not given.
  package subscript(option: CommandOption) -> String? { values[option.name] }

  /// Whether a flag was given.
  package subscript(flag: CommandFlag) -> Bool { flags.contains(flag.name) }

  /// The value of an option that takes a number; `nil` where it was not given.
  package func number(_ option: CommandOption) -> Double? {
    self[option].flatMap(Double.init)
  }

  /// The value of an option that takes a whole number; `nil` where it was not given.
  package func wholeNumber(_ option: CommandOption) -> Int? {
    self[option].flatMap { Int($0) }
  }

  mutating func set(_ option: CommandOption, to value: String) {
    values[option.name] = value
  }

  mutating func set(_ flag: CommandFlag) {
    flags.insert(flag.name)
  }
}
