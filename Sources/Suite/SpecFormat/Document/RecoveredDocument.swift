/// A file as its author meant it: fences that Markdown loses are repaired and read
/// again, so that one mistake does not hide the next or make others up.
struct RecoveredDocument {
  /// How often a file is read at most; a repair can bring further lost fences to light.
  private static let rounds = 4

  private(set) var document: MarkdownDocument
  private var lostFences: [LostFence] = []

  /// Reads a file within the bounds.
  ///
  /// - Throws: The place where quotations and lists are nested too deeply.
  init(of source: SourceText) throws(MarkdownError) {
    document = try MarkdownReader.document(of: source)
    for round in 1...Self.rounds {
      let known = Set(lostFences.map(\.line))
      let found = FenceAudit(of: document).lostFences.filter { !known.contains($0.line) }
      lostFences += found
      guard !found.isEmpty, round < Self.rounds else { return }
      let repaired = FenceRepair.repaired(document.source, lostFences: found)
      document = try MarkdownReader.document(of: repaired)
    }
  }
}

extension RecoveredDocument {
  /// Reports every fence that was lost, and every one that is not closed.
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
  /// The lines of the content that look like fences of ours; in a closed fence those alone that a
  /// longer fence, or one of the other character, would have kept as a sample.
  fileprivate var swallowedLines: [Int] {
    content.compactMap { line in
      guard let other = FenceOpener(afterMarkersOf: Array(line.text.utf8)[...]),
        FenceKind.looksLikeOurs(other.name)
      else { return nil }
      let isSample = other.character != opener.character || other.length < opener.length
      return isClosed && isSample ? nil : line.line
    }
  }
}
