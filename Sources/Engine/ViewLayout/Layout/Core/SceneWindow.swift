import Foundation

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
