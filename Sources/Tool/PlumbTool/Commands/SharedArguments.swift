internal import SuiteRunning
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The arguments that several commands have in common.
enum SharedArguments {
  static let paths = CommandParameter(
    placeholder: "paths",
    summary: "files and folders of specs; default: every spec"
  )
  static let filter = CommandOption(
    name: "filter",
    placeholder: "TEXT",
    summary: "select scenarios whose id contains the text; case is ignored"
  )
  static let specs = CommandOption(
    name: "specs",
    placeholder: "DIR",
    summary: "the folder of specs, if no paths are given"
  )
  static let format = CommandOption(
    name: "format",
    placeholder: "FORMAT",
    kind: .oneOf(["text", "json"]),
    summary: "the format of the output; default: text"
  )
  static let package = CommandOption(
    name: "package",
    placeholder: "DIR",
    summary: "build the engine of a package and use it, for specs that import the package's modules"
  )
  static let jobs = CommandOption(
    name: "jobs",
    placeholder: "N",
    kind: .positiveInteger,
    summary: "the number of processes that compile and run at once; default: one per core"
  )
  static let metrics = CommandOption(
    name: "metrics",
    placeholder: "METRICS",
    kind: .oneOf(LayoutMetrics.allCases.map(\.rawValue)),
    summary: "measure text and controls as a system does, instead of as the spec's blocks do"
  )
  static let languages = CommandOption(
    name: "language",
    placeholder: "LIST",
    summary: "languages with commas between them; default: those of the app's strings"
  )
  static let pseudo = CommandFlag(
    name: "pseudo",
    summary: "also lay out with longer words, with accents and from right to left"
  )
  static let device = CommandOption(
    name: "device",
    placeholder: "DEVICE",
    summary: "lay out on a device, such as 'iPhone SE' or 'iPhone 16 landscape'"
  )
  static let type = CommandOption(
    name: "type",
    placeholder: "SIZE",
    summary: "lay out at a text size, such as 'xxLarge'"
  )
  static let timeLimit = timeLimit(byDefault: 10)

  /// The option of a command with another default for the time limit of one scenario, in seconds.
  static func timeLimit(byDefault seconds: Int) -> CommandOption {
    CommandOption(
      name: "timeout",
      placeholder: "SECONDS",
      kind: .positiveNumber,
      summary: "the time limit of one scenario; default: \(seconds)"
    )
  }
}

extension SharedArguments {
  /// Returns a command line for the tool of a package, without the package option.
  ///
  /// Paths are absolute, since the tool runs in another folder.
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

  /// The options whose value is the path of a file or folder that may not exist yet.
  private static let optionsOfFiles = [
    "--deviations", "--engine", "--engines", "--figures", "--floor", "--from", "--history",
    "--mutants", "--output", "--picture", "--record", "--renamed", "--resources", "--specs",
  ]

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

extension CommandArguments {
  /// Whether the output is JSON, for programs.
  var isJSONRequested: Bool { self[SharedArguments.format] == "json" }

  /// The metrics of text and controls; `nil` for those that the spec specifies.
  var metrics: LayoutMetrics? {
    self[SharedArguments.metrics].flatMap { LayoutMetrics(rawValue: $0) }
  }

  /// Returns the languages of a sweep.
  ///
  /// - Parameters:
  ///   - command: The name of the command.
  ///   - folder: The absolute path of the app's folder; `nil` for none.
  /// - Returns: The stated languages, and whether pseudo-languages are added.
  /// - Throws: An error for a name that is not a language, and for a language that the app's folder
  ///   has no texts in.
  func sweptLanguages(of command: String, resources folder: String?) throws -> SweptLanguages {
    let names = self[SharedArguments.languages]?.split(separator: ",").map { String($0) }
    let stated = try names?.map { name in
      guard let language = LayoutLanguage(name) else {
        throw UsageError.invalidValue(
          name,
          option: SharedArguments.languages.name,
          expected: LayoutLanguage.form,
          nearest: LayoutLanguage.nearestName(to: name),
          command: command
        )
      }
      return language
    }
    for language in stated ?? [] {
      guard let missing = folder.flatMap({ ResourceSelection.missing(language, in: $0) }) else {
        continue
      }
      throw UsageError.invalidValue(
        language.name,
        option: SharedArguments.languages.name,
        expected: "a language of the app: \(missing.known.joined(separator: ", "))",
        nearest: missing.nearest,
        command: command
      )
    }
    return SweptLanguages(stated: stated, includesPseudo: self[SharedArguments.pseudo])
  }

  /// Returns the conditions that replace those of the spec's blocks.
  ///
  /// - Parameter command: The name of the command, for the error.
  /// - Returns: The metrics, the device and the text size of the command line.
  /// - Throws: An error for a device or a text size that does not exist.
  func layoutOverride(of command: String) throws(UsageError) -> LayoutOverride {
    let device = self[SharedArguments.device]
    if let device, OrientedDevice(device) == nil {
      throw .invalidValue(
        device,
        option: SharedArguments.device.name,
        expected: "a device that 'devices' lists",
        nearest: OrientedDevice.nearestName(to: device),
        command: command
      )
    }
    let (type, types) = (self[SharedArguments.type], LayoutEnvironment.dynamicTypes)
    if let type, !types.contains(type) {
      throw .invalidValue(
        type,
        option: SharedArguments.type.name,
        expected: types.joined(separator: ", "),
        nearest: NearestName.of(type, among: types),
        command: command
      )
    }
    return LayoutOverride(metrics: metrics, device: device, dynamicType: type)
  }

  /// The time limit of one scenario in seconds; the default is 10, and the maximum one day.
  var timeLimit: Double { timeLimit(byDefault: 10) }

  /// The time limit of one scenario in seconds, for a command with another default.
  func timeLimit(byDefault seconds: Int) -> Double {
    min(number(SharedArguments.timeLimit) ?? Double(seconds), 86_400)
  }
}
