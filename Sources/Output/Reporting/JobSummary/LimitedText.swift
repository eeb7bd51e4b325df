/// Markdown that grows by whole entries up to a number of bytes.
struct LimitedText {
  /// Room that is kept for a sentence on what is left out.
  private static let sentenceSize = 200

  private(set) var text: String
  private let byteLimit: Int

  /// - Parameters:
  ///   - head: What is there in any case, without a line feed at its end.
  ///   - byteLimit: How many bytes the whole may have.
  init(_ head: String, byteLimit: Int) {
    self.byteLimit = byteLimit
    text = Self.cut(head, toBytes: max(0, byteLimit - 1)) + "\n"
  }
}

extension LimitedText {
  /// Appends a heading and as many entries as fit; nothing where there is no entry.
  mutating func append(_ entries: [String], title: String, noun: String) {
    guard !entries.isEmpty else { return }
    var count = 0
    var section = "\n\(title)\n"
    let room = byteLimit - text.utf8.count - 2 * Self.sentenceSize
    for entry in entries {
      guard section.utf8.count + entry.utf8.count + 2 <= room else { break }
      section += "\n\(entry)\n"
      count += 1
    }
    let left = entries.count - count
    if left > 0 {
      section +=
        "\n\(left) of \(entries.count) \(noun)\(entries.count == 1 ? "" : "s") "
        + "\(left == 1 ? "is" : "are") left out: a summary has no more room.\n"
    }
    guard text.utf8.count + section.utf8.count <= byteLimit else { return }
    text += section
  }

  /// The lines of a text that fit into a number of bytes, and a last line that says so where some
  /// do not.
  static func cut(_ text: String, toBytes limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    let sentence = "… the rest is left out …"
    var kept = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard kept.utf8.count + line.utf8.count + sentence.utf8.count + 1 <= limit else { break }
      kept += "\(line)\n"
    }
    return kept.utf8.count + sentence.utf8.count <= limit ? kept + sentence : ""
  }
}
