/// The Swift files that a folder of specs compiles to.
package struct GeneratedModule: Sendable {
  /// The name of the file with the catalog.
  package static let catalogName = "Catalog.swift"

  /// One file for each spec, then the catalog.
  package let files: [GeneratedFile]

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - documents: The specs, in the order of the catalog.
  ///   - root: The absolute path of the package.
  ///   - folder: The folder of specs, relative to the root.
  package init(documents: [SpecDocument], root: String, folder: String) {
    files =
      documents.map(GeneratedModule.file(of:))
      + [GeneratedModule.catalog(of: documents, root: root, folder: folder)]
  }
}

extension GeneratedModule {
  private static func file(of document: SpecDocument) -> GeneratedFile {
    let names = GeneratedNames(of: document.name)
    let scenes = document.scenes
    var writer = SwiftSourceWriter(file: document.file)
    let blocks = scenes.flatMap { $0.scenario.body.blocks }
    writer.write("// Generated from \(document.file). Edit that instead.")
    writer.writeImports(of: document.sharedBlocks + blocks)
    for block in document.sharedBlocks { writer.write(block) }
    for (index, scene) in scenes.enumerated() {
      writer.write(scene.scene, function: names.function(index + 1))
    }
    writer.write("let \(names.scenarios): [Scenarios.Scenario] = [")
    for (index, (scenario, _)) in scenes.enumerated() {
      writer.write("  Scenarios.Scenario(")
      writer.write("    id: \(SwiftSourceWriter.literal(scenario.id)),")
      writer.write("    digest: \(SwiftSourceWriter.literal(scenario.digest)),")
      writer.write("    body: { \(names.function(index + 1))($0) }),")
    }
    writer.write("]")
    return GeneratedFile(name: names.file, contents: writer.text)
  }

  /// The file with the catalog, whose one expression has its type said, so that checking it takes
  /// a time that grows with the number of specs and not faster.
  private static func catalog(
    of documents: [SpecDocument],
    root: String,
    folder: String
  ) -> GeneratedFile {
    var writer = SwiftSourceWriter(file: folder)
    writer.write("// Generated from \(folder).")
    writer.write("import Scenarios")
    writer.write("/// Every scenario of the specs in this module.")
    writer.write("public let catalog = Scenarios.Catalog(")
    writer.write("  root: \(SwiftSourceWriter.literal(root)),")
    writer.write("  folder: \(SwiftSourceWriter.literal(folder)),")
    writer.write("  scenarios: ([")
    for document in documents {
      writer.write("    \(GeneratedNames(of: document.name).scenarios),")
    }
    writer.write("  ] as [[Scenarios.Scenario]]).flatMap { $0 })")
    return GeneratedFile(name: catalogName, contents: writer.text)
  }
}

extension SpecDocument {
  /// The scenarios that are compiled, in document order.
  fileprivate var scenes: [(scenario: ScenarioSpec, scene: SceneSpec)] {
    scenarios.compactMap { scenario in
      guard case .scene(let scene) = scenario.body else { return nil }
      return (scenario, scene)
    }
  }
}
