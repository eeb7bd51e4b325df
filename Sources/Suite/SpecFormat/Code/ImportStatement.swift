/// An `import` statement of a Swift block.
struct ImportStatement {
  /// Apple's modules that this package replaces with its own, and its own that replace them.
  static let replacedModules: Set<String> = [
    "Accessibility", "Combine", "CoreGraphics", "CoreLocation", "CoreTransferable", "ObjectiveC",
    "PhotosUI", "QuartzCore", "SwiftUI", "UIKit", "UIKitLayout", "UniformTypeIdentifiers",
    "ViewLayout",
  ]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  /// The text after `import`: `Combine`, `struct Foundation.Date`.
  var path: String
  /// Whether the module is replaced by one of this package.
  var isReplaced: Bool

  /// Parses the statements of a line.
  ///
  /// - Returns: The statements; `nil` if there are none, or if one of them is not an import.
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
  /// Returns whether the text contains a word; fast for lines that do not even contain its first
  /// letter.
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

/// Adapts attributes and expressions that require the Objective-C runtime or Apple's Foundation.
package enum RuntimeAttribute {
  /// Attributes that have no meaning without that runtime; a prefix of another attribute comes
  /// after it.
  private static let attributes = [
    "@IBDesignable", "@IBInspectable", "@objcMembers", "@IBOutlet", "@IBAction",
    "@UIApplicationMain",
    "@objc",
  ]

  /// Returns a line with blanks in place of these attributes, and `Selector(method)` in place of
  /// `#selector(method)`.
  ///
  /// `localizedString(forKey:` is replaced by a method that reads the app's strings.
  /// The rest of the line keeps its columns.
  package static func adapted(_ line: String) -> String {
    let signs = [UInt8(ascii: "@"), UInt8(ascii: "#")]
    var line = line
    if line.utf8.holds("localizedString(forKey:") {
      line = line.replacing("localizedString(forKey:", with: "localizedString(ofKey: ")
    }
    guard line.utf8.contains(where: signs.contains) else { return line }
    for attribute in attributes where line.contains(attribute) {
      let blank = String(repeating: " ", count: attribute.count)
      line = line.replacing(attribute, with: blank)
    }
    return line.replacing("#selector(", with: " Selector(")
  }
}

/// A delimiter in Swift code that must be closed.
struct OpenDelimiter {
  enum Kind: Equatable {
    /// An opening bracket: `(`, `[` or `{`.
    case bracket(UInt8)
    /// An interpolation in a string: `\(`.
    case interpolation
    /// A string, with the number of `#` before its quotes.
    case string(hashes: Int, isMultiline: Bool)
    /// A block comment: `/*`.
    case comment
    /// A conditional compilation block: `#if`.
    case condition

    /// Whether the content is no code.
    var isText: Bool {
      switch self {
      case .string, .comment: true
      case .bracket, .interpolation, .condition: false
      }
    }
  }

  var kind: Kind
  /// The line in the code, from 1.
  var line: Int
}

extension OpenDelimiter {
  /// The characters in the code, for messages.
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

  /// Returns whether a closing bracket closes the delimiter.
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
