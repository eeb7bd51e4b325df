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
      documents.map { GeneratedModule.file(of: $0) }
      + [GeneratedModule.catalog(of: documents, root: root, folder: folder)]
  }
}

extension GeneratedModule {
  /// The file of a spec.
  ///
  /// - Parameters:
  ///   - document: The spec.
  ///   - withdrawn: The shared blocks and the scenarios to leave out.
  ///   - isAlone: Whether the file is compiled alone, and hands its scenarios over itself.
  /// - Returns: A file of a name that no other spec's has.
  static func file(
    of document: SpecDocument,
    without withdrawn: Set<CodePlace> = [],
    isAlone: Bool = false
  ) -> GeneratedFile {
    let names = GeneratedNames(of: document.name)
    let isKept = { (block: CodeBlock) in
      !withdrawn.contains(CodePlace(file: document.file, fenceLine: block.fenceLine))
    }
    let shared = document.sharedBlocks.filter(isKept)
    let scenes = document.scenes.filter { isKept($0.scene.scene) }
    var writer = SwiftSourceWriter(file: document.file)
    writer.write("// Generated from \(document.file). Edit that instead.")
    writer.writeImports(of: shared + scenes.flatMap { $0.scenario.body.blocks })
    for block in shared { writer.write(block) }
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
    if isAlone { writer.writeEntryPoint(handingOver: names.scenarios) }
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
  var scenes: [(scenario: ScenarioSpec, scene: SceneSpec)] {
    scenarios.compactMap { scenario in
      guard case .scene(let scene) = scenario.body else { return nil }
      return (scenario, scene)
    }
  }
}
