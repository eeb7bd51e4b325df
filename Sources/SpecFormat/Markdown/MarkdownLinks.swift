/// The links of a Markdown file, and the anchors that others can link to in it.
struct MarkdownLinks: Sendable {
  struct Link: Sendable {
    /// As the author wrote it.
    var address: String
    /// The first line of the paragraph, the heading or the list that it stands in, from 1.
    var line: Int
  }

  /// Its links and images, in document order.
  let links: [Link]
  /// The anchors of its headings.
  let anchors: [String]

  /// Reads a file's content; `nil` for what is not UTF-8, and for what takes libcmark too long.
  init?(bytes: [UInt8]) {
    guard bytes.count <= SourceBounds.byteLimit, String(validating: bytes, as: UTF8.self) != nil,
      SourceBounds.brokenBound(of: SourceText(bytes: bytes)) == nil
    else { return nil }
    let page = MarkdownPage(bytes: bytes)
    links = page.blocks.flatMap { block in
      block.addresses.map { Link(address: $0, line: block.line) }
    }
    anchors = page.blocks.compactMap { block in
      guard case .heading(_, _, _, let slug) = block.content else { return nil }
      return slug
    }
  }
}
