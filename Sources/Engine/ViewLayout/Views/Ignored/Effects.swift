// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public import Foundation

@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}

  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }
}

extension GeometryEffect {
  nonisolated public static func makeNode<Modified: View>(
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) -> ViewNode { view.node(in: context) }

  nonisolated public static func updateNode<Modified: View>(
    _ node: ViewNode,
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) { view.update(node, in: context) }

  public func body(content: Self.Content) -> Never {
    preconditionFailure("\(Self.self) has no body: its content is laid out as it is")
  }
}

nonisolated extension View {
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EmptyModifier())
  }

  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(EmptyModifier()) }

  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { modifier(EmptyModifier()) }

  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { modifier(EmptyModifier()) }
}

nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

public struct Glass: Hashable, Sendable {
  let name: String

  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")

  public func tint(_ color: Color?) -> Glass { self }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

public struct GlassEffectTransition: Hashable, Sendable {
  let name: String

  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

nonisolated extension View {
  public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular,
    in shape: Outline
  ) -> some View { modifier(EmptyModifier()) }

  public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular,
    in shape: Outline,
    isEnabled: Bool
  ) -> some View { modifier(EmptyModifier()) }

  public func glassEffect(_ glass: Glass = .regular) -> some View { modifier(EmptyModifier()) }

  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?,
    in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?,
    namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(EmptyModifier())
  }
}

public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

nonisolated extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EmptyModifier())
  }

  public func symbolVariant(_ variant: SymbolVariants) -> some View { modifier(EmptyModifier()) }
}

public struct SymbolVariants: Hashable, Sendable {
  let name: String

  public static let none = SymbolVariants(name: "none")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")
}

nonisolated extension View {
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { modifier(EmptyModifier()) }

  public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { modifier(EmptyModifier()) }

  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View { modifier(EmptyModifier()) }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}

public struct SymbolEffect: Hashable, Sendable {
  let name: String

  public static let bounce = SymbolEffect(name: "bounce")
  public static let pulse = SymbolEffect(name: "pulse")
  public static let variableColor = SymbolEffect(name: "variableColor")
  public static let scale = SymbolEffect(name: "scale")
  public static let appear = SymbolEffect(name: "appear")
  public static let disappear = SymbolEffect(name: "disappear")
  public static let replace = SymbolEffect(name: "replace")
  public static let rotate = SymbolEffect(name: "rotate")
  public static let breathe = SymbolEffect(name: "breathe")
  public static let wiggle = SymbolEffect(name: "wiggle")

  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
}

public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }

  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}

nonisolated extension View {
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}
