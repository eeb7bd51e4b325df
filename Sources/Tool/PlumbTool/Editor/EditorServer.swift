internal import Conformance
internal import Foundation
internal import LanguageServer
internal import Platform
internal import SpecFormat

/// A session with an editor: it reads messages, keeps the open documents, and runs their scenarios
/// while there is nothing else to do.
///
/// Everything runs on one thread. While compilers and engines work, messages are handled about
/// twenty times a second; a change of a document ends the run.
@MainActor
final class EditorServer {
  /// The time after a change until the text is parsed, in seconds.
  static let parsePause = 0.03
  /// The time after a change until scenarios run, in seconds.
  static let runPause = 0.1
  /// The maximum time between two tests whether the client still runs, in seconds.
  private static let patience = 1.0

  let context: ToolContext
  let timeLimit: Double
  private let inbox: MessageInbox
  private let output: MessageOutput
  private(set) var client: ClientCapabilities?
  /// The process of the client; `nil` if it is unknown.
  private var clientProcess: Int32?
  private var isShutDown = false
  private var isEnded = false
  /// The open documents, by their URIs.
  private(set) var documents: [String: EditorDocument] = [:]
  private var suites: [SuiteFolder.Key: EditorSuite] = [:]
  /// The requests that wait for the end of a run.
  private var waiting: [(route: EditorRoute, data: Data, id: RequestID)] = []
  private var cancelled: Set<RequestID> = []
  /// Whether compilers or engines work.
  private var isRunning = false
  /// Whether the run is for no request, so that a request ends it.
  private var isChecking = false
  /// Whether a change arrived since the current run began.
  private var isOutdated = false
  /// Whether the client has a message that the executable was replaced.
  private var isReplacementNoted = false
  /// Whether files with shared code may have changed since the documents were compared with them.
  private var isSharedOutdated = false
  /// The documents that have to be parsed, and the time from which on they are.
  private var changed: Set<String> = []
  private var lastChange = ContinuousClock.now
  /// The document that was opened or changed last.
  private var current: String?
  private var nextID = 1
  /// The server for Swift code; `nil` before the first completion in it.
  private var swift: Result<SwiftCompletion, any Error>?
  /// The folder of pictures and pages; `nil` before the first one.
  private var temporaryFolder: String?

  /// - Parameters:
  ///   - context: The context with the console for notes.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  ///   - inbox: The messages of the client.
  ///   - output: The messages to the client.
  init(
    context: ToolContext,
    timeLimit: Double,
    inbox: MessageInbox,
    output: MessageOutput
  ) {
    self.context = context
    self.timeLimit = timeLimit
    self.inbox = inbox
    self.output = output
  }
}

extension EditorServer {
  /// Handles messages until the client ends the session or is gone.
  ///
  /// - Returns: Whether the client requested the end in the order of the protocol.
  func run() -> Bool {
    while !isOver {
      handleMessages()
      if isOver { break }
      if let request = waiting.first {
        waiting.removeFirst()
        answer(request.route, request.data, request.id)
      } else if pause > 0 {
        inbox.wait(seconds: pause)
      } else if !work() {
        inbox.wait(seconds: Self.patience)
      }
    }
    (try? swift?.get())?.stop()
    if let temporaryFolder { try? FileManager.default.removeItem(atPath: temporaryFolder) }
    return isShutDown
  }

  /// Whether the session has ended, or its client is gone.
  private var isOver: Bool {
    isEnded || output.isClosed || Interruption.isRequested
      || clientProcess.map { kill($0, 0) != 0 && errno == ESRCH } ?? false
      || inbox.isClosed && inbox.isEmpty
  }

  /// The time until a changed document is parsed, in seconds; 0 if none is, or it can be now.
  private var pause: Double {
    guard !changed.isEmpty else { return 0 }
    return max(0, Self.parsePause - (ContinuousClock.now - lastChange) / .seconds(1))
  }

  private func handleMessages() {
    for data in inbox.drain() where !isEnded { handle(data) }
  }

  private func handle(_ data: Data) {
    guard let head = try? JSONDecoder().decode(MessageHead.self, from: data) else {
      let error = ResponseError(.parseError, "the message is not JSON-RPC")
      return output.write(OutgoingMessage.failure(error, to: nil))
    }
    // A response of the client to a request of the server has no effect.
    guard let method = head.method else { return }
    do {
      if let id = head.id {
        try request(method, data, id)
      } else {
        try notify(method, data)
      }
    } catch {
      fail(error, head.id)
    }
  }

  private func fail(_ error: any Error, _ id: RequestID?) {
    guard let id else { return context.console.note("lsp: \(error)") }
    let code: ResponseError.Code = error is DecodingError ? .invalidParams : .requestFailed
    let failure = error as? ResponseError ?? ResponseError(code, "\(error)")
    output.write(OutgoingMessage.failure(failure, to: id))
  }
}

