import Foundation

extension FontInstance {
  /// Shapes a text in its scripts.
  ///
  /// ASCII texts, which most are, need no division into scripts.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - shaping: The features and the language.
  ///   - buffer: The buffer of the font, which is used by one thread at a time.
  /// - Returns: The advances.
  func shape(
    _ string: String,
    _ shaping: Shaping,
    in buffer: HarfBuzz.Handle
  ) -> ShapedText {
    var text = string
    let plainText = text.withUTF8 { bytes -> ShapedText? in
      guard isPlain(bytes) else { return nil }
      var glyphs = ByteGlyphs(count: bytes.count)
      let whole = TextPart(bytes: bytes.indices, script: .latin)
      shape(whole, of: bytes, shaping, in: buffer, to: &glyphs)
      glyphs.divideLigatures()
      return ShapedText(advances: glyphs.advances, joins: glyphs.joins, isPlain: true)
    }
    if let plainText { return plainText }
    let parts = parts(of: string)
    var glyphs = ByteGlyphs(count: text.utf8.count)
    text.withUTF8 { bytes in
      for part in parts where part.script != .missing {
        shape(part, of: bytes, shaping, in: buffer, to: &glyphs)
      }
    }
    return Self.characters(of: string, glyphs, parts)
  }

  private func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    plain.withUnsafeBufferPointer { plain in
      for byte in bytes where byte >= 0x80 || !plain[Int(byte)] { return false }
      return true
    }
  }

  private func shape(
    _ part: TextPart,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ shaping: Shaping,
    in buffer: HarfBuzz.Handle,
    to glyphs: inout ByteGlyphs
  ) {
    guard let start = bytes.baseAddress, bytes.count <= Int(Int32.max) else { return }
    library.clearBuffer(buffer)
    let (place, length) = (UInt32(part.bytes.lowerBound), Int32(part.bytes.count))
    library.addText(buffer, start, Int32(bytes.count), place, length)
    library.setScript(buffer, part.script.tag)
    library.setDirection(buffer, library.direction(part.script.tag))
    library.setLanguage(buffer, shaping.language)
    Features.settings[shaping.features.rawValue & 15].withUnsafeBytes {
      library.shape(font, buffer, $0.baseAddress, UInt32($0.count / 16))
    }
    var count: UInt32 = 0
    guard let infos = library.glyphInfos(buffer, &count),
      let positions = library.glyphPositions(buffer, &count)
    else { return }
    let (first, firstPlace) = (
      infos.assumingMemoryBound(to: Glyph.self),
      positions.assumingMemoryBound(to: GlyphPosition.self)
    )
    glyphs.add(
      UnsafeBufferPointer(start: first, count: Int(count)),
      UnsafeBufferPointer(start: firstPlace, count: Int(count))
    )
  }

  /// A glyph as HarfBuzz stores it.
  private struct Glyph {
    var number: UInt32
    /// The first bit is set if the glyph depends on the ones before it.
    var flags: UInt32
    /// The index of the glyph's first UTF-8 code unit in the text.
    var place: UInt32
    var unused1, unused2: UInt32
  }

  /// The position of a glyph as HarfBuzz stores it.
  private struct GlyphPosition {
    var advance: Int32
    var vertical, x, y, unused: Int32
  }

  /// The glyphs of a text by the places of its UTF-8 code units.
  private struct ByteGlyphs {
    /// The value in `advances` for a byte at which no glyph begins.
    static let none = Int32.min

    /// The sum of the advances of the glyphs that begin at a byte, or `none`.
    private(set) var advances: [Int32]
    /// Whether the glyphs at a byte depend on the ones before them; `nil` if none do.
    private(set) var joins: [Bool]?
    /// The number of bytes at which glyphs begin.
    private var startCount = 0

    init(count: Int) { advances = [Int32](repeating: Self.none, count: count) }

    mutating func add(
      _ glyphs: UnsafeBufferPointer<Glyph>,
      _ positions: UnsafeBufferPointer<GlyphPosition>
    ) {
      for index in glyphs.indices {
        let place = Int(glyphs[index].place)
        guard place < advances.count else { continue }
        let (known, advance) = (advances[place], positions[index].advance)
        if known == Self.none { startCount += 1 }
        let sum = Int64(known == Self.none ? 0 : known) + Int64(advance)
        advances[place] = Int32(clamping: max(sum, Int64(Self.none) + 1))
        if glyphs[index].flags & 1 != 0 { join(place) }
      }
    }

    private mutating func join(_ place: Int) {
      if joins == nil { joins = [Bool](repeating: false, count: advances.count) }
      joins?[place] = true
    }

    /// Divides the advances of ligatures among the bytes that they join.
    mutating func divideLigatures() {
      guard startCount < advances.count else { return }
      let starts = advances.map { $0 != Self.none }
      for place in starts.indices where !starts[place] {
        advances[place] = 0
        join(place)
      }
      FontInstance.divide(&advances, starts)
    }
  }
}

