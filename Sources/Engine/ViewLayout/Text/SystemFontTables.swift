import Foundation

/// The tables of Apple's system font (R-TXT-14): sizes, line spacing, tracking and weights from
/// ``SystemFontTable/styles``, which states the source of each.
///
/// The table is read when a text is measured with a system font for the first time.
struct SystemFontTables: Sendable {
  static let shared = SystemFontTables()

  /// The advance of all letters of a design, by the name of the design, in 2048ths of the size.
  private(set) var fixedAdvances: [String: Double] = [:]
  /// Ranges of scalars without a row in the letter table, the first that matches applies.
  private(set) var otherLetters: [OtherLetters] = []

  /// The advance of all letters of a range that has no table.
  struct OtherLetters: Sendable {
    var range: ClosedRange<UInt32>
    /// The advance in 2048ths of the size.
    var advance: Double
    /// The expected error of the advance in 2048ths of the size; 0 if it is published.
    var error: Double
  }

  /// The advance of digits of equal width, and what a step of weight adds, in 2048ths of the size.
  private(set) var monospacedDigit = (advance: 0.0, step: 0.0)

  /// The lengths above and below the baseline, in 2048ths of the size.
  struct Vertical: Sendable {
    var ascent = 0.0
    var descent = 0.0
    var capHeight = 0.0
  }

  private var tracking = SizeCurve()
  private var xHeights = SizeCurve()
  private var displayParts = SizeCurve()
  private var weightSteps = SizeCurve()
  private var vertical: [String: Vertical] = [:]
  private var iOSSizes: [String: [Double]] = [:]
  private var iOSWeights: [String: (regular: Double, bold: Double)] = [:]
  private var iOSLineDistances: [Double: Double] = [:]
  private var iOSLineDistanceExceptions: [String: Double] = [:]
  private var macOSStyles: [String: (size: Double, lineDistance: Double, weight: Double)] = [:]

  private init() {
    var section = ""
    for cells in SystemFontTable.styles.rows {
      if cells.count == 1, cells[0].first == "[" {
        section = cells[0]
        continue
      }
      let numbers = cells.dropFirst().map { Double($0) ?? 0 }
      let first = Double(cells[0]) ?? 0
      switch section {
      case "[tracking]": tracking.append(numbers[0], at: first)
      case "[xHeight]": xHeights.append(numbers[0], at: first)
      case "[display]": displayParts.append(numbers[0], at: first)
      case "[weights]": weightSteps.append(numbers[0], at: first)
      case "[vertical]":
        vertical[cells[0]] = Vertical(
          ascent: numbers[0],
          descent: numbers[1],
          capHeight: numbers[2]
        )
      case "[iOSStyles]": iOSSizes[cells[0]] = numbers
      case "[iOSStyleWeights]": iOSWeights[cells[0]] = (numbers[0], numbers[1])
      case "[iOSLeading]": iOSLineDistances[first] = numbers[0]
      case "[iOSLeadingExceptions]":
        iOSLineDistanceExceptions[cells[0] + " " + cells[1]] = numbers[1]
      case "[macOSStyles]": macOSStyles[cells[0]] = (numbers[0], numbers[1], numbers[2])
      case "[monospacedDigits]": monospacedDigit = (first, numbers[0])
      case "[designs]": fixedAdvances[cells[0]] = numbers[0]
      case "[otherLetters]":
        guard let first = SystemFontTable.scalar(cells[0]),
          let last = SystemFontTable.scalar(cells[1])
        else { continue }
        otherLetters.append(
          OtherLetters(range: first...last, advance: numbers[1], error: numbers[2])
        )
      default: break
      }
    }
  }
}

// MARK: - Text styles

extension SystemFontTables {
  /// Returns the size of a text style in points; macOS has one size for all dynamic type sizes.
  func size(
    of style: Font.TextStyle,
    at dynamicType: DynamicTypeSize,
    in system: MetricsSystem
  ) -> CGFloat {
    if system.base == .macOS26 { return macOSStyles[style.name]?.size ?? 13 }
    let index = DynamicTypeSize.allCases.firstIndex(of: dynamicType) ?? 3
    return iOSSizes[style.name]?[index] ?? 17
  }

