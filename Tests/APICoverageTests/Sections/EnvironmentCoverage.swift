import Foundation
import ViewLayout

enum EnvironmentCoverage: CoverageSection {
  nonisolated static let title = "Values of the environment"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    let values = EnvironmentValues()
    list.has("EnvironmentValues.layoutDirection, displayScale, pixelLength, dynamicTypeSize") {
      (values.layoutDirection, values.displayScale, values.pixelLength, values.dynamicTypeSize)
    }
    list.has("EnvironmentValues.lineLimit, font, imageScale") {
      (values.lineLimit, values.font, values.imageScale)
    }
    list.has(
      "EnvironmentValues.multilineTextAlignment, truncationMode, lineSpacing, allowsTightening, minimumScaleFactor, textCase"
    ) {
      (
        values.multilineTextAlignment, values.truncationMode, values.lineSpacing,
        values.allowsTightening, values.minimumScaleFactor, values.textCase
      )
    }
    list.has("EnvironmentValues.defaultMinListRowHeight") { values.defaultMinListRowHeight }
    list.has("EnvironmentValues.isEnabled, controlSize, colorScheme") {
      (values.isEnabled, values.controlSize, values.colorScheme)
    }
    list.has("EnvironmentValues.horizontalSizeClass, verticalSizeClass") {
      (values.horizontalSizeClass, values.verticalSizeClass)
    }
    list.has("DynamicTypeSize.allCases, isAccessibilitySize") {
      DynamicTypeSize.allCases.map(\.isAccessibilitySize)
    }
    list.lacks(
      "EnvironmentValues.sizeCategory",
      because: "deprecated by Apple; use `dynamicTypeSize`"
    )
    list.lacks(
      "EnvironmentValues.isScrollEnabled, contentTransition",
      because: "nothing that is laid out reads them"
    )
  }
}
