internal import Foundation
internal import SpecFormat

/// The specs as a command has read them: a run is of them from its beginning to its verdicts, whatever
/// becomes of their files meanwhile.
@MainActor
struct SuiteReading {
  /// How many files a note names.
  private static let namedCount = 5

  private let suite: SuiteFolder
  /// The specs that were read without a mistake.
  private let documents: [SpecDocument]
  /// Every file that was looked at, those that are no specs too.
  private let files: Set<String>
  /// Whether a file would be read, by its path relative to the suite's root.
  private let isChosen: (String) -> Bool

  /// - Parameters:
  ///   - suite: Where the specs are.
  ///   - documents: All that was read.
  ///   - malformed: The files among them that have mistakes.
  ///   - isChosen: Whether a file would be read, by its path relative to the suite's root.
  init(
    of suite: SuiteFolder,
    documents: [SpecDocument],
    malformed: Set<String>,
    isChosen: @escaping (String) -> Bool
  ) {
    self.suite = suite
    self.documents = documents.filter { !malformed.contains($0.file) }
    files = Set(documents.map(\.file))
    self.isChosen = isChosen
  }
}

extension SuiteReading {
  /// A note that tells which specs are not as they were read any more; `nil` where all are.
  var noteOfChanges: String? {
    let changes = self.changes
    guard !changes.isEmpty else { return nil }
    let rest = changes.count - Self.namedCount
    let names = changes.prefix(Self.namedCount).joined(separator: ", ")
    let more = rest > 0 ? " and \(rest) more" : ""
    return
      "note: changed during the run, which was of the specs as they were before: \(names)\(more)"
  }

  private var changes: [String] {
    let written = documents.compactMap { document -> String? in
      guard let data = FileManager.default.contents(atPath: "\(suite.root)/\(document.file)") else {
        return "\(document.file) (removed)"
      }
      return data == Data(document.markdown.fileBytes) ? nil : document.file
    }
    let prefix = suite.folder == SuiteFolder.wholeRoot ? "" : "\(suite.folder)/"
    let added = SpecSuite.names(root: suite.root, folder: suite.folder).map { "\(prefix)\($0).md" }
      .filter { !files.contains($0) && isChosen($0) }
    return written + added.map { "\($0) (added)" }
  }
}
