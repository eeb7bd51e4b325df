import Foundation
public import UIKitLayout

/// The lines above and below an item of a list, as a value; nothing of them is drawn.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether there is a line above the item.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above stays from the edges, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below stays from the edges, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator
  /// The color of the lines between selected items.
  public var multipleSelectionColor = UIColor.separator

  /// Makes the separators of a list.
  ///
  /// - Parameter listAppearance: What the list looks like as a whole.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UIListSeparatorConfiguration {
  /// Stands for insets that the list finds.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether there is a line.
  public enum Visibility: Int, Sendable {
    /// Where the list has one there.
    case automatic = 0
    /// There is one.
    case visible = 1
    /// There is none.
    case hidden = 2
  }
}
