package import Foundation

/// The images, symbols and colors of an app by their names.
package struct AssetIndex: Sendable {
  /// The layout of an image.
  package enum Picture: Sendable, Equatable {
    /// An image with its files; never empty.
    case image([ImageVariant])
    /// A symbol, which is measured as a system symbol.
    case symbol
  }

  /// The red, green, blue and alpha components of a color, each from 0 to 1.
  package struct ColorValue: Sendable, Hashable {
    package var red, green, blue, alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// A color in the light and the dark appearance.
  package struct NamedColor: Sendable, Equatable {
    package var light: ColorValue
    /// The color in the dark appearance; `nil` if it is the same.
    package var dark: ColorValue?
  }

  /// The images and symbols of catalogs.
  package var pictures: [String: Picture] = [:]
  /// The images outside of catalogs, which are used for names that no catalog has.
  package var loose: [String: [ImageVariant]] = [:]
  /// The colors, with their dark appearance.
  package var paints: [String: NamedColor] = [:]
}

extension AssetIndex {
  /// The names of all images and symbols.
  package var names: [String] { Array(Set(pictures.keys).union(loose.keys)) }

  /// Returns the picture with a name; `nil` if there is none.
  package func picture(_ name: String) -> Picture? {
    pictures[name] ?? loose[name].map { .image($0) }
  }
}

/// The content of a set in an asset catalog, which is a folder with `Contents.json`.
enum AssetSet {
  /// A condition of an image or a color, such as `luminosity` with the value `dark`.
  private struct Appearance: Decodable {
    var appearance: String
    var value: String

    /// Returns whether a file or a color is for the dark appearance.
    ///
    /// - Parameter appearances: The appearances that it is for; `nil` and empty for all.
    /// - Returns: `false` if it is for all appearances; `nil` if it is for another one.
    static func isDark(_ appearances: [Appearance]?) -> Bool? {
      guard let appearances, !appearances.isEmpty else { return false }
      let isDark = appearances.count == 1 && appearances[0].value == "dark"
      return isDark && appearances[0].appearance == "luminosity" ? true : nil
    }
  }

  private struct ImageContents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var locale: String?
      var direction: String?
      var appearances: [Appearance]?

      private enum CodingKeys: String, CodingKey {
        case filename, idiom, scale, locale, appearances
        case direction = "language-direction"
      }
    }

    var images: [Entry]?
  }

  private struct FolderContents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
  }

  private static func contents(of folder: String) -> ResourceFile {
    ResourceFile("\(folder)/Contents.json")
  }

  /// Returns whether an entry of a catalog is a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns whether a folder provides a namespace, so that the names of its sets begin with its
  /// own name.
  static func isNamespace(_ folder: String) -> Bool {
    let contents = try? contents(of: folder).json(FolderContents.self)
    return contents?.properties?.providesNamespace ?? false
  }

  /// The numbers of pixels per point that a set may state.
  private static let scales = 0.1...100

  /// Returns the files of an image set, each with its size in points: pixels divided by the scale.
  ///
  /// Files for iPhones, iPads and all devices take precedence over those for other devices, and
  /// files for any appearance and for the dark one over those for others, such as a high contrast.
  /// A file whose size cannot be read has that of a placeholder.
  ///
  /// - Parameters:
  ///   - folder: The path of the set.
  ///   - onMistake: Called with the mistake of an image file, which is left out.
  /// - Returns: The files; empty for a set without any.
  /// - Throws: A mistake in `Contents.json`.
  static func imageVariants(
    in folder: String,
    onMistake: (ResourceMistake) -> Void
  ) throws(ResourceMistake) -> [ImageVariant] {
    let file = contents(of: folder)
    var entries = (try file.json(ImageContents.self).images ?? []).filter { $0.filename != nil }
    entries = entries.preferring { ["universal", "iphone", "ipad", nil].contains($0.idiom) }
      .preferring { Appearance.isDark($0.appearances) != nil }
    var variants: [ImageVariant] = []
    for entry in entries {
      guard let scale = Double((entry.scale ?? "1x").dropLast()), scales.contains(scale) else {
        throw file.mistake("the scale '\(entry.scale ?? "")' is not 1x, 2x or 3x")
      }
      let picture = ResourceFile("\(folder)/\(entry.filename ?? "")")
      // The scale of a vector image is ignored: its file states points.
      let isVector = ["pdf", "svg"].contains(picture.fileExtension)
      let size: CGSize
      do throws(ResourceMistake) {
        size = try ImageHeader.size(of: picture)
      } catch {
        var mistake = error
        mistake.isOfImage = true
        onMistake(mistake)
        size = ImageHeader.placeholder
      }
      variants.append(
        ImageVariant(
          language: entry.locale,
          isRightToLeft: entry.direction.map { $0 == "right-to-left" },
          isDark: Appearance.isDark(entry.appearances) == true,
          isForPad: ["iphone": false, "ipad": true][entry.idiom ?? ""],
          scale: isVector ? nil : scale,
          size: isVector || size == ImageHeader.placeholder ? size : size.divided(by: scale)
        )
      )
    }
    return variants
  }
}

