// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public import Foundation

nonisolated extension View {
  public func tint(_ tint: Color?) -> some View { modifier(EmptyModifier()) }

  public func accentColor(_ accentColor: Color?) -> some View { modifier(EmptyModifier()) }

  public func help(_ text: LocalizedStringKey) -> some View { modifier(EmptyModifier()) }

  public func help(_ text: Text) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func help<Words: StringProtocol>(_ text: Words) -> some View { modifier(EmptyModifier()) }

  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    modifier(EmptyModifier())
  }

  public func defaultAppStorage(_ store: UserDefaults) -> some View { modifier(EmptyModifier()) }

  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { modifier(EmptyModifier()) }

  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(EmptyModifier())
  }

  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { modifier(EmptyModifier()) }

  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View {
    modifier(EmptyModifier())
  }

  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { modifier(EmptyModifier()) }

  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }

  public func backgroundExtensionEffect() -> some View { modifier(EmptyModifier()) }

  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { modifier(EmptyModifier()) }
}

public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}
