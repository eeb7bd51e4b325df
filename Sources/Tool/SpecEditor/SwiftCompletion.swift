internal import SceneBuilding
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The toolchain's own language server, which completes Swift code in specs.
///
/// It runs from the first completion in a Swift block to the end of the session. Its file has the
/// code at the positions of the spec.
@MainActor
final class SwiftCompletion {
  /// The maximum time of an answer in seconds; the first one loads the engine's modules.
  private static let timeout = 10.0

  private let folder: String
  private let process = Process()
  private let inbox = MessageInbox()
  private let input = Pipe()
  private let output = Pipe()
  private var nextID = 1
  private var version = 0

  private var file: String { "\(folder)/Scene.swift" }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - folder: A folder for its file, which the caller removes.
  ///   - environment: The environment variables of the process.
  ///   - takesSnippets: Whether the client can insert snippets.
  /// - Throws: An error if the server cannot be started.
  init(in folder: String, environment: [String: String], takesSnippets: Bool) throws {
    self.folder = folder
    let compiler = SwiftCompiler.beside(executable: .current, environment: environment)
    let programs = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/sourcekit-lsp" }
    guard
      let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw ResponseError(.requestFailed, "there is no sourcekit-lsp on the path") }
    let entry: JSONValue = .object([
      "directory": .text(folder),
      "file": .text("\(folder)/Scene.swift"),
      "arguments": .list(compiler.editorArguments(of: "\(folder)/Scene.swift").map { .text($0) }),
    ])
    try JSONEncoder().encode([entry])
      .write(to: URL(fileURLWithPath: "\(folder)/compile_commands.json"))
    process.executableURL = URL(fileURLWithPath: program)
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    inbox.read(from: output.fileHandleForReading.fileDescriptor)
    let root = JSONValue.text(FileURI.text(folder))
    let item: JSONValue = .object(["snippetSupport": .flag(takesSnippets)])
    let capabilities: JSONValue = .object([
      "textDocument": .object(["completion": .object(["completionItem": item])])
    ])
    _ = try request("initialize", .object(["rootUri": root, "capabilities": capabilities]))
    notify("initialized", .object([:]))
  }
}

extension SwiftCompletion {
  /// Whether the server can receive requests.
  var isRunning: Bool { process.isRunning && !inbox.isClosed }

  /// Ends the process of the server.
  func stop() { process.terminate() }

  /// Returns the completion at a position of the code as the server answers it.
  ///
  /// - Throws: An error if the server does not answer in time.
  func completion(in source: EditorSource, at position: Position) throws -> JSONValue {
    version += 1
    let uri = JSONValue.text(FileURI.text(file))
    let number = JSONValue.number(Double(version))
    if version == 1 {
      let item: [String: JSONValue] = [
        "uri": uri, "languageId": .text("swift"), "version": number, "text": .text(source.text),
      ]
      notify("textDocument/didOpen", .object(["textDocument": .object(item)]))
    } else {
      let document: JSONValue = .object(["uri": uri, "version": number])
      let change: JSONValue = .object(["text": .text(source.text)])
      notify(
        "textDocument/didChange",
        .object(["textDocument": document, "contentChanges": .list([change])])
      )
    }
    let place = [("line", position.line), ("character", position.character)]
    let encoded = Dictionary(uniqueKeysWithValues: place.map { ($0, JSONValue.number(Double($1))) })
    return try request(
      "textDocument/completion",
      .object(["textDocument": .object(["uri": uri]), "position": .object(encoded)])
    )
  }

  private func send(_ message: Data) {
    MessageOutput(to: input.fileHandleForWriting.fileDescriptor).write(message)
  }

  private func notify(_ method: String, _ params: JSONValue) {
    send(OutgoingMessage.call(method, params))
  }

  private struct Answer: Decodable {
    var result: JSONValue?
  }

  /// Sends a request, and waits for its result.
  private func request(_ method: String, _ params: JSONValue) throws -> JSONValue {
    let id = RequestID.number(nextID)
    nextID += 1
    send(OutgoingMessage.call(method, params, id: id))
    let deadline = ContinuousClock.now + .seconds(Self.timeout)
    while .now < deadline, !inbox.isClosed {
      for data in inbox.drain() {
        guard let head = try? JSONDecoder().decode(MessageHead.self, from: data), head.id != nil
        else { continue }
        if head.method == nil, head.id == id {
          return try JSONDecoder().decode(Answer.self, from: data).result ?? .null
        }
        // The server waits for the responses to its own requests.
        if head.method != nil, let other = head.id {
          send(OutgoingMessage.response(EmptyParams?.none, to: other))
        }
      }
      inbox.wait(seconds: 0.05)
    }
    throw ResponseError(.requestFailed, "sourcekit-lsp does not answer")
  }
}
