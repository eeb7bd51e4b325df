internal import Foundation

/// A feature of the language server: its methods, and the capabilities that it announces.
@MainActor
protocol EditorFeature {
  static var routes: [EditorRoute] { get }

  /// Sets the capabilities of the server that the feature implements.
  static func announce(in capabilities: inout ServerCapabilities)
}

/// The list of all features, to which a new one is added.
@MainActor
enum EditorFeatures {
  static let all: [any EditorFeature.Type] = [
    HoverFeature.self,
    CompletionFeature.self,
    CodeActionFeature.self,
    CodeLensFeature.self,
    InlayHintFeature.self,
    OutlineFeature.self,
    ReferenceFeature.self,
    RenameFeature.self,
    SemanticTokenFeature.self,
    CommandFeature.self,
  ]

  /// The routes of all features, by their methods.
  static let routes = Dictionary(
    all.flatMap { $0.routes }.map { ($0.method, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The capabilities of all features.
  static var capabilities: ServerCapabilities {
    var capabilities = ServerCapabilities()
    for feature in all { feature.announce(in: &capabilities) }
    return capabilities
  }
}

/// A method of the protocol, and the function that answers its requests.
@MainActor
struct EditorRoute {
  /// The state that a request needs.
  enum Need {
    /// The text, which is always current.
    case text
    /// Results that belong to the current text.
    case results
    /// A run of scenes, which waits for the end of the current run.
    case run
  }

  let method: String
  let need: Need
  /// Returns whether the response to a request with the need of a run is already known.
  let isKnown: @MainActor (EditorServer, Data) -> Bool
  /// Returns the response to a request.
  let response: @MainActor (EditorServer, Data, RequestID) throws -> Data

  /// - Parameters:
  ///   - method: The method.
  ///   - need: The state that the request needs.
  ///   - isKnown: Returns whether a request needs no run after all; an earlier result suffices.
  ///   - answer: Returns the result of a request for its parameters; `nil` if there is none.
  init<Parameters: Decodable, Result: Encodable>(
    _ method: String,
    need: Need = .text,
    isKnown: @escaping @MainActor (EditorServer, Parameters) -> Bool = { _, _ in false },
    _ answer: @escaping @MainActor (EditorServer, Parameters) throws -> Result?
  ) {
    self.method = method
    self.need = need
    self.isKnown = { server, data in
      let message = try? JSONDecoder().decode(ParameterMessage<Parameters>.self, from: data)
      return message.map { isKnown(server, $0.params) } ?? true
    }
    response = { server, data, id in
      let message = try JSONDecoder().decode(ParameterMessage<Parameters>.self, from: data)
      return OutgoingMessage.response(try answer(server, message.params), to: id)
    }
  }
}
