internal import Foundation
public import LayoutTree
public import LayoutValues

/// An engine that an ``EngineLoop`` serves.
///
/// An engine of one scenario, whose scene is the example of ``ServedScene``:
///
/// ```swift
/// final class SquareEngine: ServedEngine {
///   let hello = EngineHello(name: "Squares", version: "1.0", can: [.nodes, .scenarios])
///
///   func scenarios(loading paths: [String]) -> [EngineScenario] {
///     [EngineScenario(id: "a#square")]
///   }
///
///   func play(
///     _ id: String,
///     onPhase: @escaping @MainActor (any ServedScene) -> Void
///   ) -> (any ServedScene)? {
///     onPhase(SquareScene())
///     return SquareScene()
///   }
/// }
/// ```
@MainActor
public protocol ServedEngine: AnyObject {
  /// The engine's name, version and capabilities.
  var hello: EngineHello { get }

  /// Loads libraries of scenes.
  ///
  /// - Parameter paths: The absolute paths of the libraries.
  /// - Returns: All scenarios of the engine.
  /// - Throws: An error for a library that cannot be loaded.
  func scenarios(loading paths: [String]) throws -> [EngineScenario]

  /// Sets the folder of the images and strings that the next scenarios use, and their language.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the app's folder; `nil` for none.
  ///   - language: The language of the first layout, for strings that are made before it; `nil` for
  ///     the development language.
  func use(resources folder: String?, language: LayoutLanguage?)
  /// Sets whether the layouts of the next scenarios start the tasks of views and wait for them.
  func runTasks(_ runsTasks: Bool)

  /// Runs a scenario: its setup, its scene, and then its steps.
  ///
  /// - Parameters:
  ///   - id: The id of a scenario that ``scenarios(loading:)`` returned.
  ///   - onPhase: Called when the scene is ready for a layout, and after each step. The next step
  ///     runs when it returns.
  /// - Returns: The scene after all steps; `nil` for an unknown id.
  func play(
    _ id: String,
    onPhase: @escaping @MainActor (any ServedScene) -> Void
  )
    -> (any ServedScene)?

  /// Lays out a scene that is data.
  ///
  /// - Parameters:
  ///   - scene: The root view.
  ///   - request: The proposal, the environment and the requested columns.
  /// - Returns: The layout with the requested columns.
  /// - Throws: ``Unsupported`` for a view that the engine does not have.
  func layOut(_ scene: EngineScene, as request: LayoutRequest) throws -> LayoutAnswer

  /// Runs the calls of a script on a new snapshot.
  ///
  /// - Parameter script: The snapshot before the first call, and the calls.
  /// - Returns: The result of each call, in order.
  /// - Throws: ``Unsupported`` for an engine without diffable data sources.
  func run(_ script: ScriptRequest) throws -> [ScriptCallAnswer]
}

extension ServedEngine {
  /// Ignores the folder and the language, by default.
  public func use(resources folder: String?, language: LayoutLanguage?) {}

  /// Does nothing, by default: tasks are not run.
  public func runTasks(_ runsTasks: Bool) {}

  /// Throws ``Unsupported``, by default.
  public func layOut(_ scene: EngineScene, as request: LayoutRequest) throws -> LayoutAnswer {
    throw Unsupported("scenes that are data")
  }

  /// Throws ``Unsupported``, by default.
  public func run(_ script: ScriptRequest) throws -> [ScriptCallAnswer] {
    throw Unsupported("scripts")
  }
}

