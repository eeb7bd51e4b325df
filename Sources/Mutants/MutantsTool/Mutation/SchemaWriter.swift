/// Writes a file with all its mutants in it, each behind its switch.
///
/// Nothing of the code is moved: texts are put before and after pieces of it, the outer ones
/// outside, and an operator between two operands may become a comma.
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
  /// Adds a mutant, whose index says which it is.
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

  /// The text, and where in it each mutant is.
  ///
  /// - Parameter numbers: The number of each mutant's switch, by its index.
  /// - Returns: The bytes, and a range of them for each index that was added.
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

  /// Whether one of two texts beside the same place stands nearer to the code.
  private static func isInside(_ one: Placed, _ other: Placed) -> Bool {
    let sizes = (one.insertion.range.count, other.insertion.range.count)
    if sizes.0 != sizes.1 { return sizes.0 < sizes.1 }
    let layers = (one.insertion.layer.rawValue, other.insertion.layer.rawValue)
    if layers.0 != layers.1 { return layers.0 < layers.1 }
    return one.mutant > other.mutant
  }
}
