internal import SuiteRunning
internal import Foundation

/// The dispatch of messages.
extension EditorServer {
  func handleMessages() {
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

  func fail(_ error: any Error, _ id: RequestID?) {
    guard let id else { return context.console.note("lsp: \(error)") }
    let code: ResponseError.Code = error is DecodingError ? .invalidParams : .requestFailed
    let failure = error as? ResponseError ?? ResponseError(code, "\(error)")
    output.write(OutgoingMessage.failure(failure, to: id))
  }

  private func notify(_ method: String, _ data: Data) throws {
    switch method {
    case "exit": isEnded = true
    case "initialized": watchFiles()
    case "$/cancelRequest":
      cancel(try Self.params(CancelParams.self, data).id)
    case _ where client == nil || isShutDown: break
    case "textDocument/didOpen": open(try Self.params(DidOpenParams.self, data).textDocument)
    case "textDocument/didChange":
      let params = try Self.params(DidChangeParams.self, data)
      let uri = params.textDocument.uri
      documents[uri]?.apply(params.contentChanges, version: params.textDocument.version)
      noteChange(of: uri)
      dropOutdatedRequests()
    case "textDocument/didClose":
      close(try Self.params(DocumentParams.self, data).textDocument.uri)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      for suite in suites.values { suite.reload() }
      isSharedOutdated = true
    case "workspace/didChangeWorkspaceFolders": reloadSuites()
    default: break
    }
  }

  static func params<Parameters: Decodable>(
    _ type: Parameters.Type,
    _ data: Data
  ) throws -> Parameters {
    try JSONDecoder().decode(ParameterMessage<Parameters>.self, from: data).params
  }
}

/// Messages to the client.
extension EditorServer {
  /// Requests notifications about specs and Swift files that change outside of the editor.
  private func watchFiles() {
    guard client?.workspace?.didChangeWatchedFiles?.dynamicRegistration == true else { return }
    send("client/registerCapability", RegistrationParams(watching: ["**/*.md", "**/*.swift"]))
  }

  /// Requests that the client shows lenses and hints again.
  func refresh() {
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
}
