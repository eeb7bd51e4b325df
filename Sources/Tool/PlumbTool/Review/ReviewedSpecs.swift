internal import SpecFormat

/// The specs of a review, each written by itself: one that cannot be written keeps no other from it.
struct ReviewedSpecs {
  /// The blocks that are in their specs now.
  private(set) var written: [AcceptableBlock] = []
  /// Why the others stay as they are.
  private(set) var refusals: [AcceptanceRefusal] = []
  /// Why files cannot be written.
  private(set) var errors: [ToolError] = []

  /// Writes what was accepted.
  ///
  /// - Parameters:
  ///   - blocks: Blocks of any specs, as they were shown.
  ///   - root: The package that the specs are in.
  init(writing blocks: [AcceptableBlock], root: String) {
    var files: Set<String> = []
    for block in blocks where files.insert(block.document.file).inserted {
      write(blocks.filter { $0.document.file == block.document.file }, root: root)
    }
  }

  /// Writes the blocks of one spec.
  private mutating func write(_ blocks: [AcceptableBlock], root: String) {
    do throws(ToolError) {
      let acceptance = try Acceptance(of: blocks, root: root)
      try acceptance.write()
      written += acceptance.specs.flatMap(\.blocks)
      refusals += acceptance.refusals
    } catch {
      guard case .specChanged = error else { return errors.append(error) }
      refusals += blocks.map { block in
        AcceptanceRefusal(
          block: block,
          code: error.code,
          reason: "the spec has changed since it was shown: review it again"
        )
      }
    }
  }
}
