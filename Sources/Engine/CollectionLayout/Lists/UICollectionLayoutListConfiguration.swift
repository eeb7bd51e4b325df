public import Foundation
public import UIKitLayout

/// What the sections of a list look like, as a value.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The separators of an item, which takes the list's own and answers others.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
  /// What lies behind an item's edge; `nil` for nothing.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// What the list looks like as a whole.
  public let appearance: Appearance
  /// Whether separators lie between the items; they take no room.
  public var showsSeparators = true
  /// The separators of all items; nothing of them is drawn.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of an item; taken and never called.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list, taken and ignored; `nil` for that of its appearance.
  public var backgroundColor: UIColor?
  /// What is before the beginning of an item; taken and never called.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What is behind the end of an item; taken and never called.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a section begins with.
  public var headerMode = HeaderMode.none
  /// What a section ends with.
  public var footerMode = FooterMode.none
  /// The room above each header, in points; `nil` for that of the appearance.
  public var headerTopPadding: CGFloat?

  /// Makes the configuration of a list without headers and footers.
  ///
  /// - Parameter appearance: What it looks like as a whole.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration {
  /// What a list looks like as a whole.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, with headers that stay in sight.
    case plain = 0
    /// Rows from edge to edge, with room between the sections.
    case grouped = 1
    /// Rows in cards, with room between them and around.
    case insetGrouped = 2
    /// Rows that choose what is beside them.
    case sidebar = 3
    /// Such rows without room between the sections.
    case sidebarPlain = 4
  }

  /// What a section of a list begins with.
  public enum HeaderMode: Int, Sendable {
    /// Its first item.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// Its first item, which is a header.
    case firstItemInSection = 2
  }

  /// What a section of a list ends with.
  public enum FooterMode: Int, Sendable {
    /// Its last item.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }
}

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
