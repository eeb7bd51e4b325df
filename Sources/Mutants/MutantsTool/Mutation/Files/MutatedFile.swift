/// A file with mutants in it.
package struct MutatedFile: Sendable {
  let text: SourceText
  /// The bytes that a mutant is in, by its index in the file.
  let places: [Int: Range<Int>]
}

extension MutatedFile {
  /// The code: that of the file, between switches.
  package var code: String {
    "public import MutantSwitch; " + String(decoding: text.bytes, as: UTF8.self)
  }

  /// How many bytes stand before the file's own first one.
  private static let prefix = "public import MutantSwitch; ".utf8.count

  /// How much of the code around an error is doubted.
  package enum Doubt: Int, Sendable {
    case innermost
    case line
    case neighbours
  }

  /// The mutants that an error of the compiler may be about.
  ///
  /// - Parameters:
  ///   - line: The line of the error, from 1.
  ///   - column: Its column in bytes, from 1.
  ///   - doubt: How much is doubted: more where the same error stayed although less was withdrawn.
  /// - Returns: Indices in the file: the innermost mutant at the place, or all of the line, or the nearest
  ///   ones; never none while there is any.
  package func mutants(atLine line: Int, column: Int, doubting doubt: Doubt) -> [Int] {
    let isFirst = line == 1
    let offset = text.offset(line: line, column: isFirst ? max(column - Self.prefix, 1) : column)
    let around = places.filter { $0.value.contains(offset) || $0.value.upperBound == offset }
    if doubt == .innermost, let innermost = around.min(by: { $0.value.count < $1.value.count }) {
      return around.filter { $0.value == innermost.value }.map(\.key).sorted()
    }
    let line = text.range(ofLine: line)
    let ofLine = places.filter { $0.value.overlaps(line) }.map(\.key).sorted()
    if doubt != .neighbours, !ofLine.isEmpty { return ofLine }
    let byDistance = places.sorted { one, other in
      let distances = [one, other].map { abs($0.value.lowerBound - offset) }
      return (distances[0], one.key) < (distances[1], other.key)
    }
    return byDistance.prefix(Self.neighbours).map(\.key)
  }

  private static let neighbours = 12
}
