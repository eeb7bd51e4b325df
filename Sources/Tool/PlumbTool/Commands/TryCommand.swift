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
    summary: "declarations that the code lacks; a missing file gets those that block a preview"
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

  private static let alone = CommandFlag(
    name: "alone",
    summary: "use a file without the other files of its target"
  )
  private static let quick = CommandFlag(
    name: "quick",
    summary: "lay out on one device at one text size only"
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
      FILE is a folder of an app, an Xcode project, a Swift package, or a Swift file, which brings
      the other files of its target with it. Every '#Preview' and every 'PreviewProvider' is laid out
      on all devices, at all text sizes, and in the languages of the app's strings or in both
      directions, and all checks run. If there is no preview, views that need no values are shown.
      The code is compiled against Plumb's modules, and what does not compile is left out: a missing
      type is an empty class, a missing modifier is removed, a missing view is a placeholder, and
      other code ends the preview that runs it. The parts that previews need are listed with their
      lines and reasons. Tests, widgets and targets for other platforms are not read. The findings
      are written with the devices, text sizes and languages at which they occur, and as pages with
      pictures. The exit code is 1 if a check fails, 4 if no preview compiles, and 5 if there is none.
      """,
    options: [
      stubs, output, write, metrics, changed, upTo, format, ResourceSelection.option,
      SharedArguments.languages, SharedArguments.sweepTimeLimit,
    ],
    flags: [SharedArguments.pseudo, alone, quick],
    parameter: CommandParameter(
      placeholder: "FILE",
      summary: "an app's folder, projects, packages or Swift files",
      usage: "[FILE…]"
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    guard !arguments.positionals.isEmpty else {
      throw UsageError.argumentMissing("FILE", command: Self.declaration.name)
    }
    try PathSelection.check(arguments.positionals)
    guard let builder = context.previewBuilder else {
      try TryProgram(console: context.console).become()
    }
    var context = try context.withResources(in: arguments)
    let build = try builder.build(try request(arguments, console: context.console))
    context.console.show(progress: "")
    if let reference = arguments[Self.changed], build.previewCount == 0 {
      throw ToolError.noPreviewChanged(since: reference)
    }
    context.resources = context.resources ?? build.resources
    let trial = PreviewTrial(
      build: build,
      metrics: arguments[Self.metrics].flatMap(LayoutMetrics.init(rawValue:)) ?? .iOS26,
      context: context,
      languages: try arguments.sweptLanguages(
        of: Self.declaration.name,
        resources: context.resources
      ),
      timeLimit: arguments.timeLimit(byDefault: 180)
    )
    let output = arguments[Self.output] ?? "Previews"
    let first = try trial.screens(of: build.previews, onlyUsual: true)
    var report = TrialReport(build, first)
    var index = try Self.write(report.files, to: output)
    if !arguments[Self.quick], let pictures = index {
      context.console.note("note: first pictures: \(pictures), \(report.laidOut)")
      // A preview that has no layout on one device is not laid out on others.
      let shown = first.filter { $0.failure == nil }.map(\.scene.preview)
      let swept = try trial.screens(of: shown, onlyUsual: false)
      report = TrialReport(build, first.filter { $0.failure != nil } + swept)
      index = try Self.write(report.files, to: output)
    }
    try context.console.write(
      arguments[Self.format] == "markdown" ? report.markdown : report.text(pages: index)
    )
    if let path = arguments[Self.write] {
      guard !FileManager.default.fileExists(atPath: path) else { throw ToolError.fileExists(path) }
      try TextFile(path: path).write(WrittenPreviews(of: build, metrics: trial.metrics).text)
      context.console.note("wrote \(path)")
    }
    if build.previewCount == 0 { return .nothingSelected }
    // A preview that traps was built.
    if report.screens.isEmpty, !report.fails(upTo: nil) { return .notBuilt }
    return report.fails(upTo: arguments[Self.upTo]) ? .mismatch : .success
  }

  /// Writes pages, and returns the path of the index; `nil` if there are none.
  private static func write(_ pages: [SiteFile], to folder: String) throws -> String? {
    for file in pages { try TextFile(path: "\(folder)/\(file.path)").write(file.text) }
    return pages.isEmpty ? nil : "\(folder)/index.html"
  }

  private func request(
    _ arguments: CommandArguments,
    console: Console
  ) throws -> PreviewRequest {
    PreviewRequest(
      paths: arguments.positionals,
      isAlone: arguments[Self.alone],
      stubs: arguments[Self.stubs],
      changedFiles: try arguments[Self.changed].map(Self.changedFiles),
      onProgress: { console.show(progress: $0) }
    )
  }

  /// Returns the absolute paths of the files that changed in git since a commit.
  private static func changedFiles(since reference: String) throws -> Set<String> {
    let folder = FileManager.default.currentDirectoryPath
    let changes = try GitChanges(in: folder).files(since: reference)
    return Set(changes.map { URL(fileURLWithPath: "\(folder)/\($0)").standardizedFileURL.path })
  }
}
