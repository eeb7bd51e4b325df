import Foundation
import ViewLayout

extension Issue {
  /// - Parameters:
  ///   - length: How long the item is across the layout, in points.
  ///   - space: How much room its line has, in points.
  ///   - axis: Along which the line goes.
  ///   - path: The item.
  /// - Returns: The issue.
  static func itemLongerThanLine(
    _ length: CGFloat,
    _ space: CGFloat,
    _ axis: Axis,
    _ path: IndexPath
  ) -> Issue {
    Issue(
      kind: .itemLongerThanLine,
      place: "cell \(path.section).\(path.item)",
      message: """
        the item's \(axis.lengthName) of \(LengthText.text(length)) does not fit into the \
        \(LengthText.text(space)) that the content inset and the section inset leave of its line, \
        which it overflows; make the item smaller or the insets less
        """
    )
  }

  /// - Parameters:
  ///   - first: The first answer, in points.
  ///   - second: What the same question was answered then.
  ///   - path: The item.
  /// - Returns: The issue.
  static func inconsistentDelegate(_ first: CGSize, _ second: CGSize, _ path: IndexPath) -> Issue {
    Issue(
      kind: .inconsistentDelegate,
      place: "cell \(path.section).\(path.item)",
      message: """
        the delegate says that the item's size is \(LengthText.text(first)), and asked again at once \
        \(LengthText.text(second)); the first answer stands until the layout is invalidated; answer \
        from the data, and invalidate the layout when that changes
        """
    )
  }
}
