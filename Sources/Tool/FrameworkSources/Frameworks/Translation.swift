// The surface of Translation: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

public struct TranslationSession: Sendable {
  public struct Configuration: Hashable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    public mutating func invalidate() {}
  }
  public struct Request: Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }
  public struct Response: Sendable {
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }
  public func translate(_ text: String) async throws -> Response {
    Response(sourceText: text, targetText: text, clientIdentifier: nil)
  }
  public func translations(from requests: [Request]) async throws -> [Response] {
    requests.map {
      Response(
        sourceText: $0.sourceText,
        targetText: $0.sourceText,
        clientIdentifier: $0.clientIdentifier
      )
    }
  }
  public func prepareTranslation() async throws {}
}

public final class LanguageAvailability: Sendable {
  public enum Status: Sendable { case installed, supported, unsupported }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(from: Locale.Language, to: Locale.Language?) async -> Status { .unsupported }
}

extension View {
  public func translationPresentation(
    isPresented: Binding<Bool>,
    text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> Self { self }
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (TranslationSession) async -> Void
  ) -> Self { self }
  public func translationTask(
    source: Locale.Language? = nil,
    target: Locale.Language? = nil,
    action: @escaping (TranslationSession) async -> Void
  ) -> Self { self }
}
