/// One word of an info string or of a line of a block: `Text`, `"Reset"`, `#id`, `skip="later"`.
struct Word: Hashable, Sendable {
  /// From 1, in characters of the file's line.
  var column: Int
  /// The column behind the word, from 1.
  var endColumn: Int
  /// The characters before the quotes; the whole word where there are none.
  var bare: String
  /// The characters between the quotes; `nil` where there are none.
  var quoted: String?
}

extension Word {
  /// The word as a name or a label: what the quotes hold, or the bare word; `nil` where a word is
  /// partly quoted.
  var name: String? {
    guard let quoted else { return bare }
    return bare.isEmpty ? quoted : nil
  }

  /// The id that a word stands for at the place of an id, without `#`; `nil` for another word.
  var identifier: String? {
    guard bare.hasPrefix("#") else { return nil }
    guard let quoted else { return bare.count > 1 ? String(bare.dropFirst()) : nil }
    return bare == "#" ? quoted : nil
  }

  /// The word as its author wrote it, for messages.
  var written: String { quoted.map { "\(bare)\"\($0)\"" } ?? bare }
}
