import Foundation

/// The letter table of Apple's system font (R-TXT-14), from `Text/Data`: estimated advances and
/// kerning, and the widths of texts that were recorded.
struct SystemLetters: Sendable {
  static let shared = SystemLetters()

  /// The estimated advance of a letter, in 2048ths of the size, without tracking and kerning.
  struct Letter: Sendable {
    /// The advance up to 17 points, and from 28 points on.
    var text, display: Double
    /// The part of the advance that one step of weight adds, at small and at large sizes.
    var textStep, displayStep: Double
    /// The standard deviation of the advance, at small and at large sizes.
    var textError, displayError: Double
    /// The number of recorded texts that contain the letter.
    var recordings: Int
    /// The letter whose kerning applies to this one: itself, unless the table names another letter.
    var kernedAs: UInt32

    /// Returns the advance of the letter.
    ///
    /// - Parameters:
    ///   - displayPart: The part of the display outlines, from 0 to 1.
    ///   - steps: The number of weight steps from regular.
    /// - Returns: The advance, in 2048ths of the size.
    func advance(displayPart: Double, steps: Double) -> Double {
      text + displayPart * (display - text)
        + steps * (textStep + displayPart * (displayStep - textStep))
    }
  }

  /// A text whose width was recorded.
  struct RecordedText: Hashable, Sendable {
    var text: String
    /// The size in points.
    var size: Double
    /// The weight, from 100 to 900.
    var weight: Double
  }

  /// The recorded width of a text, in points: more than `above`, and at most `width`.
  struct RecordedWidth: Sendable {
    var above, width: Double
  }

  private let letters: [UInt32: Letter]
  private let kerning: [UInt64: Double]
  /// The kerning of pairs of ASCII characters, at 128 times the left code plus the right one.
  let plainKerning: [Float]
  private let recorded: [RecordedText: RecordedWidth]

  private init() {
    var letters: [UInt32: Letter] = [:]
    for cells in SystemFontTable.letters.rows.dropFirst() {
      guard let scalar = SystemFontTable.scalar(cells[0]) else { continue }
      let numbers = cells[1...7].map { Double($0) ?? 0 }
      letters[scalar] = Letter(
        text: numbers[0],
        display: numbers[1],
        textStep: numbers[2],
        displayStep: numbers[3],
        textError: numbers[4],
        displayError: numbers[5],
        recordings: Int(numbers[6]),
        kernedAs: SystemFontTable.scalar(cells[8]) ?? scalar
      )
    }
    self.letters = letters
    var kerning: [UInt64: Double] = [:]
    for cells in SystemFontTable.kerning.rows.dropFirst() {
      guard let left = SystemFontTable.scalar(cells[0]) else { continue }
      for pair in cells[1].split(separator: " ") {
        let parts = pair.split(separator: ":")
        guard let right = SystemFontTable.scalar(parts[0]) else { continue }
        kerning[Self.key(left, right)] = Double(parts[1])
      }
    }
    self.kerning = kerning
    var plainKerning = [Float](repeating: 0, count: 128 * 128)
    for (key, value) in kerning where key >> 32 < 128 && key & 0xFFFF_FFFF < 128 {
      plainKerning[Int(key >> 32) * 128 + Int(key & 0x7F)] = Float(value)
    }
    self.plainKerning = plainKerning
    var recorded: [RecordedText: RecordedWidth] = [:]
    for cells in SystemFontTable.widths.rows.dropFirst() {
      guard cells[3] == "default", let size = Double(cells[1]), let weight = Double(cells[2]),
        let width = Double(cells[5])
      else { continue }
      let precision = Self.precisions[cells[6]] ?? 0.000001
      let text = RecordedText(text: cells[0], size: size, weight: weight)
      recorded[text] = RecordedWidth(above: width - precision, width: width)
    }
    self.recorded = recorded
  }

  /// The lengths by which a recorded width is rounded up, in points, by their names in the table.
  private static let precisions = [
    "half": 0.5, "third": 1.0 / 3, "point": 1, "hundredth": 0.01,
  ]

  private static func key(_ left: UInt32, _ right: UInt32) -> UInt64 {
    UInt64(left) << 32 | UInt64(right)
  }
}

extension SystemLetters {
  /// Returns the table's row for a scalar; `nil` if there is none.
  func letter(_ scalar: Unicode.Scalar) -> Letter? { letters[scalar.value] }

  /// Returns the distance that is added between two letters, in 2048ths of the size.
  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard let left = letters[left.value]?.kernedAs, let right = letters[right.value]?.kernedAs
    else { return 0 }
    return kerning[Self.key(left, right)] ?? 0
  }

  /// Returns the recorded width of a text; `nil` if none was recorded.
  func recordedWidth(of text: RecordedText) -> RecordedWidth? { recorded[text] }
}
