/// An `import` of a block of Swift.
struct ImportStatement {
  /// The modules of Apple's that this package's own stand for.
  private static let replacedModules: Set<String> = [
    "SwiftUI", "UIKit", "Combine", "UniformTypeIdentifiers", "CoreGraphics",
  ]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  /// The words behind `import`: `Combine`, `struct Foundation.Date`.
  var path: String
  /// Whether the module is one that this package's own stand for.
  var isReplaced: Bool

  /// Reads the statements of a line.
  ///
  /// - Returns: One for each statement; `nil` where one of them is something else, or none is
  ///   there.
  static func statements(of line: String) -> [ImportStatement]? {
    guard line.utf8.holds("import") else { return nil }
    let code = line.split(separator: "//", omittingEmptySubsequences: false).first ?? ""
    let parts = code.split(separator: ";").filter { !$0.allSatisfy(\.isWhitespace) }
    let statements = parts.compactMap { ImportStatement(String($0)) }
    return statements.isEmpty || statements.count != parts.count ? nil : statements
  }

  private init?(_ statement: String) {
    let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    let words = statement.split(whereSeparator: \.isWhitespace).map(String.init)
      .drop { $0.hasPrefix("@") || modifiers.contains($0) }
    guard words.first == "import" else { return nil }
    let rest = Array(words.dropFirst())
    let names = rest.drop { ImportStatement.kinds.contains($0) }
    guard names.count == 1, let module = names.first?.split(separator: ".").first else {
      return nil
    }
    path = rest.joined(separator: " ")
    isReplaced = ImportStatement.replacedModules.contains(String(module))
  }
}

extension String.UTF8View {
  /// Whether a word stands somewhere in the text; most lines have not even its first letter.
  fileprivate func holds(_ word: StaticString) -> Bool {
    var rest = self[...]
    while let start = rest.firstIndex(of: word.utf8Start.pointee) {
      rest = rest[start...]
      if word.withUTF8Buffer({ rest.starts(with: $0) }) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
