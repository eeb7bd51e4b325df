/// A Markdown file in which lost fences are repaired and parsed again.
///
/// Without the repair, one mistake could hide others or cause misleading ones.
struct RecoveredDocument {
  /// The maximum number of times that a file is parsed, as a repair can reveal further lost fences.
  private static let rounds = 4

  private(set) var document: MarkdownDocument
  private var lostFences: [LostFence] = []
  /// The lines of Swift for illustration that Markdown does not parse as fences, from 1.
  private(set) var lostSampleLines: [Int] = []

  /// Parses a file within the nesting limits.
  ///
  /// - Throws: The position where quotations and lists are nested too deeply.
  init(of source: SourceText) throws(MarkdownError) {
    document = try MarkdownReader.document(of: source)
    for round in 1...Self.rounds {
      let known = Set(lostFences.map(\.line))
      let lost = FenceAudit(of: document).lostFences
      lostSampleLines = lost.filter(\.isSample).map(\.line)
      let found = lost.filter { !$0.isSample && !known.contains($0.line) }
      lostFences += found
      guard !found.isEmpty, round < Self.rounds else { return }
      let repaired = FenceRepair.repaired(document.source, lostFences: found)
      document = try MarkdownReader.document(of: repaired)
    }
  }
}

extension RecoveredDocument {
  /// Reports the fences that were lost or not closed.
  func report(to diagnostics: inout DiagnosticCollector) {
    for fence in lostFences {
      diagnostics.report(
        .fenceLost(fence.opener.name, cause: fence.cause),
        line: fence.line,
        column: fence.opener.column
      )
    }
    for fence in document.fences {
      let swallowed = fence.swallowedLines
      guard !fence.isClosed || !swallowed.isEmpty else { continue }
      diagnostics.report(
        .fenceUnclosed(fence.opener.name, swallowed: swallowed),
        line: fence.line,
        column: fence.opener.column
      )
    }
  }
}

extension FencedBlock {
  /// The lines of the content that look like fences of a spec.
  ///
  /// In a closed fence, lines that can be part of a sample are left out: those of shorter fences,
  /// or of the other fence character.
  fileprivate var swallowedLines: [Int] {
    content.compactMap { line in
      guard let other = FenceOpener(afterMarkersOf: Array(line.text.utf8)[...]),
        FenceKind.resemblesFenceName(other.name)
      else { return nil }
      let isSample = other.character != opener.character || other.length < opener.length
      return isClosed && isSample ? nil : line.line
    }
  }
}
