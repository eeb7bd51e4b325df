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
