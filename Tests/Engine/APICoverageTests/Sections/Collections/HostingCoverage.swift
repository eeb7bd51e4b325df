import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum HostingCoverage: CoverageSection {
  nonisolated static let title = "Collection views: cell content"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  static func list(_ list: inout CoverageList) {
    list.has("UIHostingConfiguration(content:)") { UIHostingConfiguration { Text("a") } }
    list.has("UIHostingConfiguration.margins(_:_:)") {
      UIHostingConfiguration { Text("a") }.margins(.horizontal, 8)
    }
    list.has("UIHostingConfiguration.minSize(width:height:)") {
      UIHostingConfiguration { Text("a") }.minSize(width: 10, height: 10)
    }
    list.has("UIHostingConfiguration.background(content:)") {
      UIHostingConfiguration { Text("a") }.background { Color.red }
    }
    list.has("UIHostingConfiguration.background(_:)") {
      UIHostingConfiguration { Text("a") }.background(Color.red)
    }
    list.has("UIHostingConfiguration.makeContentView(), updated(for:)") {
      { (state: UICellConfigurationState) in
        UIHostingConfiguration { Text("a") }.updated(for: state).makeContentView()
      }
    }
    list.has("UIContentConfiguration.makeContentView(), updated(for:)") {
      { (configuration: any UIContentConfiguration, state: UICellConfigurationState) in
        configuration.updated(for: state).makeContentView()
      }
    }
    list.has("UIContentView.configuration") {
      { (view: any UIContentView) in view.configuration }
    }
    list.has("UIConfigurationState.traitCollection") {
      { (state: any UIConfigurationState) in state.traitCollection }
    }
    list.has("UICellConfigurationState(traitCollection:)") {
      { (traits: UITraitCollection) in UICellConfigurationState(traitCollection: traits) }
    }
    list.has("UICellConfigurationState.traitCollection, isSelected, isHighlighted") {
      { (state: UICellConfigurationState) in
        (state.traitCollection, state.isSelected, state.isHighlighted)
      }
    }
  }
}
