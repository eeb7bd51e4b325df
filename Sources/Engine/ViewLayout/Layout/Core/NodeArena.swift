/// The memory of all nodes of one session: their records, each with its rule's value behind it, in the
/// order in which they were made.
///
/// Most of layout is fetching nodes from memory, and neighbours in a tree are made one after the
/// other: so they lie beside each other, away from everything that layout does not read. A record stays
/// where it is as long as its node lives. What a node leaves is for the next one of its size.
final class NodeArena {
  /// The length of the first chunk, in bytes; each is twice as long as the last, up to a limit.
  private static let firstChunk = 1 << 10
  private static let doublings = 6
  /// Lengths are counted in units, so that what one rule leaves serves most others.
  private static let unit = 16

  private var chunks: [UnsafeMutableRawBufferPointer] = []
  /// The part of the last chunk that nobody has taken yet.
  private var rest = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// What nodes have left, by units: each piece begins with the address of the next.
  private var left: [UnsafeMutableRawPointer?] = []

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// A piece of memory for a record and the value of a rule.
  func take(_ bytes: Int) -> UnsafeMutableRawPointer {
    let units = Self.units(of: bytes)
    if units < left.count, let piece = left[units] {
      left[units] = piece.load(as: UnsafeMutableRawPointer?.self)
      return piece
    }
    let length = units * Self.unit
    if length > rest.count { addChunk(for: length) }
    defer { rest = UnsafeMutableRawBufferPointer(rebasing: rest[length...]) }
    return rest.baseAddress.unsafelyUnwrapped
  }

  /// Takes a piece back.
  func give(_ piece: UnsafeMutableRawPointer, _ bytes: Int) {
    let units = Self.units(of: bytes)
    while left.count <= units { left.append(nil) }
    piece.storeBytes(of: left[units], as: UnsafeMutableRawPointer?.self)
    left[units] = piece
  }

  private static func units(of bytes: Int) -> Int { (bytes + unit - 1) / unit }

  private func addChunk(for length: Int) {
    rest = .allocate(
      byteCount: max(Self.firstChunk << min(chunks.count, Self.doublings), length),
      alignment: Self.unit
    )
    chunks.append(rest)
  }
}
