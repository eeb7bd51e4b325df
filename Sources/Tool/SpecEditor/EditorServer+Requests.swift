internal import EngineKit
internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import Foundation

/// Requests, which are answered at once or after the current run.
extension EditorServer {
  func request(_ method: String, _ data: Data, _ id: RequestID) throws {
    switch method {
    case "initialize":
      let params = try Self.params(InitializeParams.self, data)
      client = params.capabilities
      clientProcess = params.processId.flatMap { Int32(exactly: $0) }
      let result = InitializeResult(
        EditorFeatures.capabilities,
        name: ExecutablePath.toolName,
        version: EngineHello.ownVersion
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
      if mustWait(route, data) {
        waiting.append((route, data, id))
      } else {
        answer(route, data, id)
      }
    }
  }

  /// Returns whether a request waits for the end of the current run, or for a run of its own.
  private func mustWait(_ route: EditorRoute, _ data: Data) -> Bool {
    switch route.need {
    case .text: false
    case .run: !route.isKnown(self, data)
    case .results:
      isRunning
        && (try? Self.params(DocumentParams.self, data)).flatMap { documents[$0.textDocument.uri] }?
          .isSynced == false
    }
  }

  func answer(_ route: EditorRoute, _ data: Data, _ id: RequestID) {
    // Requests that need no run are answered during the run of another one.
    let outer = answering
    answering = id
    defer {
      answering = outer
      if outer == nil { isAnswerCancelled = false }
    }
    do {
      if !isRunning, route.need != .text { for document in documents.values { document.sync() } }
      output.write(try route.response(self, data, id))
    } catch ToolError.cancelled {
      fail(isAnswerCancelled ? Self.cancellation : Self.change, id)
    } catch {
      fail(error, id)
    }
  }

  private static let cancellation = ResponseError(.requestCancelled, "the request is canceled")
  private static let change = ResponseError(.contentModified, "the document changed")

  /// Answers a request that waits as canceled, or ends its run.
  func cancel(_ id: RequestID) {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      waiting.remove(at: index)
      fail(Self.cancellation, id)
    } else if answering == id {
      isAnswerCancelled = true
    }
  }

  /// Answers the requests about positions that wait for a run, because the text changed.
  func dropOutdatedRequests() {
    let isOutdated = { (route: EditorRoute) in
      route.need == .run && route.method.hasPrefix("textDocument/")
    }
    for request in waiting where isOutdated(request.route) { fail(Self.change, request.id) }
    waiting.removeAll { isOutdated($0.route) }
  }
}
