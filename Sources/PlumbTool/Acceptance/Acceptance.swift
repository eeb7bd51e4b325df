internal import Foundation
internal import SpecFormat

/// Accepted blocks on their way into their specs.
struct Acceptance {
  let specs: [RewrittenSpec]

  /// Prepares every spec before any is written, so that a refusal leaves all as they are.
  ///
  /// - Parameters:
  ///   - blocks: Blocks of any specs.
  ///   - root: The package that the specs are in.
  /// - Throws: Why one of them cannot be written.
  init(of blocks: [AcceptableBlock], root: String) throws(ToolError) {
    var specs: [RewrittenSpec] = []
    var files: Set<String> = []
    for block in blocks where files.insert(block.document.file).inserted {
      let own = blocks.filter { $0.document.file == block.document.file }
      specs.append(try RewrittenSpec(own, in: block.document, root: root))
    }
    self.specs = specs
  }
}

extension Acceptance {
  /// Refuses where nobody looks at what is accepted: under continuous integration.
  static func checkThatSomeoneLooks() throws(ToolError) {
    let value = ProcessInfo.processInfo.environment["CI", default: ""].lowercased()
    guard ["", "0", "false"].contains(value) else { throw .acceptanceUnwatched }
  }

  /// Writes every spec.
  func write() throws(ToolError) {
    for spec in specs { try spec.write() }
  }
}
