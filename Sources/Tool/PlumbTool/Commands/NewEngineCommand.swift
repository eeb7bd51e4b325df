internal import SuiteRunning
internal import SceneBuilding
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import SpecFormat

/// `plumb new-engine`: writes an engine, in Swift a package with its adapter.
struct NewEngineCommand: PlumbCommand {
  private static let plumb = CommandOption(
    name: "plumb",
    placeholder: "URL",
    summary: "the repository or the folder of Plumb's package; default: that of this tool"
  )

  private static let language = CommandOption(
    name: "language",
    placeholder: "LANGUAGE",
    kind: .oneOf(EngineTemplate.Language.allCases.map(\.rawValue)),
    summary: "the language of the engine; default: swift"
  )

  static let declaration = CommandDeclaration(
    name: "new-engine",
    summary: "write a new engine in Swift or Python with a spec that it agrees with",
    discussion: """
      In Swift, it is a package with an engine, its adapter and a CI workflow, which builds as it is.
      In Python, it is one file, which receives scenes as data. Both have a color and a row, and
      agree with their spec. Replace the engine by your own one. Without '--plumb', the package depends on the folder
      that this tool was built in or installed to, so that it builds on this machine only. Files
      that exist are never changed.
      """,
    options: [language, plumb],
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
      throw UsageError.argumentUnexpected(arguments.positionals[1], command: command)
    }
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    let language = EngineTemplate.Language(rawValue: arguments[Self.language] ?? "") ?? .swift
    let template = EngineTemplate(
      folderName: folder.lastPathComponent,
      dependency: language == .swift ? try dependency(arguments) : "",
      language: language
    )
    let files = template.files.map { (path: "\(folder.path)/\($0.path)", text: $0.text) }
    if let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
      throw ToolError.fileExists(file.path)
    }
    for file in files { try TextFile(path: file.path).write(file.text) }
    for file in template.files { try context.console.write("\(path)/\(file.path)\n") }
    let tool = ExecutablePath.toolName
    let suite = Installation.package(of: .current).map { "\($0)/Specs" } ?? "plumb/Specs"
    let build = language == .swift ? "\n  swift build --package-path \(path)" : ""
    context.console.note(
      """
      \(build.isEmpty ? "check" : "build it and check") its spec:\(build)
        \(tool) check --engine \(path)/engine.json \(path)/Specs
      then check Plumb's suite, and write what agrees to the floor that the workflow checks:
        \(tool) check --engine \(path)/engine.json --specs \(suite) --profile views \\
          --floor \(path)/floor.txt --write-floor
      """
    )
    return .success
  }

  private func dependency(_ arguments: CommandArguments) throws(ToolError) -> String {
    if let path = arguments[Self.plumb] { return path }
    guard let folder = Installation.package(of: .current) else {
      throw .notInstalled("the package of this tool is not on this machine: name it with '--plumb'")
    }
    return folder
  }
}
