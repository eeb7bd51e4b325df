public import Foundation

/// An engine as the loop of requests sees it.
@MainActor
public protocol ServedEngine: AnyObject {
  var hello: EngineHello { get }

  /// Loads libraries of scenes.
  ///
  /// - Parameter paths: Their absolute paths.
  /// - Returns: Every scenario that the engine has now.
  /// - Throws: Why one cannot be loaded.
  func scenarios(loading paths: [String]) throws -> [EngineScenario]

  /// Runs a scenario: its setup, its scene, and then its steps.
  ///
  /// - Parameters:
  ///   - id: One of those that ``scenarios(loading:)`` told.
  ///   - onPhase: Is called when the scene is there to be laid out, and after each step; it comes back
  ///     when the next step is to run.
  /// - Returns: The scene as it stands when all steps have run; `nil` for an id that is nobody's.
  func play(
    _ id: String,
    onPhase: @escaping @MainActor (any ServedScene) -> Void
  )
    -> (any ServedScene)?

  /// Lays out a scene that is data.
  ///
  /// - Throws: ``Unsupported`` where it has a view that the engine does not know.
  func layOut(_ scene: EngineScene, as request: LayoutRequest) throws -> LayoutAnswer

  /// Calls a snapshot of its own as a script says.
  ///
  /// - Throws: ``Unsupported`` for an engine without diffable data sources.
  func run(_ script: ScriptRequest) throws -> [ScriptCallAnswer]

  /// Answers a request that the protocol does not have.
  ///
  /// - Parameters:
  ///   - name: The request's name.
  ///   - line: All of it.
  /// - Returns: A line of JSON with its line feed; `nil` for a request that the engine does not know.
  /// - Throws: ``Unsupported`` for what the engine does not do, or why the request cannot be read.
  func answer(_ name: String, in line: Data) throws -> Data?
}

extension ServedEngine {
  /// Does not take scenes that are data.
  public func layOut(_ scene: EngineScene, as request: LayoutRequest) throws -> LayoutAnswer {
    throw Unsupported("scenes that are data")
  }

  /// Runs no scripts.
  public func run(_ script: ScriptRequest) throws -> [ScriptCallAnswer] {
    throw Unsupported("scripts")
  }

  /// Knows no further request.
  public func answer(_ name: String, in line: Data) throws -> Data? { nil }
}

/// A scene of a scenario in one of its phases.
@MainActor
public protocol ServedScene {
  /// Lays it out as a request says, and looks at it.
  ///
  /// - Throws: ``Unsupported`` for what the engine does not do.
  func layOut(_ request: LayoutRequest) throws -> LayoutAnswer
  /// Looks at it as it stands.
  func observe(_ columns: Set<EngineCapability>) throws -> LayoutAnswer
  /// Where a section comes to rest.
  func restingOffset(ofSection section: Int, for offset: Double) throws -> Double?
  /// How the scene breaks each of some laws, in words.
  func breaches(of laws: [String], seed: UInt64) throws -> [String?]
  func variants(_ request: VariantsRequest) throws -> [VariantAnswer]
  /// Whether the scenario's code has said what the next layout proposes.
  var isResized: Bool { get }
  /// What code has asked of the stage in vain since the last call.
  func takeMistakes() -> [String]
}

extension ServedScene {
  /// Has no sections that scroll by themselves.
  public func restingOffset(ofSection section: Int, for offset: Double) throws -> Double? {
    throw Unsupported("sections that come to rest")
  }

  /// Checks no laws.
  public func breaches(of laws: [String], seed: UInt64) throws -> [String?] {
    throw Unsupported("laws")
  }

  /// Lays out under one condition at a time.
  public func variants(_ request: VariantsRequest) throws -> [VariantAnswer] {
    throw Unsupported("layouts under many conditions at once")
  }

  /// Never: no step says what is proposed.
  public var isResized: Bool { false }

  /// None: nothing is asked in vain.
  public func takeMistakes() -> [String] { [] }
}

/// Something that an engine does not do, in words that go on from "the engine has no".
public struct Unsupported: Error, Sendable, Hashable {
  /// The thing that the engine lacks: "scenes that are data".
  public var reason: String

  /// Names the thing that the engine lacks.
  public init(_ reason: String) { self.reason = reason }
}
