/// The questions that a block has about a scene under each of its conditions.
package struct VariantQuestion: Sendable, Equatable {
  /// The checks that are to be made.
  package var checks: [Check]
  /// The identifiers of the nodes that are measured; `root` is the whole scene.
  package var nodes: [String]
  /// Whether layouts from right to left are compared with the mirror image, where the scene has no
  /// text.
  package var comparesMirrorImages: Bool

  /// One check that is to be made.
  package struct Check: Sendable, Equatable {
    package var name: CheckName
    /// The least width and height of what can be tapped, in points; 0 for other checks.
    package var least: Double

    package init(_ name: CheckName, least: Double = 0) {
      self.name = name
      self.least = least
    }
  }

  package init(checks: [Check] = [], nodes: [String] = [], comparesMirrorImages: Bool = false) {
    self.checks = checks
    self.nodes = nodes
    self.comparesMirrorImages = comparesMirrorImages
  }

  /// The name of the whole scene among ``nodes``.
  package static let root = "root"
}
