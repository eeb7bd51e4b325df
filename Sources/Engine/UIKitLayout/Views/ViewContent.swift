package import Foundation
package import ViewLayout

/// A view that shows something besides its subviews, or shows them in its own way.
@MainActor
package protocol ViewContent: UIView {
  /// The identifiers of what is in the view.
  var contentIdentifiers: [String] { get }
  /// Whether the content has a size of its own, which may change by itself.
  var hasIntrinsicSize: Bool { get }

  /// The drawing of the content, in the view's own coordinates, from the back to the front.
  ///
  /// - Parameter columns: What is wanted besides pictures.
  /// - Returns: A node for each part.
  func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode]
  /// The issues of what is in the view, since the last call.
  func takeContentIssues() -> [Issue]
  /// Taps what has the identifier, in the view.
  ///
  /// - Returns: Whether that did anything.
  func tapContent(_ identifier: String) -> Bool
  /// The size that the content takes of a proposal, in points; the size that the view has for one
  /// whose content has none.
  func fittingSize(_ proposal: ProposedViewSize) -> CGSize
  /// Notes that what the content was made of may have changed.
  func contentMayHaveChanged()
}

/// A view that responds to taps.
@MainActor
package protocol TappableView: UIView {
  /// Handles a tap.
  ///
  /// - Returns: Whether it did anything.
  func handleTap() -> Bool
}

/// The content of a view that shows its subviews and nothing else.
extension ViewContent {
  package func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode] {
    subviews.map { $0.drawing(columns) }
  }
  package var contentIdentifiers: [String] { subviews.flatMap { $0.identifiers } }
  package var hasIntrinsicSize: Bool { false }
  package func takeContentIssues() -> [Issue] { subviews.flatMap { $0.takeIssues() } }
  package func tapContent(_ identifier: String) -> Bool {
    subviews.contains { $0.tap(identifier) }
  }
  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize { bounds.size }
  package func contentMayHaveChanged() { for view in subviews { view.invalidateContent() } }
}

/// The questions that those who show a view ask of it, whatever its class.
extension UIView {
  private var content: (any ViewContent)? { self as? any ViewContent }

  /// The drawing of what is in the view, in its own coordinates, from the back to the front.
  func drawnParts(_ columns: ResolvedColumns) -> [ResolvedNode] {
    content?.drawnContent(columns) ?? subviews.map { $0.drawing(columns) }
  }

  /// The identifiers of what is in the view.
  package var identifiers: [String] {
    (accessibilityIdentifier.map { [$0] } ?? []) + identifiersInside
  }

  private var identifiersInside: [String] {
    content?.contentIdentifiers ?? subviews.flatMap { $0.identifiers }
  }

  /// Whether the view's content has a size of its own, which may change by itself.
  package var contentHasSize: Bool { content?.hasIntrinsicSize ?? false }

  /// The issues of what is in the view, since the last call.
  package func takeIssues() -> [Issue] {
    defer { viewIssues = [] }
    return viewIssues + (isConstraintRoot ? ambiguityIssues : [])
      + (content?.takeContentIssues() ?? subviews.flatMap { $0.takeIssues() })
  }

  /// Taps what has the identifier, in the view.
  ///
  /// - Returns: Whether that did anything.
  package func tap(_ identifier: String) -> Bool {
    if accessibilityIdentifier == identifier, tapHere() { return true }
    return content?.tapContent(identifier) ?? subviews.contains { $0.tap(identifier) }
  }

  /// Taps the view itself: it, or the nearest one around it that does something then, is told.
  private func tapHere() -> Bool {
    var current: UIView? = self
    while let view = current {
      if let tapped = view as? any TappableView, tapped.handleTap() { return true }
      let gestures = view.nonLayoutProperties.gestures.filter { $0.isTap && $0.isEnabled }
      if view.isUserInteractionEnabled, !gestures.isEmpty {
        for gesture in gestures { gesture.run() }
        return true
      }
      current = view.superview
    }
    return false
  }

  /// Says that what the content was made of may have changed.
  package func invalidateContent() {
    guard let content else { return subviews.forEach { $0.invalidateContent() } }
    content.contentMayHaveChanged()
  }
}
