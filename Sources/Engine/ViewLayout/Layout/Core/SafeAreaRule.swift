import Foundation

/// A layout rule that determines how far its children can extend into safe areas (R-SAFE).
protocol SafeAreaRule {
  /// The axes along which outer safe areas do not apply inside the node.
  var safeAreaEnds: Axis.Set { get }

  /// Returns how far the child may extend beyond its frame, in points.
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets
}

extension SafeAreaRule {
  var safeAreaEnds: Axis.Set { [] }
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets { EdgeInsets() }
}

extension LayoutNode {
  private var safeAreaRule: (any SafeAreaRule)? { ruleValue as? any SafeAreaRule }

  /// Returns the insets around a child that the child may extend into, in points.
  final func safeAreaInsets(around child: LayoutNode) -> EdgeInsets {
    safeAreaRule?.safeAreaInsets(around: child, in: self) ?? EdgeInsets()
  }

  /// The axes along which outer safe areas do not apply inside the node.
  final var safeAreaEnds: Axis.Set { safeAreaRule?.safeAreaEnds ?? [] }
}

/// The nodes of a session that extend into safe areas.
final class SafeAreaObservers {
  private var updates: [ObjectIdentifier: () -> Void] = [:]

  /// Adds a node, which removes itself before it is deallocated.
  ///
  /// - Parameters:
  ///   - node: The node, which is not retained.
  ///   - update: Places the node again if its adjacent safe areas have changed.
  func add(_ node: AnyObject, update: @escaping () -> Void) {
    updates[ObjectIdentifier(node)] = update
  }

  func remove(_ node: AnyObject) { updates[ObjectIdentifier(node)] = nil }

  /// Places those nodes again whose adjacent safe areas have changed.
  func updatePlacements() {
    for update in updates.values { update() }
  }
}

/// The window of a scene, from which safe areas are computed.
struct SceneWindow: Equatable {
  var proposal = ProposedViewSize.unspecified
  var environment = HostEnvironment()

  /// Returns the window's frame in the coordinates of a root with the given size.
  ///
  /// Along an axis with an unspecified or infinite proposal the window has the length of the root
  /// and the safe area insets.
  func frame(around size: CGSize) -> CGRect {
    let origin = environment.origin(of: size, inWindowOf: proposal)
    let insets = environment.insets
    return CGRect(
      x: -origin.x,
      y: -origin.y,
      width: Self.length(of: proposal.width) ?? size.width + insets.total(along: .horizontal),
      height: Self.length(of: proposal.height) ?? size.height + insets.total(along: .vertical)
    )
  }

  private static func length(of proposal: CGFloat?) -> CGFloat? {
    proposal.flatMap { $0.isFinite ? $0 : nil }
  }
}
