internal import CommandLineKit
internal import Foundation

/// The arguments that several commands take.
enum SharedArguments {
  static let paths = CommandParameter(
    placeholder: "paths",
    summary: "files and folders of specs; every spec where none is given"
  )
  static let filter = CommandOption(
    name: "filter",
    placeholder: "TEXT",
    summary: "only scenarios whose id contains the text, in either case"
  )
  static let specs = CommandOption(
    name: "specs",
    placeholder: "DIR",
    summary: "take the specs of that folder, where no path names others"
  )
  static let format = CommandOption(
    name: "format",
    placeholder: "FORMAT",
    kind: .oneOf(["text", "json"]),
    summary: "how the answer is written; text where nothing is said"
  )
  static let package = CommandOption(
    name: "package",
    placeholder: "DIR",
    summary: "build the package's own plumb first, and run that: for specs that import its modules"
  )
  static let jobs = CommandOption(
    name: "jobs",
    placeholder: "N",
    kind: .positiveInteger,
    summary: "how many processes compile and run at once; as many as there are cores otherwise"
  )
  static let timeLimit = CommandOption(
    name: "timeout",
    placeholder: "SECONDS",
    kind: .positiveNumber,
    summary: "how long one scenario may take; 10 where nothing is said"
  )
}

extension SharedArguments {
  /// A command line for the tool of a package: without its option, and with paths that stay what
  /// they are in another folder.
  static func withoutPackage(_ words: [String]) -> [String] {
    var words = words
    if let place = words.firstIndex(of: "--\(package.name)") {
      words.removeSubrange(place..<min(place + 2, words.count))
    }
    words.removeAll { $0.hasPrefix("--\(package.name)=") }
    return words.indices.map { index in
      let word = words[index]
      guard index > 0 else { return word }
      for option in optionsOfFiles where word.hasPrefix("\(option)=") {
        return "\(option)=\(absolute(String(word.dropFirst(option.count + 1))))"
      }
      let isPath =
        optionsOfFiles.contains(words[index - 1]) || FileManager.default.fileExists(atPath: word)
      return isPath ? absolute(word) : word
    }
  }

  /// The options whose value is a file or a folder, which need not be there yet.
  private static let optionsOfFiles = [
    "--engine", "--from", "--mutants", "--output", "--picture", "--record", "--renamed", "--specs",
  ]

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

extension CommandArguments {
  /// Whether the answer is for a program.
  var isJSONRequested: Bool { self[SharedArguments.format] == "json" }

  /// How long one scenario may take, in seconds: 10 where nothing is said, a day at most.
  var timeLimit: Double {
    min(number(SharedArguments.timeLimit) ?? 10, 86_400)
  }
}