extension Array {
  /// Returns the elements that satisfy a condition, or all if none does.
  fileprivate func preferring(_ condition: (Element) -> Bool) -> [Element] {
    let preferred = filter(condition)
    return preferred.isEmpty ? self : preferred
  }
}

extension AssetSet {
  private struct ColorContents: Decodable {
    struct Definition: Decodable {
      var components: [String: Component]?
      var reference: String?
    }

    struct Entry: Decodable {
      var idiom: String?
      var appearances: [Appearance]?
      var color: Definition?
    }

    var colors: [Entry]
  }

  /// A component of a color: a number from 0 to 1, a whole number up to 255, or a hexadecimal one.
  private struct Component: Decodable {
    /// The value from 0 to 1; `nil` for a text that is no number.
    var value: Double?
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        (value, text) = (number, "\(number)")
        return
      }
      text = try container.decode(String.self)
      if text.hasPrefix("0x") {
        value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else {
        value = Double(text).map { text.contains(".") ? $0 : $0 > 1 ? $0 / 255 : $0 }
      }
      if value?.isFinite == false { value = nil }
    }
  }

  /// Returns the color of a color set for any appearance and for the dark one (R-LOC-7).
  ///
  /// - Returns: The color; `nil` for a set without one.
  /// - Throws: A mistake in `Contents.json`.
  static func paint(in folder: String) throws(ResourceMistake) -> AssetIndex.NamedColor? {
    let file = contents(of: folder)
    let entries = try file.json(ColorContents.self).colors.filter { $0.color != nil }
      .preferring { ["universal", "iphone", nil].contains($0.idiom) }
    let usual = entries.first { Appearance.isDark($0.appearances) == false } ?? entries.first
    guard let color = usual?.color, let light = try value(of: color, in: file) else { return nil }
    var paint = AssetIndex.NamedColor(light: light)
    if let dark = entries.first(where: { Appearance.isDark($0.appearances) == true })?.color {
      paint.dark = try value(of: dark, in: file)
    }
    return paint
  }

  /// Returns the components of a color; `nil` if neither components nor a system color are stated.
  private static func value(
    of color: ColorContents.Definition,
    in file: ResourceFile
  ) throws(ResourceMistake) -> AssetIndex.ColorValue? {
    guard let components = color.components else {
      // A reference to a system color, which every system draws differently.
      return color.reference.map { _ in
        AssetIndex.ColorValue(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
      }
    }
    for (name, component) in components.sorted(by: { $0.key < $1.key })
    where component.value == nil {
      throw file.mistake("the component '\(name)' is '\(component.text)', which is not a number")
    }
    func part(_ name: String) -> Double? {
      (components[name] ?? components["white"])?.value ?? nil
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      throw file.mistake("the color needs 'red', 'green' and 'blue', or 'white'")
    }
    let alpha = components["alpha"]?.value ?? 1
    return AssetIndex.ColorValue(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension CGSize {
  /// Returns the size in points of a size in pixels.
  func divided(by scale: Double) -> CGSize {
    CGSize(width: width / scale, height: height / scale)
  }
}

/// One file of an image, with the conditions that it is for.
package struct ImageVariant: Sendable, Equatable {
  /// The language that the file is for; `nil` for all.
  package var language: String?
  /// Whether the file is for right-to-left layouts; `false` for left-to-right ones, `nil` for both.
  package var isRightToLeft: Bool?
  /// Whether the file is for the dark appearance; otherwise it is for all appearances.
  package var isDark = false
  /// Whether the file is for iPads; `false` for iPhones, `nil` for all devices.
  package var isForPad: Bool?
  /// The number of pixels per point; `nil` for a vector image.
  package var scale: Double?
  /// The size in points.
  package var size: CGSize
}
