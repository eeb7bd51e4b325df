/// Writes a file that contains all of its mutants, each behind a switch.
///
/// The original code is not moved. Texts are inserted before and after pieces of it, nested from
/// the inside out, and an operator between two operands may become a comma.
struct SchemaWriter {
  private struct Placed {
    var insertion: Insertion
    var mutant: Int
    var sequence: Int
  }

  private let source: SourceText
  private var before: [Int: [Placed]] = [:]
  private var after: [Int: [Placed]] = [:]
  private var instead: [Int: Placed] = [:]
  private var sequence = 0

  init(_ source: SourceText) {
    self.source = source
  }
}

extension SchemaWriter {
  /// Adds a mutation with the index of its mutant.
  mutating func add(_ mutation: Mutation, as index: Int) {
    for insertion in mutation.insertions {
      let placed = Placed(insertion: insertion, mutant: index, sequence: sequence)
      sequence += 1
      switch insertion.place {
      case .before: before[insertion.range.lowerBound, default: []].append(placed)
      case .after: after[insertion.range.upperBound, default: []].append(placed)
      case .instead: instead[insertion.range.lowerBound] = placed
      }
    }
  }

  /// Returns the text, and the range of each mutant in it.
  ///
  /// - Parameter numbers: The switch number of each mutant, by its index.
  /// - Returns: The bytes of the text, and a range of bytes for each added index.
  func write(numbers: [Int: Int]) -> (text: [UInt8], places: [Int: Range<Int>]) {
    var text: [UInt8] = []
    text.reserveCapacity(source.bytes.count * 2)
    var places: [Int: Range<Int>] = [:]
    let put = { (placed: Placed) in
      let start = text.count
      let words = placed.insertion.text.replacing("§", with: "\(numbers[placed.mutant] ?? 0)")
      text += Array(words.utf8)
      let known = places[placed.mutant] ?? start..<text.count
      places[placed.mutant] = min(known.lowerBound, start)..<max(known.upperBound, text.count)
    }
    var position = 0
    while position <= source.bytes.count {
      after[position]?.sorted(by: Self.isInside).forEach(put)
      before[position]?.sorted { Self.isInside($1, $0) }.forEach(put)
      if let placed = instead[position] {
        put(placed)
        position = placed.insertion.range.upperBound
        continue
      }
      if position < source.bytes.count { text.append(source.bytes[position]) }
      position += 1
    }
    return (text, places)
  }

  /// Returns whether the first of two texts at the same offset is inserted closer to the code.
  private static func isInside(_ one: Placed, _ other: Placed) -> Bool {
    let sizes = (one.insertion.range.count, other.insertion.range.count)
    if sizes.0 != sizes.1 { return sizes.0 < sizes.1 }
    let layers = (one.insertion.layer.rawValue, other.insertion.layer.rawValue)
    if layers.0 != layers.1 { return layers.0 < layers.1 }
    return one.mutant > other.mutant
  }
}