  /// Returns the distance between the baselines of two lines of a text style, in points.
  func lineDistance(
    of style: Font.TextStyle,
    at dynamicType: DynamicTypeSize,
    in system: MetricsSystem
  ) -> CGFloat {
    if system.base == .macOS26 { return macOSStyles[style.name]?.lineDistance ?? 16 }
    if let distance = iOSLineDistanceExceptions[style.name + " " + dynamicType.rawValue] {
      return distance
    }
    let size = size(of: style, at: dynamicType, in: system)
    return iOSLineDistances[size] ?? size * 1.2
  }

  /// Returns the weight of a text style, from 100 to 900.
  func weight(of style: Font.TextStyle, isBold: Bool, in system: MetricsSystem) -> Double {
    if system.base == .macOS26 { return isBold ? 700 : macOSStyles[style.name]?.weight ?? 400 }
    let weights = iOSWeights[style.name] ?? (400, 600)
    return isBold ? weights.bold : weights.regular
  }
}

// MARK: - Sizes

extension SystemFontTables {
  /// Returns the space that the font adds to each letter at a size, in points.
  func tracking(at size: Double) -> Double { tracking.value(at: size) }

  /// Returns the height of a lowercase letter at a size, in 2048ths of the size.
  func xHeight(at size: Double) -> Double { xHeights.value(at: size) }

  /// Returns the weight of the display outlines at a size: 0 up to 17 points, 1 from 28 points.
  func displayPart(at size: Double) -> Double { displayParts.value(at: size) }

  /// Returns the number of weight steps from regular, for a weight from 100 to 900.
  func steps(ofWeight weight: Double) -> Double { weightSteps.value(at: weight) }

  func vertical(in system: MetricsSystem) -> Vertical {
    vertical[system.base == .macOS26 ? "macOS" : "iOS"] ?? Vertical()
  }
}

/// A length by size: linear between the given sizes, and constant outside of them.
private struct SizeCurve: Sendable {
  private var points: [(size: Double, value: Double)] = []

  /// Adds a point; sizes are given in ascending order.
  mutating func append(_ value: Double, at size: Double) { points.append((size, value)) }

  func value(at size: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.size >= size }) else {
      return points.last?.value ?? 0
    }
    guard next > 0, points[next].size > size else { return points[next].value }
    let (low, high) = (points[next - 1], points[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}

/// A table of the system font, from a file in `Text/Data` whose comments describe the columns and
/// the sources.
enum SystemFontTable {
  /// The sizes, line spacing, tracking and weights.
  case styles
  /// The advances of the letters.
  case letters
  /// The kerning of pairs of letters.
  case kerning
  /// The recorded widths of texts.
  case widths
  /// The recorded sizes of symbols in the regular weight and the medium scale.
  case symbols
}

extension SystemFontTable {
  private var text: UnsafePointer<CChar> {
    switch self {
    case .styles: fontTableStyles()
    case .letters: fontTableLetters()
    case .kerning: fontTableKerning()
    case .widths: fontTableWidths()
    case .symbols: fontTableSymbols()
    }
  }

  /// The cells of each row, without comments and empty lines.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  var rows: [[String]] {
    let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != UInt8(ascii: "#") else { return nil }
      return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Returns the value of a scalar such as `U+0041`; `nil` for other text.
  static func scalar(_ text: some StringProtocol) -> UInt32? {
    text.hasPrefix("U+") ? UInt32(text.dropFirst(2), radix: 16) : nil
  }
}

// The functions of the target `CFontTables`. If this file imported it, the compiler of each scene
// would need its module map, which an installed tool does not have.
@_silgen_name("font_table_styles") private func fontTableStyles() -> UnsafePointer<CChar>
@_silgen_name("font_table_letters") private func fontTableLetters() -> UnsafePointer<CChar>
@_silgen_name("font_table_kerning") private func fontTableKerning() -> UnsafePointer<CChar>
@_silgen_name("font_table_widths") private func fontTableWidths() -> UnsafePointer<CChar>
@_silgen_name("font_table_symbols") private func fontTableSymbols() -> UnsafePointer<CChar>
