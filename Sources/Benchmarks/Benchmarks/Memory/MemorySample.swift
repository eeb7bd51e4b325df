import CollectionLayout

/// The memory that a screen takes at one time.
struct MemorySample: Codable {
  /// How many cells and rows exist, in sight or in a pool.
  let cells: Int
  /// The bytes that are allocated beyond those before the screen was made.
  let bytes: Int

  @MainActor
  init(since start: Int) {
    cells = CellTally.current.live
    bytes = MemoryProbe.liveBytes - start
  }
}
