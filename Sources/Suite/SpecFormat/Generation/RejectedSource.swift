/// The Swift text of code that must not compile.
package enum RejectedSource {
  /// Makes the text: the document's shared blocks, then the setup and the code as a scene.
  ///
  /// - Parameters:
  ///   - rejected: The block that the compiler must refuse.
  ///   - document: The document that it stands in.
  ///   - target: The engine that it must not compile for.
  /// - Returns: A file that needs the modules that specs see, and nothing else. A message about
  ///   the block names the document's file and a line from `code.fenceLine` to the closing fence.
  package static func text(
    for rejected: RejectedSpec,
    in document: SpecDocument,
    target: SceneTarget = .plumb
  ) -> String {
    var writer = SwiftSourceWriter(file: document.file, for: target)
    writer.writeImports(of: document.sharedBlocks + rejected.setup + [rejected.code])
    for block in document.sharedBlocks { writer.write(block) }
    writer.write(rejected, function: "rejected")
    return writer.text
  }
}
