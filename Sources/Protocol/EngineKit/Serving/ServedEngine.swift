public import Foundation

/// An engine as the loop of requests sees it.
@MainActor
public protocol ServedEngine: AnyObject {
  /// The introduction, which says what may be asked.
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
  ///   - onPhase: Is called when the scene is there to be laid out, and after each step; it comes
  ///     back when the next step is to run.
  /// - Returns: The scene as it stands when all steps have run; `nil` for an id that is nobody's.
  func play(
    _ id: String,
    onPhase: @escaping @MainActor (any ServedScene) -> Void
  )
    -> (any ServedScene)?

  /// Lays out a scene that is data.
  ///
  /// - Parameters:
  ///   - scene: The outermost view.
  ///   - request: The proposal, the surroundings and the columns.
  /// - Returns: The layout, with the columns that are asked for.
  /// - Throws: ``Unsupported`` where it has a view that the engine does not know.
  func layOut(_ scene: EngineScene, as request: LayoutRequest) throws -> LayoutAnswer

  /// Calls a snapshot of its own as a script says.
  ///
  /// - Parameter script: The snapshot before the first call, and the calls.
  /// - Returns: The outcome of each call, in their order.
  /// - Throws: ``Unsupported`` for an engine without diffable data sources.
  func run(_ script: ScriptRequest) throws -> [ScriptCallAnswer]

  /// Answers a request that the protocol does not have.
  ///
  /// - Parameters:
  ///   - name: The request's name.
  ///   - line: All of it.
  /// - Returns: A line of JSON with its line feed; `nil` for a request that the engine does not
  ///   know.
  /// - Throws: Why the request cannot be read, or the answer not be written.
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
  /// - Parameter request: The proposal, the surroundings, the columns and the graph.
  /// - Returns: The layout, with the columns that are asked for.
  /// - Throws: ``Unsupported`` for what the engine does not do.
  func layOut(_ request: LayoutRequest) throws -> LayoutAnswer
  /// Looks at it as it stands.
  ///
  /// - Parameter columns: The columns that are asked for.
  /// - Returns: The layout, with these columns.
  /// - Throws: ``Unsupported`` for what the engine does not do.
  func observe(_ columns: Set<EngineCapability>) throws -> LayoutAnswer
  /// Tells where a section comes to rest.
  ///
  /// - Parameters:
  ///   - section: The section, from 0.
  ///   - offset: Where it would stop, in points.
  /// - Returns: In points; `nil` for a section that does not scroll by itself.
  /// - Throws: ``Unsupported`` where the engine has no such sections.
  func restingOffset(ofSection section: Int, for offset: Double) throws -> Double?
  /// Checks laws over generated proposals.
  ///
  /// - Parameters:
  ///   - laws: The names of the laws.
  ///   - seed: The number that the proposals follow from.
  /// - Returns: How each is broken, in words; `nil` for one that holds.
  /// - Throws: ``Unsupported`` for a law that the engine does not know.
  func breaches(of laws: [String], seed: UInt64) throws -> [String?]
  /// Lays it out under many conditions, each time as if it were played again.
  ///
  /// - Parameter request: The conditions, and what is asked of each layout.
  /// - Returns: An answer for each of the conditions, in their order.
  /// - Throws: ``Unsupported`` for a check that the engine does not know.
  func variants(_ request: VariantsRequest) throws -> [VariantAnswer]
  /// Whether the scenario's code has said what the next layout proposes.
  var isResized: Bool { get }
  /// Hands over the requests of code to the stage, since the last call, that cannot be done.
  ///
  /// - Returns: A sentence each.
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

/// Something that an engine does not do.
public struct Unsupported: Error, Sendable, Hashable {
  /// Words that readers of a report see behind `unsupported`, such as `safe areas`.
  public var reason: String

  /// Names something that the engine does not do.
  ///
  /// - Parameter reason: Words that readers of a report see behind `unsupported`.
  public init(_ reason: String) { self.reason = reason }
}
