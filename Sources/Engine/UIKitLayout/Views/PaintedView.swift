package import ViewLayout

/// A view that draws something of its own between its background and its subviews.
@MainActor
package protocol PaintedView: UIView {
  /// What is drawn, in the view's own coordinates from its top left corner; `nil` for nothing.
  var paint: DrawingContent? { get }
  /// The words that the view says, or its picture's name; `nil` for none.
  var words: String? { get }
  /// The lines of text that are shown; `nil` for a view that shows none.
  var shownLines: [String]? { get }
}

extension PaintedView {
  package var words: String? { nil }
  package var shownLines: [String]? { nil }
}
