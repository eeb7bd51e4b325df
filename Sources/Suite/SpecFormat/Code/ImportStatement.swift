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

/// The words of UIKit's code to a runtime that is not here, in a form that a spec compiles.
package enum RuntimeAttribute {
  /// Attributes that say nothing to a compiler without that runtime, the longest first.
  private static let attributes = [
    "@IBDesignable", "@IBInspectable", "@objcMembers", "@IBOutlet", "@IBAction",
    "@UIApplicationMain",
    "@objc",
  ]

  /// A line with blanks in place of such attributes, and each `#selector` as a `Selector` of the
  /// method itself; what is left stays in its columns.
  package static func adapted(_ line: String) -> String {
    let signs = [UInt8(ascii: "@"), UInt8(ascii: "#")]
    guard line.utf8.contains(where: signs.contains) else { return line }
    var line = line
    for attribute in attributes where line.contains(attribute) {
      let blank = String(repeating: " ", count: attribute.count)
      line = line.replacing(attribute, with: blank)
    }
    return line.replacing("#selector(", with: " Selector(")
  }
}

/// Something in Swift code that has to be closed again.
struct OpenDelimiter {
  enum Kind: Equatable {
    /// `(`, `[` or `{`.
    case bracket(UInt8)
    /// `\(` in a string.
    case interpolation
    /// A string with that many `#` before it.
    case string(hashes: Int, isMultiline: Bool)
    /// `/*`.
    case comment
    /// `#if`.
    case condition
  }

  var kind: Kind
  /// The line, from 1 in the code.
  var line: Int
}

extension OpenDelimiter {
  /// The characters that the author wrote, for messages.
  var written: String {
    switch kind {
    case .bracket(let byte): String(UnicodeScalar(byte))
    case .interpolation: "\\("
    case .string(let hashes, let isMultiline):
      String(repeating: "#", count: hashes) + (isMultiline ? "\"\"\"" : "\"")
    case .comment: "/*"
    case .condition: "#if"
    }
  }

  /// Whether a closing bracket closes it.
  func isClosed(by bracket: UInt8) -> Bool {
    switch (kind, bracket) {
    case (.bracket(UInt8(ascii: "(")), UInt8(ascii: ")")),
      (.bracket(UInt8(ascii: "[")), UInt8(ascii: "]")),
      (.bracket(UInt8(ascii: "{")), UInt8(ascii: "}")),
      (.interpolation, UInt8(ascii: ")")):
      true
    default:
      false
    }
  }
}
