/// Gives mutants their ids.
///
/// Two equal changes in one declaration are told apart by their order.
struct MutantNaming {
  private var counts: [String: Int] = [:]

  /// The id of the next mutant; the same whenever the same mutants are asked for in the same order.
  mutating func id(of mutant: Mutant) -> String {
    let text = [
      mutant.file, mutant.declaration, mutant.kind.rawValue, mutant.original, mutant.replacement,
      mutant.rule ?? "",
    ].joined(separator: "\u{0}")
    let ordinal = counts[text, default: 0]
    counts[text] = ordinal + 1
    let digits = String(Self.digest(of: "\(text)\u{0}\(ordinal)"), radix: 16)
    return String((String(repeating: "0", count: 16) + digits).suffix(16).prefix(10))
  }

  /// The FNV-1a digest of 64 bits, mixed once more.
  private static func digest(of text: String) -> UInt64 {
    var digest = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    // Texts that differ in their last byte alone get digests that differ all over.
    digest = (digest ^ (digest >> 31)) &* 0x9e37_79b9_7f4a_7c15
    return digest ^ (digest >> 29)
  }
}
