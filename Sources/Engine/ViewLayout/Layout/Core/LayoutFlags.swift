import Foundation

/// Flags for properties of a node that differ from the common case.
///
/// Empty means: independent axes, standard spacing, priority 0. The flags of several nodes are
/// combined by union.
struct LayoutFlags: OptionSet {
  let rawValue: UInt8

  /// The length along one axis may depend on the proposal along the other axis.
  static let coupled = LayoutFlags(rawValue: 1 << 0)
  /// The placement of a descendant depends on the node's origin.
  static let dependsOnOrigin = LayoutFlags(rawValue: 1 << 1)
  /// The node's preferred spacing is not the standard one.
  static let hasOwnSpacing = LayoutFlags(rawValue: 1 << 2)
  /// The node has a priority other than 0.
  static let hasPriority = LayoutFlags(rawValue: 1 << 3)

  /// The node's length is not simply the proposed length, clamped to its minimum and maximum.
  static func nonlinear(along axis: Axis) -> LayoutFlags {
    LayoutFlags(rawValue: axis == .horizontal ? 1 << 4 : 1 << 5)
  }

  /// A descendant depends on the proposal along the axis.
  static func dependsOnProposal(along axis: Axis) -> LayoutFlags {
    LayoutFlags(rawValue: axis == .horizontal ? 1 << 6 : 1 << 7)
  }

  /// The flags of nodes whose new measurements cannot be compared with earlier ones, so that they
  /// count as changed.
  static let incomparable: LayoutFlags = [
    .coupled, .nonlinear(along: .horizontal), .nonlinear(along: .vertical),
  ]
}

/// Flags of a layout rule that do not depend on the children, stored in the node's record.
struct RuleFlags: OptionSet {
  let rawValue: UInt8

  /// The node never has children.
  static let isLeaf = RuleFlags(rawValue: 1 << 0)
  /// The node's size does not depend on its children, so their changes do not invalidate ancestors.
  static let isRelayoutBoundary = RuleFlags(rawValue: 1 << 1)
  /// The node's content is the origin of the coordinates that custom layouts inside read, as in
  /// scroll views.
  static let isCoordinateRoot = RuleFlags(rawValue: 1 << 2)
  /// The rule wraps a single view, whose layout values it passes on (R-LAY-3).
  static let wrapsOneView = RuleFlags(rawValue: 1 << 3)
  /// The layout depends on the layout direction.
  static let isDirectional = RuleFlags(rawValue: 1 << 4)
  /// The rule itself caches the sizes that it computes, and counts the computations.
  static let keepsSizes = RuleFlags(rawValue: 1 << 7)

  /// The proposal along an axis has no effect on the descendants.
  static func ignoresProposal(along axis: Axis) -> RuleFlags {
    RuleFlags(rawValue: axis == .horizontal ? 1 << 5 : 1 << 6)
  }
}
