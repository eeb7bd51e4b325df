/// Counts the fences that a file seems to have against those that were parsed, so that none is
/// lost in silence.
struct FenceAudit {
  private let source: SourceText
  /// The code and the raw HTML, in document order.
  private var literals: [(lines: Range<Int>, block: MarkdownBlock)] = []

  init(of document: MarkdownDocument) {
    source = document.source
    var literals: [(Range<Int>, MarkdownBlock)] = []
    document.forEachBlock { block in
      let lines = block.literalLines
      if !lines.isEmpty { literals.append((lines, block)) }
    }
    self.literals = literals
  }
}

extension FenceAudit {
  /// The fences that were not parsed and that no other fence holds, in order.
  var lostFences: [LostFence] {
    var next = literals[...]
    return (1..<(source.lineCount + 1)).compactMap { line in
      next = next.drop { $0.lines.upperBound <= line }
      // They are in the order of their first lines: what begins behind the line has not taken it.
      let owner = next.prefix { $0.lines.lowerBound <= line }
        .first { $0.lines.contains(line) }?.block
      if case .fence? = owner?.content { return nil }
      guard let opener = FenceOpener(afterMarkersOf: source.bytes(ofLine: line)),
        FenceKind.looksLikeOurs(opener.name)
      else { return nil }
      let cause = cause(ofLossOf: opener, at: line, in: owner)
      return LostFence(line: line, opener: opener, cause: cause)
    }
  }

  /// Why the fence at a line was not parsed, by the block that has taken the line, if one has.
  private func cause(
    ofLossOf opener: FenceOpener,
    at line: Int,
    in owner: MarkdownBlock?
  ) -> LostFenceCause {
    switch owner?.content {
    case .indentedCode: return .indentation
    case .html(let html): return html.hasPrefix("<!--") ? .comment : .html
    default:
      if opener.character == .backtick, opener.info.utf8.contains(.backtick) { return .backtick }
      let prefix = ContainerPrefix(of: source.bytes(ofLine: line))
      return prefix.indentation >= 4 ? .indentation : .paragraph
    }
  }
}

/// Something that looks like a fence of ours and was not parsed as one.
struct LostFence {
  /// From 1.
  var line: Int
  var opener: FenceOpener
  var cause: LostFenceCause
}

/// Changes a text so that its lost fences are parsed, and the mistakes in them are found too.
struct FenceRepair {
  private let text: SourceText
  private var replacements: [Int: ArraySlice<UInt8>] = [:]

  /// Repairs a text.
  ///
  /// - Parameters:
  ///   - text: What was read.
  ///   - lostFences: The fences that were not parsed; those in comments stay lost.
  /// - Returns: A text of as many lines.
  /// - Complexity: O(*n*) for *n* bytes.
  static func repaired(_ text: SourceText, lostFences: [LostFence]) -> SourceText {
    var repair = FenceRepair(text: text)
    for fence in lostFences {
      switch fence.cause {
      case .backtick: repair.removeBackticks(of: fence)
      case .html: repair.replacements[fence.line - 1] = []
      case .indentation: repair.unindent(fence)
      case .comment, .paragraph: break
      }
    }
    return text.replacing(repair.replacements)
  }

  private init(text: SourceText) {
    self.text = text
  }
}

extension FenceRepair {
  private mutating func removeBackticks(of fence: LostFence) {
    var isInfo = false
    let bytes = text.bytes(ofLine: fence.line).map { byte -> UInt8 in
      isInfo = isInfo || !(byte == .backtick || byte.isBlank || byte == UInt8(ascii: ">"))
      return isInfo && byte == .backtick ? UInt8(ascii: "'") : byte
    }
    replacements[fence.line] = bytes[...]
  }

  /// Takes the blanks before a fence from all its lines, the closing one included; a fence that
  /// nothing closes before the next is left alone.
  private mutating func unindent(_ fence: LostFence) {
    let blanks = text.bytes(ofLine: fence.line).prefix(while: \.isBlank).count
    var line = fence.line + 1
    while line <= text.lineCount {
      let other = FenceOpener(afterMarkersOf: text.bytes(ofLine: line))
      if other?.closes(fence.opener) == true { break }
      if other?.info.isEmpty == false { return }
      line += 1
    }
    guard line <= text.lineCount else { return }
    for line in fence.line...line {
      let bytes = text.bytes(ofLine: line)
      replacements[line] = bytes.dropFirst(bytes.prefix(blanks).prefix(while: \.isBlank).count)
    }
  }
}
