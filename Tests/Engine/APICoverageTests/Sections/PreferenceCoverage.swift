import Foundation
import ViewLayout

enum PreferenceCoverage: CoverageSection {
  nonisolated static let title = "Preferences"
  nonisolated static let file = #filePath

  private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct Name: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) {
      value = value ?? nextValue()
    }
  }

  static func list(_ list: inout CoverageList) {
    list.has("PreferenceKey.defaultValue, reduce(value:nextValue:)") {
      var width = Width.defaultValue
      Width.reduce(value: &width, nextValue: { 1 })
      return (width, Name.defaultValue)
    }
    list.has("View.preference(key:value:)") { Color.red.preference(key: Width.self, value: 1) }
    list.has("View.transformPreference(_:_:)") {
      Color.red.transformPreference(Width.self) { $0 += 1 }
    }
    list.has("View.onPreferenceChange(_:perform:)") {
      Color.red.onPreferenceChange(Width.self) { _ in }
    }
    list.has("View.overlayPreferenceValue(_:alignment:_:)") {
      Color.red.overlayPreferenceValue(Width.self, alignment: .top) { Text("\($0)") }
    }
    list.has("View.backgroundPreferenceValue(_:alignment:_:)") {
      Color.red.backgroundPreferenceValue(Width.self, alignment: .top) { Text("\($0)") }
    }
    list.has("View.overlayPreferenceValue(_:_:)") {
      Color.red.overlayPreferenceValue(Width.self) { Text("\($0)") }
    }
    list.has("View.backgroundPreferenceValue(_:_:)") {
      Color.red.backgroundPreferenceValue(Width.self) { Text("\($0)") }
    }
    list.has("View.transformAnchorPreference(key:value:transform:)") {
      Color.red.transformAnchorPreference(key: Width.self, value: .bounds) { width, _ in
        width += 1
      }
    }
  }
}