// MARK: - Parts of a text

private struct TextPart {
  /// The place in the UTF-8 code units of the text.
  var bytes: Range<Int>
  var script: TextScript
}

private struct TextScript: Equatable {
  var tag: UInt32

  static let latin = TextScript(tag: HarfBuzz.tag("Latn"))
  static let common = TextScript(tag: HarfBuzz.tag("Zyyy"))
  static let inherited = TextScript(tag: HarfBuzz.tag("Zinh"))
  /// The script of characters that the font lacks.
  static let missing = TextScript(tag: 0)
  /// The script of line ends and other controls, which have no width.
  static let control = TextScript(tag: 1)
}

extension FontInstance {
  /// R-FNT-4: divides a text into parts that the font has in one script, and those that it lacks.
  ///
  /// Punctuation, digits and spaces belong to the script before them.
  private func parts(of string: String) -> [TextPart] {
    var parts: [TextPart] = []
    var place = 0
    for character in string {
      let end = place + character.utf8.count
      defer { place = end }
      let script = script(of: character)
      guard let last = parts.indices.last else {
        parts.append(TextPart(bytes: place..<end, script: script))
        continue
      }
      let joined = parts[last].script.joined(with: script)
      if let joined {
        parts[last].script = joined
        parts[last].bytes = parts[last].bytes.lowerBound..<end
      } else {
        parts.append(TextPart(bytes: place..<end, script: script))
      }
    }
    return parts.map { part in
      part.script == .common ? TextPart(bytes: part.bytes, script: .latin) : part
    }
    .filter { $0.script != .control }
  }

  private func script(of character: Character) -> TextScript {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return .control }
    if character.isNewline || first.properties.generalCategory == .control { return .control }
    guard has(character) else { return .missing }
    let script = TextScript(tag: library.script(library.unicode(), first.value))
    return script == .inherited ? .common : script
  }

  /// Returns whether the font has a glyph for each visible scalar of a character, as it is or
  /// decomposed.
  private func has(_ character: Character) -> Bool {
    func has(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
      scalars.allSatisfy { scalar in
        var glyph: UInt32 = 0
        return library.glyph(font, scalar.value, &glyph) != 0
          || scalar.properties.isDefaultIgnorableCodePoint
      }
    }
    return has(character.unicodeScalars)
      || has(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// Returns a text with the advances of its characters, from those of its bytes.
  private static func characters(
    of string: String,
    _ glyphs: ByteGlyphs,
    _ parts: [TextPart]
  ) -> ShapedText {
    var (sums, begins, joins): ([Int32], [Bool], [Bool]) = ([], [], [])
    var missing: [Character] = []
    var isMissing = [Bool](repeating: false, count: glyphs.advances.count)
    for part in parts where part.script == .missing {
      for place in part.bytes { isMissing[place] = true }
    }
    var place = 0
    for character in string {
      let bytes = place..<(place + character.utf8.count)
      place = bytes.upperBound
      let isAbsent = isMissing[bytes.lowerBound]
      if isAbsent { missing.append(character) }
      var (sum, begin) = (Int64(0), isAbsent || character.isNewline)
      for place in bytes where glyphs.advances[place] != ByteGlyphs.none {
        sum += Int64(glyphs.advances[place])
        begin = true
      }
      sums.append(isAbsent ? ShapedText.missing : Int32(clamping: sum))
      begins.append(begin)
      joins.append(!begin || glyphs.joins?[bytes.lowerBound] == true)
    }
    divide(&sums, begins)
    return ShapedText(
      advances: sums,
      joins: joins.contains(true) ? joins : nil,
      isPlain: false,
      missing: String(missing)
    )
  }

  /// Divides the advance of each ligature equally among the characters that it joins.
  private static func divide(_ advances: inout [Int32], _ begins: [Bool]) {
    var start = 0
    while start < advances.count {
      var end = start + 1
      while end < advances.count, !begins[end] { end += 1 }
      let count = Int32(end - start)
      if count > 1, advances[start] != ShapedText.missing {
        let whole = advances[start]
        for place in start..<end { advances[place] = whole / count }
        advances[start] += whole % count
      }
      start = end
    }
  }
}

extension TextScript {
  /// Returns the script of two adjacent parts; `nil` if they are shaped apart.
  fileprivate func joined(with next: TextScript) -> TextScript? {
    if self == next { return self }
    let isReal = { (script: TextScript) in script != .missing && script != .control }
    guard isReal(self), isReal(next) else { return nil }
    if next == .common { return self }
    return self == .common ? next : nil
  }
}
