internal import SuiteRunning
internal import Conformance
internal import Foundation
internal import Pictures
internal import Site
internal import SpecFormat

/// The commands of the server; the first argument of each is the URI of a document.
enum EditorCommand: String, CaseIterable {
  /// Opens the page of the spec, with the pictures of all scenarios.
  case openPage = "plumb.openPage"
  /// Runs a scenario again, by its id.
  case run = "plumb.run"
  /// Opens the picture of a scenario, by its id.
  case showPicture = "plumb.showPicture"
  /// Fills a frames block with the nodes that have an id, by the scenario's id and the block's
  /// line.
  case fillByIDs = "plumb.fillByIDs"
  /// Adds the blocks of a sweep after a scene, by the scenario's id.
  case addSweep = "plumb.addSweep"

  /// Returns the command for a client.
  func command(_ title: String, _ arguments: [JSONValue]) -> Command {
    Command(title: title, command: rawValue, arguments: arguments)
  }
}

/// Executes commands: pages, pictures, and edits that need a run.
enum CommandFeature: EditorFeature {
  static let routes = [EditorRoute("workspace/executeCommand", need: .run, execute)]

  static func announce(in capabilities: inout ServerCapabilities) {
    capabilities.executeCommandProvider = .init(
      commands: EditorCommand.allCases.map(\.rawValue)
    )
  }

  private static func execute(
    _ server: EditorServer,
    _ params: ExecuteCommandParams
  ) throws -> JSONValue? {
    let arguments = params.arguments ?? []
    guard let command = EditorCommand(rawValue: params.command), let uri = arguments.first?.string
    else { throw ResponseError(.invalidParams, "`\(params.command)` is not a command with a URI") }
    let document = try server.document(uri)
    if command == .openPage { return try openPage(of: document, server) }
    guard arguments.count > 1, let id = arguments[1].string,
      let selected = document.scenario(id)
    else { throw ResponseError(.invalidParams, "the document has no such scenario") }
    switch command {
    case .openPage: return nil
    case .run:
      server.schedule(id, in: document)
      return nil
    case .showPicture: return try showPicture(of: selected, in: document, server)
    case .fillByIDs:
      guard arguments.count > 2, let line = arguments[2].integer else {
        throw ResponseError(.invalidParams, "the third argument is the line of the block")
      }
      try fill(line, of: selected, in: document, server)
      return nil
    case .addSweep:
      try addSweep(of: selected, in: document, server)
      return nil
    }
  }

  /// Writes a file, and requests that the client shows it.
  ///
  /// - Returns: The URI of the file, for clients that cannot show documents.
  private static func show(_ path: String, _ server: EditorServer) -> JSONValue {
    let uri = FileURI.text(path)
    if server.client?.showsDocuments == true {
      server.send("window/showDocument", ShowDocumentParams(uri: uri, external: true))
    } else {
      server.send(notification: "window/showMessage", MessageParams(.info, "plumb wrote \(path)"))
    }
    return .text(uri)
  }
}

extension CommandFeature {
  private static func showPicture(
    of selected: SelectedScenario,
    in document: EditorDocument,
    _ server: EditorServer
  ) throws -> JSONValue {
    let run = try server.runs(of: [selected], in: document, options: .pictures)[0]
    guard let picture = FailurePictures(of: run).files.first else {
      let verdict = run.report.verdict.rawValue
      throw ResponseError(.requestFailed, "the scenario has no picture: \(verdict)")
    }
    let name = selected.scenario.id.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }
    let path = "\(try server.folder())/\(String(name)).svg"
    try TextFile(path: path).write(picture)
    return show(path, server)
  }

  private static func openPage(
    of document: EditorDocument,
    _ server: EditorServer
  ) throws -> JSONValue {
    let ids = Set(document.spec.scenarios.map(\.id).filter { document.scenario($0) != nil })
    let spec = document.spec.keepingScenarios { ids.contains($0) }
    let runs = try server.runs(of: spec.selectedScenarios, in: document, options: .pictures)
    let root = document.suite.folder.root
    let content = SiteContent(
      report: ConformanceReport(documents: [spec], scenarios: runs.map(\.report)),
      documents: [spec],
      runs: runs,
      sourceLinks: SourceLinks(
        address: URL(fileURLWithPath: root).absoluteString + "{file}#L{line}"
      )
    )
    let status = LiveReloadStatus(file: document.file, mistakes: document.mistakes)
    let folder = try PageFolder("\(try server.folder())/page")
    try folder.show(LiveReloadPage(content, status: status, memory: SectionCache()))
    return show("\(folder.path)/\(LiveReloadPage.address)", server)
  }
}

extension CommandFeature {
  private static func fill(
    _ line: Int,
    of selected: SelectedScenario,
    in document: EditorDocument,
    _ server: EditorServer
  ) throws {
    let run = try server.runs(of: [selected], in: document, options: .identifiedFrames)[0]
    let result = run.report.results.first { $0.line == line }
    guard let result, let lines = result.accepted, !lines.isEmpty else {
      let reason = result?.message ?? "there is no block at line \(line)"
      throw ResponseError(.requestFailed, "the block cannot be filled: \(reason)")
    }
    let block = AcceptableBlock(
      id: run.scenario.id,
      document: document.spec,
      result: result,
      lines: lines
    )
    let bytes = try RewrittenSpec.content(of: document.spec, accepting: [block])
    try apply(bytes, "Fill the block", to: document, server)
  }

  private static func addSweep(
    of selected: SelectedScenario,
    in document: EditorDocument,
    _ server: EditorServer
  ) throws {
    guard document.mistakes.isEmpty else {
      throw ResponseError(.requestFailed, "the spec has mistakes")
    }
    var whole = selected
    whole.document = document.spec
    let metrics = selected.scenario.standingMetrics
    let swept = whole.laidOut(under: LayoutOverride(metrics: metrics))
    let bytes = try server.working { () throws -> [UInt8] in
      let suiteRun = try server.suiteRun(of: document)
      let run = try suiteRun.run(of: swept, options: .conditions)
      try run.checkThatItRan(isEmpty: run.conditionSweep == nil)
      guard let sweep = run.conditionSweep else {
        throw ResponseError(.requestFailed, "the scene took too long")
      }
      let blocks = SweepBlocks(
        sweep: sweep,
        height: sweep.height,
        statesMetrics: sweep.metrics != whole.metricsOfClause
      )
      return try SweepSpec(blocks, of: whole, in: document.suite.folder, run: suiteRun).bytes
    }
    try apply(bytes, "Add the blocks of the sweep", to: document, server)
  }

  /// Requests that the client edits a document, which has not changed since the run began.
  private static func apply(
    _ bytes: [UInt8],
    _ label: String,
    to document: EditorDocument,
    _ server: EditorServer
  ) throws {
    guard server.client?.appliesEdits == true else {
      throw ResponseError(.requestFailed, "the editor cannot apply edits of the server")
    }
    let text = TextBuffer(String(decoding: bytes, as: UTF8.self))
    let edit = WorkspaceEdit(changes: [document.uri: document.buffer.edits(to: text)])
    server.send("workspace/applyEdit", ApplyEditParams(label: label, edit: edit))
  }
}
