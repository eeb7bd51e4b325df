internal import CCmark

/// A node of libcmark's tree, for as long as the tree is there.
///
/// Of a block, libcmark's start line, start column and literal are trusted, and the end of a
/// paragraph: other ends are wrong for some kinds, and an info string has lost its backslashes.
struct CmarkNode {
  private let pointer: OpaquePointer

  /// Parses a text and hands its tree over.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 within the bounds that keep libcmark linear.
  ///   - body: Is given the root; no node may leave it.
  /// - Returns: What the body returns; `nil` where libcmark has no memory.
  static func withTree<Result>(of bytes: [UInt8], _ body: (CmarkNode) -> Result) -> Result? {
    precondition(cmark_version() >= 0x001E00, "libcmark 0.30 or later is needed")
    let root = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // Without it a code span over two lines would move all links behind it up a line.
        cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_SOURCEPOS)
      }
    }
    guard let root else { return nil }
    defer { cmark_node_free(root) }
    return body(CmarkNode(pointer: root))
  }

  private init(pointer: OpaquePointer) { self.pointer = pointer }
}

extension CmarkNode {
  var type: cmark_node_type { cmark_node_get_type(pointer) }

  /// The nodes in it, in document order.
  var children: some Sequence<CmarkNode> {
    sequence(first: cmark_node_first_child(pointer)) { $0.map { cmark_node_next($0) } }
      .lazy.prefix { $0 != nil }.compactMap { $0.map { CmarkNode(pointer: $0) } }
  }

  /// The first line in the file, from 1.
  var line: Int { Int(cmark_node_get_start_line(pointer)) }

  /// The last line in the file of a paragraph, from 1.
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

  /// How many bytes of its first line stand before it.
  var offset: Int { Int(cmark_node_get_start_column(pointer)) - 1 }

  /// The text of a node that has no others in it.
  var literal: String { Self.string(cmark_node_get_literal(pointer)) }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

  /// Whether a block of code is fenced, and says of what kind it is.
  var hasFenceInfo: Bool { cmark_node_get_fence_info(pointer).map { $0.pointee != 0 } ?? false }

  /// The address of a link or an image.
  var address: String { Self.string(cmark_node_get_url(pointer)) }

  /// The title of a link or an image; empty for none.
  var title: String { Self.string(cmark_node_get_title(pointer)) }

  /// The number that a list begins with; `nil` for one with bullets.
  var listStart: Int? {
    cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      ? Int(cmark_node_get_list_start(pointer)) : nil
  }

  var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
