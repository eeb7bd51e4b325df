// The surface of WidgetKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AppIntents
@_exported import SwiftUI

// MARK: - Widgets

@MainActor @preconcurrency
public protocol WidgetConfiguration {}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
  nonisolated public init() {}
}

@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

extension Widget {
  public static func main() {}
}

public struct EmptyWidget: Widget {
  public init() {}
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> EmptyWidget {
    EmptyWidget()
  }
  public static func buildBlock(_ widgets: EmptyWidget...) -> EmptyWidget { EmptyWidget() }
  public static func buildOptional(_ widget: EmptyWidget?) -> EmptyWidget { EmptyWidget() }
  public static func buildEither(first widget: EmptyWidget) -> EmptyWidget { widget }
  public static func buildEither(second widget: EmptyWidget) -> EmptyWidget { widget }
  public static func buildLimitedAvailability(_ widget: EmptyWidget) -> EmptyWidget { widget }
}

@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  public static func main() {}
}

public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
  public var description: String { "widget" }
}

public struct WidgetRenderingMode: Hashable, Sendable {
  let name: String
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  public static let accented = WidgetAccentedRenderingMode()
  public static let desaturated = WidgetAccentedRenderingMode()
  public static let accentedDesaturated = WidgetAccentedRenderingMode()
  public static let fullColor = WidgetAccentedRenderingMode()
}

public struct WidgetLocation: Hashable, Sendable {
  public static let standBy = WidgetLocation()
  public static let lockScreen = WidgetLocation()
  public static let homeScreen = WidgetLocation()
  public static let iPhoneWidgetsOnMac = WidgetLocation()
}

extension WidgetConfiguration {
  private var configuration: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  public func configurationDisplayName(_ name: LocalizedStringKey) -> EmptyWidgetConfiguration {
    configuration
  }
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> EmptyWidgetConfiguration {
    configuration
  }
  public func configurationDisplayName(_ name: Text) -> EmptyWidgetConfiguration { configuration }
  public func description(_ description: LocalizedStringKey) -> EmptyWidgetConfiguration {
    configuration
  }
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> EmptyWidgetConfiguration {
    configuration
  }
  public func description(_ description: Text) -> EmptyWidgetConfiguration { configuration }
  public func supportedFamilies(_ families: [WidgetFamily]) -> EmptyWidgetConfiguration {
    configuration
  }
  public func contentMarginsDisabled() -> EmptyWidgetConfiguration { configuration }
  public func containerBackgroundRemovable(_ removable: Bool = true) -> EmptyWidgetConfiguration {
    configuration
  }
  public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> EmptyWidgetConfiguration { configuration }
  public func promptsForUserConfiguration() -> EmptyWidgetConfiguration { configuration }
  public func onBackgroundURLSessionEvents(
    matching identifier: String,
    _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> EmptyWidgetConfiguration { configuration }
  public func supplementalActivityFamilies(_ families: [Any]) -> EmptyWidgetConfiguration {
    configuration
  }
}

// MARK: - Timelines

public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

public struct TimelineReloadPolicy: Hashable, Sendable {
  let date: Date?
  public static let atEnd = TimelineReloadPolicy(date: nil)
  public static let never = TimelineReloadPolicy(date: .distantFuture)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date)
  }
}

public struct Timeline<Entry: TimelineEntry> {
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public init(intent: Intent, description: LocalizedStringKey) {}
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {}
}

public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(for intent: Intent, in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(
    for intent: Intent,
    in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void
  )
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public init<Provider: IntentTimelineProvider>(
    kind: String,
    intent: Intent.Type,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

// MARK: - Controls

@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  var body: Body { get }
}

public struct ControlWidgetButton<Label: View, Action: AppIntent> {
  public init(action: Action, @ViewBuilder label: () -> Label) {}
}

public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
  public init(kind: String, content: () -> Content) {}
  public func displayName(_ name: LocalizedStringResource) -> Self { self }
  public func description(_ description: LocalizedStringResource) -> Self { self }
}

// MARK: - The center

public final class WidgetCenter: Sendable {
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
  public static let shared = WidgetCenter()
  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func invalidateConfigurationRecommendations() {}
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { kind }
}

// MARK: - Views

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
  public var showsWidgetContainerBackground: Bool { true }
  public var showsWidgetLabel: Bool { false }
}

/// The background of an accessory widget, which fills the proposed size.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color.gray.opacity(0.3) }
}

extension View {
  public func widgetURL(_ url: URL?) -> Self { self }
  public func widgetAccentable(_ accentable: Bool = true) -> Self { self }
  public func widgetLabel(_ label: LocalizedStringKey) -> Self { self }
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> Self { self }
  public func activityBackgroundTint(_ color: Color?) -> Self { self }
  public func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, context.family)
      .frame(width: context.size.width, height: context.size.height)
  }
}

extension Image {
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}

/// The context of a widget's preview, with the family's size on an iPhone with 390 × 844 points.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }

  var size: CGSize {
    switch family {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 338)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}
