internal import ElementTree
internal import Reporting

/// The parts of a page that are in a file beside it, which a script adds to the page.
///
/// The parts of a page repeat each other; packed together, they have about a tenth of their length.
final class FoldedParts {
  /// The kind of a part, which determines its place in the content of its expectation.
  enum Kind: String, CaseIterable {
    case picture = "p"
    case nodes = "n"
    case steps = "s"
    case conditions = "c"
    case widths = "w"
    case image = "i"
  }

  /// A part as the script reads it.
  private struct Entry: Encodable {
    var kind: Kind
    /// The line of the block that the part belongs to.
    var line: Int
    /// The summary of the collapsed element; empty for a part that is not collapsed.
    var summary: String
    /// The HTML of the content.
    var content: String

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(kind.rawValue)
      try list.encode(line)
      try list.encode(summary)
      try list.encode(content)
    }
  }

  private var entries: [Entry] = []
  /// Whether the page itself has a picture of the current clause.
  ///
  /// The first small picture of each clause is in the page, for readers without scripts.
  var hasPicture = false
}

extension FoldedParts {
  var isEmpty: Bool { entries.isEmpty }

  /// Stores a part of the block at a line.
  ///
  /// - Parameters:
  ///   - kind: The kind of the part.
  ///   - line: The line of the block.
  ///   - summary: The summary of the collapsed element; empty for a part that is not collapsed.
  ///   - content: The content of the element below its summary.
  func add(_ kind: Kind, at line: Int, summary: String = "", _ content: [Markup]) {
    let html = Markup.joined(content).source
    entries.append(Entry(kind: kind, line: line, summary: summary, content: html))
  }

  /// Returns the name of a part, by which an element of a page refers to it.
  static func name(of kind: Kind, at line: Int) -> String { "\(kind.rawValue)\(line)" }

  /// The file with all parts; `nil` for a page without parts.
  ///
  /// - Parameter path: The path of the file, relative to the site's folder.
  /// - Returns: The file.
  /// - Complexity: O(*n*) for *n* bytes of content.
  func file(at path: String) -> SiteFile? {
    guard !isEmpty else { return nil }
    // Parts of one kind repeat each other most: next to each other they are a tenth shorter.
    let kinds = Dictionary(grouping: entries, by: \.kind)
    let ordered = Kind.allCases.flatMap { kinds[$0] ?? [] }
    let packed = PackedText.packed(JSONText.line(of: ordered))
    return SiteFile(path: path, text: "plumbParts(\"\(packed)\");\n")
  }
}

/// A collapsed element whose content is in the page, or in the file of its parts.
struct FoldedPart {
  let kind: FoldedParts.Kind
  let className: String
  let summary: String
  let content: [Markup]
}

extension FoldedPart {
  /// Returns the element.
  ///
  /// - Parameters:
  ///   - parts: The parts of the page; `nil` keeps the element in the page.
  ///   - line: The line of the block that the part belongs to.
  /// - Returns: A `details` element; empty if the script adds it.
  func markup(in parts: FoldedParts?, at line: Int) -> Markup {
    guard let parts else {
      return .element(
        "details",
        ["class": className],
        [.element("summary", [:], summary)] + content
      )
    }
    parts.add(kind, at: line, summary: summary, content)
    return .empty
  }
}
