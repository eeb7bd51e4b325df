internal import SceneBuilding
internal import Foundation

/// A call in a compiled scene that was active when the scene ended its engine by a signal.
struct SceneCall: Equatable {
  /// The beginning of a line with which an engine reports a call on standard error.
  private static let mark = "Scene call: "

  /// The path of the library or program that contains the scene.
  var library: String
  /// The address of the instruction in the library, such as `0x1a2b`.
  var address: String
}

extension SceneCall {
  /// Returns the calls that a printed text reports, the innermost first.
  static func calls(in text: String) -> [SceneCall] {
    text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix(mark) }.compactMap { line in
      let words = line.dropFirst(mark.count)
      guard let blank = words.lastIndex(of: " ") else { return nil }
      return SceneCall(
        library: String(words[..<blank]),
        address: String(words[words.index(after: blank)...])
      )
    }
  }

  /// Returns a printed text without the lines that report calls.
  static func removed(from text: String) -> String {
    guard text.contains(mark) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix(mark) }.joined(separator: "\n")
  }
}

extension SceneCall {
  /// The place of the call, such as `at Specs/a.md:12`; `nil` if it is unknown.
  ///
  /// It needs debugging information, and an `llvm-symbolizer` beside the Swift compiler or on the
  /// path.
  var place: String? {
    // The instruction of a failed check for overflow has no line. Older versions have no option for
    // the nearest line.
    place(options: ["--skip-line-zero"]) ?? place(options: [])
  }

  private func place(options: [String]) -> String? {
    guard let symbolizer = Self.symbolizer else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: symbolizer)
    process.arguments =
      [
        "--obj=\(library)", "--functions=none", "--no-inlines", "--relativenames",
      ] + options + [address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Self.place(symbolized: text)
  }

  /// Parses the output of `llvm-symbolizer`; `nil` for a place in other code than that of specs and
  /// apps.
  ///
  /// The output is a line such as `Specs/a.md:12:7`, with `(approximate)` for the nearest line.
  ///
  /// The code of an app has the names that it is compiled under, such as `Shop/3_Cart.swift`.
  static func place(symbolized text: String) -> String? {
    guard let line = text.split(whereSeparator: \.isNewline).first,
      let match = line.wholeMatch(
        of: /(.+\.md|(?:.*\/)?([^\/]+\/[0-9]+_[^\/]+\.swift)):([1-9][0-9]*):[0-9]+( \(approx.+)?/
      )
    else { return nil }
    return "\(match.4 == nil ? "at" : "near") \(match.2 ?? match.1):\(match.3)"
  }

  /// The path of the program that finds the lines of addresses; `nil` if there is none.
  private static let symbolizer: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compilers = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
    let toolchains = compilers.filter { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map { $0.resolvingSymlinksInPath().deletingLastPathComponent().path }
    return (toolchains + folders.map { String($0) }).map { "\($0)/llvm-symbolizer" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
