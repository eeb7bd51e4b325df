// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public import Foundation

nonisolated extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: S,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityRotor<Model: Identifiable>(
    _ labelKey: LocalizedStringKey,
    entries: [Model],
    entryLabel: KeyPath<Model, String>
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityLabel(_ label: Text) -> some View { modifier(EmptyModifier()) }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityLabel<Label: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> Label
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityHint(_ hint: Text) -> some View { modifier(EmptyModifier()) }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func accessibilityCustomContent<S: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: S,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func speechAdjustedPitch(_ value: Double) -> some View { modifier(EmptyModifier()) }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityShowsLargeContentViewer() -> some View { modifier(EmptyModifier()) }

  public func accessibilityShowsLargeContentViewer<LargeContent: View>(
    @ViewBuilder _ largeContentView: () -> LargeContent
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View { modifier(EmptyModifier()) }

  public func accessibilityScrollStatus(
    _ status: Text,
    isEnabled: Bool = true
  ) -> some View { modifier(EmptyModifier()) }
}

nonisolated extension View {
  public func accessibilityChartDescriptor<Chart: AXChartDescriptorRepresentable>(
    _ representable: Chart
  ) -> some View { modifier(EmptyModifier()) }
}
