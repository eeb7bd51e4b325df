import Foundation

/// The place of a view in a bar, which its rule reads (R-BAR-4).
enum BarSlot: LayoutValueKey {
  static let key = ObjectIdentifier(BarSlot.self)
  static var defaultValue: BarPlace { .trailing }
}

/// A place in a navigation bar, or in a toolbar below the content.
enum BarPlace: Hashable, Sendable {
  case leading, title, largeTitle, trailing, search
  /// In the toolbar, from the leading edge on.
  case bottom
  /// In the center of the toolbar.
  case status
  case none

  /// Whether the place is in the toolbar below the content.
  var isInToolbar: Bool { self == .bottom || self == .status }
}

extension LayoutNode {
  /// The place of the node's view in a bar; automatic items are at the trailing edge.
  final var barPlace: BarPlace {
    layoutValue(of: BarSlot.key) as? BarPlace ?? BarSlot.defaultValue
  }
}
