@testable import SpecFormat

extension FuzzTarget {
  /// The parser of spec files.
  static let specs = FuzzTarget(
    name: "specs",
    suffixes: [".md"],
    read: { bytes in
      let (document, mistakes) = SpecParser.parse(bytes: bytes, file: "Specs/a.md", name: "a")
      require(mistakes.allSatisfy { $0.line > 0 && $0.column > 0 }, "a mistake has a place")
      require(mistakes.allSatisfy { !$0.mistake.message.isEmpty }, "a mistake has a message")
      // The mistake in other text than UTF-8 states an offset in bytes.
      let isText = String(validating: bytes, as: UTF8.self) != nil
      guard isText, !bytes.contains(.carriageReturn) else { return }
      let wide = bytes.flatMap { $0 == .lineFeed ? [.carriageReturn, .lineFeed] : [$0] }
      let (copy, copiedMistakes) = SpecParser.parse(bytes: wide, file: "Specs/a.md", name: "a")
      require(copiedMistakes == mistakes, "line endings do not change the mistakes")
      require(
        copy.scenarios.map(\.id) == document.scenarios.map(\.id),
        "line endings do not change the scenarios"
      )
      require(
        copy.codeBlocks.map(\.code) == document.codeBlocks.map(\.code),
        "line endings do not change the code"
      )
    }
  )
}
