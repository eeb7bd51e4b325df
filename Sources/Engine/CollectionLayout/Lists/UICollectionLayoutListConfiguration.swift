public import Foundation
public import UIKitLayout

/// The appearance of the sections of a list.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// Returns the separators of an item, given the default ones of the list.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
  /// Returns the swipe actions at one edge of an item; `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// Whether the list has separators between items; they take no space.
  public var showsSeparators = true
  /// The separators of all items; they are not drawn.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns other separators for an item; stored and never called.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color of the list, which is ignored; `nil` for the color of the appearance.
  public var backgroundColor: UIColor?
  /// Returns the swipe actions at the leading edge of an item; stored and never called.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the swipe actions at the trailing edge of an item; stored and never called.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration {
  /// The general appearance of a list.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// The kind of header of a section.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// The kind of footer of a section.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }
}

/// The separators above and below an item of a list; they are not drawn.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UIListSeparatorConfiguration {
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }
}
