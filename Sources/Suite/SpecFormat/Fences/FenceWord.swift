/// A word of an info string as its author wrote it: `320x480`, `skip="too slow"`.
package struct FenceWord: Equatable {
  package var text: String
  /// Whether it says where the numbers come from, or whether they need not hold.
  package var isCondition: Bool
}

extension FenceWord {
  /// Cuts an info string into its words, quotes respected.
  package static func words(of info: String) -> [FenceWord] {
    let characters = Array(info)
    return WordScanner(info, firstColumn: 0).words.map { word in
      let name = AttributeName(rawValue: String(word.bare.prefix { $0 != "=" }))
      return FenceWord(
        text: String(characters[word.column..<word.endColumn]),
        isCondition: name.map { AttributeName.conditions.contains($0) } ?? false
      )
    }
  }
}
