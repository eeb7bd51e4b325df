import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum ListSectionCoverage: CoverageSection {
  nonisolated static let title = "Lists in collection views"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  static func list(_ list: inout CoverageList) {
    listSections(&list)
    listConfiguration(&list)
    listSeparators(&list)
    listSwiping(&list)
    listCells(&list)
    listAccessories(&list)
    listContent(&list)
    listContentParts(&list)
    list.lacks(
      "UIListContentConfiguration.TextProperties.font, UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration",
      because: "texts are of the test font, in the sizes of the reference style"
    )
    list.lacks(
      "UIListContentView(configuration:), UICollectionViewListCell.separatorLayoutGuide",
      because: "a configuration makes its view, and nothing of separators is drawn"
    )
  }

  private static func listSections(_ list: inout CoverageList) {
    let plain = UICollectionLayoutListConfiguration(appearance: .plain)
    list.has("NSCollectionLayoutSection.list(using:layoutEnvironment:)") {
      { (environment: any NSCollectionLayoutEnvironment) in
        NSCollectionLayoutSection.list(using: plain, layoutEnvironment: environment)
      }
    }
    list.has("UICollectionViewCompositionalLayout.list(using:)") {
      UICollectionViewCompositionalLayout.list(using: plain)
    }
    list.has("UITraitCollection(userInterfaceIdiom:)") {
      UITraitCollection(userInterfaceIdiom: .phone)
    }
    list.has("UITraitCollection.userInterfaceIdiom") {
      UITraitCollection(userInterfaceIdiom: .phone).userInterfaceIdiom
    }
  }

  private static func listConfiguration(_ list: inout CoverageList) {
    list.has("UICollectionLayoutListConfiguration(appearance:)") {
      UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    }
    list.has(
      "UICollectionLayoutListConfiguration.appearance, headerMode, footerMode, headerTopPadding"
    ) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
      configuration.headerTopPadding = 8
      return configuration.appearance
    }
    list.has(
      "UICollectionLayoutListConfiguration.Appearance.plain, grouped, insetGrouped, sidebar, sidebarPlain"
    ) {
      let all: [UICollectionLayoutListConfiguration.Appearance] = [
        .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
      ]
      return all
    }
    list.has(
      "UICollectionLayoutListConfiguration.HeaderMode.none, supplementary, firstItemInSection"
    ) {
      let all: [UICollectionLayoutListConfiguration.HeaderMode] = [
        .none, .supplementary, .firstItemInSection,
      ]
      return all
    }
    list.has("UICollectionLayoutListConfiguration.FooterMode.none, supplementary") {
      let all: [UICollectionLayoutListConfiguration.FooterMode] = [.none, .supplementary]
      return all
    }
    list.ignores(
      "UICollectionLayoutListConfiguration.backgroundColor, showsSeparators, separatorConfiguration"
    ) { _ in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      (configuration.backgroundColor, configuration.showsSeparators) = (.red, false)
      configuration.separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
      return configuration
    }
    list.ignores(
      "UICollectionLayoutListConfiguration.itemSeparatorHandler, leadingSwipeActionsConfigurationProvider, trailingSwipeActionsConfigurationProvider"
    ) { _ in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.itemSeparatorHandler = { _, separators in separators }
      configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
      configuration.trailingSwipeActionsConfigurationProvider = { _ in nil }
      return configuration
    }
    list.has(
      "UICollectionLayoutListConfiguration.ItemSeparatorHandler, UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider"
    ) {
      let handler: UICollectionLayoutListConfiguration.ItemSeparatorHandler = { $1 }
      let provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { _ in
        nil
      }
      return (handler, provider)
    }
  }

  private static func listSeparators(_ list: inout CoverageList) {
    list.ignores("UIListSeparatorConfiguration(listAppearance:)") { _ in
      UIListSeparatorConfiguration(listAppearance: .plain)
    }
    list.ignores(
      "UIListSeparatorConfiguration.topSeparatorVisibility, bottomSeparatorVisibility, topSeparatorInsets, bottomSeparatorInsets"
    ) { _ in
      var separators = UIListSeparatorConfiguration(listAppearance: .plain)
      separators.topSeparatorVisibility = .hidden
      separators.bottomSeparatorVisibility = .hidden
      (separators.topSeparatorInsets, separators.bottomSeparatorInsets) = (.zero, .zero)
      return separators
    }
    list.ignores(
      "UIListSeparatorConfiguration.color, multipleSelectionColor, automaticInsets"
    ) { _ in
      var separators = UIListSeparatorConfiguration(listAppearance: .plain)
      (separators.color, separators.multipleSelectionColor) = (.red, .red)
      separators.topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
      return separators
    }
    list.has("UIListSeparatorConfiguration.Visibility.automatic, visible, hidden") {
      let all: [UIListSeparatorConfiguration.Visibility] = [.automatic, .visible, .hidden]
      return all
    }
  }

  private static func listSwiping(_ list: inout CoverageList) {
    list.has("UISwipeActionsConfiguration(actions:)") { UISwipeActionsConfiguration(actions: []) }
    list.has("UISwipeActionsConfiguration.actions, performsFirstActionWithFullSwipe") {
      let configuration = UISwipeActionsConfiguration(actions: [])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration.actions
    }
    list.has("UIContextualAction(style:title:handler:)") {
      UIContextualAction(style: .normal, title: "Flag", handler: { _, _, done in done(true) })
    }
    list.has(
      "UIContextualAction.style, handler, title, image, backgroundColor, UIContextualAction.Handler"
    ) {
      let handler: UIContextualAction.Handler = { _, _, _ in }
      let action = UIContextualAction(style: .normal, title: nil, handler: handler)
      (action.title, action.image, action.backgroundColor) = ("Flag", nil, .red)
      return (action.style, action.handler)
    }
    list.has("UIContextualAction.Style.normal, destructive") {
      let all: [UIContextualAction.Style] = [.normal, .destructive]
      return all
    }
  }

  private static func listCells(_ list: inout CoverageList) {
    list.has("UICollectionViewListCell(frame:)") { UICollectionViewListCell(frame: .zero) }
    list.has("UICollectionViewListCell.defaultContentConfiguration()") {
      UICollectionViewListCell().defaultContentConfiguration()
    }
    list.has("UICollectionViewListCell.indentationLevel, indentationWidth, indentsAccessories") {
      let cell = UICollectionViewListCell()
      (cell.indentationLevel, cell.indentationWidth, cell.indentsAccessories) = (1, 10, true)
      return cell
    }
    list.ignores("UICollectionViewListCell.accessories") { _ in
      let cell = UICollectionViewListCell()
      cell.accessories = []
      return cell
    }
  }

  private static func listAccessories(_ list: inout CoverageList) {
    list.ignores(
      "UICellAccessory.disclosureIndicator(displayed:), checkmark(displayed:), reorder(displayed:), multiselect(displayed:)"
    ) { _ in
      [
        UICellAccessory.disclosureIndicator(displayed: .always), .checkmark(displayed: .always),
        .reorder(displayed: .whenEditing), .multiselect(displayed: .whenEditing),
      ]
    }
    list.ignores(
      "UICellAccessory.detail(displayed:actionHandler:), outlineDisclosure(displayed:actionHandler:)"
    ) { _ in
      [
        UICellAccessory.detail(displayed: .always, actionHandler: {}),
        .outlineDisclosure(displayed: .always, actionHandler: {}),
      ]
    }
    list.ignores(
      "UICellAccessory.delete(displayed:actionHandler:), insert(displayed:actionHandler:), label(text:displayed:)"
    ) { _ in
      [
        UICellAccessory.delete(displayed: .whenEditing, actionHandler: {}),
        .insert(displayed: .whenEditing, actionHandler: {}),
        .label(text: "3", displayed: .always),
      ]
    }
    list.has("UICellAccessory.DisplayedState.always, whenEditing, whenNotEditing") {
      let all: [UICellAccessory.DisplayedState] = [.always, .whenEditing, .whenNotEditing]
      return all
    }
  }

  private static func listContent(_ list: inout CoverageList) {
    list.has("UIListContentConfiguration.cell(), subtitleCell(), valueCell()") {
      [
        UIListContentConfiguration.cell(), UIListContentConfiguration.subtitleCell(),
        UIListContentConfiguration.valueCell(),
      ]
    }
    list.has("UIListContentConfiguration.sidebarCell(), sidebarSubtitleCell(), sidebarHeader()") {
      [
        UIListContentConfiguration.sidebarCell(), UIListContentConfiguration.sidebarSubtitleCell(),
        UIListContentConfiguration.sidebarHeader(),
      ]
    }
    list.has("UIListContentConfiguration.plainHeader(), groupedHeader(), header()") {
      [
        UIListContentConfiguration.plainHeader(), UIListContentConfiguration.groupedHeader(),
        UIListContentConfiguration.header(),
      ]
    }
    list.has("UIListContentConfiguration.plainFooter(), groupedFooter(), footer()") {
      [
        UIListContentConfiguration.plainFooter(), UIListContentConfiguration.groupedFooter(),
        UIListContentConfiguration.footer(),
      ]
    }
    list.has("UIListContentConfiguration.makeContentView()") {
      UIListContentConfiguration.cell().makeContentView()
    }
    list.has("UIListContentConfiguration.updated(for:)") {
      UIListContentConfiguration.cell().updated(
        for: UICellConfigurationState(
          traitCollection: UITraitCollection(userInterfaceIdiom: .phone)
        )
      )
    }
  }

  private static func listContentParts(_ list: inout CoverageList) {
    list.has("UIListContentConfiguration.image, text, secondaryText") {
      var content = UIListContentConfiguration.cell()
      (content.image, content.text, content.secondaryText) = (nil, "Wi-Fi", "On")
      return content
    }
    list.has(
      "UIListContentConfiguration.imageProperties, textProperties, secondaryTextProperties"
    ) {
      let content = UIListContentConfiguration.cell()
      return (content.imageProperties, content.textProperties, content.secondaryTextProperties)
    }
    list.has(
      "UIListContentConfiguration.prefersSideBySideTextAndSecondaryText, imageToTextPadding, directionalLayoutMargins"
    ) {
      var content = UIListContentConfiguration.cell()
      content.prefersSideBySideTextAndSecondaryText = true
      (content.imageToTextPadding, content.directionalLayoutMargins) = (8, .zero)
      return content
    }
    list.has(
      "UIListContentConfiguration.textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding"
    ) {
      var content = UIListContentConfiguration.cell()
      content.textToSecondaryTextHorizontalPadding = 8
      content.textToSecondaryTextVerticalPadding = 4
      return content
    }
    list.has("UIListContentConfiguration.TextProperties.color, numberOfLines") {
      var content = UIListContentConfiguration.cell()
      (content.textProperties.color, content.textProperties.numberOfLines) = (.red, 1)
      let properties: UIListContentConfiguration.TextProperties = content.textProperties
      return properties
    }
    list.has(
      "UIListContentConfiguration.ImageProperties.tintColor, cornerRadius, maximumSize, reservedLayoutSize"
    ) {
      var content = UIListContentConfiguration.cell()
      (content.imageProperties.tintColor, content.imageProperties.cornerRadius) = (.red, 4)
      content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
      content.imageProperties.reservedLayoutSize = .zero
      let properties: UIListContentConfiguration.ImageProperties = content.imageProperties
      return properties
    }
  }
}
