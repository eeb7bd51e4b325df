import Foundation

@testable import ViewLayout

/// A font of a few letters with round advances, written table by table, for tests.
///
/// By default it has 1000 units per em, an ascent of 900, a descent of 300 and a gap of 100.
struct SmallFont {
  var family = "Small"
  var style = "Regular"
  var weight: UInt16 = 400
  var unitsPerEm: UInt16 = 1000
  /// The advances of characters, in units; their glyphs are in the order of their scalars.
  var advances: [Unicode.Scalar: UInt16] = [
    " ": 250, "1": 400, "A": 700, "V": 700, "a": 500, "b": 600, "f": 300, "i": 200, "…": 900,
  ]
  /// The kerning of pairs in the table `kern`, in units.
  var kerning: [(left: Unicode.Scalar, right: Unicode.Scalar, units: Int16)] = []
  /// Whether "f" and "i" are joined to a ligature of 400 units.
  var hasLigature = false
  /// The letters that features replace.
  var replacements: [Substitution] = []
  /// The rights to embed the font in documents, as the table `OS/2` states them; 2 forbids it.
  var rights: UInt16 = 0
  /// The length of the table of outlines.
  var outlineBytes = 4
  /// The tables that are left out.
  var omitted: Set<String> = []

  /// A letter that a feature replaces by another one.
  struct Substitution {
    var feature: String
    /// The tag of the only language with the feature; `nil` for all.
    var language: String?
    var from: Unicode.Scalar
    var to: Unicode.Scalar
  }

  var postScriptName: String { "\(family.filter { $0 != " " })-\(style.filter { $0 != " " })" }

  private var scalars: [Unicode.Scalar] { advances.keys.sorted { $0.value < $1.value } }

  private func glyph(_ scalar: Unicode.Scalar) -> UInt16 {
    UInt16((scalars.firstIndex(of: scalar) ?? -1) + 1)
  }

  /// The glyph of the ligature, after all others.
  private var ligature: UInt16 { UInt16(scalars.count + 1) }
  private var glyphCount: UInt16 { UInt16(scalars.count + 2) }

  /// The bytes of the file.
  var data: Data { data(at: 0) }

  /// Returns the bytes of a collection of several fonts.
  static func collection(of fonts: [SmallFont]) -> Data {
    var head = Bytes().text("ttcf").long(0x10000).long(UInt32(fonts.count))
    var content = Bytes()
    for font in fonts {
      let place = 12 + 4 * fonts.count + content.count
      head = head.long(UInt32(place))
      content += font.data(at: place)
    }
    return head + content
  }

  /// Returns the bytes of the font at a place in a file, from which its directory counts.
  private func data(at start: Int) -> Data {
    var tables = [
      "OS/2": windows, "cmap": characterMap, "glyf": Bytes(count: outlineBytes), "head": header,
      "hhea": lines, "hmtx": widths, "loca": Bytes(count: 2 * Int(glyphCount) + 2),
      "maxp": Bytes().long(0x5000).short(glyphCount), "name": names,
    ]
    if !kerning.isEmpty { tables["kern"] = pairs }
    if hasLigature || !replacements.isEmpty { tables["GSUB"] = substitutions }
    let kept = tables.filter { !omitted.contains($0.key) }.sorted { $0.key < $1.key }
    var directory = Bytes().long(0x10000).short(UInt16(kept.count)).short(0).short(0).short(0)
    var content = Bytes()
    for (tag, table) in kept {
      let place = start + 12 + 16 * kept.count + content.count
      directory = directory.text(tag).long(0).long(UInt32(place)).long(UInt32(table.count))
      content += table + Bytes(count: (4 - table.count % 4) % 4)
    }
    return directory + content
  }

  private var header: Bytes {
    Bytes().long(0x10000).long(0x10000).long(0).long(0x5F0F_3CF5).short(0).short(unitsPerEm)
      + Bytes(count: 34)
  }

  private var lines: Bytes {
    Bytes().long(0x10000).signed(900).signed(-300).signed(100) + Bytes(count: 24)
      + Bytes().short(glyphCount)
  }

  private var widths: Bytes {
    ([500] + scalars.map { advances[$0] ?? 0 } + [400])
      .reduce(Bytes()) { $0.short($1).short(0) }
  }

  private var characterMap: Bytes {
    scalars.enumerated().reduce(
      Bytes().short(0).short(1).short(3).short(10).long(12)
        .short(12).short(0).long(UInt32(16 + 12 * scalars.count)).long(0)
        .long(UInt32(scalars.count))
    ) { $0.long($1.element.value).long($1.element.value).long(UInt32($1.offset + 1)) }
  }

  private var windows: Bytes {
    Bytes().short(4).signed(500).short(weight).short(5).short(rights) + Bytes(count: 86)
  }

