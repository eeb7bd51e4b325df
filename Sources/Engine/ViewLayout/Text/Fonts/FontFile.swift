import Foundation

/// A font file of an app, with its faces: one, or several for a collection.
struct FontFile: Sendable {
  let path: String
  /// The faces that texts can be measured with.
  let faces: [FontFace]
  /// The reason why a face, or the whole file, cannot be used; `nil` if all can.
  let fault: String?

  /// The maximum number of faces of a collection that are read.
  private static let faceLimit: UInt32 = 256

  /// Reads the names, the metrics and the axes of a file, and no glyphs.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - library: The library that reads fonts.
  init(path: String, with library: HarfBuzz) {
    self.path = path
    guard let blob = library.blobFromFile(path) else {
      (faces, fault) = ([], "it cannot be read")
      return
    }
    defer { library.destroyBlob(blob) }
    var length: UInt32 = 0
    let start = library.blobData(blob, &length)
    let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(length))
    let count = library.faceCount(blob)
    guard count > 0, !Self.isTruncated(bytes) else {
      (faces, fault) = ([], count > 0 ? "it is truncated" : Self.formatFault(of: bytes))
      return
    }
    var faces: [FontFace] = []
    var fault: String?
    for index in 0..<min(count, Self.faceLimit) {
      do throws(FontFace.Fault) {
        faces.append(try FontFace(of: blob, at: index, in: path, with: library))
      } catch {
        fault = fault ?? error.sentence
      }
    }
    (self.faces, self.fault) = (faces, fault)
  }

  private static func formatFault(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard !bytes.isEmpty else { return "it is empty" }
    return bytes.starts(with: Array("wOF".utf8))
      ? "it is a font of the web (WOFF)" : "it is no TrueType or OpenType font"
  }

  /// Returns whether a table of a file with one face ends after the file.
  ///
  /// HarfBuzz reads such a file without the table, so that kerning would be missing without an
  /// error.
  private static func isTruncated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func number(at place: Int, bytes count: Int) -> Int {
      guard place + count <= bytes.count else { return .max / 4 }
      return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard !bytes.starts(with: Array("ttcf".utf8)) else { return false }
    return (0..<min(number(at: 4, bytes: 2), 0xFFFF)).contains { index in
      let record = 12 + 16 * index
      return number(at: record + 8, bytes: 4) + number(at: record + 12, bytes: 4) > bytes.count
    }
  }
}

/// A face of a font file: its names, its metrics and its axes.
final class FontFace: @unchecked Sendable {
  /// The reason why a face cannot be used.
  struct Fault: Error {
    /// The end of a sentence that begins with the file.
    var sentence: String
  }

  /// An axis of a variable font.
  struct Axis {
    /// The number of the axis's tag, such as that of `wght`.
    var tag: UInt32
    var minimum: Float
    var standard: Float
    var maximum: Float

    func clamped(_ value: Float) -> Float {
      value.isFinite && minimum <= maximum ? min(max(value, minimum), maximum) : standard
    }
  }

  /// The vertical metrics of the table `hhea`, in units of the font.
  struct Vertical: Equatable {
    var ascent: Int
    /// The descent below the baseline; usually positive.
    var descent: Int
    var gap: Int
  }

  let path: String
  let library: HarfBuzz
  /// The handle of the face, which lives as long as the process.
  let handle: HarfBuzz.Handle
  let unitsPerEm: Int
  let vertical: Vertical
  let axes: [Axis]
  /// A number that differs between files, for pages that draw texts with the font.
  ///
  /// It is `nil` for a face of a collection, which a page cannot choose, and for a font whose
  /// license forbids that documents contain it.
  let digest: UInt32?

  /// The tables without which a text cannot be measured.
  private static let neededTables: [StaticString] = ["head", "hhea", "hmtx", "maxp", "cmap"]
  /// The tables with outlines of glyphs, of which a font has one.
  private static let outlineTables: [StaticString] = ["glyf", "CFF ", "CFF2"]

