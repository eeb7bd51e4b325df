import CollectionLayout

/// What a screen takes at one time.
struct MemorySample: Codable {
  /// How many cells and rows exist, in sight or in a pool.
  let cells: Int
  /// What is allocated beyond what was before the screen was made.
  let bytes: Int

  @MainActor
  init(since start: Int) {
    cells = CellTally.current.live
    bytes = MemoryProbe.liveBytes - start
  }
}