  private var names: Bytes {
    let names: [(UInt16, String)] = [
      (1, family), (2, style), (4, "\(family) \(style)"), (6, postScriptName),
    ]
    var (records, texts) = (Bytes(), Bytes())
    for (number, text) in names {
      let units = text.utf16.reduce(Bytes()) { $0.short($1) }
      records = records.short(3).short(1).short(0x409).short(number)
        .short(UInt16(units.count)).short(UInt16(texts.count))
      texts += units
    }
    return Bytes().short(0).short(UInt16(names.count)).short(UInt16(6 + records.count))
      + records + texts
  }

  private var pairs: Bytes {
    let sorted = kerning.sorted {
      (glyph($0.left), glyph($0.right)) < (glyph($1.left), glyph($1.right))
    }
    return sorted.reduce(
      Bytes().short(0).short(1).short(0).short(UInt16(14 + 6 * sorted.count)).short(1)
        .short(UInt16(sorted.count)).short(0).short(0).short(0)
    ) { $0.short(glyph($1.left)).short(glyph($1.right)).signed($1.units) }
  }

  /// The features of the font with a lookup each, for every script.
  ///
  /// A feature of one language does not apply to other languages.
  private var substitutions: Bytes {
    let ligatures: [(Substitution, Bytes)] =
      hasLigature ? [(Substitution(feature: "liga", from: "f", to: "f"), ligatures)] : []
    let all =
      (ligatures + replacements.map { ($0, replacement($0)) })
      .sorted { $0.0.feature < $1.0.feature }
    let languages = Set(all.compactMap(\.0.language)).sorted()
    func indices(_ language: String?) -> [UInt16] {
      all.indices.filter { [nil, language].contains(all[$0].0.language) }.map { UInt16($0) }
    }
    let systems = ([nil] + languages).map { language in
      indices(language).reduce(
        Bytes().short(0).short(0xFFFF).short(UInt16(indices(language).count))
      ) { $0.short($1) }
    }
    var script = Bytes().short(UInt16(4 + 6 * languages.count)).short(UInt16(languages.count))
    var place = 4 + 6 * languages.count + systems[0].count
    for (language, system) in zip(languages, systems.dropFirst()) {
      script = script.text(language).short(UInt16(place))
      place += system.count
    }
    let scripts =
      Bytes().short(1).text("DFLT").short(8) + script + systems.reduce(Bytes(), +)
    var features = Bytes().short(UInt16(all.count))
    for (index, entry) in all.enumerated() {
      features = features.text(entry.0.feature).short(UInt16(2 + 6 * all.count + 6 * index))
    }
    for index in all.indices { features = features.short(0).short(1).short(UInt16(index)) }
    var lookups = Bytes().short(UInt16(all.count))
    var lookup = 2 + 2 * all.count
    for entry in all {
      lookups = lookups.short(UInt16(lookup))
      lookup += entry.1.count
    }
    let featurePlace = 10 + scripts.count
    return Bytes().long(0x10000).short(10).short(UInt16(featurePlace))
      .short(UInt16(featurePlace + features.count))
      + scripts + features + lookups + all.map(\.1).reduce(Bytes(), +)
  }

  /// The lookup that joins "f" and "i".
  private var ligatures: Bytes {
    let coverage = Bytes().short(1).short(1).short(glyph("f"))
    let set = Bytes().short(1).short(4).short(ligature).short(2).short(glyph("i"))
    let rule = Bytes().short(1).short(8).short(1).short(UInt16(8 + coverage.count))
    return Bytes().short(4).short(0).short(1).short(8) + rule + coverage + set
  }

  /// The lookup that replaces a letter.
  private func replacement(_ substitution: Substitution) -> Bytes {
    Bytes().short(1).short(0).short(1).short(8)
      .short(2).short(8).short(1).short(glyph(substitution.to))
      .short(1).short(1).short(glyph(substitution.from))
  }
}

private typealias Bytes = Data

extension Data {
  fileprivate func short(_ value: UInt16) -> Data {
    self + [UInt8(value >> 8), UInt8(value & 0xFF)]
  }

  fileprivate func signed(_ value: Int16) -> Data { short(UInt16(bitPattern: value)) }

  fileprivate func long(_ value: UInt32) -> Data {
    short(UInt16(value >> 16)).short(UInt16(value & 0xFFFF))
  }

  fileprivate func text(_ text: String) -> Data { self + Data(text.utf8) }
}

extension ResourceFolder {
  /// Makes an app's folder with fonts.
  convenience init(fonts: [SmallFont]) throws {
    try self.init()
    for font in fonts { try write(font.data, to: "Fonts/\(font.postScriptName).ttf") }
  }

  var fonts: FontCatalog? { resources.fonts }

  /// Returns a font of the folder's files.
  func font(
    _ name: String,
    size: CGFloat = 20,
    in system: MetricsSystem = .iOS26,
    language: String? = nil,
    _ change: (inout FontTraits) -> Void = { _ in }
  ) -> ShapedFont? {
    var traits = FontTraits()
    change(&traits)
    return fonts?.font(
      named: name,
      size: size,
      AppFontRequest(system: system, traits: traits, language: language)
    )
  }
}