extension EditorServer {
  private func request(_ method: String, _ data: Data, _ id: RequestID) throws {
    switch method {
    case "initialize":
      let params = try Self.params(InitializeParams.self, data)
      client = params.capabilities
      clientProcess = params.processId.flatMap { Int32(exactly: $0) }
      let result = InitializeResult(
        EditorFeatures.capabilities,
        name: ExecutablePath.toolName,
        version: CompiledEngine.version
      )
      output.write(OutgoingMessage.response(result, to: id))
    case _ where client == nil:
      throw ResponseError(.serverNotInitialized, "the first request is `initialize`")
    case "shutdown":
      isShutDown = true
      output.write(OutgoingMessage.response(EmptyParams?.none, to: id))
    case _ where isShutDown:
      throw ResponseError(.invalidRequest, "the server is shut down")
    default:
      guard let route = EditorFeatures.routes[method] else {
        throw ResponseError(.methodNotFound, "there is no method `\(method)`")
      }
      // A run handles later messages, so it begins only when all earlier ones are handled.
      if route.need == .run || isRunning && !canAnswer(route, data) {
        waiting.append((route, data, id))
      } else {
        answer(route, data, id)
      }
    }
  }

  /// Returns whether a request can be answered during a run.
  private func canAnswer(_ route: EditorRoute, _ data: Data) -> Bool {
    switch route.need {
    case .text: true
    case .run: false
    case .results:
      (try? Self.params(DocumentParams.self, data)).flatMap { documents[$0.textDocument.uri] }?
        .isSynced ?? true
    }
  }

  private func answer(_ route: EditorRoute, _ data: Data, _ id: RequestID) {
    do {
      guard cancelled.remove(id) == nil else {
        throw ResponseError(.requestCancelled, "the request is canceled")
      }
      if !isRunning, route.need != .text { for document in documents.values { document.sync() } }
      output.write(try route.response(self, data, id))
    } catch ToolError.cancelled {
      fail(ResponseError(.contentModified, "the document changed"), id)
    } catch {
      fail(error, id)
    }
  }

  private func notify(_ method: String, _ data: Data) throws {
    switch method {
    case "exit": isEnded = true
    case "initialized": watchFiles()
    case "$/cancelRequest":
      let id = try Self.params(CancelParams.self, data).id
      if waiting.contains(where: { $0.id == id }) { cancelled.insert(id) }
    case _ where client == nil || isShutDown: break
    case "textDocument/didOpen": open(try Self.params(DidOpenParams.self, data).textDocument)
    case "textDocument/didChange":
      let params = try Self.params(DidChangeParams.self, data)
      let uri = params.textDocument.uri
      documents[uri]?.apply(params.contentChanges, version: params.textDocument.version)
      noteChange(of: uri)
    case "textDocument/didClose":
      close(try Self.params(DocumentParams.self, data).textDocument.uri)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      for suite in suites.values { suite.reload() }
      isSharedOutdated = true
    default: break
    }
  }

  private static func params<Parameters: Decodable>(
    _ type: Parameters.Type,
    _ data: Data
  ) throws -> Parameters {
    try JSONDecoder().decode(ParameterMessage<Parameters>.self, from: data).params
  }

  /// Requests notifications about specs and Swift files that change outside of the editor.
  private func watchFiles() {
    guard client?.workspace?.didChangeWatchedFiles?.dynamicRegistration == true else { return }
    send("client/registerCapability", RegistrationParams(watching: ["**/*.md", "**/*.swift"]))
  }
}

extension EditorServer {
  private func open(_ item: DidOpenParams.Item) {
    guard item.languageId == "markdown" || item.uri.hasSuffix(".md"),
      let path = FileURI.path(item.uri)
    else { return }
    let folder = EditorSuite.folder(of: path, home: context.home)
    let key = SuiteFolder.Key(path: folder.path)
    let suite = suites[key] ?? EditorSuite(folder, environment: context.environment)
    suites[key] = suite
    documents[item.uri] = EditorDocument(
      item,
      path: path,
      suite: suite,
      resources: context.resources
    )
    noteChange(of: item.uri)
  }

