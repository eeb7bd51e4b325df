/// The block directives of DocC in a file: `@Row {`, its content, and `}`.
///
/// DocC ignores the indentation of the content, which CommonMark would read as code. For libcmark,
/// the indentation is removed, and the lines of the directives themselves are blank.
struct BlockDirectives {
  /// A directive that is not closed yet.
  private struct Open {
    /// The indentation of the first line of the content, in bytes; `nil` before that line.
    var indentation: Int?
  }

  /// The text without the directives, with the same lines.
  private(set) var text: SourceText
  /// The number of bytes that are removed from the beginning of lines, by line number.
  private(set) var removedCounts: [Int: Int] = [:]
  private var replacements: [Int: ArraySlice<UInt8>] = [:]
  private var open: [Open] = []
  private var fence: FenceOpener?

  /// Finds the directives; a file with one that is not closed has none.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(in source: SourceText) {
    text = source
    for line in 1..<(source.lineCount + 1) { add(source.bytes(ofLine: line), at: line) }
    guard open.isEmpty, !replacements.isEmpty else {
      removedCounts = [:]
      return
    }
    text = source.replacing(replacements)
  }
}

extension BlockDirectives {
  private mutating func add(_ bytes: ArraySlice<UInt8>, at line: Int) {
    let indentation = bytes.prefix(while: \.isBlank).count
    let content = bytes.dropFirst(indentation)
    if let opener = fence {
      if FenceOpener(in: bytes, at: indentation)?.closes(opener) == true { fence = nil }
      dedent(bytes, at: line)
    } else if Self.opens(content) {
      noteIndentation(indentation)
      open.append(Open())
      replacements[line] = []
    } else if !open.isEmpty, content.elementsEqual("}".utf8) {
      open.removeLast()
      replacements[line] = []
    } else if !content.isEmpty {
      noteIndentation(indentation)
      fence =
        open.isEmpty
        ? FenceOpener(afterMarkersOf: bytes) : FenceOpener(in: bytes, at: indentation)
      dedent(bytes, at: line)
    }
  }

  private mutating func noteIndentation(_ indentation: Int) {
    guard let last = open.indices.last, open[last].indentation == nil else { return }
    open[last].indentation = indentation
  }

  private mutating func dedent(_ bytes: ArraySlice<UInt8>, at line: Int) {
    guard let indentation = open.last?.indentation else { return }
    let count = bytes.prefix(indentation).prefix(while: \.isBlank).count
    guard count > 0 else { return }
    replacements[line] = bytes.dropFirst(count)
    removedCounts[line] = count
  }

  /// Returns whether a line is `@Name {` or `@Name(arguments) {`.
  private static func opens(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "@"), line.last == UInt8(ascii: "{"),
      let second = line.dropFirst().first
    else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(second)
  }
}
