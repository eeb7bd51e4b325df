internal import SuiteRunning
internal import SceneBuilding
internal import CommandLineKit
internal import Conformance
internal import Foundation
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
  private static let snapshots = CommandFlag(
    name: "snapshots",
    summary: "compare the views of snapshot tests with their reference images"
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

  private static let timeLimit = CommandOption(
    name: SharedArguments.timeLimit.name,
    placeholder: "SECONDS",
    kind: .positiveNumber,
    summary: "the time limit of one preview; default: 10 for its first picture, 60 for its sweep"
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
      pictures. With '--serve', the first pictures are there before the sweep, open pages reload when
      a file is saved, and control-C ends the command. With '--snapshots', the tests are read too: the
      view of each 'assertSnapshot', 'verifySnapshot' and 'FBSnapshotVerifyView' is laid out under the
      conditions of the call and compared with its image; the edges that differ are named with the
      line of the view, and drawn over the image in the folder of the pages. The exit code is 1 if a check fails, 4 if no preview compiles, and 5 if there is none.
      """,
    options: [
      stubs, output, write, metrics, changed, upTo, format, ResourceSelection.option,
      SharedArguments.languages, timeLimit, Serving.port,
    ],
    flags: [SharedArguments.pseudo, alone, quick, snapshots, Serving.flag],
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
    try Serving.check(arguments, of: Self.declaration.name)
    try PathSelection.check(arguments.positionals)
    guard let builder = context.previewBuilder else {
      try BuiltProgram(name: Installation.tryName, console: context.console).replaceProcess()
    }
    let context = try context.withResources(in: arguments)
    let run = TrialRun(
      request: try request(arguments, console: context.console),
      builder: builder,
      context: context,
      output: arguments[Self.output] ?? "Previews",
      metrics: arguments[Self.metrics].flatMap(LayoutMetrics.init(rawValue:)) ?? .iOS26,
      timeLimits: (
        first: arguments.timeLimit(byDefault: 10), sweep: arguments.timeLimit(byDefault: 60)
      )
    ) { resources in
      try arguments.sweptLanguages(of: Self.declaration.name, resources: resources)
    }
    run.stubs = arguments[Self.stubs]
    run.isQuick = arguments[Self.quick]
    run.writesMarkdown = arguments[Self.format] == "markdown"
    run.largestType = arguments[Self.upTo]
    run.spec = arguments[Self.write]
    run.reference = arguments[Self.changed]
    return try Serving.write(run, arguments, console: context.console)
  }

  private func request(
    _ arguments: CommandArguments,
    console: Console
  ) throws -> PreviewRequest {
    PreviewRequest(
      paths: arguments.positionals,
      isAlone: arguments[Self.alone],
      changedFiles: try arguments[Self.changed].map(Self.changedFiles),
      showsSnapshots: arguments[Self.snapshots],
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
