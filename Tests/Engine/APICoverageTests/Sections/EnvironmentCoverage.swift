import Foundation
import ViewLayout

enum EnvironmentCoverage: CoverageSection {
  nonisolated static let title = "Environment values"
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
    list.has("EnvironmentValues.openURL, OpenURLAction(handler:), OpenURLAction.Result.handled") {
      Color.red.environment(
        \.openURL,
        OpenURLAction(handler: { _ in OpenURLAction.Result.handled })
      )
    }
    list.has("EnvironmentValues.locale, calendar, timeZone, scenePhase, ScenePhase.active") {
      (values.locale, values.calendar, values.timeZone, values.scenePhase == ScenePhase.active)
    }
    list.has("EnvironmentValues.isPresented") { values.isPresented }
    list.ignores("EnvironmentValues.dismiss, presentationMode, PresentationMode.dismiss()") { _ in
      values.presentationMode.wrappedValue.dismiss()
      values.dismiss()
      return PresentationMode.self
    }
    list.ignores(
      "EnvironmentValues.refresh, dismissSearch, isSearching, openWindow, dismissWindow, supportsMultipleWindows, requestReview, openSettings, RefreshAction, DismissSearchAction, OpenWindowAction, DismissWindowAction, RequestReviewAction, OpenSettingsAction, ResetFocusAction"
    ) { _ in
      let actions: [Any] = [
        values.refresh as RefreshAction? as Any, values.dismissSearch as DismissSearchAction,
        values.openWindow as OpenWindowAction, values.dismissWindow as DismissWindowAction,
        values.requestReview as RequestReviewAction, values.openSettings as OpenSettingsAction,
        values.resetFocus as ResetFocusAction,
      ]
      return (actions, values.isSearching, values.supportsMultipleWindows)
    }
    list.ignores("EnvironmentValues.isLuminanceReduced, isSceneCaptured") { _ in
      (values.isLuminanceReduced, values.isSceneCaptured)
    }
    list.has("EnvironmentValues.sizeCategory, ContentSizeCategory.isAccessibilityCategory") {
      values.sizeCategory.isAccessibilityCategory
    }
    list.lacks(
      "EnvironmentValues.isScrollEnabled, contentTransition",
      because: "nothing that is laid out reads them"
    )
  }
}
