internal import SuiteRunning
internal import Conformance
internal import ElementTree
internal import Foundation
internal import Site
internal import SpecFormat

/// Compiles an app, lays out its previews, and writes their pages, once or after each change.
@MainActor
final class TrialRun: RewritableSite {
  let folder: String
  var isCancelled: () -> Bool = { false }
  private let request: PreviewRequest
  private let builder: any PreviewBuilder
  private let context: ToolContext
  /// The folder of the pages as given.
  private let output: String
  private let metrics: LayoutMetrics
  /// The time limits of one preview, in seconds: of its layout on one device, and of its sweep.
  private let timeLimits: (first: Double, sweep: Double)
  /// Returns the languages of the sweep for the folder with the app's strings.
  private let languages: (String?) throws -> SweptLanguages
  /// Whether previews are only laid out on one device at one text size.
  var isQuick = false
  /// The path of the file with declarations that the code lacks; `nil` for none.
  var stubs: String?
  var writesMarkdown = false
  /// The largest text size whose findings are a failure; `nil` for all.
  var largestType: String?
  /// The path of the spec to write; `nil` for none.
  var spec: String?
  /// The commit since which previews changed; `nil` for all previews.
  var reference: String?

  init(
    request: PreviewRequest,
    builder: any PreviewBuilder,
    context: ToolContext,
    output: String,
    metrics: LayoutMetrics,
    timeLimits: (first: Double, sweep: Double),
    languages: @escaping (String?) throws -> SweptLanguages
  ) {
    (self.request, self.builder, self.context) = (request, builder, context)
    (self.output, self.metrics, self.timeLimits) = (output, metrics, timeLimits)
    self.languages = languages
    folder = URL(fileURLWithPath: output).standardizedFileURL.path
  }
}

extension TrialRun {
  var sources: SuiteFolder {
    let current = FileManager.default.currentDirectoryPath
    return SuiteFolder(root: current, folder: SuiteFolder.wholeRoot, holdsProse: true)
      .suite(of: request.paths, current: current)
  }

  func write(onPages: () -> Void) throws -> ExitCode {
    let stubs = try stubs.map(StubsFile.init)
    var request = request
    request.stubs = stubs?.declarations
    let build: PreviewBuild
    do {
      build = try builder.build(request)
    } catch let error as PreviewCodeError {
      throw ToolError.noCode(error.description, isUsage: error.isUsage)
    }
    context.console.show(progress: "")
    if let reference, build.previewCount == 0 {
      throw ToolError.noPreviewChanged(since: reference)
    }
    var context = context
    context.resources = context.resources ?? build.resources
    if request.showsSnapshots { return try compareSnapshots(of: build, in: context) }
    let trial = PreviewTrial(
      build: build,
      metrics: metrics,
      context: context,
      languages: try languages(context.resources),
      timeLimits: timeLimits,
      isCancelled: isCancelled
    )
    let first = try trial.screens(of: build.previews, onlyUsual: true)
    var report = TrialReport(build, first)
    let added = try stubs?.write(report.missingTypes) ?? []
    var index = try writePages(of: report)
    onPages()
    if !isQuick, let pictures = index {
      context.console.note("note: first pictures: \(pictures), \(report.laidOut)")
      // A preview that has no layout on one device is not laid out on others.
      let shown = first.filter { $0.failure == nil }.map(\.scene.preview)
      let swept = try trial.screens(of: shown, onlyUsual: false)
      report = TrialReport(build, first.filter { $0.failure != nil } + swept)
      index = try writePages(of: report)
      onPages()
    }
    report.addedStubs = added
    try context.console.write(writesMarkdown ? report.markdown : report.text(pages: index))
    try writeSpec(of: build)
    return report.exitCode(upTo: largestType)
  }

  /// Compares the views of snapshot tests with their reference images.
  private func compareSnapshots(
    of build: PreviewBuild,
    in context: ToolContext
  ) throws -> ExitCode {
    guard build.previewCount > 0 else {
      throw ToolError.noCode(
        "error: no test compares a view with an image: 'assertSnapshot(of:as:)', "
          + "'verifySnapshot' and 'FBSnapshotVerifyView' are read in tests "
          + "without parameters and 'async'",
        isUsage: false
      )
    }
    let trial = SnapshotTrial(
      build: build,
      metrics: metrics,
      context: context,
      paths: request.paths,
      timeLimit: timeLimits.first,
      output: output
    )
    let outcome = try trial.run()
    let text = (build.notes + outcome.lines).map { "\($0)\n" }.joined()
    try context.console.write(TerminalText.lines(text))
    return outcome.isSuccess ? .success : .mismatch
  }

  /// Writes pages, and returns the path of the index; `nil` if there are none.
  private func writePages(of report: TrialReport) throws -> String? {
    let pages = report.files
    for file in pages { try file.write(below: output) }
    return pages.isEmpty ? nil : "\(output)/index.html"
  }

  private func writeSpec(of build: PreviewBuild) throws {
    guard let spec else { return }
    guard !FileManager.default.fileExists(atPath: spec) else { throw ToolError.fileExists(spec) }
    try TextFile(path: spec).write(WrittenPreviews(of: build, metrics: metrics).text)
    context.console.note("wrote \(spec)")
    // What the user changes in it is kept when the previews are laid out again.
    self.spec = nil
  }
}
