package import SuiteRunning
internal import Conformance
internal import Foundation
internal import Platform
internal import SpecFormat

/// A session with an editor, which reads messages, keeps the open documents, and runs their
/// scenarios when idle.
///
/// Everything runs on one thread. While compilers and engines work, messages are handled about
/// twenty times a second; a change of a document ends the run.
@MainActor
package final class EditorServer {
  /// The time after a change until the text is parsed, in seconds.
  static let parsePause = 0.03
  /// The time after a change until scenarios run, in seconds.
  static let runPause = 0.1
  /// The maximum time between two tests whether the client still runs, in seconds.
  private static let clientCheckInterval = 1.0

  let context: ToolContext
  let timeLimit: Double
  let inbox: MessageInbox
  let output: MessageOutput
  var client: ClientCapabilities?
  /// The process of the client; `nil` if it is unknown.
  var clientProcess: Int32?
  var isShutDown = false
  var isEnded = false
  /// The open documents, by their URIs.
  var documents: [String: EditorDocument] = [:]
  var suites: [SuiteFolder.Key: EditorSuite] = [:]
  /// The requests that wait for the end of a run.
  var waiting: [(route: EditorRoute, data: Data, id: RequestID)] = []
  /// The request whose run is in progress; `nil` if there is none.
  var answering: RequestID?
  /// Whether the client canceled the request whose run is in progress.
  var isAnswerCancelled = false
  /// Whether compilers or engines work.
  var isRunning = false
  /// Whether the run is for no request, so that a request ends it.
  var isChecking = false
  /// Whether a change arrived since the current run began.
  var isOutdated = false
  /// Whether the client has a message that the executable was replaced.
  var hasReportedReplacement = false
  /// Whether files with shared code may have changed since the documents were compared with them.
  var isSharedOutdated = false
  /// The documents that have to be parsed, and the time from which on they are.
  var changed: Set<String> = []
  var lastChange = ContinuousClock.now
  /// The document that was opened or changed last; `nil` for none.
  var current: String?
  var nextID = 1
  let lint = LintSearch()
  /// The server for Swift code; `nil` before the first completion in it.
  private var swift: Result<SwiftCompletion, any Error>?
  /// The folder of pictures and pages; `nil` before the first one.
  private var temporaryFolder: String?

  /// - Parameters:
  ///   - context: The context with the console for notes.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  ///   - input: The file descriptor of the messages of the client.
  ///   - output: The file descriptor of the messages to the client.
  package init(context: ToolContext, timeLimit: Double, input: Int32, output: Int32) {
    self.context = context
    self.timeLimit = timeLimit
    inbox = MessageInbox()
    inbox.read(from: input)
    self.output = MessageOutput(to: output)
  }
}

extension EditorServer {
  /// Handles messages until the client ends the session or is gone.
  ///
  /// - Returns: Whether the client requested the end in the order of the protocol.
  package func run() -> Bool {
    while !isOver {
      handleMessages()
      if isOver { break }
      if let request = waiting.first {
        waiting.removeFirst()
        answer(request.route, request.data, request.id)
      } else if pause > 0 {
        inbox.wait(seconds: pause)
      } else if !work() {
        inbox.wait(seconds: Self.clientCheckInterval)
      }
    }
    (try? swift?.get())?.stop()
    if let temporaryFolder { try? FileManager.default.removeItem(atPath: temporaryFolder) }
    return isShutDown
  }

  /// Whether the session has ended, or its client is gone.
  var isOver: Bool {
    isEnded || output.isClosed || Interruption.isRequested
      || clientProcess.map { kill($0, 0) != 0 && errno == ESRCH } ?? false
      || inbox.isClosed && inbox.isEmpty
  }

  /// The time until a changed document is parsed, in seconds; 0 if none is, or it can be now.
  private var pause: Double {
    guard !changed.isEmpty else { return 0 }
    return max(0, Self.parsePause - (ContinuousClock.now - lastChange) / .seconds(1))
  }

  /// Does the next unit of work: changed documents first, then the scenarios of the current one.
  ///
  /// - Returns: Whether there was any.
  private func work() -> Bool {
    if let uri = changed.popFirst() {
      documents[uri].map(update)
      return true
    }
    if let result = lint.removeResult() {
      record(result)
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
      if let document = documents.first, document.unexplainedScenario != nil, rest <= 0 {
        explain(document)
        return true
      }
      return search(documents)
    }
    if rest > 0 { inbox.wait(seconds: rest) } else { check(document) }
    return true
  }
}

extension EditorServer {
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
    let new = Result {
      try SwiftCompletion(
        in: folder(),
        environment: context.environment,
        takesSnippets: client?.takesSnippets ?? false
      )
    }
    swift = new
    return try new.get()
  }
}
