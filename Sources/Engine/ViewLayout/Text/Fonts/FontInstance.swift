import Foundation
import Synchronization

/// A face at one place of its axes, which shapes texts in units of the font (R-FNT-3).
final class FontInstance: @unchecked Sendable {
  let style: FontStyle
  private let library: HarfBuzz
  private let font: HarfBuzz.Handle
  private let state: Mutex<State>

  /// The buffer and the texts that were shaped.
  private struct State: ~Copyable {
    let buffer: UncheckedHandle
    var texts: [TextKey: ShapedText] = [:]
  }

  private struct UncheckedHandle: @unchecked Sendable {
    let handle: HarfBuzz.Handle
  }

  private struct TextKey: Hashable {
    var string: String
    var features: Features
  }

  /// The features of a font that a text is shaped with, besides those that are always on.
  struct Features: OptionSet, Hashable {
    let rawValue: UInt8
    /// Letters are not joined to ligatures, because they are spaced.
    static let noLigatures = Features(rawValue: 1)
    /// All digits have the same width.
    static let monospacedDigits = Features(rawValue: 2)
  }

  /// The texts that are kept; screens have fewer, and generated texts must not accumulate.
  private static let textLimit = 4_000

  /// Makes an instance of a style; `nil` if the library runs out of memory.
  init?(_ style: FontStyle) {
    let library = style.face.library
    guard let font = library.font(style.face.handle), let buffer = library.buffer() else {
      return nil
    }
    (self.style, self.library, self.font) = (style, library, font)
    state = Mutex(State(buffer: UncheckedHandle(handle: buffer)))
    var variations = zip(style.face.axes, style.place).flatMap { [$0.tag, $1.bitPattern] }
    if !variations.isEmpty {
      let count = UInt32(variations.count / 2)
      variations.withUnsafeMutableBytes { bytes in
        if let start = bytes.baseAddress { library.setVariations(font, start, count) }
      }
    }
    // Most texts are ASCII, and a look-up in the font takes longer than the whole test of a text.
    plain = (0..<128).map { code in
      var glyph: UInt32 = 0
      return code >= 0x20 && code < 0x7F && library.glyph(font, UInt32(code), &glyph) != 0
    }
  }

  /// Whether the font has a glyph for each ASCII code; controls have none.
  private let plain: [Bool]

  /// Returns a length of the font that texts do not need, in units of the font.
  ///
  /// - Parameter tag: The tag of the length, such as `cpht` for the height of capital letters.
  /// - Returns: `nil` if the font does not state it.
  func length(_ tag: StaticString) -> Int? {
    var length: Int32 = 0
    return library.metric(font, HarfBuzz.tag(tag), &length) != 0 ? Int(length) : nil
  }
}

/// The advances of the characters of a text in units of a font.
final class ShapedText: Sendable {
  /// The advance of a character that the font lacks.
  static let missing = Int32.min

  /// The advance of each character; half of a ligature's for each of two joined letters.
  let advances: [Int32]
  /// Whether all characters have ASCII codes, and none is a new line.
  let isPlain: Bool
  /// The characters that the font lacks; empty for most texts.
  let missing: String
  /// Whether the glyphs of a character depend on the one before it; `nil` if no character's do.
  ///
  /// A line that begins at such a character, or ends before it, is shaped again.
  let joins: [Bool]?

  init(advances: [Int32], joins: [Bool], isPlain: Bool, missing: String) {
    (self.advances, self.isPlain, self.missing) = (advances, isPlain, missing)
    self.joins = joins.contains(true) ? joins : nil
  }
}

