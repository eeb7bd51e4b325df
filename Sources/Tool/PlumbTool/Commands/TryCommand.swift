internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting
internal import Site
internal import SpecFormat

/// `plumb try`: shows and sweeps the previews of an app's view files.
struct TryCommand: PlumbCommand {
  private static let stubs = CommandOption(
    name: "stubs",
    placeholder: "FILE",
    summary: "add declarations to FILE for missing types whose use shows what they need"
  )
  private static let output = CommandOption(
    name: "output",
    placeholder: "DIR",
    summary: "the folder of the page with pictures; default: Previews"
  )
  private static let write = CommandOption(
    name: "write",
    placeholder: "SPEC",
    summary: "write the previews as a spec with checks"
  )
  private static let metrics = CommandOption(
    name: "metrics",
    placeholder: "NAME",
    kind: .oneOf(LayoutMetrics.allCases.map(\.rawValue)),
    summary: "the system whose text and controls are used; default: iOS 26"
  )

  private static let package = CommandOption(
    name: "package",
    placeholder: "DIR",
    summary: "a Swift package, whose modules without views are built and imported"
  )
  private static let changed = CommandOption(
    name: "changed",
    placeholder: "REF",
    summary: "show only previews whose code changed in git since REF, or uses changed code"
  )
  private static let upTo = CommandOption(
    name: "up-to",
    placeholder: "SIZE",
    kind: .oneOf(LayoutEnvironment.dynamicTypes),
    summary: "the largest text size whose findings are a failure; default: all text sizes"
  )
  private static let format = CommandOption(
    name: "format",
    placeholder: "FORMAT",
    kind: .oneOf(["text", "markdown"]),
    summary: "the format of the output; default: text"
  )

  static let declaration = CommandDeclaration(
    name: "try",
    summary: "show and check the previews of an app's Swift files",
    discussion: """
      FILE is a Swift file as it is in an app, or a folder of such files. Every '#Preview' and every
      'PreviewProvider' is laid out on all devices, at all text sizes, and in the languages of the
      app's strings or in both directions, and all checks run. Files without previews are used for
      their declarations; if no file has one, views that need no values are shown. Imports of other
      modules are ignored. Names that no file declares are listed with the number of previews that
      they block; '--stubs' adds guesses for them to a file, which is never overwritten. With
      '--package', targets that import neither SwiftUI nor UIKit are built by the Swift Package
      Manager, and the others are laid out as files; without FILE, the previews of all of them are
      shown. A target that does not build is named with its first error, and laid out as files, too.
      The findings are written with the devices, text sizes and languages at which they occur, and
      as pages with pictures. The exit code is 1 if a check fails, and 4 if no preview compiles.
      """,
    options: [
      stubs, output, write, metrics, changed, upTo, format, ResourceSelection.option,
      SharedArguments.languages, package, SharedArguments.sweepTimeLimit,
    ],
    flags: [SharedArguments.pseudo],
    parameter: CommandParameter(
      placeholder: "FILE",
      summary: "Swift files and folders of them",
      usage: "[FILE…]"
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let folder = arguments[Self.package]
    guard folder != nil || !arguments.positionals.isEmpty else {
      throw UsageError.argumentMissing("FILE", command: Self.declaration.name)
    }
    var context = try context.withResources(in: arguments)
    // The strings and images of a package are in its targets.
    context.resources = context.resources ?? folder.map { URL(fileURLWithPath: $0).path }
    let stubPath = arguments[Self.stubs]
    let paths = try SwiftFiles.paths(in: arguments.positionals, except: stubPath)
    let build = try folder.map {
      try PackageBuild(of: PackageDescription(of: $0), console: context.console)
    }
    var files =
      try build.map { try SwiftFiles.read(paths, of: $0, in: folder ?? "") }
      ?? SwiftFiles.read(paths)
    if let reference = arguments[Self.changed] {
      files = try Self.previews(of: files, changedSince: reference)
    }
    var trial = PreviewTrial(
      files: files,
      nibs: NibUses(in: files, folders: arguments.positionals),
      stubs: try StubFile(path: stubPath),
      metrics: arguments[Self.metrics].flatMap(LayoutMetrics.init(rawValue:)) ?? .iOS26,
      context: context,
      languages: try arguments.sweptLanguages(
        of: Self.declaration.name,
        resources: context.resources
      ),
      timeLimit: arguments.timeLimit(byDefault: 60)
    )
    trial.package = build
    let outcome = try trial.run()
    let report = TrialReport(outcome)
    let output = arguments[Self.output] ?? "Previews"
    let pages = report.files
    for file in pages { try TextFile(path: "\(output)/\(file.path)").write(file.text) }
    let index = pages.isEmpty ? nil : "\(output)/index.html"
    try context.console.write(
      arguments[Self.format] == "markdown" ? report.markdown : report.text(pages: index)
    )
    if let path = arguments[Self.write] {
      guard !FileManager.default.fileExists(atPath: path) else { throw ToolError.fileExists(path) }
      try TextFile(path: path).write(outcome.spec.text)
      context.console.note("wrote \(path)")
    }
    // A preview that traps was built.
    if report.screens.isEmpty, !report.fails(upTo: nil) { return .notBuilt }
    return report.fails(upTo: arguments[Self.upTo]) ? .mismatch : .success
  }

  /// Returns the files with only those previews whose code changed, or uses changed code.
  ///
  /// - Throws: An error if git fails or no preview is affected.
  private static func previews(
    of files: [PreviewFile],
    changedSince reference: String
  ) throws(ToolError) -> [PreviewFile] {
    let folder = FileManager.default.currentDirectoryPath
    let changes = try GitChanges(in: folder).files(since: reference)
    let changed = Set(
      changes.map { URL(fileURLWithPath: "\(folder)/\($0)").standardizedFileURL.path }
    )
    let affected = BlockedCode(files).previews { path in
      changed.contains(URL(fileURLWithPath: path).standardizedFileURL.path)
    }
    guard affected.contains(where: { !$0.previews.isEmpty }) else {
      throw .noPreviewChanged(since: reference)
    }
    return affected
  }
}

/// The Swift files that a command names.
enum SwiftFiles {
  /// Returns the paths of Swift files, searching folders.
  ///
  /// - Parameters:
  ///   - arguments: Files and folders.
  ///   - excluded: A file that is not returned; `nil` for none.
  /// - Returns: The paths in alphabetical order within each folder.
  /// - Throws: An error if a path does not exist.
  static func paths(in arguments: [String], except excluded: String?) throws -> [String] {
    try PathSelection.check(arguments)
    let excluded = excluded.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    return arguments.flatMap { argument -> [String] in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
      guard isFolder.boolValue else { return [argument] }
      let names = FileManager.default.subpaths(atPath: argument) ?? []
      return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
        .map { argument == "." ? $0 : "\(argument)/\($0)" }
    }
    .filter { URL(fileURLWithPath: $0).standardizedFileURL.path != excluded }
  }

