internal import Foundation

/// The names of the images and colors of an app's catalogs, from which Xcode generates symbols.
package struct AssetNames: Sendable, Hashable, Codable {
  /// The names of images, with those of the folders around them that provide a namespace.
  package var images: Set<[String]> = []
  package var colors: Set<[String]> = []

  package init() {}

  /// Finds the names in the catalogs at or below folders.
  package init(in folders: [String]) {
    for folder in folders { search(folder, within: []) }
  }

  private mutating func search(_ folder: String, within namespace: [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && name != "Contents.json" {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".imageset") || name.hasSuffix(".symbolset") {
        images.insert(
          namespace + [String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))]
        )
      } else if name.hasSuffix(".colorset") {
        colors.insert(namespace + [String(name.dropLast(".colorset".count))])
      } else if folder.contains(".xcassets") || name.hasSuffix(".xcassets") || !name.contains(".") {
        let isNamespace = Self.providesNamespace(path)
        search(path, within: isNamespace ? namespace + [name] : namespace)
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }

      var properties: Properties?
    }
    return FileManager.default.contents(atPath: "\(folder)/Contents.json")
      .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?
      .properties?.providesNamespace ?? false
  }
}

extension AssetNames {
  /// Returns the code of a module's own declarations: its bundle and the symbols of its catalogs.
  ///
  /// - Parameter sources: The files of the module. A property that they declare is left out.
  /// - Returns: A Swift file.
  func code(for sources: [AppSource]) -> String {
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion($1.declaredProperties) }
    var code = "import MissingTypes\nimport SwiftUI\nimport UIKit\n"
    if !declared.contains("module") {
      code += "extension Foundation.Bundle { static var module: Bundle { Bundle.main } }\n"
    }
    for (kind, names) in [("ImageResource", images), ("ColorResource", colors)] {
      let body = Self.resources(names.sorted { $0.joined() < $1.joined() }, of: kind)
      code += "extension \(kind) {\n\(body)}\n"
    }
    // Colors are static members of other types, too; the accent color is the system's.
    let own = Set(colors.compactMap(\.last)).sorted().map { (Self.symbol(of: $0), $0) }
      .filter { !["accent", "accentColor"].contains($0.0) && !declared.contains($0.0) }
    let symbols = Dictionary(own) { first, _ in first }.sorted { $0.key < $1.key }
    let owners = [
      ("SwiftUI.Color", "SwiftUI.Color", "SwiftUI.Color(\"%\")"),
      ("UIKit.UIColor", "UIKit.UIColor", "UIKit.UIColor(named: \"%\") ?? .clear"),
      ("ShapeStyle where Self == SwiftUI.Color", "SwiftUI.Color", "SwiftUI.Color(\"%\")"),
    ]
    for (owner, type, value) in owners {
      let properties = symbols.map { symbol, name in
        "  static var `\(symbol)`: \(type) { \(value.replacing("%", with: name)) }\n"
      }
      code += "extension \(owner) {\n\(properties.joined())}\n"
    }
    return code
  }

  /// Returns static members for names; those in a namespace are members of a nested type.
  private static func resources(_ names: [[String]], of kind: String, path: String = "") -> String {
    var code = ""
    var known: Set<String> = []
    for name in names.filter({ $0.count == 1 }).map({ $0[0] })
    where known.insert(symbol(of: name)).inserted {
      let value = "\(kind)(name: \"\(path)\(name)\", bundle: .main)"
      code += "  static let `\(symbol(of: name))` = \(value)\n"
    }
    let nested = Dictionary(grouping: names.filter { $0.count > 1 }) { $0[0] }
    for (folder, names) in nested.sorted(by: { $0.key < $1.key }) {
      let inner = resources(
        names.map { Array($0.dropFirst()) },
        of: kind,
        path: "\(path)\(folder)/"
      )
      let type = symbol(of: folder)
      code += "  enum `\(type.prefix(1).uppercased())\(type.dropFirst())` {\n\(inner)  }\n"
    }
    return code
  }

  /// Returns the symbol of a name: `brand-blue 2` is `brandBlue2`.
  static func symbol(of name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "unnamed" }
    let isAcronym = first.allSatisfy(\.isUppercase)
    let head = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let symbol =
      head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return symbol.first?.isNumber ?? false ? "_" + symbol : symbol
  }
}
