// The surface of SwiftUI that the engine lacks. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreTransferable
@_exported import Observation
@_exported import UIKit
@_exported import ViewLayout

// MARK: - The app

/// The delegate of an app, which is not made, because a preview has no app.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public init() {}
  public init(_ type: Delegate.Type) {}
  public var wrappedValue: Delegate { preconditionFailure("a preview has no app delegate") }
}

public struct Window<Content: View>: Scene {
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {}
}

public struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct MenuBarExtra<Content: View>: Scene {
  public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

public struct BackgroundTask<Request, Response>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> {
    BackgroundTask<String, Void>()
  }
}

extension WindowGroup {
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  public init<Value: Codable & Hashable>(
    id: String = "",
    for type: Value.Type,
    @ViewBuilder content: (Binding<Value?>) -> Content
  ) { self.init { content(.constant(nil)) } }
}

extension Scene {
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> Self { self }
  public func commandsRemoved() -> Self { self }
  public func windowResizability(_ resizability: WindowResizability) -> Self { self }
  public func defaultSize(_ size: CGSize) -> Self { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
  public func defaultPosition(_ position: UnitPoint) -> Self { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> Self { self }
}

extension View {
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
  public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  public func userActivity<Element>(
    _ activityType: String,
    element: Element?,
    _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> Self { self }
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
}

// MARK: - Environment

public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  public init?(_ category: UIContentSizeCategory) { self = .large }
}

extension Material {
  public static let ultraThin = ultraThinMaterial
  public static let thin = thinMaterial
  public static let regular = regularMaterial
  public static let thick = thickMaterial
  public static let ultraThick = ultraThickMaterial
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.isAccessibilitySize ? .accessibilityMedium : .large }
    set {}
  }
}

public protocol UIMutableTraits {
  subscript<Trait, Value>(trait: Trait.Type) -> Value { get set }
}

public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from collection: UITraitCollection) -> Value
  static func write(to traits: inout any UIMutableTraits, value: Value)
}

// MARK: - Views and modifiers

/// The label of a button that has only a role.
public struct DefaultButtonLabel: View {
  public var body: some View { Image(systemName: "xmark") }
}

extension Button where Label == DefaultButtonLabel {
  public nonisolated init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel() }
  }
}

extension ButtonRole {
  public static let close = ButtonRole.cancel
  public static let confirm = ButtonRole.cancel
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}

extension AnyTransition {
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    .scale(scale: scale, anchor: anchor)
  }
}

public enum MoveCommandDirection: Sendable { case up, down, left, right }

extension View {
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }
}

public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some ToolbarContent {
    ToolbarItem(placement: .automatic) { EmptyView() }
  }
}

public struct TabPlacement: Hashable, Sendable {
  public static let automatic = TabPlacement()
  public static let pinned = TabPlacement()
  public static let sidebarOnly = TabPlacement()
}

public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }
  public init() {}
  public func indices(in text: AttributedString) -> Indices { .ranges(RangeSet()) }
}

public struct TextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
  }
  public let indices: Indices
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
  public var isInsertion: Bool { true }
}

public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition = Never
  @AttributedTextFormattingBuilder var body: Body { get }
}

extension Never: AttributedTextFormattingDefinition {
  public typealias Scope = AttributeScopes.SwiftUIAttributes
}

extension AttributedTextFormattingDefinition where Body == Never {
  public var body: Never { preconditionFailure("a constraint has no body") }
}

public struct AttributedTextFormattingParts<Scope: AttributeScope>:
  AttributedTextFormattingDefinition
{
  public typealias Body = Never
}

@resultBuilder
public enum AttributedTextFormattingBuilder {
  public static func buildBlock<First: AttributedTextFormattingDefinition>(
    _ first: First,
    _ others: any AttributedTextFormattingDefinition...
  ) -> AttributedTextFormattingParts<First.Scope> { AttributedTextFormattingParts() }
}

public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition
where Body == Never {
  associatedtype AttributeKey: AttributedStringKey
  typealias Attributes = AttributeContainer
  func constrain(_ container: inout Attributes)
}

extension TextEditor {
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(text: .constant(String(text.wrappedValue.characters)))
  }
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

public struct TextInputFormattingControlPlacement: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let contextMenu = TextInputFormattingControlPlacement(rawValue: 1)
  public static let inputAssistant = TextInputFormattingControlPlacement(rawValue: 2)
  public static let all: TextInputFormattingControlPlacement = [.contextMenu, .inputAssistant]
}

extension Color {
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension View {
  public func attributedTextFormattingDefinition<Definition: AttributedTextFormattingDefinition>(
    _ definition: Definition
  ) -> Self { self }
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility,
    for placement: TextInputFormattingControlPlacement
  ) -> Self { self }
}

extension AttributeScopes {
  public typealias UIKitAttributes = SwiftUIAttributes
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}
