import ViewLayout

/// A view that checks judge otherwise than by its background.
@MainActor
protocol JudgedView: UIView {
  /// The kind of what it shows.
  var paintKind: NodeTraits.Paint { get }
  /// Whether it is a text of which not all is shown.
  var isTruncated: Bool { get }
  /// Whether its text is what somebody has typed, which scrolls.
  var isTyped: Bool { get }
  /// Whether a tap on it does something, besides gestures.
  var takesTaps: Bool { get }

  /// Whether anything of it is to be seen.
  ///
  /// - Parameter isDrawn: Whether a picture shows something of it.
  /// - Returns: Whether it does.
  func isShown(drawn isDrawn: Bool) -> Bool
}

extension JudgedView {
  var isTruncated: Bool { false }
  var isTyped: Bool { false }
  var takesTaps: Bool { false }

  func isShown(drawn isDrawn: Bool) -> Bool { isDrawn }
}
