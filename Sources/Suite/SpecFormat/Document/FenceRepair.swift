/// Compares the lines that look like fences with the fences that were parsed, to detect lost ones.
struct FenceAudit {
  private let source: SourceText
  /// The blocks of code and raw HTML, in document order.
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
  /// The lines that look like fences of a spec, but were not parsed as fences and are not the
  /// content of one.
  var lostFences: [LostFence] {
    var next = literals[...]
    return (1..<(source.lineCount + 1)).compactMap { line in
      next = next.drop { $0.lines.upperBound <= line }
      // The blocks are sorted by their first lines, so blocks that begin after the line do not
      // contain it.
      let owners = next.prefix { $0.lines.lowerBound <= line }
        .filter { $0.lines.contains(line) }.map(\.block)
      guard !owners.contains(where: \.isFence) else { return nil }
      let owner = owners.first
      guard let opener = FenceOpener(afterMarkersOf: source.bytes(ofLine: line)),
        FenceKind.resemblesFenceName(opener.name)
      else { return nil }
      var fence = LostFence(
        line: line,
        opener: opener,
        cause: cause(ofLossOf: opener, at: line, in: owner)
      )
      fence.isSample = isSample(fence, in: owner)
      return fence
    }
  }

  /// Returns whether a fence that was not parsed is Swift for illustration, as in a directive of
  /// DocC.
  ///
  /// It has no role, it ends within its container, and the next block of a spec is no expectation.
  private func isSample(_ fence: LostFence, in owner: MarkdownBlock?) -> Bool {
    guard [.indentation, .html, .comment].contains(fence.cause), !fence.opener.isOfSpecs,
      FenceKind.isSwift(fence.opener.name), let end = closingLine(of: fence)
    else { return false }
    if fence.cause != .indentation, owner?.literalLines.contains(end) != true { return false }
    for line in (end + 1)..<max(end + 1, source.lineCount + 1) {
      let bytes = source.bytes(ofLine: line)
      if bytes.first == UInt8(ascii: "#") { return true }
      guard let name = FenceOpener(afterMarkersOf: bytes)?.name, FenceKind.resemblesFenceName(name)
      else { continue }
      return FenceKind.isSwift(name)
    }
    return true
  }

  private func closingLine(of fence: LostFence) -> Int? {
    for line in (fence.line + 1)..<max(fence.line + 1, source.lineCount + 1) {
      guard let other = FenceOpener(afterMarkersOf: source.bytes(ofLine: line)) else { continue }
      if other.closes(fence.opener) { return line }
      if !other.info.isEmpty { return nil }
    }
    return nil
  }

  /// Returns the reason why the fence at a line was not parsed, based on the block that contains
  /// the line.
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

/// A line that looks like a fence of a spec but was not parsed as one.
struct LostFence {
  /// The line, from 1.
  var line: Int
  var opener: FenceOpener
  var cause: LostFenceCause
  /// Whether the fence is Swift for illustration, which is not reported.
  var isSample = false
}

/// Repairs lost fences in a text, so that the mistakes in them are found too.
struct FenceRepair {
  private let text: SourceText
  private var replacements: [Int: ArraySlice<UInt8>] = [:]

  /// Returns a text in which lost fences are repaired.
  ///
  /// - Parameters:
  ///   - text: The text that was read.
  ///   - lostFences: The fences that were not parsed; those in comments are not repaired.
  /// - Returns: A text with the same number of lines.
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

  /// Removes the indentation of a fence from all its lines, including the closing one.
  ///
  /// A fence without a closing line before the next fence is not changed.
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