  init(
    of blob: HarfBuzz.Handle,
    at index: UInt32,
    in path: String,
    with library: HarfBuzz
  ) throws(Fault) {
    guard let handle = library.face(blob, index) else {
      throw Fault(sentence: "its face \(index) cannot be read")
    }
    (self.path, self.library, self.handle) = (path, library, handle)
    func bytes(_ tag: StaticString) -> [UInt8] { Self.bytes(of: tag, of: handle, with: library) }
    for tag in Self.neededTables where bytes(tag).isEmpty {
      throw Fault(sentence: "it has no table '\(tag)', or an incomplete one")
    }
    guard Self.outlineTables.contains(where: { !bytes($0).isEmpty }) else {
      throw Fault(sentence: "it has no outlines; it may be a font of bitmaps")
    }
    unitsPerEm = Int(Self.number(in: bytes("head"), at: 18))
    guard (16...16_384).contains(unitsPerEm) else {
      throw Fault(sentence: "it states \(unitsPerEm) units per em, which must be 16 to 16384")
    }
    let lines = bytes("hhea")
    guard lines.count >= 36 else { throw Fault(sentence: "its table 'hhea' is incomplete") }
    // The raw values: HarfBuzz's own extents follow USE_TYPO_METRICS, which Core Text does not.
    vertical = Vertical(
      ascent: Int(Int16(bitPattern: Self.number(in: lines, at: 4))),
      descent: -Int(Int16(bitPattern: Self.number(in: lines, at: 6))),
      gap: Int(Int16(bitPattern: Self.number(in: lines, at: 8)))
    )
    axes = Self.axes(of: handle, with: library)
    var length: UInt32 = 0
    let start = library.blobData(blob, &length)
    let file = UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(length))
    // The lowest bits of the rights to embed are 2 for a restricted license.
    let isFree = Self.number(in: bytes("OS/2"), at: 8) & 0xF != 2
    let isSingle = !file.starts(with: Array("ttcf".utf8))
    digest = isFree && isSingle ? Self.digest(ofHead: bytes("head"), fileLength: length) : nil
  }

  /// Returns a hash of the table `head`, which has a checksum of the file and the time at which it
  /// was made, and of the file's length.
  private static func digest(ofHead head: [UInt8], fileLength: UInt32) -> UInt32 {
    let length = withUnsafeBytes(of: fileLength.bigEndian) { Array($0) }
    // FNV-1a.
    return (head + length).reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  private static func bytes(
    of tag: StaticString,
    of face: HarfBuzz.Handle,
    with library: HarfBuzz
  ) -> [UInt8] {
    guard let blob = library.table(face, HarfBuzz.tag(tag)) else { return [] }
    defer { library.destroyBlob(blob) }
    var length: UInt32 = 0
    guard let data = library.blobData(blob, &length) else { return [] }
    // Only the small tables at the start of a font are read; of others, it matters that they exist.
    return Array(UnsafeBufferPointer(start: data, count: Int(min(length, 64))))
  }

  private static func number(in bytes: [UInt8], at place: Int) -> UInt16 {
    guard place + 1 < bytes.count else { return 0 }
    return UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
  }

  /// The maximum number of axes that are read; the format allows more, and no font has them.
  static let axisLimit = 64

  private static func axes(of face: HarfBuzz.Handle, with library: HarfBuzz) -> [Axis] {
    // An axis has eight values of four bytes; its tag is the second, its range is the 5th to 7th.
    var values = [UInt32](repeating: 0, count: 8 * axisLimit)
    var count = UInt32(axisLimit)
    values.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      _ = library.axes(face, 0, &count, start)
    }
    return (0..<min(Int(count), axisLimit)).map { index in
      let axis = values[(8 * index)..<(8 * index + 8)].map(\.self)
      return Axis(
        tag: axis[1],
        minimum: Float(bitPattern: axis[4]),
        standard: Float(bitPattern: axis[5]),
        maximum: Float(bitPattern: axis[6])
      )
    }
  }
}

// MARK: - Names

extension FontFace {
  /// The numbers of names in the table `name`.
  enum Name: UInt32 {
    case family = 1
    case style = 2
    case full = 4
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
    case compatibleFull = 18
    case variationPrefix = 25
  }

  func name(_ name: Name) -> String? { text(ofName: name.rawValue) }

  /// Returns the English text of a name; `nil` if there is none.
  func text(ofName number: UInt32) -> String? {
    var characters = [CChar](repeating: 0, count: 256)
    var length = UInt32(characters.count)
    _ = library.name(handle, number, library.english, &length, &characters)
    let text = characters.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return text.isEmpty ? nil : text
  }

  /// The family by which its styles are grouped, such as `Inter` for `Inter Semi Bold`.
  var family: String { name(.typographicFamily) ?? name(.family) ?? "" }
}

// MARK: - Named instances

extension FontFace {
  /// A style that a variable font names, such as its semibold one.
  struct NamedInstance {
    var style: String
    var postScriptName: String
    /// The value of each axis, in the order of the face's axes.
    var place: [Float]
  }

  /// The maximum number of named instances that are read.
  private static let instanceLimit: UInt32 = 1_000

  /// The styles that a variable font names; empty for a font without axes.
  var namedInstances: [NamedInstance] {
    guard !axes.isEmpty else { return [] }
    let prefix = name(.variationPrefix) ?? family.filter { $0 != " " }
    return (0..<min(library.instanceCount(handle), Self.instanceLimit)).compactMap { index in
      guard let style = text(ofName: library.instanceName(handle, index)) else { return nil }
      var place = axes.map(\.standard)
      var count = UInt32(place.count)
      _ = library.instancePlace(handle, index, &count, &place)
      guard Int(count) == axes.count else { return nil }
      let number = library.instancePostScriptName(handle, index)
      let writtenName = (number == 0xFFFF || number == 0) ? nil : text(ofName: number)
      return NamedInstance(
        style: style,
        postScriptName: writtenName ?? "\(prefix)-\(style.filter { $0 != " " })",
        place: zip(axes, place).map { $0.clamped($1) }
      )
    }
  }
}
