import Foundation

/// The widths of the system font's letters in one size and weight, in points (R-TXT-14).
final class SizedLetters: Sendable {
  /// The size in points.
  let size: Double
  /// The weight from 100 to 900.
  let weight: Double
  /// The advances of the characters with ASCII codes, with the tracking of the size.
  let plain: [CGFloat]
  private let shape: LetterShape
  /// The space that the font adds to each letter.
  private let tracking: Double

  /// Computes the widths of ASCII characters; others are computed when they are measured.
  init(size: Double, weight: Double, traits: FontTraits) {
    let shape = LetterShape(size: size, weight: weight, traits: traits)
    let tracking = shape.fixedAdvance == nil ? SystemFontTables.shared.tracking(at: size) : 0
    (self.size, self.weight, self.shape, self.tracking) = (size, weight, shape, tracking)
    plain = (0..<128).map { code in
      guard (0x20..<0x7F).contains(code) else { return 0 }
      let advance = shape.advance(of: Unicode.Scalar(UInt8(code)))
      return CGFloat(advance * size / 2048 + tracking)
    }
  }

  /// Returns the width of a character, with the tracking of the size.
  func advance(of character: Character) -> CGFloat {
    if let code = character.asciiValue { return plain[Int(code)] }
    guard let scalar = character.baseScalar, !scalar.properties.hasNoWidth else { return 0 }
    let advance = CGFloat(shape.advance(of: scalar) * size / 2048)
    // Letters of other fonts have no tracking.
    return SystemLetters.shared.letter(scalar) == nil ? advance : advance + CGFloat(tracking)
  }

  private func kerning(_ left: Character, _ right: Character) -> CGFloat {
    guard shape.hasKerning else { return 0 }
    // Most pairs are ASCII, and dictionaries are several times slower.
    if let left = left.asciiValue, let right = right.asciiValue {
      return plainKerning(left, right)
    }
    guard let left = left.baseScalar, let right = right.baseScalar else { return 0 }
    return CGFloat(SystemLetters.shared.kerning(left, right) * size / 2048)
  }

  private func plainKerning(_ left: UInt8, _ right: UInt8) -> CGFloat {
    guard shape.hasKerning, !shape.aligns(left, right) else { return 0 }
    let kerning = SystemLetters.shared.plainKerning[Int(left) * 128 + Int(right)]
    return CGFloat(kerning) * CGFloat(size / 2048)
  }
}

extension SizedLetters {
  /// Calls a closure with each glyph of a string; kerning is part of the left letter.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func forEachGlyph(of string: String, tracking: CGFloat, _ body: (TextGlyph) -> Void) {
    // Tracking separates letters that a recorded width has without it, so the two are added.
    let tracking = tracking + correction(of: string)
    if string.isPlain {
      forEachPlainGlyph(of: string, tracking: tracking, body)
    } else {
      forEachCharacter(of: string, tracking: tracking, body)
    }
  }

  private func forEachPlainGlyph(
    of string: String,
    tracking: CGFloat,
    _ body: (TextGlyph) -> Void
  ) {
    let units = CGFloat(shape.hasKerning ? size / 2048 : 0)
    let kerning = SystemLetters.shared.plainKerning
    var codes = string.utf8.makeIterator()
    guard var left = codes.next() else { return }
    while let code = Optional(left) {
      let right = codes.next()
      var advance = plain[Int(code)] + tracking
      if let right, !shape.aligns(code, right) {
        advance += units * CGFloat(kerning[Int(code) * 128 + Int(right)])
      }
      body(
        TextGlyph(
          advance: advance,
          kind: code == 0x20 || code == 0x09 ? .space : .word,
          breaking: WordBreaking(ofCode: code)
        )
      )
      guard let right else { return }
      left = right
    }
  }

  private func forEachCharacter(
    of string: String,
    tracking: CGFloat,
    _ body: (TextGlyph) -> Void
  ) {
    var characters = string.makeIterator()
    var next = characters.next()
    while let character = next {
      next = characters.next()
      let kind = TextGlyph.Kind(of: character)
      guard kind != .newline else {
        body(TextGlyph(advance: 0, kind: kind))
        continue
      }
      let kerning = next.map { self.kerning(character, $0) } ?? 0
      body(
        TextGlyph(
          advance: advance(of: character) + kerning + tracking,
          kind: kind,
          breaking: WordBreaking(of: character)
        )
      )
    }
  }
}

// MARK: - Recorded widths

extension SizedLetters {
  private func recordedWidth(of string: String) -> SystemLetters.RecordedWidth? {
    guard shape.isDefault else { return nil }
    return SystemLetters.shared.recordedWidth(
      of: SystemLetters.RecordedText(text: string, size: size, weight: weight)
    )
  }

  /// Returns the length that is added to each letter so that a text has its recorded width.
  ///
  /// A recording is rounded up, so that it states an interval. The estimate stays as it is in the
  /// interval, and is otherwise replaced by the middle of it.
  private func correction(of string: String) -> CGFloat {
    guard let recorded = recordedWidth(of: string) else { return 0 }
    let estimate = estimatedWidth(of: string)
    guard estimate <= recorded.above || estimate > recorded.width else { return 0 }
    let middle = (recorded.above + recorded.width) / 2
    return CGFloat((middle - estimate) / Double(string.count))
  }

