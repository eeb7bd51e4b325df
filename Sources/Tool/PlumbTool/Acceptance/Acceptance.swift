internal import Conformance
internal import Foundation
internal import SpecFormat

/// Accepted blocks on their way into their specs.
struct Acceptance {
  let specs: [RewrittenSpec]
  /// The blocks that cannot say what came, such as a frame that is nowhere.
  let unsayable: [AcceptableBlock]

  /// Prepares every spec before any is written, so that a refusal leaves all as they are.
  ///
  /// - Parameters:
  ///   - blocks: Blocks of any specs.
  ///   - root: The package that the specs are in.
  ///   - origin: Where the values come from.
  /// - Throws: Why one of them cannot be written.
  init(
    of blocks: [AcceptableBlock],
    root: String,
    origin: ValueOrigin = .ownEngine
  ) throws(ToolError) {
    var specs: [RewrittenSpec] = []
    var unsayable: [AcceptableBlock] = []
    var files: Set<String> = []
    for block in blocks where files.insert(block.document.file).inserted {
      let (own, others) = try Self.divide(
        blocks.filter { $0.document.file == block.document.file },
        root: root,
        origin: origin
      )
      specs.append(try RewrittenSpec(own, in: block.document, root: root, origin: origin))
      unsayable += others
    }
    self.specs = specs
    self.unsayable = unsayable
  }

  /// Parts a spec's blocks into those that can be written and those that would break it.
  private static func divide(
    _ blocks: [AcceptableBlock],
    root: String,
    origin: ValueOrigin
  ) throws(ToolError) -> (sayable: [AcceptableBlock], unsayable: [AcceptableBlock]) {
    // Nearly always all of them can be written.
    if let document = blocks.first?.document,
      (try? RewrittenSpec(blocks, in: document, root: root, origin: origin)) != nil
    {
      return (blocks, [])
    }
    var divided: (sayable: [AcceptableBlock], unsayable: [AcceptableBlock]) = ([], [])
    for block in blocks {
      do {
        _ = try RewrittenSpec([block], in: block.document, root: root, origin: origin)
        divided.sayable.append(block)
      } catch .blockNotWritten {
        divided.unsayable.append(block)
      }
    }
    return divided
  }
}

extension Acceptance {
  /// Refuses where nobody looks at what is accepted: under continuous integration.
  static func checkThatSomeoneLooks() throws(ToolError) {
    let value = ProcessInfo.processInfo.environment["CI", default: ""].lowercased()
    guard ["", "0", "false"].contains(value) else { throw .acceptanceUnwatched }
  }

  /// Why each block that would break its spec stays as it is.
  var refusals: [AcceptanceRefusal] {
    unsayable.map { block in
      AcceptanceRefusal(
        block: block,
        code: "block-not-sayable",
        reason: "a block cannot say what came:\n\(block.result.actual)"
      )
    }
  }

  /// Writes every spec, or none where one of them has changed or cannot be written.
  func write() throws(ToolError) {
    try specs.map(\.replacement).write()
  }
}
