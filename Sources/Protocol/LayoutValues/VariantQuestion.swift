/// The checks and measurements of a scene's layout under each of many conditions.
public struct VariantQuestion: Sendable, Hashable {
  /// The name for the whole scene in ``nodes``.
  package static let root = "root"

  /// The checks to run on every layout; empty for none.
  public var checks: [Check]
  /// The identifiers of the nodes to measure; `root` is the whole scene.
  public var nodes: [String]
  /// Whether right-to-left layouts are compared with the mirror image, if the scene contains no
  /// text.
  public var comparesMirrorImages: Bool

  /// A check to run on every node of a layout.
  public struct Check: Sendable, Hashable {
    /// The name of the check.
    public var name: CheckName
    /// The minimum width and height of a tap target, in points; 0 for other checks.
    public var least: Double

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - name: The name of the check.
    ///   - least: The minimum width and height of a tap target, in points; 0 for other checks.
    public init(_ name: CheckName, least: Double = 0) {
      self.name = name
      self.least = least
    }
  }

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - checks: The checks to run on every layout.
  ///   - nodes: The identifiers of the nodes to measure.
  ///   - comparesMirrorImages: Whether right-to-left layouts are compared with the mirror image.
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
