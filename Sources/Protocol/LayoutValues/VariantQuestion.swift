/// The questions about a scene's layout under each of many conditions.
public struct VariantQuestion: Sendable, Hashable, Codable {
  /// The name of the whole scene among ``nodes``.
  package static let root = "root"

  /// The checks of every layout; empty for none.
  public var checks: [Check]
  /// The identifiers of the nodes to measure; `root` is the whole scene.
  public var nodes: [String]
  /// Whether layouts from right to left are compared with the mirror image, where the scene shows
  /// no text.
  public var comparesMirrorImages: Bool

  /// One check of every node of a layout.
  public struct Check: Sendable, Hashable, Codable {
    /// The check.
    public var name: CheckName
    /// The minimum width and height of what can be tapped, in points; 0 for other checks.
    public var least: Double

    /// Makes a check.
    ///
    /// - Parameters:
    ///   - name: The check.
    ///   - least: The minimum width and height of what can be tapped, in points; 0 for other
    ///     checks.
    public init(_ name: CheckName, least: Double = 0) {
      self.name = name
      self.least = least
    }
  }

  /// Makes questions.
  ///
  /// - Parameters:
  ///   - checks: The checks of every layout.
  ///   - nodes: The identifiers of the nodes to measure.
  ///   - comparesMirrorImages: Whether layouts from right to left are compared with the mirror
  ///     image.
  public init(
    checks: [Check] = [],
    nodes: [String] = [],
    comparesMirrorImages: Bool = false
  ) {
    self.checks = checks
    self.nodes = nodes
    self.comparesMirrorImages = comparesMirrorImages
  }
}
