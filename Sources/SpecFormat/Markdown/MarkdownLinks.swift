/// What a Markdown file links to, and where others can link to in it.
struct MarkdownLinks: Sendable {
  /// The addresses of its links and images as the author wrote them, each once, in document order.
  let addresses: [String]
  /// The anchors of its headings.
  let anchors: [String]

  /// Reads a file's content; `nil` for what is not UTF-8, and for what takes libcmark too long.
  init?(bytes: [UInt8]) {
    guard bytes.count <= SourceBounds.byteLimit, String(validating: bytes, as: UTF8.self) != nil,
      SourceBounds.brokenBound(of: SourceText(bytes: bytes)) == nil
    else { return nil }
    var addresses: [String] = []
    var known: Set<String> = []
    let page = MarkdownPage(bytes: bytes) { address in
      if known.insert(address).inserted { addresses.append(address) }
      return address
    }
    self.addresses = addresses
    anchors = page.blocks.compactMap { block in
      guard case .heading(_, _, _, let slug) = block.content else { return nil }
      return slug
    }
  }
}
