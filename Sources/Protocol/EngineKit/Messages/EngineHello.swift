internal import Foundation

/// The first answer of an engine: its name, version and capabilities.
///
/// ```swift
/// let hello = EngineHello(name: "SmallEngine", version: "1.0", can: [.nodes, .scenarios])
/// ```
public struct EngineHello: Sendable, Hashable, Codable {
  /// The version of the protocol that this module implements.
  public static let currentProtocol = 2

  /// The engine's name, such as `Plumb`.
  public var name: String
  /// The engine's version in any format, such as `1.4.0`.
  public var version: String
  /// The operating system of the engine, such as `Linux` or `macOS 26.2`.
  public var platform: String
  /// The model of the device, such as `iPhone17,1`; `nil` if the layouts do not depend on it.
  public var device: String?
  /// The number of pixels per point of the device; `nil` if the engine does not round to pixels.
  public var scale: Double?
  /// The version of the protocol that the engine implements.
  public var `protocol`: Int
  /// The names of the engine's capabilities; unknown names belong to later versions and are
  /// ignored.
  public var can: [String]
  /// The name of the encoding of all later messages, which the request has to offer; `nil` for
  /// JSON.
  public var encoding: String?

  /// Creates the answer of an engine that implements this version of the protocol.
  ///
  /// - Parameters:
  ///   - name: The engine's name in reports.
  ///   - version: The engine's version, in any format.
  ///   - platform: The operating system of the engine.
  ///   - device: The model of the device; `nil` if the layouts do not depend on it.
  ///   - scale: The number of pixels per point of the device; `nil` if the engine does not round.
  ///   - can: The supported columns and optional requests.
  public init(
    name: String,
    version: String,
    platform: String = Self.thisPlatform,
    device: String? = nil,
    scale: Double? = nil,
    can: [EngineCapability]
  ) {
    self.name = name
    self.version = version
    self.platform = platform
    self.device = device
    self.scale = scale
    self.protocol = Self.currentProtocol
    self.can = can.map(\.rawValue)
  }

  /// Returns whether the engine has a capability.
  public func can(_ capability: EngineCapability) -> Bool {
    can.contains { EngineCapability(named: $0) == capability }
  }

  /// The operating system of this process, such as `Linux` or `macOS 26.2`.
  ///
  /// Apple's systems include the version, because recorded numbers depend on it.
  public static var thisPlatform: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    let numbers = "\(version.majorVersion).\(version.minorVersion)"
    #if os(macOS)
    return "macOS \(numbers)"
    #elseif os(iOS)
    return "iOS \(numbers)"
    #elseif os(tvOS)
    return "tvOS \(numbers)"
    #elseif os(watchOS)
    return "watchOS \(numbers)"
    #elseif os(visionOS)
    return "visionOS \(numbers)"
    #elseif os(Windows)
    return "Windows \(numbers)"
    #else
    var names = utsname()
    uname(&names)
    return withUnsafeBytes(of: names.sysname) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    #endif
  }
}

/// A capability of an engine: a column of `layout` answers, or an optional request.
public enum EngineCapability: String, Sendable, Codable, CaseIterable {
  // The columns of `layout` answers.

  /// The nodes with names and frames.
  case nodes
  /// The lines of texts, in the nodes.
  case lines
  /// Trees contain only the outermost node and the nodes with an id, so that blocks of trees are
  /// compared by ids.
  case identified
  /// The elements of a collection view or table.
  case elements
  /// The visible elements only, in place of all elements, of which there may be a million.
  case visibleElements
  /// The proposals to nodes and their answers.
  case negotiation
  /// The number of calls of the author's code since the scene's first layout.
  case counts
  /// The preferences that reach the root.
  case preferences
  /// The sections of a data source.
  case sections
  /// The batch updates of the last `apply`.
  case updates
  /// The counts of cells.
  case cells
  /// The issues since the last request for them.
  case issues
  /// The lengths of controls that are not recorded on the system of the metrics.
  case unrecordedLengths
  /// The fonts of the app that texts are in, and how these are measured.
  case fonts
  /// The edges and baselines that a picture of the layout shows.
  case edges
  /// The drawing of the layout: its nodes with what they show.
  case drawing
  /// The steps of the negotiation, in words.
  case steps
  /// The reasons for the sizes and positions of nodes.
  case reasons
  /// The properties of nodes that checks use.
  case traits
  /// The names that the scene looked for in the app's folder without success.
  case resources
  /// The scene as an evaluated view tree, for engines whose scenes are data.
  case evaluated

  // What the environment may require.

  /// Text and controls with the metrics of a system, by `metrics` of the environment.
  case metrics
  /// Texts, numbers and dates in a language, by `language` of the environment.
  case language

  // The optional requests.

  /// `reset` and `step`: scenes are code in libraries.
  case scenarios
  /// `layout` with a `scene`: scenes are data.
  case scenes
  /// `layout` on a separate graph.
  case graphs
  /// `layouts`: many layouts in one message.
  case layouts
  /// Support for the request `resting`.
  case resting
  /// Support for the request `laws`.
  case laws
  /// Support for the request `script`.
  case scripts
}

extension EngineHello {
  /// The name of Plumb's own engine.
  package static let ownName = "Plumb"

  /// The version of Plumb, and of its engine.
  package static let ownVersion = "1.0.0"

  /// The names of columns and requests of version 1 that later versions do not have.
  package static let formerNames = ["sight", "variants", "look"]

  /// Returns the name of a capability in the version of the protocol that the engine uses.
  package func name(of capability: EngineCapability) -> String {
    can.first { EngineCapability(named: $0) == capability } ?? capability.rawValue
  }
}

extension EngineCapability {
  /// The capabilities that version 1 of the protocol had under other names.
  private static let formerNames: [String: EngineCapability] = ["sight": .visibleElements]

  /// Creates a capability from its name in the current or an earlier version of the protocol.
  ///
  /// - Parameter name: The name in JSON; the result is `nil` for an unknown one.
  package init?(named name: String) {
    guard let known = EngineCapability(rawValue: name) ?? Self.formerNames[name] else { return nil }
    self = known
  }
}
