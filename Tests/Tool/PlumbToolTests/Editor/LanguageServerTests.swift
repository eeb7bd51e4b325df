@testable import SpecEditor
@testable import SuiteRunning
import SceneBuilding
import Conformance
import Foundation
import Testing

@testable import PlumbTool

/// Tests the server in a separate process; independent clients are in `Tests/Tool/EditorTests`.
struct LanguageServerTests {
  private let text = FixturePackage.spec("One", "Two!")

  @Test func `a failing block is a diagnostic with a code action that accepts it`() throws {
    let server = try EditorProcess(text)
    let found = try server.diagnostics { $0.contains { $0.code == .text("failed") } }
      .filter { $0.code == .text("failed") }
    #expect(found.count == 1)
    #expect(found[0].message.hasPrefix("never: expected 1, actual 0"))
    let edit = try #require(try server.edit("Accept this `calls` block", at: found[0].range))
    let accepted = edit.applied(to: TextBuffer(text)).text
    let expected = "```calls evidence=accepted\nnever 0"
    #expect(accepted == text.replacing("```calls\nnever 1", with: expected))
    #expect(try server.end() == 0)
  }

  @Test func `a misspelled fence has a fix, and other scenarios have verdicts`() throws {
    let server = try EditorProcess(text.replacing("```calls\nnever 0", with: "```cals\nnever 0"))
    let found = try server.diagnostics { $0.contains { $0.code == .text("failed") } }
    #expect(found.compactMap(\.code?.string) == ["fence-misspelled", "failed"])
    let edit = try #require(try server.edit("Replace `cals` by `calls`", at: found[0].range))
    #expect(edit == [TextEdit(range: found[0].range, newText: "calls")])
    #expect(try server.end() == 0)
  }

  @Test func `requests before initialize and of unknown methods are errors`() throws {
    let server = try EditorProcess(text, initializes: false)
    #expect(try server.error("textDocument/hover") == .serverNotInitialized)
    try server.initialize()
    #expect(try server.error("textDocument/formatting") == .methodNotFound)
    #expect(try server.error("textDocument/hover") == .invalidParams)
    #expect(try server.end() == 0)
  }

  @Test func `the server exits with 1 if its input ends without shutdown`() throws {
    let server = try EditorProcess(text)
    #expect(try server.close() == 1)
  }
}

/// A `plumb lsp` process with one open document.
private final class EditorProcess {
  private static let patience = 60.0

  private let package: FixturePackage
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let inbox = MessageInbox()
  private var received: [Data] = []
  private var nextID = 0
  private let text: String

  private var uri: String { URL(fileURLWithPath: package.path(of: "Specs/a.md")).absoluteString }

  init(_ text: String, initializes: Bool = true) throws {
    self.text = text
    package = try FixturePackage(["a.md": text])
    process.executableURL = URL(fileURLWithPath: "\(ExecutablePath.current.directory)/FixtureTool")
    process.arguments = ["lsp"]
    process.currentDirectoryURL = package.folder
    process.environment = package.environment([:])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    inbox.read(from: output.fileHandleForReading.fileDescriptor)
    if initializes { try initialize() }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  func initialize() throws {
    _ = try request("initialize", .object(["capabilities": .object([:])]))
    notify("initialized", .object([:]))
    let item = ["uri": uri, "languageId": "markdown", "text": text].mapValues { JSONValue.text($0) }
    notify(
      "textDocument/didOpen",
      .object(["textDocument": .object(item.merging(["version": .number(1)]) { $1 })])
    )
  }

  private func send(_ message: Data) {
    MessageOutput(to: input.fileHandleForWriting.fileDescriptor).write(message)
  }

  private func notify(_ method: String, _ params: JSONValue) {
    send(OutgoingMessage.call(method, params))
  }

  /// Sends a request, and returns its response.
  private func request(_ method: String, _ params: JSONValue?) throws -> Data {
    nextID += 1
    let id = RequestID.number(nextID)
    send(OutgoingMessage.call(method, params, id: id))
    return try next { data in
      let head = try? JSONDecoder().decode(MessageHead.self, from: data)
      return head?.id == id && head?.method == nil
    }
  }

  /// Returns the first message that satisfies a condition.
  private func next(where isMeant: (Data) -> Bool) throws -> Data {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while Date() < deadline {
      received += inbox.drain()
      if let index = received.firstIndex(where: isMeant) { return received.remove(at: index) }
      inbox.wait(seconds: 0.1)
    }
    throw CocoaError(.fileReadUnknown)
  }

  /// Returns the diagnostics of the document as soon as they satisfy a condition.
  func diagnostics(_ condition: ([Diagnostic]) -> Bool) throws -> [Diagnostic] {
    var found: [Diagnostic] = []
    _ = try next { data in
      let message = try? JSONDecoder().decode(
        ParameterMessage<PublishDiagnosticsParams>.self,
        from: data
      )
      guard let message, condition(message.params.diagnostics) else { return false }
      found = message.params.diagnostics
      return true
    }
    return found
  }

  /// Returns the edits of the code action with a title; `nil` if there is none.
  func edit(_ title: String, at range: PlaceRange) throws -> [TextEdit]? {
    struct Answer: Decodable {
      struct Action: Decodable {
        var title: String
        var edit: WorkspaceEdit?
      }

      var result: [Action]
    }

    let encoded = try JSONEncoder().encode(range)
    let params: JSONValue = .object([
      "textDocument": .object(["uri": .text(uri)]),
      "range": try JSONDecoder().decode(JSONValue.self, from: encoded),
      "context": .object(["diagnostics": .list([])]),
    ])
    let answer = try request("textDocument/codeAction", params)
    let actions = try JSONDecoder().decode(Answer.self, from: answer).result
    return actions.first { $0.title == title }?.edit?.changes[uri]
  }

  /// Returns the code of the error that a request without parameters has.
  func error(_ method: String) throws -> ResponseError.Code? {
    struct Answer: Decodable { var error: ResponseError }

    let answer = try request(method, .object([:]))
    let error = try JSONDecoder().decode(Answer.self, from: answer).error
    return ResponseError.Code(rawValue: error.code)
  }

  /// Ends the session in the order of the protocol, and returns the exit code.
  func end() throws -> Int32 {
    _ = try request("shutdown", nil)
    notify("exit", .object([:]))
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Closes the input, and returns the exit code.
  func close() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
