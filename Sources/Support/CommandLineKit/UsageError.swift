/// An invalid command line.
package enum UsageError: Error, Sendable, Equatable {
  case commandMissing
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: String, nearest: String?)
  case valueMissing(option: String, command: String)
  case valueUnexpected(flag: String, command: String)
  case invalidValue(String, option: String, expected: String, nearest: String?, command: String)
  case argumentUnexpected(String, command: String)
  case argumentMissing(String, command: String)
}

extension UsageError: CustomStringConvertible {
  /// The error in a sentence, with the most similar valid name if there is one.
  package var description: String {
    switch self {
    case .commandMissing:
      "no command given"
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'" + Self.hint(nearest)
    case .unknownOption(let name, _, let nearest):
      "unknown option '\(name)'" + Self.hint(nearest)
    case .valueMissing(let option, _):
      "'--\(option)' needs a value"
    case .valueUnexpected(let flag, _):
      "'--\(flag)' takes no value"
    case .invalidValue(let value, let option, let expected, let nearest, _):
      "'\(value)' is not a valid value for '--\(option)': expected \(expected)" + Self.hint(nearest)
    case .argumentUnexpected(let argument, let command):
      "'\(command)' takes no argument '\(argument)'"
    case .argumentMissing(let argument, let command):
      "'\(command)' needs \(argument)"
    }
  }

  /// A stable code of the error for programs.
  package var code: String {
    switch self {
    case .commandMissing: "command-missing"
    case .unknownCommand: "command-unknown"
    case .unknownOption: "option-unknown"
    case .valueMissing: "option-value-missing"
    case .valueUnexpected: "option-value-not-taken"
    case .invalidValue: "option-value-invalid"
    case .argumentUnexpected: "argument-not-taken"
    case .argumentMissing: "argument-missing"
    }
  }

  /// The most similar valid name; `nil` if none is similar.
  package var nearestName: String? {
    switch self {
    case .unknownCommand(_, let nearest), .unknownOption(_, _, let nearest),
      .invalidValue(_, _, _, let nearest, _):
      nearest
    case .commandMissing, .valueMissing, .valueUnexpected, .argumentUnexpected, .argumentMissing:
      nil
    }
  }

  /// The command of the command line; `nil` if it is missing or unknown.
  package var command: String? {
    switch self {
    case .commandMissing, .unknownCommand: nil
    case .unknownOption(_, let command, _), .valueMissing(_, let command),
      .valueUnexpected(_, let command), .invalidValue(_, _, _, _, let command),
      .argumentUnexpected(_, let command), .argumentMissing(_, let command):
      command
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
