/// A Markdown file cut into what a page shows of it, in document order.
package struct MarkdownPage: Sendable, Equatable {
  package var blocks: [Block]

  package struct Block: Sendable, Equatable {
    package var content: Content
    /// The first line in the file, from 1.
    package var line: Int
    /// The line of the next block, from 1; one past the last line of the file for the last block.
    package var endLine: Int
    /// The addresses of the links and images in it as the author wrote them, in order.
    package var addresses: [String]

    package init(content: Content, line: Int, endLine: Int, addresses: [String] = []) {
      self.content = content
      self.line = line
      self.endLine = endLine
      self.addresses = addresses
    }
  }

  package enum Content: Sendable, Equatable {
    /// A heading outside of quotations and lists: its level, its text in HTML, and its anchor on
    /// GitHub.
    case heading(level: Int, html: String, text: String, slug: String)
    /// A fenced block: its info string as it is written, and its code.
    case fence(info: String, code: String)
    /// A table outside of quotations and lists.
    case table(MarkdownTable)
    /// Anything else, in HTML that holds no author's own: raw HTML and links that run code are left
    /// out.
    case prose(html: String)
  }

  package init(blocks: [Block]) { self.blocks = blocks }
}
