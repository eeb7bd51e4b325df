public import Foundation
public import LayoutValues

/// An engine that an ``EngineLoop`` serves.
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

  /// Answers a request that the protocol does not define.
  ///
  /// - Parameters:
  ///   - name: The name of the request.
  ///   - line: The whole line of the request.
  /// - Returns: A line of JSON including its line feed; `nil` for an unknown request.
  /// - Throws: An error if the request cannot be decoded or the answer cannot be encoded.
  func answer(_ name: String, in line: Data) throws -> Data?
}

extension ServedEngine {
  /// Ignores the folder and the language, by default.
  public func use(resources folder: String?, language: LayoutLanguage?) {}

  /// Throws ``Unsupported``, by default.
  public func layOut(_ scene: EngineScene, as request: LayoutRequest) throws -> LayoutAnswer {
    throw Unsupported("scenes that are data")
  }

  /// Throws ``Unsupported``, by default.
  public func run(_ script: ScriptRequest) throws -> [ScriptCallAnswer] {
    throw Unsupported("scripts")
  }

  /// Returns `nil`: there are no further requests by default.
  public func answer(_ name: String, in line: Data) throws -> Data? { nil }
}

/// A scene of a scenario in one of its phases.
@MainActor
public protocol ServedScene {
  /// Lays the scene out for a request and returns the result.
  ///
  /// - Parameter request: The proposal, the environment, the columns and the graph.
  /// - Returns: The layout with the requested columns.
  /// - Throws: ``Unsupported`` for features that the engine does not have.
  func layOut(_ request: LayoutRequest) throws -> LayoutAnswer
  /// Returns the current state of the scene, without a layout.
  ///
  /// - Parameter columns: The requested columns.
  /// - Returns: The last layout with these columns.
  /// - Throws: ``Unsupported`` for features that the engine does not have.
  func observe(_ columns: Set<EngineCapability>) throws -> LayoutAnswer
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
  /// Lays the scene out under many conditions, each time on a replayed graph.
  ///
  /// - Parameter request: The conditions, and the checks and measurements of each layout.
  /// - Returns: An answer for each of the conditions, in order.
  /// - Throws: ``Unsupported`` for a check that the engine does not have.
  func variants(_ request: VariantsRequest) throws -> [VariantAnswer]
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

  /// Throws ``Unsupported``, by default.
  public func variants(_ request: VariantsRequest) throws -> [VariantAnswer] {
    throw Unsupported("layouts under many conditions at once")
  }

  /// Returns `false`: no step sets a proposal.
  public var isResized: Bool { false }

  /// Returns no mistakes, by default.
  public func takeMistakes() -> [String] { [] }
}

/// An error for a feature that an engine does not have.
public struct Unsupported: Error, Sendable, Hashable {
  /// The feature, as reports name it after `unsupported`, such as `safe areas`.
  public var reason: String

  /// Creates an error for a feature that the engine does not have.
  ///
  /// - Parameter reason: The feature, as reports name it after `unsupported`.
  public init(_ reason: String) { self.reason = reason }
}
