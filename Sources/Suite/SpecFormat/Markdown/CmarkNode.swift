internal import CCmark

/// A node of libcmark's tree, valid as long as the tree exists.
///
/// For a block, only the start line, the start column, the literal and the end line of a paragraph
/// are used. End lines are wrong for some other kinds, and backslashes are missing in info strings.
struct CmarkNode {
  private let pointer: OpaquePointer

  /// Parses a text and passes the root of its tree to a closure.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 within the limits for which libcmark takes linear time.
  ///   - body: Receives the root; nodes must not be used after it returns.
  /// - Returns: The result of the closure; `nil` if libcmark is out of memory.
  static func withTree<Result>(of bytes: [UInt8], _ body: (CmarkNode) -> Result) -> Result? {
    precondition(cmark_version() >= 0x001E00, "libcmark 0.30 or later is needed")
    let root = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // Without this option, a code span over two lines makes the lines of all later links too
        // small by one.
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

  /// The child nodes, in document order.
  var children: some Sequence<CmarkNode> {
    sequence(first: cmark_node_first_child(pointer)) { $0.map { cmark_node_next($0) } }
      .lazy.prefix { $0 != nil }.compactMap { $0.map { CmarkNode(pointer: $0) } }
  }

  /// The first line in the file, from 1.
  var line: Int { Int(cmark_node_get_start_line(pointer)) }

  /// The last line of a paragraph in the file, from 1.
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

  /// The number of bytes before the node in its first line.
  var offset: Int { Int(cmark_node_get_start_column(pointer)) - 1 }

  /// The text of a node without children.
  var literal: String { Self.string(cmark_node_get_literal(pointer)) }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

  /// Whether a code block has a fence with an info string.
  var hasFenceInfo: Bool { cmark_node_get_fence_info(pointer).map { $0.pointee != 0 } ?? false }

  /// The address of a link or an image.
  var address: String { Self.string(cmark_node_get_url(pointer)) }

  /// The title of a link or an image; empty if there is none.
  var title: String { Self.string(cmark_node_get_title(pointer)) }

  /// The first number of an ordered list; `nil` for a bulleted list.
  var listStart: Int? {
    cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      ? Int(cmark_node_get_list_start(pointer)) : nil
  }

  var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
