// The surface of FoundationModels: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions
import Observation

public protocol ConvertibleFromGeneratedContent {}
public protocol ConvertibleToGeneratedContent {}
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated = Self
}

extension String: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension Bool: Generable {}
extension Array: ConvertibleFromGeneratedContent where Element: Generable {}
extension Array: ConvertibleToGeneratedContent where Element: Generable {}
extension Array: Generable where Element: Generable {}

public struct Prompt: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ text: String) {}
}

public struct Instructions: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ text: String) {}
}

public struct GenerationOptions: Sendable {
  public struct SamplingMode: Sendable {
    public static let greedy = SamplingMode()
    public static func random(top: Int, seed: UInt64? = nil) -> SamplingMode { greedy }
  }
  public init(
    sampling: SamplingMode? = nil,
    temperature: Double? = nil,
    maximumResponseTokens: Int? = nil
  ) {}
}

/// A model that is not available.
public final class SystemLanguageModel: Sendable {
  public struct UseCase: Sendable {
    public static let general = UseCase()
    public static let contentTagging = UseCase()
  }
  public struct Guardrails: Sendable {
    public static let `default` = Guardrails()
  }
  public enum Availability: Hashable, Sendable {
    public enum UnavailableReason: Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available, unavailable(UnavailableReason)
  }
  public static let `default` = SystemLanguageModel()
  public var isAvailable: Bool { false }
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
}

public protocol Tool: Sendable {
  associatedtype Arguments: ConvertibleFromGeneratedContent
  associatedtype Output
  var name: String { get }
  var description: String { get }
  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  public var name: String { String(describing: Self.self) }
}

@resultBuilder
public enum InstructionsBuilder {
  public static func buildBlock(_ parts: String...) -> Instructions { Instructions("") }
}

@Observable
public final class LanguageModelSession: @unchecked Sendable {
  public enum GenerationError: Error {
    case exceededContextWindowSize, assetsUnavailable, guardrailViolation, unsupportedGuide
    case unsupportedLanguageOrLocale, decodingFailure, rateLimited
  }

  public struct Response<Content> {
    public let content: Content
  }

  /// A stream that ends at once.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    public struct Snapshot {
      public let content: Content.PartiallyGenerated
    }
    public typealias Element = Snapshot
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> {
      throw GenerationError.assetsUnavailable
    }
  }

  public var isResponding: Bool { false }
  public init(
    model: SystemLanguageModel = .default,
    tools: [any Tool] = [],
    instructions: String? = nil
  ) {}
  public init(
    model: SystemLanguageModel = .default,
    tools: [any Tool] = [],
    @InstructionsBuilder instructions: () -> Instructions
  ) {}
  public func prewarm(promptPrefix: Prompt? = nil) {}
  public func respond(
    to prompt: String,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.assetsUnavailable }
  public func respond<Content: Generable>(
    to prompt: String,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.assetsUnavailable }
  public func streamResponse(
    to prompt: String,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    to prompt: String,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
}
