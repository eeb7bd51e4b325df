import Foundation
internal import LayoutTree
import ViewLayout

extension Issue {
  static func missingSection(_ section: Int) -> Issue {
    Issue(
      kind: .missingSection,
      place: "section \(section)",
      message: """
        the section provider returns nil for section \(section), which has items; return a \
        section for it, or remove its items
        """
    )
  }

  static func itemLargerThanGroup(_ length: CGFloat, _ limit: CGFloat, _ axis: Axis) -> Issue {
    Issue(
      kind: .itemLargerThanGroup,
      place: "group",
      message: """
        the first item's \(axis.lengthName) of \(LengthText.text(length)) does not fit into the \
        \(LengthText.text(limit)) of its group, which remains empty; make the item smaller or \
        the group larger
        """
    )
  }

  /// Returns the issue for a decoration kind without a class.
  ///
  /// - Parameters:
  ///   - kind: The kind of the decoration.
  ///   - isRegisteredWithView: Whether a class is registered with the collection view instead of
  ///     the layout.
  /// - Returns: The issue.
  static func decorationNotRegistered(_ kind: String, isRegisteredWithView: Bool) -> Issue {
    let finding =
      isRegisteredWithView
      ? "the decoration \"\(kind)\" is registered with the collection view, which creates no decorations"
      : "no class is registered for the decoration \"\(kind)\""
    return Issue(
      kind: .decorationNotRegistered,
      place: "decoration \"\(kind)\"",
      message: "\(finding); register its class with the layout"
    )
  }

  static func invalidDimension(_ value: CGFloat, of what: String) -> Issue {
    Issue(
      kind: .invalidDimension,
      place: what,
      message: """
        \(what) is \(LengthText.text(value)) and counts as 0; use a finite length of 0 or more
        """
    )
  }

  static func groupsTooDeep(_ limit: Int) -> Issue {
    Issue(
      kind: .treeTooDeep,
      place: "group",
      message: "groups are nested deeper than \(limit) levels; deeper groups are omitted"
    )
  }

  static func invalidCount(_ count: Int) -> Issue {
    Issue(
      kind: .invalidDimension,
      place: "group",
      message:
        "a group repeats its item \(count) times and remains empty; use a count of 1 or more"
    )
  }

  /// Returns the issue for an item that is longer than its line.
  ///
  /// - Parameters:
  ///   - length: The length of the item along its line, in points.
  ///   - space: The length of its line, in points.
  ///   - axis: The axis of the line.
  ///   - path: The index path of the item.
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
        \(LengthText.text(space)) of its line without the content inset and the section inset, \
        which it overflows; make the item or the insets smaller
        """
    )
  }

  /// Returns the issue for a delegate that returns two different sizes for an item.
  ///
  /// - Parameters:
  ///   - first: The first size, in points.
  ///   - second: The size that the second call returned, in points.
  ///   - path: The index path of the item.
  /// - Returns: The issue.
  static func inconsistentDelegate(_ first: CGSize, _ second: CGSize, _ path: IndexPath) -> Issue {
    Issue(
      kind: .inconsistentDelegate,
      place: "cell \(path.section).\(path.item)",
      message: """
        the delegate returns \(LengthText.text(first)) for the item's size, and in the next call \
        \(LengthText.text(second)); the first size is used until the layout is invalidated; compute it \
        from the data, and invalidate the layout when that changes
        """
    )
  }
}
