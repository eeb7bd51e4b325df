// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public import Foundation

public struct InterfaceOrientation: Hashable, Sendable, Identifiable, CaseIterable {
  public let id: String

  public static let portrait = Self(id: "portrait")
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
  public static let landscapeLeft = Self(id: "landscapeLeft")
  public static let landscapeRight = Self(id: "landscapeRight")

  public static var allCases: [Self] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }
}

public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  public static let navigation = Self(name: "navigation")
  public static let navigationSplitView = Self(name: "navigationSplitView")
  public static let tabView = Self(name: "tabView")
  public static let subscriptionStore = Self(name: "subscriptionStore")
  public static let widget = Self(name: "widget")
}

nonisolated extension View {
  public func geometryGroup() -> some View { modifier(EmptyModifier()) }

  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(EmptyModifier())
  }

  public func containerBackground<Style: ShapeStyle>(
    _ style: Style,
    for container: ContainerBackgroundPlacement
  ) -> some View { modifier(EmptyModifier()) }

  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View { modifier(EmptyModifier()) }

  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func scrollEdgeEffectDisabled(
    _ disabled: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }

  public func quickLookPreview(_ item: Binding<URL?>) -> some View { modifier(EmptyModifier()) }

  public func dismissalConfirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }
}
