import Foundation
import Synchronization

/// A face with a value for each of its axes, which shapes texts in units of the font (R-FNT-3).
final class FontInstance: @unchecked Sendable {
  let style: FontStyle
  let library: HarfBuzz
  let font: HarfBuzz.Handle
  private let state: Mutex<ShapingState>

  /// HarfBuzz's buffer, and the advances of the texts that were shaped before.
  private struct ShapingState: ~Copyable {
    let buffer: UncheckedHandle
    var texts: [TextKey: ShapedText] = [:]
  }

  private struct UncheckedHandle: @unchecked Sendable {
    let handle: HarfBuzz.Handle
  }

  private struct TextKey: Hashable {
    var string: String
    var shaping: Shaping
  }

  /// The maximum number of shaped texts that are kept; screens have fewer.
  private static let textLimit = 4_000

  /// Makes an instance of a style; `nil` if the library runs out of memory.
  init?(_ style: FontStyle) {
    let library = style.face.library
    guard let font = library.font(style.face.handle), let buffer = library.buffer() else {
      return nil
    }
    (self.style, self.library, self.font) = (style, library, font)
    state = Mutex(ShapingState(buffer: UncheckedHandle(handle: buffer)))
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
  let plain: [Bool]

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
  /// The value in `advances` for a character that the font lacks, which is measured in another
  /// font.
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

  init(advances: [Int32], joins: [Bool]?, isPlain: Bool, missing: String = "") {
    (self.advances, self.joins) = (advances, joins)
    (self.isPlain, self.missing) = (isPlain, missing)
  }
}

// MARK: - Settings

extension FontInstance {
  /// The settings that a text is shaped with.
  struct Shaping: Hashable, @unchecked Sendable {
    var features: Features
    /// The language, which HarfBuzz keeps as long as the process lives.
    private(set) var language: HarfBuzz.Handle?

    /// Makes the settings of a font that a scene requests.
    init(_ request: AppFontRequest, with library: HarfBuzz) {
      features = Features(request.traits)
      language = request.language.map { library.language($0, -1) } ?? library.english
    }
  }

  /// The features of a font that a text is shaped with, besides those that are always on.
  struct Features: OptionSet, Hashable {
    let rawValue: Int
    /// Letters are not joined to ligatures, because they are tracked.
    static let noLigatures = Features(rawValue: 1)
    /// All digits have the same width.
    static let monospacedDigits = Features(rawValue: 2)
    /// Lowercase letters are small capitals.
    static let smallLowercase = Features(rawValue: 4)
    /// Uppercase letters are small capitals.
    static let smallUppercase = Features(rawValue: 8)
  }
}

extension FontInstance.Features {
  /// The tags and values of all features, each with the option that sets it.
  private static let tags: [(option: Self, tag: StaticString, value: UInt32)] = [
    (.noLigatures, "liga", 0), (.noLigatures, "clig", 0), (.monospacedDigits, "tnum", 1),
    (.smallLowercase, "smcp", 1), (.smallUppercase, "c2sc", 1),
  ]

  fileprivate init(_ traits: FontTraits) {
    self = traits.hasMonospacedDigits == true ? .monospacedDigits : []
    let capitals = traits.smallCapitals ?? []
    if capitals.contains(.lowercase) { insert(.smallLowercase) }
    if capitals.contains(.uppercase) { insert(.smallUppercase) }
  }

  /// The features in the notation of CSS, such as `"tnum" 1`.
  var css: [String] {
    Self.tags.filter { contains($0.option) }.map { "\"\($0.tag)\" \($0.value)" }
  }

  /// The features of each combination as HarfBuzz reads them, by its raw value.
  ///
  /// A feature has four numbers: its tag, its value, and the first and last place of its range.
  static let settings: [[UInt32]] = (0..<16).map { rawValue in
    tags.filter { Self(rawValue: rawValue).contains($0.option) }
      .flatMap { [HarfBuzz.tag($0.tag), $0.value, 0, .max] }
  }
}

// MARK: - Known texts

extension FontInstance {
  /// Returns the advances of a text that is shaped as a whole, since fonts kern across spaces.
  ///
  /// A text that was shaped before costs a look-up.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func shaped(_ string: String, _ shaping: Shaping) -> ShapedText {
    let key = TextKey(string: string, shaping: shaping)
    return state.withLock { state in
      if let known = state.texts[key] { return known }
      if state.texts.count >= Self.textLimit { state.texts.removeAll(keepingCapacity: true) }
      let text = shape(string, shaping, in: state.buffer.handle)
      state.texts[key] = text
      return text
    }
  }
}
