internal import Foundation

/// How an engine introduces itself.
public struct EngineHello: Sendable, Hashable, Codable {
  /// The version of the protocol that this module speaks.
  public static let currentProtocol = 1

  /// The engine's name: `Plumb`.
  public var name: String
  /// The engine's version, in its own words: `1.4.0`.
  public var version: String
  /// The system that it runs on: `Linux`, `macOS 26.2`.
  public var platform: String
  /// The version of the protocol that it speaks.
  public var `protocol`: Int
  /// The names of what it can do; those that nobody knows are of later versions, and do not count.
  public var can: [String]

  /// Introduces an engine that speaks this version of the protocol.
  ///
  /// - Parameters:
  ///   - name: The engine's name, as reports have it.
  ///   - version: Its version, in its own words.
  ///   - platform: The system that it runs on.
  ///   - can: The columns that it answers, and the requests that it knows.
  public init(
    name: String,
    version: String,
    platform: String = Self.thisPlatform,
    can: [EngineCapability]
  ) {
    self.name = name
    self.version = version
    self.platform = platform
    self.protocol = Self.currentProtocol
    self.can = can.map(\.rawValue)
  }

  /// Whether it can do something.
  public func can(_ capability: EngineCapability) -> Bool { can.contains(capability.rawValue) }

  /// The system that this code runs on: `Linux`; one of Apple's with its version, `macOS 26.2`, as
  /// recorded numbers are of a version.
  public static var thisPlatform: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    let numbers = "\(version.majorVersion).\(version.minorVersion)"
    #if os(Linux)
    return "Linux"
    #elseif os(macOS)
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
    return "unknown \(numbers)"
    #endif
  }
}

/// Something that an engine can do, by its name on the wire: columns of an answer to `layout`, and
/// requests that not every engine knows.
public enum EngineCapability: String, Sendable, Codable, CaseIterable {
  // Columns.

  /// The nodes with names and frames.
  case nodes
  /// The lines that texts show, in the nodes.
  case lines
  /// The elements of a collection view or a table.
  case elements
  /// Those of these elements that are in sight, in the place of all of them: there may be a
  /// million.
  case sight
  /// The negotiation.
  case negotiation
  /// How often things ran since the scene's first layout.
  case counts
  /// The preferences that reach the root.
  case preferences
  /// The sections of a data source.
  case sections
  /// The batch updates of the last `apply`.
  case updates
  /// The counts of cells.
  case cells
  /// The issues since they were last asked for.
  case issues

  // Requests.

  /// `reset` and `step`: the scenes are code, which libraries bring.
  case scenarios
  /// `layout` with a `scene`: the scenes are data.
  case scenes
  /// `layout` on a graph of its own.
  case graphs
  /// `resting`.
  case resting
  /// `laws`.
  case laws
  /// `variants`.
  case variants
  /// `script`.
  case scripts
  /// `look`.
  case look
}
