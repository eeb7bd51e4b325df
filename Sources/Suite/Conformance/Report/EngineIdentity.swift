/// The engine that laid out what a report tells of, in its own words.
package struct EngineIdentity: Sendable, Equatable, Codable {
  /// The engine's name: `plumb`.
  package var name: String
  /// The engine's version: `1.4.0`; empty where it tells none.
  package var version: String
  /// The system that it ran on: `Linux`; empty where it tells none.
  package var platform: String

  /// - Parameters:
  ///   - name: The engine's name.
  ///   - version: The engine's version; empty where it tells none.
  ///   - platform: The system that it ran on; empty where it tells none.
  package init(name: String, version: String, platform: String) {
    self.name = name
    self.version = version
    self.platform = platform
  }
}

extension EngineIdentity: CustomStringConvertible {
  /// The name, the version and the platform: `plumb 1.4.0 on Linux`.
  package var description: String {
    [name, version].filter { !$0.isEmpty }.joined(separator: " ")
      + (platform.isEmpty ? "" : " on \(platform)")
  }
}
