/// A block as it is meant to be read, or is read.
struct MeantBlock: Sendable {
  /// The line of its fence in the file that is changed, from 1.
  let line: Int
  private var info: String
  var lines: [String]
  /// The blocks that are added behind it.
  var followers: [MeantBlock] = []

  init(_ fence: FencedBlock) {
    line = fence.line
    info = fence.opener.info
    lines = fence.content.map(\.text)
  }
}

extension MeantBlock {
  /// Takes the info string of a fence's line.
  mutating func setInfo(ofOpener line: String) {
    info = FenceOpener(afterMarkersOf: Array(line.utf8)[...])?.info ?? info
  }

  /// The block, and those that are added behind it.
  var withFollowers: [MeantBlock] { [self] + followers }
}

extension MeantBlock: Equatable {
  /// Whether two blocks have the same lines; where they stand is no matter.
  static func == (block: MeantBlock, other: MeantBlock) -> Bool {
    block.info == other.info && block.lines == other.lines
  }

  /// The lines of the block in the order of the file, that of the fence first.
  var writtenLines: [String] { ["```" + info] + lines }
}
