import Foundation

/// The source of a probe, read from its file, so that what is printed is what was run.
struct ProbeSource: Sendable {
  static let all = [
    ProbeSource(file: "ProbeGuides", word: ".probe"),
    ProbeSource(file: "ProbeFlow", word: "ProbeFlow"),
    ProbeSource(file: "ProbeStaircase", word: "ProbeStaircase"),
  ]

  let file: String
  /// What stands in code that uses the probe.
  let word: String

  func isUsed(in code: String) -> Bool { code.contains(word) }

  /// The declarations without their imports; a note where the file is gone.
  var code: String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = folder.appending(path: "Probes/\(file).swift")
    guard let source = try? String(contentsOf: path, encoding: .utf8) else {
      return "// \(file).swift is not there to be read"
    }
    return source.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("import ") || $0.isEmpty }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