/// A scene of a scenario in one of its phases.
///
/// ```swift
/// struct SquareScene: ServedScene {
///   func layOut(_ request: LayoutRequest) throws -> LayoutAnswer {
///     var answer = LayoutAnswer()
///     answer.nodes = [EngineNode("Square", frame: LayoutFrame(x: 0, y: 0, width: 10, height: 10))]
///     return answer
///   }
///
///   func observe(
///     _ columns: Set<EngineCapability>,
///     reasonsAlsoOf elements: [ElementIdentity]
///   ) -> LayoutAnswer { LayoutAnswer() }
/// }
/// ```
@MainActor
public protocol ServedScene {
  /// Lays the scene out for a request and returns the result.
  ///
  /// - Parameter request: The proposal, the environment, the columns and the graph.
  /// - Returns: The layout with the requested columns.
  /// - Throws: ``Unsupported`` for features that the engine does not have.
  func layOut(_ request: LayoutRequest) throws -> LayoutAnswer
  /// Lays the scene out for many conditions.
  ///
  /// - Parameter request: The conditions, the columns and the graph.
  /// - Returns: A layout for each of the conditions, in order.
  /// - Throws: ``Unsupported`` for features that the engine does not have.
  func layOut(_ request: LayoutsRequest) throws -> [LayoutAnswer]
  /// Returns the current state of the scene, without a layout.
  ///
  /// - Parameters:
  ///   - columns: The requested columns.
  ///   - elements: The elements whose reasons are requested besides the visible ones.
  /// - Returns: The last layout with these columns.
  /// - Throws: ``Unsupported`` for features that the engine does not have.
  func observe(
    _ columns: Set<EngineCapability>,
    reasonsAlsoOf elements: [ElementIdentity]
  ) throws -> LayoutAnswer
  /// Returns the offset at which a section stops scrolling.
  ///
  /// - Parameters:
  ///   - section: The index of the section, from 0.
  ///   - offset: The offset at which scrolling would stop without paging, in points.
  /// - Returns: The offset in points; `nil` for a section without orthogonal scrolling.
  /// - Throws: ``Unsupported`` if the engine does not have orthogonal scrolling.
  func restingOffset(ofSection section: Int, for offset: Double) throws -> Double?
  /// Checks laws for generated proposals.
  ///
  /// - Parameters:
  ///   - laws: The names of the laws.
  ///   - seed: The seed of the proposals.
  /// - Returns: The violation of each law as a message; `nil` for a law that holds.
  /// - Throws: ``Unsupported`` for a law that the engine does not have.
  func breaches(of laws: [String], seed: UInt64) throws -> [String?]
  /// Whether a step has set the proposal for the next layout.
  var isResized: Bool { get }
  /// Returns the requests of steps since the last call that could not be performed.
  ///
  /// - Returns: One sentence for each request.
  func takeMistakes() -> [String]
}

extension ServedScene {
  /// Throws ``Unsupported``, by default.
  public func restingOffset(ofSection section: Int, for offset: Double) throws -> Double? {
    throw Unsupported("sections that come to rest")
  }

  /// Throws ``Unsupported``, by default.
  public func breaches(of laws: [String], seed: UInt64) throws -> [String?] {
    throw Unsupported("laws")
  }

  /// Lays the scene out once for each of the conditions, by default.
  public func layOut(_ request: LayoutsRequest) throws -> [LayoutAnswer] {
    try request.requests.map { try layOut($0) }
  }

  /// Returns `false`: no step sets a proposal.
  public var isResized: Bool { false }

  /// Returns no mistakes, by default.
  public func takeMistakes() -> [String] { [] }
}

/// An error for a feature that an engine does not have.
///
/// A host of an engine without safe areas:
///
/// ```swift
/// func layOut(
///   proposal: LayoutProposal,
///   in environment: LayoutEnvironment
/// ) throws -> [EngineNode] {
///   guard environment.safeArea == nil else { throw Unsupported("safe areas") }
///   return [EngineNode("Color", frame: LayoutFrame(x: 0, y: 0, width: 10, height: 10))]
/// }
/// ```
public struct Unsupported: Error, Sendable, Hashable {
  /// The feature, as reports name it after `unsupported`, such as `safe areas`.
  public var reason: String

  /// Creates an error for a feature that the engine does not have.
  ///
  /// - Parameter reason: The feature, as reports name it after `unsupported`.
  public init(_ reason: String) { self.reason = reason }
}
