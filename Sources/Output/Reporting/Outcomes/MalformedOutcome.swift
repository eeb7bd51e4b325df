package import Conformance
internal import ElementTree

extension ReportedMistake {
  /// The mistake in the format of compilers, such as `Specs/row.md:9:3: error: no fence has …`.
  package var diagnostic: String {
    "\(TerminalText.line(file)):\(line):\(column): error: \(TerminalText.line(message))"
  }
}

/// The outcome of a malformed file, for formats with one entry per scenario.
///
/// The file has a single entry, because its scenarios are unknown.
struct MalformedOutcome {
  /// The status of the entry, in addition to the verdicts of scenarios.
  static let status = "malformed"
  /// The maximum number of listed mistakes of a file.
  private static let limit = DetailExcerpt.lineLimit - 1

  private let malformed: MalformedFile

  init(_ malformed: MalformedFile) {
    self.malformed = malformed
  }
}

extension MalformedOutcome {
  /// The name of the test entry.
  var name: String { "malformed spec" }

  var file: String { malformed.file }

  /// The path without its extension, which replaces the unknown name of the spec.
  var group: String { file.hasSuffix(".md") ? String(file.dropLast(".md".count)) : file }

  /// The line of the first mistake.
  var line: Int { malformed.mistakes[0].line }

  /// The message of the first mistake.
  var headline: String { DetailExcerpt.cut(malformed.mistakes[0].message) }

  /// The mistakes, one per line, with the number of omitted ones if there are too many.
  var text: String {
    let lines = malformed.mistakes.prefix(Self.limit).map { DetailExcerpt.cut($0.diagnostic) }
    let hidden = malformed.mistakes.count - lines.count
    let rest = "… \(hidden) more mistake\(hidden == 1 ? "" : "s"): \(DetailExcerpt.hint(on: file))"
    return (lines + (hidden == 0 ? [] : [rest])).joined(separator: "\n")
  }
}
