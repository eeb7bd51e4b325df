/// The arguments of a command line, validated against the declaration of their command.
package struct CommandArguments: Sendable, Equatable {
  /// The positional arguments, in order.
  package internal(set) var positionals: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  package init() {}
}

extension CommandArguments {
  /// The value of an option, the last one if it occurs several times; `nil` if it is missing.
  package subscript(option: CommandOption) -> String? { values[option.name] }

  /// Whether a flag is present.
  package subscript(flag: CommandFlag) -> Bool { flags.contains(flag.name) }

  /// Returns the value of a numeric option; `nil` if it is missing.
  package func number(_ option: CommandOption) -> Double? {
    self[option].flatMap(Double.init)
  }

  /// Returns the value of an integer option; `nil` if it is missing.
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

/// Parses the words after a command's name by the command's declaration.
struct ArgumentReader {
  private let command: CommandDeclaration
  private let nearestName: CommandLineProgram.NearestName
  private var words: ArraySlice<String>
  private var arguments = CommandArguments()

  init(
    command: CommandDeclaration,
    words: [String],
    nearestName: @escaping CommandLineProgram.NearestName
  ) {
    self.command = command
    self.words = words[...]
    self.nearestName = nearestName
  }

  /// Parses all words.
  ///
  /// - Returns: The arguments, or `nil` if help was requested.
  mutating func read() throws(UsageError) -> CommandArguments? {
    while let word = words.popFirst() {
      if word == "--" {
        try parsePositionals(words)
        break
      } else if word == "--help" || word == "-h" {
        return nil
      } else if word.hasPrefix("-"), word != "-" {
        try parseOption(word)
      } else {
        try parsePositionals([word])
      }
    }
    return arguments
  }

  private mutating func parsePositionals(_ words: ArraySlice<String>) throws(UsageError) {
    if command.parameter == nil, let word = words.first {
      throw .argumentUnexpected(word, command: command.name)
    }
    arguments.positionals += words
  }

  private mutating func parseOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].hasPrefix("--") ? String(parts[0].dropFirst(2)) : ""
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if let flag = command.flags.first(where: { $0.name == name }) {
      guard attached == nil else { throw .valueUnexpected(flag: name, command: command.name) }
      arguments.set(flag)
    } else if let option = command.options.first(where: { $0.name == name }) {
      guard let value = attached ?? option.valueAlone ?? words.popFirst() else {
        throw .valueMissing(option: name, command: command.name)
      }
      try check(value, for: option)
      arguments.set(option, to: value)
    } else {
      throw unknownOption(String(parts[0]))
    }
  }

  private func check(_ value: String, for option: CommandOption) throws(UsageError) {
    switch option.kind {
    case .text:
      return
    case .oneOf(let choices):
      guard !choices.contains(value) else { return }
      throw .invalidValue(
        value,
        option: option.name,
        expected: choices.joined(separator: ", "),
        nearest: nearestName(value, choices),
        command: command.name
      )
    case .positiveNumber:
      if let number = Double(value), number.isFinite, number > 0 { return }
      throw invalid(value, for: option, expected: "a number greater than 0")
    case .positiveInteger:
      if let number = Int(value), number > 0 { return }
      throw invalid(value, for: option, expected: "a whole number from 1")
    }
  }

  private func invalid(
    _ value: String,
    for option: CommandOption,
    expected: String
  ) -> UsageError {
    .invalidValue(
      value,
      option: option.name,
      expected: expected,
      nearest: nil,
      command: command.name
    )
  }

  private func unknownOption(_ word: String) -> UsageError {
    let names = command.options.map(\.name) + command.flags.map(\.name) + ["help"]
    let nearest = nearestName(String(word.drop { $0 == "-" }), names)
    return .unknownOption(word, command: command.name, nearest: nearest.map { "--" + $0 })
  }
}
