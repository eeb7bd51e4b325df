import Foundation
import ViewLayout

enum AccessibilityCoverage: CoverageSection {
  nonisolated static let title = "Accessibility"
  nonisolated static let file = #filePath

  private struct Chart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let axis = AXNumericDataAxisDescriptor(title: "a", range: 0...1) { "\($0)" }
      let points = [AXDataPoint(x: 1, y: 2), AXDataPoint(x: "b", y: 2)]
      let series = AXDataSeriesDescriptor(name: "c", isContinuous: true, dataPoints: points)
      return AXChartDescriptor(
        title: "d",
        summary: nil,
        xAxis: axis,
        yAxis: axis,
        series: [series]
      )
    }
  }

  static func list(_ list: inout CoverageList) {
    words(&list)
    traits(&list)
    actions(&list)
    rotors(&list)
    environment(&list)
    list.has("View.accessibilityIdentifier(_:)") { Text("a").accessibilityIdentifier("b") }
    list.ignores("View.accessibilityChartDescriptor(_:)") {
      $0.accessibilityChartDescriptor(Chart())
    }
    list.has(
      "AXChartDescriptorRepresentable.makeChartDescriptor(), updateChartDescriptor(_:)"
    ) {
      let chart = Chart()
      chart.updateChartDescriptor(chart.makeChartDescriptor())
      return AXChartDescriptor(
        title: "a",
        summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "b", categoryOrder: []),
        yAxis: nil,
        additionalAxes: [],
        series: []
      )
    }
    list.lacks(
      "View.accessibilityQuickAction(style:isActive:content:), AccessibilityQuickActionStyle",
      because: "a gesture of a watch"
    )
  }

  private static func words(_ list: inout CoverageList) {
    list.ignores("View.accessibilityLabel(_: Text), accessibilityLabel(_: LocalizedStringKey)") {
      $0.accessibilityLabel(Text("a")).accessibilityLabel("b")
    }
    list.ignores("View.accessibilityLabel(_: StringProtocol)") {
      $0.accessibilityLabel(String("a")).accessibilityLabel(String("b"), isEnabled: true)
    }
    list.ignores("View.accessibilityLabel(content:)") {
      $0.accessibilityLabel { label in
        Text("a")
        label
      }
    }
    list.ignores("View.accessibilityValue(_:), accessibilityHint(_:)") {
      $0.accessibilityValue(Text("a")).accessibilityValue("b").accessibilityValue(String("c"))
        .accessibilityHint(Text("a")).accessibilityHint("b").accessibilityHint(String("c"))
    }
    list.ignores("View.accessibilityInputLabels(_:)") {
      $0.accessibilityInputLabels([Text("a")]).accessibilityInputLabels(["b"] as [String])
    }
    list.ignores("View.accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent("a", Text("b"), importance: .high)
    }
    list.ignores(
      "View.speechAlwaysIncludesPunctuation(_:), speechSpellsOutCharacters(_:), speechAdjustedPitch(_:), speechAnnouncementsQueued(_:)"
    ) {
      $0.speechAlwaysIncludesPunctuation(true).speechSpellsOutCharacters(true)
        .speechAdjustedPitch(1).speechAnnouncementsQueued(true)
    }
  }

  private static func traits(_ list: inout CoverageList) {
    list.ignores("View.accessibilityAddTraits(_:), accessibilityRemoveTraits(_:)") {
      let traits: AccessibilityTraits = [
        .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound,
        .isKeyboardKey, .isStaticText, .isSummaryElement, .updatesFrequently,
        .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .isModal, .isToggle,
        .isTabBar,
      ]
      return $0.accessibilityAddTraits(traits).accessibilityRemoveTraits(.isImage)
    }
    list.ignores("View.accessibilityElement(children:), AccessibilityChildBehavior.ignore") {
      $0.accessibilityElement(children: AccessibilityChildBehavior.ignore)
        .accessibilityElement(children: .combine).accessibilityElement(children: .contain)
        .accessibilityElement()
    }
    list.ignores("View.accessibilityChildren(children:)") {
      $0.accessibilityChildren { Text("a") }
    }
    list.ignores("View.accessibilityRepresentation(representation:)") {
      $0.accessibilityRepresentation { Text("a") }
    }
    list.ignores("View.accessibilityHidden(_:), accessibilitySortPriority(_:)") {
      $0.accessibilityHidden(true).accessibilitySortPriority(1)
    }
    list.ignores("View.accessibilityHeading(_:), accessibilityTextContentType(_:)") {
      $0.accessibilityHeading(.h1).accessibilityTextContentType(.narrative)
    }
    list.ignores(
      "View.accessibilityIgnoresInvertColors(_:), accessibilityRespondsToUserInteraction(_:)"
    ) {
      $0.accessibilityIgnoresInvertColors(true).accessibilityRespondsToUserInteraction(false)
    }
    list.ignores("View.accessibilityActivationPoint(_:), accessibilityDirectTouch(_:options:)") {
      $0.accessibilityActivationPoint(UnitPoint.center)
        .accessibilityActivationPoint(CGPoint.zero)
        .accessibilityDirectTouch(true, options: [.silentOnTouch])
    }
    list.ignores(
      "View.accessibilityShowsLargeContentViewer(), accessibilityShowsLargeContentViewer(_:)"
    ) {
      $0.accessibilityShowsLargeContentViewer()
        .accessibilityShowsLargeContentViewer { Text("a") }
    }
    list.ignores("View.accessibilityLabeledPair(role:id:in:), accessibilityLinkedGroup(id:in:)") {
      let space = Namespace().wrappedValue
      return $0.accessibilityLabeledPair(role: .label, id: 1, in: space)
        .accessibilityLinkedGroup(id: 1, in: space)
    }
    list.ignores("View.accessibilityScrollStatus(_:isEnabled:)") {
      $0.accessibilityScrollStatus(Text("a"), isEnabled: true)
    }
    list.ignores("AccessibilityFocusState, View.accessibilityFocused(_:)") {
      $0.accessibilityFocused(AccessibilityFocusState<Bool>().projectedValue)
    }
    list.ignores(
      "View.accessibilityFocused(_:equals:), accessibilityDefaultFocus(_:_:)"
    ) {
      let focus = AccessibilityFocusState<Int?>().projectedValue
      return $0.accessibilityFocused(focus, equals: 1).accessibilityDefaultFocus(focus, 1)
    }
    list.ignores("AccessibilityTraits, AccessibilityHeadingLevel, AccessibilityTextContentType") {
      _ in
      (
        AccessibilityTraits.isButton, AccessibilityHeadingLevel.h2,
        AccessibilityTextContentType.plain
      )
    }
  }

  private static func actions(_ list: inout CoverageList) {
    list.ignores("View.accessibilityAction(_:_:), AccessibilityActionKind.escape") {
      $0.accessibilityAction(AccessibilityActionKind.escape) {}.accessibilityAction {}
    }
    list.ignores("View.accessibilityAction(named:_:), accessibilityAction(action:label:)") {
      $0.accessibilityAction(named: "a") {}.accessibilityAction(named: Text("b")) {}
        .accessibilityAction(action: {}, label: { Text("c") })
    }
    list.ignores("View.accessibilityActions(_:)") { $0.accessibilityActions { Button("a") {} } }
    list.ignores(
      "View.accessibilityAdjustableAction(_:), accessibilityScrollAction(_:), accessibilityZoomAction(_:)"
    ) {
      $0.accessibilityAdjustableAction { direction in _ = direction == .increment }
        .accessibilityScrollAction { edge in _ = edge == .top }
        .accessibilityZoomAction { action in _ = action.direction == .zoomIn }
    }
    list.ignores("AccessibilityAdjustmentDirection, AccessibilityZoomGestureAction") { _ in
      (AccessibilityAdjustmentDirection.increment, AccessibilityZoomGestureAction.self)
    }
    list.ignores(
      "View.accessibilityDragPoint(_:description:), accessibilityDropPoint(_:description:)"
    ) {
      $0.accessibilityDragPoint(.center, description: Text("a"))
        .accessibilityDropPoint(.center, description: Text("b"))
    }
    list.ignores("AccessibilityNotification") { _ in
      AccessibilityNotification.Announcement("a").post()
    }
  }

  private static func rotors(_ list: inout CoverageList) {
    list.ignores("View.accessibilityRotor(_:entries:), AccessibilityRotorEntry(_:id:)") {
      $0.accessibilityRotor("a", entries: { AccessibilityRotorEntry("b", id: 1) })
    }
    list.ignores("View.accessibilityRotorEntry(id:in:), AccessibilitySystemRotor.headings") {
      $0.accessibilityRotor(AccessibilitySystemRotor.headings) {
        AccessibilityRotorEntry("b", id: 1)
      }
      .accessibilityRotorEntry(id: 1, in: Namespace().wrappedValue)
    }
    list.ignores("AccessibilityRotorContent, AccessibilityRotorContentBuilder") { _ in
      @AccessibilityRotorContentBuilder func entries() -> some AccessibilityRotorContent {
        AccessibilityRotorEntry("a", id: 1)
        AccessibilityRotorEntry("b", id: 2)
      }
      return (entries(), AccessibilityRotorContentBuilder.self)
    }
  }

  private static func environment(_ list: inout CoverageList) {
    let values = EnvironmentValues()
    list.ignores(
      "EnvironmentValues.accessibilityReduceMotion, accessibilityReduceTransparency, accessibilityDifferentiateWithoutColor, accessibilityInvertColors, accessibilityShowButtonShapes"
    ) { _ in
      (
        values.accessibilityReduceMotion, values.accessibilityReduceTransparency,
        values.accessibilityDifferentiateWithoutColor, values.accessibilityInvertColors,
        values.accessibilityShowButtonShapes
      )
    }
    list.ignores(
      "EnvironmentValues.accessibilityVoiceOverEnabled, accessibilitySwitchControlEnabled, accessibilityLargeContentViewerEnabled, accessibilityPlayAnimatedImages, accessibilityDimFlashingLights, accessibilityAssistiveAccessEnabled"
    ) { _ in
      (
        values.accessibilityVoiceOverEnabled, values.accessibilitySwitchControlEnabled,
        values.accessibilityLargeContentViewerEnabled, values.accessibilityPlayAnimatedImages,
        values.accessibilityDimFlashingLights, values.accessibilityAssistiveAccessEnabled
      )
    }
    list.ignores("EnvironmentValues.legibilityWeight, colorSchemeContrast") { _ in
      (values.legibilityWeight == LegibilityWeight.bold, values.colorSchemeContrast)
    }
    list.ignores("LegibilityWeight.bold, ColorSchemeContrast.increased") { _ in
      (LegibilityWeight.bold, ColorSchemeContrast.increased)
    }
  }
}