  /// Returns the sum of the estimated widths of letters, in points, as if none were recorded.
  func estimatedWidth(of string: String) -> Double {
    var width = CGFloat.zero
    if string.isPlain {
      forEachPlainGlyph(of: string, tracking: 0) { width += $0.advance }
    } else {
      forEachCharacter(of: string, tracking: 0) { width += $0.advance }
    }
    return Double(width)
  }

  /// Returns how the width of a text is known.
  ///
  /// The coefficients are those of the script that made the letter table: with them, 95 of 100
  /// errors of texts that the table was not made from are smaller.
  func basis(of string: String) -> WidthBasis {
    guard recordedWidth(of: string) == nil else { return .recorded }
    var counts: [Character: Double] = [:]
    for character in string where !character.isNewline { counts[character, default: 0] += 1 }
    guard !counts.isEmpty else { return .recorded }
    var variance = 0.0
    var unrecorded: [Character] = []
    for (character, count) in counts {
      let (error, isRecorded) = shape.error(of: character)
      variance += (count * error) * (count * error)
      if !isRecorded { unrecorded.append(character) }
    }
    let em = size / 2048
    let letters = counts.values.reduce(0, +)
    let error = 0.26 + 2.34 * variance.squareRoot() * em + 0.94 * em * letters * abs(shape.steps)
    // Recorded widths are multiples of half a point, and so are all known errors.
    return .estimated(error: CGFloat(max(error, 0.5)), unrecorded: String(unrecorded.sorted()))
  }
}

/// The outlines of the font, which the advances of letters depend on, apart from the size itself.
private struct LetterShape: Sendable {
  /// The weight of the display outlines in the interpolation with the text outlines, from 0 to 1.
  private let displayPart: Double
  /// The number of weight steps from regular.
  let steps: Double
  private let hasMonospacedDigits: Bool
  /// The factor of advances in condensed and expanded fonts; 1 for the standard width.
  private let stretch: Double
  /// The advance of all letters of a monospaced design, in 2048ths of the size; otherwise `nil`.
  let fixedAdvance: Double?
  /// Whether the font is the upright font of the default design, which the table was made for.
  let isDefault: Bool

  init(size: Double, weight: Double, traits: FontTraits) {
    let tables = SystemFontTables.shared
    displayPart = tables.displayPart(at: size)
    steps = tables.steps(ofWeight: weight)
    hasMonospacedDigits = traits.hasMonospacedDigits == true
    stretch = 1 + (traits.width?.value ?? 0) * 0.75
    fixedAdvance = traits.design == .monospaced ? tables.fixedAdvances["monospaced"] : nil
    isDefault =
      [nil, .default].contains(traits.design) && traits.isItalic != true && stretch == 1
      && !hasMonospacedDigits
  }

  var hasKerning: Bool { fixedAdvance == nil }

  /// Returns whether two letters with ASCII codes are digits of equal width, which have no kerning.
  func aligns(_ left: UInt8, _ right: UInt8) -> Bool {
    hasMonospacedDigits && (0x30...0x39).contains(left) && (0x30...0x39).contains(right)
  }

  /// Returns the advance of a letter in 2048ths of the size.
  func advance(of scalar: Unicode.Scalar) -> Double {
    if hasMonospacedDigits, (0x30...0x39).contains(scalar.value) {
      let digit = SystemFontTables.shared.monospacedDigit
      return digit.advance + digit.step * steps
    }
    guard let letter = SystemLetters.shared.letter(scalar) else {
      return SystemFontTables.shared.others(scalar)?.advance ?? 0
    }
    return fixedAdvance ?? letter.advance(displayPart: displayPart, steps: steps) * stretch
  }

  /// Returns the standard deviation of a character's advance in 2048ths of the size, and whether
  /// the letter was recorded.
  func error(of character: Character) -> (error: Double, isRecorded: Bool) {
    guard let scalar = character.baseScalar, !scalar.properties.hasNoWidth else {
      return (0, true)
    }
    guard let letter = SystemLetters.shared.letter(scalar) else {
      let error = SystemFontTables.shared.others(scalar)?.error ?? 500
      return (error, error == 0)
    }
    if fixedAdvance != nil { return (0, true) }
    let error = letter.textError + displayPart * (letter.displayError - letter.textError)
    // Other designs were not recorded.
    return (isDefault ? error : max(error, 40), letter.recordings > 0)
  }
}

extension String {
  /// Whether all characters have ASCII codes, and none is a new line.
  fileprivate var isPlain: Bool {
    utf8.allSatisfy { $0 < 0x80 && !(0x0A...0x0D).contains($0) }
  }
}

extension Character {
  /// The first scalar of the composed character, which determines its width; `nil` for none.
  fileprivate var baseScalar: Unicode.Scalar? {
    guard unicodeScalars.count > 1 else { return unicodeScalars.first }
    return String(self).precomposedStringWithCanonicalMapping.unicodeScalars.first
  }
}

extension SystemFontTables {
  /// Returns the range that contains a scalar without a row in the letter table.
  fileprivate func others(_ scalar: Unicode.Scalar) -> OtherLetters? {
    otherLetters.first { $0.range.contains(scalar.value) }
  }
}
