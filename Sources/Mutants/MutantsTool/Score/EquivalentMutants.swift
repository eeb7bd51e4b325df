internal import Foundation

/// The list of mutants that change nothing that an expectation could see, each with its reason,
/// written by hand.
///
/// An entry is an item of a Markdown list: code spans that say which mutants, a colon, and the
/// reason. The first span is a mutant's id, or a declaration whose survivors are all meant; a
/// second one names a kind, to mean those alone.
struct EquivalentMutants: Sendable {
  struct Entry: Sendable, Hashable {
    /// The spans as they are written: `` `StackCache.give(_:to:)` `constant` ``.
    var name: String
    var spans: [String]
    var reason: String
    /// From 1.
    var line: Int
  }

  /// What is wrong with the list.
  struct Mistake: Error, CustomStringConvertible {
    var descriptions: [String]
    var description: String { descriptions.joined(separator: "\n") }
  }

  static let file = "Docs/Internals/EquivalentMutants.md"

  let entries: [Entry]
  private let byName: [String: [Entry]]

  /// Reads the list of a package; an empty one where there is none.
  ///
  /// - Throws: A `Mistake` with all entries that say nothing.
  init(in root: String) throws {
    let text = (try? String(contentsOfFile: "\(root)/\(Self.file)", encoding: .utf8)) ?? ""
    try self.init(text: text)
  }

  /// - Parameter text: The Markdown.
  /// - Throws: A `Mistake` with all entries that say nothing.
  init(text: String) throws {
    var entries: [Entry] = []
    var mistakes: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.hasPrefix("- `") else { continue }
      let pieces = line.dropFirst(2).split(separator: "`: ", maxSplits: 1)
      let name = pieces.first.map { $0 + "`" } ?? ""
      let spans = name.split(separator: "`").map(String.init)
        .filter { !$0.allSatisfy(\.isWhitespace) }
      let kind = spans.dropFirst().first
      if pieces.count < 2 || pieces[1].isEmpty {
        mistakes.append("\(Self.file):\(index + 1):1: error: the entry gives no reason")
      } else if let kind, MutantKind(rawValue: kind) == nil {
        mistakes.append("\(Self.file):\(index + 1):1: error: there is no kind of mutants `\(kind)`")
      } else {
        entries.append(
          Entry(name: String(name), spans: spans, reason: String(pieces[1]), line: index + 1)
        )
      }
    }
    guard mistakes.isEmpty else { throw Mistake(descriptions: mistakes) }
    self.entries = entries
    byName = Dictionary(grouping: entries) { $0.spans[0] }
  }
}

extension EquivalentMutants {
  /// The entry that lists a mutant; `nil` for one that counts.
  func entry(of mutant: Mutant) -> Entry? {
    let candidates = (byName[mutant.id] ?? []) + (byName[mutant.declaration] ?? [])
    return candidates.first { $0.spans.count < 2 || $0.spans[1] == mutant.kind.rawValue }
  }

  /// The entries that no mutant of a score needed any more.
  func stale(in score: MutantScore) -> [Entry] {
    entries.filter { score.equivalents[$0.name] == nil }
  }
}