  private func close(_ uri: String) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    document.suite.close(document.file)
    changed.remove(uri)
    isOutdated = true
    publish([], of: document)
  }

  private func noteChange(of uri: String) {
    guard documents[uri] != nil else { return }
    current = uri
    changed.insert(uri)
    lastChange = .now
    isOutdated = true
  }

  /// Does the next unit of work: changed documents first, then the scenarios of the current one.
  ///
  /// - Returns: Whether there was any.
  private func work() -> Bool {
    if let uri = changed.popFirst() {
      documents[uri].map(update)
      return true
    }
    if isSharedOutdated {
      isSharedOutdated = false
      for document in documents.values { document.syncShared() }
    }
    let rest = Self.runPause - (ContinuousClock.now - lastChange) / .seconds(1)
    let documents = self.documents.values.sorted {
      ($0.uri == current ? 0 : 1, $0.uri) < ($1.uri == current ? 0 : 1, $1.uri)
    }
    guard let document = documents.first(where: \.isWaiting) else {
      // A search takes longer than the other steps, so it is the last one.
      guard let document = documents.first(where: { !$0.isLinted }) else { return false }
      if document.lint() { publish(document) }
      return true
    }
    if rest > 0 { inbox.wait(seconds: rest) } else { check(document) }
    return true
  }

  /// Parses a changed document, and publishes what is known about it.
  private func update(_ document: EditorDocument) {
    document.sync()
    // The shared code of a text with mistakes is incomplete, so the last one without stays.
    let suite = document.suite
    if document.mistakes.isEmpty,
      suite.update(SharedCode(of: document.spec), of: document.file)
    {
      for other in documents.values where other.suite === suite { other.syncShared() }
    }
    publish(document)
  }

  /// Runs the next scenarios of a document.
  private func check(_ document: EditorDocument) {
    let scenarios = document.nextScenarios
    noteReplacement()
    isChecking = true
    defer { isChecking = false }
    do {
      document.record(try runs(of: scenarios, in: document))
    } catch ToolError.cancelled {
      return
    } catch {
      document.record(scenarios.map { $0.run(without: "\(error)") })
    }
    guard documents[document.uri] === document, document.isSynced else { return }
    publish(document)
    refresh()
  }

  /// Notes once that the executable was replaced, so that engines are of another version.
  private func noteReplacement() {
    guard !isReplacementNoted, ProcessFacts.isExecutableReplaced else { return }
    isReplacementNoted = true
    let message = MessageParams(.info, "plumb was replaced; restart the server")
    send(notification: "window/showMessage", message)
  }

  /// Runs scenarios, and handles messages meanwhile.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios.
  ///   - document: Their document.
  ///   - options: The additional results of each scenario.
  /// - Returns: A run for each, in the same order.
  /// - Throws: `ToolError.cancelled` if a document changed meanwhile.
  func runs(
    of scenarios: [SelectedScenario],
    in document: EditorDocument,
    options: RunOptions = []
  ) throws -> [ScenarioRun] {
    let run = suiteRun(of: document)
    return try working { try run.runs(of: scenarios, options: options) }
  }

  /// Returns a run of scenarios in a document, which ends if a document changes.
  func suiteRun(of document: EditorDocument) -> SuiteRun {
    var run = SuiteRun(of: document.suite.folder, context: context, timeLimit: timeLimit)
    run.shared = document.suite.shared
    run.isCancelled = { [self] in
      handleMessages()
      return isOver || isOutdated || isChecking && waiting.contains { $0.route.need == .run }
    }
    return run
  }

  /// Does work that handles messages meanwhile.
  func working<Result>(_ body: () throws -> Result) rethrows -> Result {
    isRunning = true
    isOutdated = false
    defer { isRunning = false }
    return try body()
  }
}

extension EditorServer {
  /// Sends the diagnostics of a document.
  private func publish(_ document: EditorDocument) {
    publish(DocumentDiagnostics(of: document).all, of: document)
  }

  private func publish(_ diagnostics: [Diagnostic], of document: EditorDocument) {
    send(
      notification: "textDocument/publishDiagnostics",
      PublishDiagnosticsParams(
        uri: document.uri,
        version: document.version,
        diagnostics: diagnostics
      )
    )
  }

  /// Requests that the client shows lenses and hints again.
  private func refresh() {
    if client?.workspace?.codeLens?.refreshSupport == true {
      send("workspace/codeLens/refresh", EmptyParams?.none)
    }
    if client?.workspace?.inlayHint?.refreshSupport == true {
      send("workspace/inlayHint/refresh", EmptyParams?.none)
    }
  }

  /// Sends a request to the client, whose response has no effect.
  func send(_ method: String, _ params: some Encodable) {
    output.write(OutgoingMessage.call(method, params, id: .text("plumb-\(nextID)")))
    nextID += 1
  }

  /// Sends a notification to the client.
  func send(notification method: String, _ params: some Encodable) {
    output.write(OutgoingMessage.call(method, params))
  }

  /// Returns an open document.
  ///
  /// - Throws: `invalidParams` if the document is not open.
  func document(_ uri: String) throws -> EditorDocument {
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "the document \(uri) is not open")
    }
    return document
  }

  /// Returns the folder of pictures and pages.
  func folder() throws -> String {
    if let temporaryFolder { return temporaryFolder }
    let folder = NSTemporaryDirectory() + "plumb-lsp-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    temporaryFolder = folder
    return folder
  }

  /// Returns the server for Swift code, which starts at the first call.
  func swiftCompletion() throws -> SwiftCompletion {
    // A server that could not be started is not tried again.
    if let swift, (try? swift.get())?.isRunning != false { return try swift.get() }
    let new = Result { try SwiftCompletion(in: folder(), environment: context.environment) }
    swift = new
    return try new.get()
  }

  /// Schedules a scenario to run again.
  func schedule(_ id: String, in document: EditorDocument) {
    document.outdate(id)
    current = document.uri
  }

  /// Returns the specs of a suite, with the current text of those that are open.
  func specs(of suite: EditorSuite) -> [SpecDocument] {
    let open = documents.values.filter { $0.suite === suite }
    return suite.documents(besides: Set(open.map(\.file)))
      + open.sorted { $0.file < $1.file }.map(\.spec)
  }
}