  /// Reads the files of a package's targets that are laid out as they are.
  ///
  /// - Parameters:
  ///   - paths: The files whose previews are shown; if there are none, all previews are shown.
  ///   - build: The modules and the targets of the package.
  ///   - folder: The folder of the package, as given.
  /// - Returns: The files, with paths that begin with the folder.
  /// - Throws: An error if a file is not readable.
  static func read(
    _ paths: [String],
    of build: PackageBuild,
    in folder: String
  ) throws -> [PreviewFile] {
    let modules = Set(build.modules?.names ?? [])
    let ownModules = Set(build.plainTargets.map(\.name))
    let absolute = { (path: String) in URL(fileURLWithPath: path).standardizedFileURL.path }
    let shown = Set(paths.map(absolute))
    let ofTargets = build.plainTargets.flatMap { target in
      target.sources.map { "\(folder == "." ? "" : folder + "/")\(target.path)/\($0)" }
    }
    let known = Set(ofTargets.map(absolute))
    let all = paths.filter { !known.contains(absolute($0)) } + ofTargets
    return try all.map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw ToolError.pathsMissing([path])
      }
      let text = String(decoding: data, as: UTF8.self)
      var file =
        shown.isEmpty || shown.contains(absolute(path))
        ? PreviewFile(path: path, text: text, modules: modules)
        : PreviewFile(path: path, declarations: text, modules: modules)
      // The files of all targets are compiled as one module.
      file.unavailableModules.removeAll { ownModules.contains($0) }
      return file
    }
  }

  /// Reads files.
  ///
  /// - Throws: An error if a file is not readable.
  static func read(_ paths: [String]) throws -> [PreviewFile] {
    let files = try paths.map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw ToolError.pathsMissing([path])
      }
      return PreviewFile(path: path, text: String(decoding: data, as: UTF8.self))
    }
    return PrivateNames.distinguished(files)
  }
}
