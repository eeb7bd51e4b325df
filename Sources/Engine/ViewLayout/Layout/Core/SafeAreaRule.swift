import Foundation

/// A rule that has a say in how far what is inside reaches beyond itself (R-SAFE).
protocol SafeAreaRule {
  /// The axes along which no safe area around the node is one for what is inside.
  var safeAreaEnds: Axis.Set { get }

  /// How far the child may reach beyond itself, in points.
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets
}

extension SafeAreaRule {
  var safeAreaEnds: Axis.Set { [] }
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets { EdgeInsets() }
}

extension LayoutNode {
  private var safeAreaRule: (any SafeAreaRule)? { ruleValue as? any SafeAreaRule }

  /// The distances that the node keeps free around a child that may reach there, in points.
  final func safeAreaInsets(around child: LayoutNode) -> EdgeInsets {
    safeAreaRule?.safeAreaInsets(around: child, in: self) ?? EdgeInsets()
  }

  /// The axes along which no safe area around the node is one for what is inside.
  final var safeAreaEnds: Axis.Set { safeAreaRule?.safeAreaEnds ?? [] }
}

/// The nodes of a session that reach into safe areas, wherever they come to be.
final class SafeAreaObservers {
  private var followers: [ObjectIdentifier: () -> Void] = [:]

  /// Adds a node, which takes itself out when it goes.
  ///
  /// - Parameters:
  ///   - node: The node, which is not kept.
  ///   - follow: Has the node placed again if it touches other safe areas than when it was placed.
  func add(_ node: AnyObject, follow: @escaping () -> Void) {
    followers[ObjectIdentifier(node)] = follow
  }

  func remove(_ node: AnyObject) { followers[ObjectIdentifier(node)] = nil }

  /// Has nodes placed again that touch other safe areas than when they were placed.
  func followPlaces() {
    for follow in followers.values { follow() }
  }
}

/// The window that a scene is shown in, as the safe area inside sees it.
struct SceneWindow: Equatable {
  var proposal = ProposedViewSize.unspecified
  var environment = HostEnvironment()

  /// The window in the coordinates of a root of a size; along an axis without a length of its own
  /// it is as long as its root and the safe area around.
  func frame(around size: CGSize) -> CGRect {
    let origin = environment.origin(of: size, inWindowOf: proposal)
    let insets = environment.safeArea
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
