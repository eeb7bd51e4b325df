import Foundation

/// Reads all resource files of a folder.
struct ResourceReader {
  /// The names of folders that are skipped: those with code of dependencies or build products.
  private static let foreignFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData",
  ]

  /// The file extensions of catalog sets that contain no images, symbols or colors, and are
  /// skipped.
  private static let otherSets: Set<String> = [
    "appiconset", "launchimage", "dataset", "imagestack", "imagestacklayer", "brandassets",
    "iconset", "cubetextureset", "mipmapset", "spriteatlas", "stickersiconset", "stickerpack",
    "stickersequence", "sticker", "textureset", "arresourcegroup", "arreferenceimage",
    "complicationset",
  ]

  private(set) var assets = AssetIndex()
  private(set) var tables: [String: StringTable] = [:]
  private(set) var mistakes: [ResourceMistake] = []
  private(set) var properties = AppProperties()
  /// The paths of the font files, which are read when a font is used.
  private(set) var fonts: [String] = []
  /// The names that several catalogs have, such as the catalogs of two targets.
  private(set) var repeated: [RepeatedName] = []
  /// The paths of the sets of catalogs by their kinds and names.
  private var setPaths: [String: String] = [:]
  /// The property lists other than `Info.plist`, and the names that build settings give to the one
  /// of the app.
  private var propertyLists: [ResourceFile] = []
  private var infoNames: Set<String> = []
  /// The source language of the first string catalog; `nil` without one.
  private var sourceLanguage: String?

  /// The language that is stated by the app's properties or by a string catalog (R-LOC-1).
  ///
  /// If none is stated, it is `en` or, without texts in English, the first language with texts.
  var developmentLanguage: String {
    let languages = Set(tables.values.flatMap(\.languages)).subtracting(["Base"])
    if let declared = properties.developmentLanguage ?? sourceLanguage { return declared }
    return languages.contains("en") ? "en" : languages.min() ?? "en"
  }
}

extension ResourceReader {
  /// Reads all files of an app's folder, and then the property list that its build settings name.
  mutating func readApp(_ folder: String) {
    read(folder)
    for file in propertyLists where infoNames.contains(file.stem) {
      noting { reader throws(ResourceMistake) in
        reader.properties.merge(try AppProperties.properties(inInfo: file))
      }
    }
  }

  /// Reads a folder and the folders in it, in alphabetical order.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - language: The language by an enclosing `.lproj` folder; `nil` for none.
  mutating func read(_ folder: String, language: String? = nil) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && !Self.foreignFolders.contains(name) {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if !isFolder.boolValue {
        noting { reader throws(ResourceMistake) in try reader.readFile(path, language: language) }
      } else if name.hasSuffix(".xcassets") {
        readCatalog(path, namespace: "")
      } else {
        let fileLanguage = name.hasSuffix(".lproj") ? String(name.dropLast(6)) : nil
        read(path, language: fileLanguage.map { LanguageName.canonical($0) } ?? language)
      }
    }
  }

  private mutating func readFile(_ path: String, language: String?) throws(ResourceMistake) {
    let file = ResourceFile(path)
    switch file.fileExtension {
    case "strings":
      add(try StringsFile.formats(in: file), to: file.stem, language ?? "en")
    case "stringsdict":
      let formats = try PluralDictionary.formats(in: file) { mistakes.append($0) }
      add(formats, to: file.stem, language ?? "en")
    case "xcstrings":
      let catalog = try StringCatalog.read(file)
      sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
      tables[file.stem, default: StringTable()].merge(catalog.table)
    case "png", "jpg", "jpeg", "heic", "pdf", "svg":
      addPicture(in: file, language: language)
    case "plist" where file.stem == "Info":
      properties.merge(try AppProperties.properties(inInfo: file))
    case "plist": propertyLists.append(file)
    case "swift" where file.stem == "Package":
      properties.merge(AppProperties(inPackage: String(decoding: try file.data(), as: UTF8.self)))
    case "pbxproj", "xcconfig":
      let project = String(decoding: try file.data(), as: UTF8.self)
      properties.merge(AppProperties(inProject: project))
      infoNames.formUnion(AppProperties.infoNames(inProject: project))
    case "ttf", "otf", "ttc", "otc": fonts.append(path)
    default: break
    }
  }

  /// Adds the formats of one language; a plural replaces a text without one.
  private mutating func add(
    _ formats: [String: LocalizedFormat],
    to table: String,
    _ language: String
  ) {
    tables[table, default: StringTable()].merge(StringTable(formats, language: language))
  }

  /// Adds an image outside of a catalog, whose scale is in its name, as in `logo@2x.png`.
  private mutating func addPicture(in file: ResourceFile, language: String?) {
    var name = file.stem
    var scale = 1.0
    for (suffix, factor) in [("@2x", 2.0), ("@3x", 3.0)] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      scale = factor
    }
    // A document with the extension of an image is no image of the app.
    guard let size = try? ImageHeader.size(of: file) else { return }
    let isVector = ["pdf", "svg"].contains(file.fileExtension)
    let variant = ImageVariant(
      language: language == "Base" ? nil : language,
      scale: isVector ? nil : scale,
      size: isVector ? size : size.divided(by: scale)
    )
    // R-LOC-3: only the extension of a PNG may be left out.
    let hasExtension = file.fileExtension != "png" && !isVector
    let key = hasExtension ? "\(name).\(file.fileExtension)" : name
    assets.loose[key, default: []].append(variant)
  }

  /// Reads a folder of an asset catalog.
  private mutating func readCatalog(_ folder: String, namespace: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in names.sorted() where !entry.hasPrefix(".") {
      let path = "\(folder)/\(entry)"
      let set = ResourceFile(path)
      let name = namespace + set.stem
      noteRepetition(of: name, in: set)
      switch set.fileExtension {
      case "imageset":
        noting { reader throws(ResourceMistake) in
          let variants = try AssetSet.imageVariants(in: path) { reader.mistakes.append($0) }
          if !variants.isEmpty { reader.assets.pictures[name] = .image(variants) }
        }
      case "symbolset": assets.pictures[name] = .symbol
      case "colorset":
        noting { reader throws(ResourceMistake) in
          reader.assets.paints[name] = try AssetSet.paint(in: path)
        }
      case let ending where Self.otherSets.contains(ending): break
      default:
        // The name of a folder may have a dot.
        guard AssetSet.isFolder(path) else { break }
        let folder = "\(namespace)\(entry)/"
        readCatalog(path, namespace: AssetSet.isNamespace(path) ? folder : namespace)
      }
    }
  }

  /// Records that a set replaces an earlier one with the same kind and name.
  private mutating func noteRepetition(of name: String, in set: ResourceFile) {
    guard ["imageset", "symbolset", "colorset"].contains(set.fileExtension) else { return }
    let key = "\(set.fileExtension == "colorset" ? "color" : "image") '\(name)'"
    if let known = setPaths.updateValue(set.path, forKey: key) {
      repeated.append(RepeatedName(name: key, unused: known, used: set.path))
    }
  }

  /// Runs a closure, and records the mistake that it throws.
  private mutating func noting(
    _ body: (inout ResourceReader) throws(ResourceMistake) -> Void
  ) {
    do throws(ResourceMistake) { try body(&self) } catch { mistakes.append(error) }
  }
}

/// A name that two sets of an app's catalogs have, as of two targets.
package struct RepeatedName: Sendable, Equatable {
  /// The kind and the name, such as `image 'logo'`.
  package var name: String
  /// The path of the set that is not used.
  package var unused: String
  /// The path of the set that is used.
  package var used: String
}
