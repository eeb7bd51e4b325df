internal import Foundation

/// The names of the images and colors of an app's catalogs, from which Xcode generates symbols.
package struct AssetNames: Sendable, Hashable, Codable {
  package var images: Set<String> = []
  package var colors: Set<String> = []

  package init() {}

  /// Finds the names in the catalogs below folders.
  package init(in folders: [String]) {
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: folder)
      while let path = files?.nextObject() as? String {
        let name = path.split(separator: "/").last ?? ""
        if name.hasSuffix(".imageset") { images.insert(String(name.dropLast(9))) }
        if name.hasSuffix(".colorset") { colors.insert(String(name.dropLast(9))) }
      }
    }
  }
}

extension AssetNames {
  /// Returns the code of a module's own declarations: its bundle and the symbols of its catalogs.
  ///
  /// - Parameter sources: The files of the module. A symbol that they declare is left out.
  /// - Returns: A Swift file.
  func code(for sources: [AppSource]) -> String {
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion($1.declaredProperties) }
    var lines = ["import SwiftUI", "import UIKit", "import MissingTypes", ""]
    if !declared.contains("module") {
      lines.append("extension Foundation.Bundle { static var module: Bundle { Bundle.main } }")
    }
    for (kind, names) in [("ImageResource", images), ("ColorResource", colors)] {
      let symbols = Dictionary(names.map { (Self.symbol(of: $0), $0) }) { min($0, $1) }
        .filter { !declared.contains($0.key) || kind == "ImageResource" }
      lines.append("extension \(kind) {")
      for (symbol, name) in symbols.sorted(by: { $0.key < $1.key }) {
        lines.append("  static let `\(symbol)` = \(kind)(name: \"\(name)\", bundle: .main)")
      }
      lines.append("}")
    }
    // Colors are static members of both types, too; the accent color is the system's.
    let own = Dictionary(colors.map { (Self.symbol(of: $0), $0) }) { min($0, $1) }
      .filter { !["accent", "accentColor"].contains($0.key) && !declared.contains($0.key) }
      .sorted { $0.key < $1.key }
    for type in ["SwiftUI.Color", "UIKit.UIColor"] {
      let call = type.hasSuffix("UIColor") ? "UIColor(named: \"%\") ?? .clear" : "Color(\"%\")"
      lines.append("extension \(type) {")
      for (symbol, name) in own {
        let value = call.replacing("%", with: name)
        lines.append("  static var `\(symbol)`: \(type) { \(value) }")
      }
      lines.append("}")
    }
    lines.append("extension ShapeStyle where Self == Color {")
    for (symbol, name) in own { lines.append("  static var `\(symbol)`: Color { Color(\"\(name)\") }") }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the symbol of a name: `brand-blue 2` is `brandBlue2`.
  static func symbol(of name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "unnamed" }
    let isAcronym = first.allSatisfy(\.isUppercase)
    let head = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let symbol = head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return symbol.first?.isNumber ?? false ? "_" + symbol : symbol
  }
}
