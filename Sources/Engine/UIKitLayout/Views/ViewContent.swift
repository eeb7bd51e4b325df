package import Foundation
package import LayoutTree
package import ViewLayout

/// A view with content other than its subviews, such as SwiftUI views or cells.
@MainActor
package protocol ViewContent: UIView {
  /// The identifiers of the views in the content.
  var contentIdentifiers: [String] { get }
  /// Whether the content has a natural size, which may change by itself.
  var hasIntrinsicSize: Bool { get }

  /// Returns the drawing of the content in the view's own coordinates, from back to front.
  ///
  /// - Parameter columns: The requested columns besides pictures.
  /// - Returns: A node for each part.
  func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode]
  /// Returns the issues of the content since the last call.
  func takeContentIssues() -> [Issue]
  /// Taps the part of the content with an identifier.
  ///
  /// - Returns: Whether the tap had an effect.
  func tapContent(_ identifier: String) -> Bool
  /// Returns the size of the content for a proposal, in points; the view's size for content without
  /// a natural size.
  func fittingSize(_ proposal: ProposedViewSize) -> CGSize
  /// Called when the data of the content may have changed.
  func contentMayHaveChanged()
}

/// A view that responds to taps.
@MainActor
package protocol TappableView: UIView {
  /// Handles a tap on the view.
  ///
  /// - Returns: Whether the tap had an effect.
  func handleTap() -> Bool
}

/// The default implementations, for content that consists of the subviews.
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

/// The content of a view of any class, for its container.
extension UIView {
  private var content: (any ViewContent)? { self as? any ViewContent }

  /// Returns the drawing of the content in the view's own coordinates, from back to front.
  func drawnParts(_ columns: ResolvedColumns) -> [ResolvedNode] {
    content?.drawnContent(columns) ?? subviews.map { $0.drawing(columns) }
  }

  /// The identifiers of the view and of the views in it.
  package var identifiers: [String] {
    (accessibilityIdentifier.map { [$0] } ?? []) + identifiersInside
  }

  private var identifiersInside: [String] {
    content?.contentIdentifiers ?? subviews.flatMap { $0.identifiers }
  }

  /// Whether the view's content has a natural size, which may change by itself.
  package var contentHasSize: Bool { content?.hasIntrinsicSize ?? false }

  /// Returns the issues of the view and its content since the last call.
  package func takeIssues() -> [Issue] {
    defer { viewIssues = [] }
    return viewIssues + (isConstraintRoot ? ambiguityIssues : [])
      + (content?.takeContentIssues() ?? subviews.flatMap { $0.takeIssues() })
  }

  /// Taps the view with an identifier, which may be a descendant.
  ///
  /// - Returns: Whether the tap had an effect.
  package func tap(_ identifier: String) -> Bool {
    if accessibilityIdentifier == identifier, tapHere() { return true }
    return content?.tapContent(identifier) ?? subviews.contains { $0.tap(identifier) }
  }

  /// Taps the view: the nearest view that responds to taps, itself or an ancestor, handles it.
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

  /// Reevaluates the content, because its data may have changed.
  package func invalidateContent() {
    guard let content else { return subviews.forEach { $0.invalidateContent() } }
    content.contentMayHaveChanged()
  }
}
