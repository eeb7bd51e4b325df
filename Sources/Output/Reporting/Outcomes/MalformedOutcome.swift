package import Conformance
internal import ElementTree

extension ReportedMistake {
  /// The mistake as compilers print it: `Specs/row.md:9:3: error: no fence has …`.
  package var diagnostic: String {
    "\(TerminalText.line(file)):\(line):\(column): error: \(TerminalText.line(message))"
  }
}

/// The outcome of a malformed file, for formats with one entry per scenario.
///
/// The file has one entry, since its scenarios are unknown.
struct MalformedOutcome {
  /// The status of the entry, beside the verdicts of scenarios.
  static let status = "malformed"
  /// How many mistakes of a file are listed.
  private static let limit = DetailExcerpt.lineLimit - 1

  private let malformed: MalformedFile

  init(_ malformed: MalformedFile) {
    self.malformed = malformed
  }
}

extension MalformedOutcome {
  /// The name of the entry.
  var name: String { "malformed spec" }

  var file: String { malformed.file }

  /// The path without its extension, which stands for the unknown name of the spec.
  var group: String { file.hasSuffix(".md") ? String(file.dropLast(".md".count)) : file }

  /// The line of the first mistake.
  var line: Int { malformed.mistakes[0].line }

  /// The first mistake.
  var headline: String { DetailExcerpt.cut(malformed.mistakes[0].message) }

  /// The mistakes, a line each; of very many, the first ones and the number of the others.
  var text: String {
    let lines = malformed.mistakes.prefix(Self.limit).map { DetailExcerpt.cut($0.diagnostic) }
    let hidden = malformed.mistakes.count - lines.count
    let rest = "… \(hidden) more mistake\(hidden == 1 ? "" : "s"): \(DetailExcerpt.hint(on: file))"
    return (lines + (hidden == 0 ? [] : [rest])).joined(separator: "\n")
  }
}
