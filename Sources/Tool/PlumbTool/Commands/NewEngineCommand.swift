internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import SpecFormat

/// `plumb new-engine`: writes a package with an engine and its adapter.
struct NewEngineCommand: PlumbCommand {
  private static let plumb = CommandOption(
    name: "plumb",
    placeholder: "URL",
    summary: "the repository or the folder of Plumb's package; default: that of this tool"
  )

  static let declaration = CommandDeclaration(
    name: "new-engine",
    summary: "write a package with an engine, its adapter, a spec and a CI workflow",
    discussion: """
      The package builds as it is, and its engine, which has a color and a row, agrees with its
      spec. Replace the engine by your own one. Without '--plumb', the package depends on the folder
      that this tool was built in or installed to, so that it builds on this machine only. Files
      that exist are never changed.
      """,
    options: [plumb],
    parameter: CommandParameter(
      placeholder: "PATH",
      summary: "the folder of the new package, which is named like its engine",
      usage: "PATH"
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let command = Self.declaration.name
    guard let path = arguments.positionals.first else {
      throw UsageError.argumentMissing("PATH", command: command)
    }
    guard arguments.positionals.count == 1 else {
      throw UsageError.argumentNotTaken(arguments.positionals[1], command: command)
    }
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    let template = EngineTemplate(
      folderName: folder.lastPathComponent,
      dependency: try dependency(arguments)
    )
    let files = template.files.map { (path: "\(folder.path)/\($0.path)", text: $0.text) }
    if let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
      throw ToolError.fileExists(file.path)
    }
    for file in files { try TextFile(path: file.path).write(file.text) }
    for file in template.files { try context.console.write("\(path)/\(file.path)\n") }
    let tool = ExecutablePath.toolName
    let suite = Installation.package(of: .current).map { "\($0)/Specs" } ?? "plumb/Specs"
    context.console.note(
      """
      build it and check its spec:
        swift build --package-path \(path)
        \(tool) check --engine \(path)/engine.json \(path)/Specs
      then check Plumb's suite, and write what agrees to the floor that the workflow checks:
        \(tool) check --engine \(path)/engine.json --specs \(suite) --profile views \\
          --floor \(path)/floor.txt --write-floor
      """
    )
    return .success
  }

  private func dependency(_ arguments: CommandArguments) throws(ToolError) -> String {
    if let stated = arguments[Self.plumb] { return stated }
    guard let folder = Installation.package(of: .current) else {
      throw .notInstalled("the package of this tool is not on this machine: name it with '--plumb'")
    }
    return folder
  }
}
