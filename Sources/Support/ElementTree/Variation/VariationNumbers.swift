internal import Foundation

/// Writes a number that follows the width as straight pieces, which say all that there is to say of
/// most lengths in a layout: they stay, or grow with the width, up to where something changes.
///
/// A piece is `start/slope*count`: hundredths at its first width, hundredths more with each point
/// of width, and how many widths it is for; a slope of 0 is left out, and so is the last piece's
/// count. Rounded down after adding a half, a piece gives each number exactly.
enum VariationNumbers {
  /// - Parameters:
  ///   - numbers: A number for each width; `nil` where nobody looks.
  ///   - widths: The widths in points, from the minimum on.
  /// - Returns: The pieces, with commas between them.
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
  /// The longest straight line from one of the numbers on.
  fileprivate struct Piece {
    var start: Int
    /// As it is written; empty for 0.
    var slope: String
    /// The index behind its last number.
    var end: Int

    var text: String { slope.isEmpty ? "\(start)" : "\(start)/\(slope)" }
  }
}

extension VariationNumbers.Piece {
  fileprivate init(_ numbers: [Int?], over widths: [Double], from first: Int) {
    start = numbers[first] ?? 0
    (slope, end) = ("", first + 1)
    // The slopes that hit every number so far.
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

  /// The number with the fewest decimals in a range, as it is written; `nil` where six are too few.
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

  /// A number of tenths, hundredths and so on; its last digit is no zero, as one less would do.
  private static func text(_ count: Int, digits: Int) -> String {
    guard digits > 0 else { return "\(count)" }
    let figures = "\(count.magnitude)"
    let padded = String(repeating: "0", count: max(0, digits + 1 - figures.count)) + figures
    return (count < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}

/// A text and the numbers in it: `M0 0L12.5 0` is `M`, ` `, `L`, ` ` and the end around four
/// numbers.
struct NumberedText: Equatable {
  /// The texts before, between and behind the numbers.
  private(set) var texts: [String] = [""]
  /// In hundredths.
  private(set) var numbers: [Int] = []

  /// Takes the numbers out that ``AttributeValue/text(hundredths:)`` writes in the same way.
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
