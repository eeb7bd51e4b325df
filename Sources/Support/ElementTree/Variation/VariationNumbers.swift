internal import Foundation

/// Encodes a number that depends on the width as a piecewise linear function.
///
/// Most lengths in a layout are constant or grow with the width between two changes of the layout.
/// A piece is `start/slope*count`: the value at its first width in hundredths, the increase a point
/// of width in hundredths, and the number of widths. A slope of 0 is omitted, and so is the count
/// of the last piece. The value of a piece, plus one half and rounded down, equals the number
/// exactly.
enum VariationNumbers {
  /// Returns the pieces of a number.
  ///
  /// - Parameters:
  ///   - numbers: The number at each width; `nil` if it is not used.
  ///   - widths: The widths in points, in ascending order.
  /// - Returns: The pieces, separated by commas.
  static func text(_ numbers: [Int?], over widths: [Double]) -> String {
    guard let first = numbers.firstIndex(where: { $0 != nil }) else { return "0" }
    var pieces = first > 0 ? ["*\(first)"] : []
    var start = first
    while start < numbers.count {
      let piece = Piece(numbers, over: widths, from: start)
      let isLast = numbers[piece.end...].allSatisfy { $0 == nil }
      pieces.append(piece.text + (isLast ? "" : "*\(piece.end - start)"))
      start = isLast ? numbers.count : piece.end
    }
    return pieces.joined(separator: ",")
  }
}

extension VariationNumbers {
  /// The longest linear piece that starts at a number.
  fileprivate struct Piece {
    var start: Int
    /// The slope as text; empty for 0.
    var slope: String
    /// The index after the last number of the piece.
    var end: Int

    var text: String { slope.isEmpty ? "\(start)" : "\(start)/\(slope)" }
  }
}

extension VariationNumbers.Piece {
  fileprivate init(_ numbers: [Int?], over widths: [Double], from first: Int) {
    start = numbers[first] ?? 0
    (slope, end) = ("", first + 1)
    // The range of slopes that fit all numbers so far.
    var (minimum, maximum) = (-Double.infinity, Double.infinity)
    var candidate = first + 1
    while candidate < numbers.count {
      if let number = numbers[candidate] {
        let width = widths[candidate] - widths[first]
        let rise = Double(number - start)
        minimum = max(minimum, (rise - 0.4999) / width)
        maximum = min(maximum, (rise + 0.4999) / width)
        guard minimum <= maximum, let slope = Self.shortest(from: minimum, to: maximum) else {
          return
        }
        self.slope = slope
      }
      candidate += 1
      end = candidate
    }
  }

  /// Returns the number in a range with the fewest decimals, as text; `nil` if it needs more than
  /// six.
  private static func shortest(from minimum: Double, to maximum: Double) -> String? {
    guard minimum > 0 || maximum < 0 else { return "" }
    var power = 1.0
    for digits in 0...6 {
      let count = (minimum * power).rounded(.up)
      if count <= maximum * power { return text(Int(count), digits: digits) }
      power *= 10
    }
    return nil
  }

  /// Returns a decimal number as text; its last digit is not 0, because fewer digits would suffice
  /// then.
  private static func text(_ count: Int, digits: Int) -> String {
    guard digits > 0 else { return "\(count)" }
    let figures = "\(count.magnitude)"
    let padded = String(repeating: "0", count: max(0, digits + 1 - figures.count)) + figures
    return (count < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}

/// A text split at its numbers: `M0 0L12.5 0` has four numbers between `M`, ` `, `L`, ` ` and an
/// empty end.
struct NumberedText: Equatable {
  /// The texts before, between and after the numbers.
  private(set) var texts: [String] = [""]
  /// The numbers in hundredths.
  private(set) var numbers: [Int] = []

  /// Extracts the numbers that ``AttributeValue/text(hundredths:)`` writes in the same form.
  init(_ text: String) {
    var rest = Substring(text)
    while let first = rest.first {
      let word = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
      if let number = Self.hundredths(word) {
        numbers.append(number)
        texts.append("")
      } else {
        texts[texts.count - 1] += word.isEmpty ? String(first) : String(word)
      }
      rest = word.isEmpty ? rest.dropFirst() : rest[word.endIndex...]
    }
  }

  private static func hundredths(_ word: Substring) -> Int? {
    guard !word.isEmpty, let value = Double(word), abs(value) < 1e9 else { return nil }
    let count = Int((value * 100).rounded())
    return AttributeValue.text(hundredths: count) == word ? count : nil
  }
}
