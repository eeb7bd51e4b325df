internal import Foundation

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
    // Nearly all lines are no imports, and a search for a text is slow.
    guard line.utf8.containsText("import") else { return nil }
    let parts = SwiftTokenizer(line).tokens.split { $0.text == ";" }
    let statements = parts.compactMap { ImportStatement($0.map(\.text)) }
    return statements.isEmpty || statements.count != parts.count ? nil : statements
  }

  /// Parses the tokens of a statement, such as `import struct Foundation.Date`; `nil` for other
  /// code.
  private init?(_ tokens: [Substring]) {
    guard let keyword = tokens.firstIndex(of: "import") else { return nil }
    let kind = tokens.dropFirst(keyword + 1).prefix { Self.kinds.contains(String($0)) }
    let names = tokens.dropFirst(keyword + 1 + kind.count)
    let isPath = names.enumerated().allSatisfy { ($0 % 2 == 1) == ($1 == ".") }
    guard kind.count < 2, isPath, names.count % 2 == 1, let module = names.first else { return nil }
    path = (kind.map { "\($0) " } + names).joined()
    isReplaced = Self.replacedModules.contains(String(module))
  }
}

extension String.UTF8View {
  /// Returns whether the text contains a word; faster than a search by characters.
  func containsText(_ word: StaticString) -> Bool {
    func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      guard var start = bytes.baseAddress.map(UnsafeRawPointer.init) else { return false }
      let length = word.utf8CodeUnitCount
      let end = start + bytes.count - length + 1
      while start < end,
        let found = memchr(start, Int32(word.utf8Start.pointee), end - start)
      {
        if memcmp(found, word.utf8Start, length) == 0 { return true }
        start = UnsafeRawPointer(found) + 1
      }
      return false
    }
    return withContiguousStorageIfAvailable { contains($0) }
      ?? Array(self).withUnsafeBufferPointer { contains($0) }
  }
}

/// Adapts attributes and expressions that require the Objective-C runtime or Apple's Foundation.
package enum RuntimeAttribute {
  /// Attributes that have no meaning without the Objective-C runtime; a prefix of another attribute
  /// comes after it.
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
    var line = line
    if line.utf8.containsText("localizedString(forKey:") {
      line = line.replacing("localizedString(forKey:", with: "localizedString(ofKey: ")
    }
    guard line.utf8.containsText("@") || line.utf8.containsText("#") else { return line }
    for attribute in attributes where line.contains(attribute) {
      let blank = String(repeating: " ", count: attribute.count)
      line = line.replacing(attribute, with: blank)
    }
    return line.replacing("#selector(", with: " Selector(")
  }
}