extension FontInstance {
  /// Returns the advances of a text that is shaped as a whole, since fonts kern across spaces.
  ///
  /// A text that was shaped before costs a look-up.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func shaped(_ string: String, _ features: Features) -> ShapedText {
    let key = TextKey(string: string, features: features)
    return state.withLock { state in
      if let known = state.texts[key] { return known }
      if state.texts.count >= Self.textLimit { state.texts.removeAll(keepingCapacity: true) }
      let text = shape(string, features, in: state.buffer.handle)
      state.texts[key] = text
      return text
    }
  }

  private func shape(
    _ string: String,
    _ features: Features,
    in buffer: HarfBuzz.Handle
  ) -> ShapedText {
    var string = string
    let isPlain = string.utf8.allSatisfy { $0 < 0x80 && plain[Int($0)] }
    let parts =
      isPlain ? [TextPart(bytes: 0..<string.utf8.count, script: .latin)] : parts(of: string)
    var glyphs = ByteGlyphs(count: string.utf8.count)
    string.withUTF8 { bytes in
      for part in parts where part.script != .missing {
        shape(part, of: bytes, features, in: buffer, to: &glyphs)
      }
    }
    guard isPlain else { return Self.characters(of: string, glyphs, parts) }
    if glyphs.starts.contains(false) {
      Self.divide(&glyphs.advances, glyphs.starts)
      for place in glyphs.starts.indices where !glyphs.starts[place] { glyphs.joins[place] = true }
    }
    return ShapedText(
      advances: glyphs.advances,
      joins: glyphs.joins,
      isPlain: true,
      missing: ""
    )
  }

  /// The glyphs of a text by the places of its UTF-8 code units.
  private struct ByteGlyphs {
    /// The sum of the advances of the glyphs that begin at a byte.
    var advances: [Int32]
    /// Whether the glyphs of a character begin at a byte.
    var starts: [Bool]
    /// Whether these glyphs depend on the ones before them.
    var joins: [Bool]

    init(count: Int) {
      advances = [Int32](repeating: 0, count: count)
      starts = [Bool](repeating: false, count: count)
      joins = starts
    }
  }

  /// Shapes a part of a text in one script.
  private func shape(
    _ part: TextPart,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ features: Features,
    in buffer: HarfBuzz.Handle,
    to glyphs: inout ByteGlyphs
  ) {
    guard let start = bytes.baseAddress, bytes.count <= Int(Int32.max) else { return }
    library.clearBuffer(buffer)
    let (place, length) = (UInt32(part.bytes.lowerBound), Int32(part.bytes.count))
    library.addText(buffer, start, Int32(bytes.count), place, length)
    library.setScript(buffer, part.script.tag)
    library.setDirection(buffer, library.direction(part.script.tag))
    library.setLanguage(buffer, library.english)
    // A feature has four numbers: its tag, its value, and the first and last place of its range.
    let settings = features.settings
    settings.withUnsafeBytes {
      library.shape(font, buffer, $0.baseAddress, UInt32(settings.count / 4))
    }
    var count: UInt32 = 0
    guard let infos = library.glyphInfos(buffer, &count),
      let positions = library.glyphPositions(buffer, &count)
    else { return }
    // Both have five numbers of four bytes for a glyph: the flags of a glyph are the second, its
    // place in the text is the third, and its advance is the first.
    for index in 0..<Int(count) {
      let flags = infos.load(fromByteOffset: 20 * index + 4, as: UInt32.self)
      let place = Int(infos.load(fromByteOffset: 20 * index + 8, as: UInt32.self))
      let advance = positions.load(fromByteOffset: 20 * index, as: Int32.self)
      guard place < glyphs.advances.count else { continue }
      glyphs.advances[place] = Int32(
        clamping: Int64(glyphs.advances[place]) + Int64(advance)
      )
      glyphs.starts[place] = true
      if flags & 1 != 0 { glyphs.joins[place] = true }
    }
  }
}

extension FontInstance.Features {
  fileprivate var settings: [UInt32] {
    func setting(_ tag: StaticString, _ value: UInt32) -> [UInt32] {
      [HarfBuzz.tag(tag), value, 0, .max]
    }
    return (contains(.noLigatures) ? setting("liga", 0) + setting("clig", 0) : [])
      + (contains(.monospacedDigits) ? setting("tnum", 1) : [])
  }
}

// MARK: - Parts of a text

/// A part of a text in one script.
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
      let sum = bytes.reduce(Int64(0)) { $0 + Int64(glyphs.advances[$1]) }
      sums.append(isAbsent ? ShapedText.missing : Int32(clamping: sum))
      let begin = isAbsent || character.isNewline || bytes.contains { glyphs.starts[$0] }
      begins.append(begin)
      joins.append(!begin || glyphs.joins[bytes.lowerBound])
    }
    divide(&sums, begins)
    return ShapedText(advances: sums, joins: joins, isPlain: false, missing: String(missing))
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
