import Foundation
import Synchronization

/// The font files of an app, with the names by which texts find their styles (R-FNT-1).
package final class FontCatalog: Sendable {
  /// The folder that paths are relative to.
  private let folder: String
  /// The styles of all files, in the order of their paths.
  private let styles: [FontStyle]
  /// The indices in `styles`, by PostScript and full names, and by the same names in lowercase.
  private let places: [String: Int]
  /// The indices in `styles` of a family's styles, by its names and by the same names in lowercase.
  private let families: [String: [Int]]
  /// The files that cannot be used, or parts of them, with the reasons.
  private let faults: [(file: String, reason: String)]
  private let fonts = Mutex(KnownFonts())

  /// The fonts that texts requested, which are kept for later texts.
  private struct KnownFonts {
    var fonts: [SizedRequest: ShapedFont] = [:]
    var instances: [InstanceKey: FontInstance] = [:]
  }

  private struct SizedRequest: Hashable {
    var name: String
    var size: CGFloat
    var request: AppFontRequest
  }

  private struct InstanceKey: Hashable {
    var face: ObjectIdentifier
    var place: [Float]
  }

  /// Reads the names of files.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - folder: The app's folder, to which the paths in texts are relative.
  ///   - library: The library that reads fonts.
  init(of files: [String], in folder: String, with library: HarfBuzz) {
    self.folder = folder
    let read = files.map { FontFile(path: $0, with: library) }
    styles = read.flatMap(\.faces).flatMap { FontStyle.styles(of: $0) }
    faults = read.compactMap { file in file.fault.map { (file.path, $0) } }
    var places: [String: Int] = [:]
    var families: [String: [Int]] = [:]
    for (place, style) in styles.enumerated() {
      for name in style.names {
        for key in [name, name.lowercased()] where places[key] == nil { places[key] = place }
      }
      let own = [style.family, style.face.name(.family)].compactMap(\.self)
      for name in Set(own.flatMap { [$0, $0.lowercased()] }) where !name.isEmpty {
        families[name, default: []].append(place)
      }
    }
    (self.places, self.families) = (places, families)
  }
}

extension FontCatalog {
  /// The names of all styles and families, in alphabetical order.
  var names: [String] {
    let all = styles.flatMap { $0.names + [$0.family] }
    return Set(all).sorted()
  }

  /// The names of the families, in alphabetical order.
  package var familyNames: [String] { Set(styles.map(\.family)).sorted() }

  /// Returns the PostScript names of a family's styles, in alphabetical order.
  package func fontNames(ofFamily family: String) -> [String] {
    Set((families[family] ?? []).map { styles[$0].postScriptName }).sorted()
  }

  /// R-FNT-1: returns the style with a name.
  ///
  /// - Parameter name: A PostScript name, a full name, or the name of a family, whose style nearest
  ///   to regular is meant.
  /// - Returns: `nil` if there is none.
  func style(named name: String) -> FontStyle? {
    for key in [name, name.lowercased()] {
      if let place = places[key] { return styles[place] }
      if let family = families[key] {
        return family.map { styles[$0] }.min { $0.distanceToRegular < $1.distanceToRegular }
      }
    }
    return nil
  }

  /// Returns a font of the app; `nil` if there is none with the name.
  func font(
    named name: String,
    size: CGFloat,
    _ request: AppFontRequest
  ) -> ShapedFont? {
    let key = SizedRequest(name: name, size: size, request: request)
    if let known = fonts.withLock({ $0.fonts[key] }) { return known }
    guard let named = style(named: name) else { return nil }
    let family = (families[named.family] ?? []).map { styles[$0] }
    let style = named.with(request.traits, in: family)
    guard let font = ShapedFont(style, size: size, in: request, of: self) else { return nil }
    fonts.withLock { known in
      // Sizes can be arbitrary, and must not accumulate.
      if known.fonts.count >= 1000 { known.fonts.removeAll() }
      known.fonts[key] = font
    }
    return font
  }

  /// Returns a style at a size in points, which sets its axis of optical sizes.
  func instance(of style: FontStyle, size: CGFloat) -> FontInstance? {
    var style = style
    for (index, axis) in style.face.axes.enumerated() where axis.tag == HarfBuzz.tag("opsz") {
      style.place[index] = axis.clamped(Float(size))
    }
    let key = InstanceKey(face: ObjectIdentifier(style.face), place: style.place)
    return fonts.withLock { known in
      if let instance = known.instances[key] { return instance }
      // The handles of instances are not released, as texts may use them.
      guard known.instances.count < 10_000 else { return nil }
      let instance = FontInstance(style)
      known.instances[key] = instance
      return instance
    }
  }

  /// The files that cannot be used, in a sentence without a period; `nil` if there are none.
  var faultSentence: String? {
    guard !faults.isEmpty else { return nil }
    let shown = faults.prefix(3).map { "'\(relativePath($0.file))' cannot be used: \($0.reason)" }
    let rest = faults.count - shown.count
    return shown.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more files" : "")
  }

  /// Returns the path of a file from the app's folder.
  func relativePath(_ path: String) -> String {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}

extension FontStyle {
  /// How much the style differs from the regular one: first by slope, then by width and weight.
  fileprivate var distanceToRegular: Double {
    (isItalic ? 1e6 : 0) + abs(width - 100) * 1e3 + abs(weight - 400)
  }
}

/// The font files of an app's folder, whose names are read when the first one is looked up.
final class LazyFonts: Sendable {
  private let files: [String]
  private let folder: String
  private let read = Mutex<FontCatalog?>(nil)

  init(files: [String], folder: String) { (self.files, self.folder) = (files, folder) }

  /// The fonts of the files; `nil` without HarfBuzz.
  var catalog: FontCatalog? {
    guard let library = HarfBuzz.shared else { return nil }
    return read.withLock { read in
      if let read { return read }
      let catalog = FontCatalog(of: files, in: folder, with: library)
      read = catalog
      return catalog
    }
  }
}
