// The surface of AppIntents: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions
@_exported import AppIntentsValues
import SwiftUI

// MARK: - Intents

public protocol AppIntent {
  associatedtype PerformResult: IntentResult = IntentResultContainer<Never>
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var persistentIdentifier: String { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Dependency = AppDependency
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryCondition<Self>
  public typealias Switch = ParameterSummarySwitch<Self>
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var persistentIdentifier: String { String(describing: self) }
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    try await perform()
  }
  @discardableResult public func donate() async throws -> Int { 0 }
  public func requestConfirmation() async throws {}
  public func requestConfirmation<Result: IntentResult>(
    result: Result,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {}
  public func continueInForeground(
    _ dialog: IntentDialog? = nil,
    alwaysConfirm: Bool = true
  ) async throws {}
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent where PerformResult == IntentResultContainer<Never> {
  public func perform() async throws -> IntentResultContainer<Never> { .init() }
}

public protocol ControlConfigurationIntent: WidgetConfigurationIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: AppIntent {}
public protocol SetFocusFilterIntent: AppIntent {}

public protocol OpenIntent: AppIntent {
  associatedtype Target
  var target: Target { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}

public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public init() {}
  public init(_ url: URL) {}
  public func perform() async throws -> some IntentResult { .result() }
}

// MARK: - Results

public protocol IntentResult {
  associatedtype Value
  var value: Value? { get }
}

public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ReturnsValue<Value>: IntentResult {}

public struct IntentResultContainer<Value>: ProvidesDialog, ShowsSnippetView, OpensIntent,
  ShowsSnippetIntent, ReturnsValue
{
  public let value: Value?
  init(_ value: Value? = nil) { self.value = value }
}

extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never> { .init() }
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never> { .init() }
  public static func result<Content: View>(
    view: Content
  ) -> Self where Self == IntentResultContainer<Never> { .init() }
  public static func result<Content: View>(
    dialog: IntentDialog,
    view: Content
  ) -> Self where Self == IntentResultContainer<Never> { .init() }
  public static func result<Content: View>(
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never> { .init() }
  public static func result<Intent: AppIntent>(
    opensIntent: Intent
  ) -> Self where Self == IntentResultContainer<Never> { .init() }
  public static func result<Intent: AppIntent>(
    opensIntent: Intent,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never> { .init() }
  public static func result<Result>(
    value: Result
  ) -> Self where Self == IntentResultContainer<Result> { .init(value) }
  public static func result<Result>(
    value: Result,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Result> { .init(value) }
  public static func result<Result, Content: View>(
    value: Result,
    dialog: IntentDialog,
    view: Content
  ) -> Self where Self == IntentResultContainer<Result> { .init(value) }
  public static func result<Result, Content: View>(
    value: Result,
    view: Content
  ) -> Self where Self == IntentResultContainer<Result> { .init(value) }
}

// MARK: - Summaries

public protocol ParameterSummary {}

public struct EmptyParameterSummary: ParameterSummary {}

public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, Value>) {}
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, Value>,
      pluralRules: Any
    ) {}
  }
  public init(stringInterpolation: StringInterpolation) {}
  public init(stringLiteral value: String) {}
}

@resultBuilder
public enum ParameterKeyPathsBuilder<Intent> {
  public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, Value>) -> Int { 0 }
  public static func buildBlock(_ parts: Int...) -> Int { 0 }
  public static func buildOptional(_ part: Int?) -> Int { 0 }
}

public enum ParameterSummaryComparison: Sendable {
  case equalTo, notEqualTo, hasAnyValue, hasNoValue, oneOf, greaterThan, lessThan
}

public struct ParameterSummaryCondition<Intent>: ParameterSummary {
  public init<Value, First: ParameterSummary, Second: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison,
    _ value: Value,
    _ summary: () -> First,
    otherwise: () -> Second
  ) {}
  public init<Value, First: ParameterSummary, Second: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison,
    _ summary: () -> First,
    otherwise: () -> Second
  ) {}
}

public struct ParameterSummaryCase<Value> {
  public init<Content: ParameterSummary>(_ value: Value, _ content: () -> Content) {}
}

public struct ParameterSummarySwitch<Intent>: ParameterSummary {
  public init<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>, _ content: () -> Void) {}
}

public struct IntentParameterSummary<Intent>: ParameterSummary {
  public init() {}
  public init(@ParameterKeyPathsBuilder<Intent> _ content: () -> Int) {}
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  public init(
    _ summary: ParameterSummaryString<Intent>,
    table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ content: () -> Int
  ) {}
}

// MARK: - Shortcuts

public enum AppShortcutPhraseToken: Sendable { case applicationName }

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, Value>) {}
  }
  public init(stringInterpolation: StringInterpolation) {}
  public init(stringLiteral value: String) {}
}

public struct AppShortcut {
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) {}
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

public enum ShortcutTileColor: Int, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayGreen, grayBrown
}

public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}

// MARK: - Views

extension Button {
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
  }
  public init<Intent: AppIntent>(
    role: ButtonRole?,
    intent: Intent,
    @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: {}, label: label) }
}

extension Button where Label == Text {
  public init<Intent: AppIntent>(_ title: LocalizedStringKey, intent: Intent) {
    self.init(title) {}
  }
  @_disfavoredOverload
  public init<Intent: AppIntent>(_ title: some StringProtocol, intent: Intent) {
    self.init(title) {}
  }
}

extension Toggle {
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

/// A tip for a phrase, as wide as its proposal.
public struct SiriTipView: View {
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { PlaceholderView("SiriTipView", height: 64) }
}

public struct ShortcutsLink: View {
  public init() {}
  public init(action: @escaping () -> Void) {}
  public var body: some View { Button("Shortcuts") {} }
}
