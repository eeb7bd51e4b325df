// The surface of ActivityKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import WidgetKit
import SwiftUI

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

public struct ActivityContent<State> {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

public enum ActivityState: String, Codable, Sendable {
  case active, ended, dismissed, stale, pending
}

public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = ActivityUIDismissalPolicy()
  public static let immediate = ActivityUIDismissalPolicy()
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { immediate }
}

public struct PushType: Sendable {
  public static let token = PushType()
}

public struct AlertConfiguration: Sendable {
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: Int = 0) {}
}

public enum ActivityAuthorizationError: Error { case denied, unsupported, visibility }

public final class ActivityAuthorizationInfo: @unchecked Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public let id = ""
  public let attributes: Attributes
  public private(set) var content: ActivityContent<Attributes.ContentState>
  public var activityState: ActivityState { .active }
  public var pushToken: Data? { nil }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public static var activities: [Activity] { [] }
  init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    (self.attributes, self.content) = (attributes, content)
  }
  public static func request(
    attributes: Attributes,
    content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity { Activity(attributes, content) }
  public func update(
    _ content: ActivityContent<Attributes.ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async { self.content = content }
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

// MARK: - Views

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool
}

public struct DynamicIslandExpandedRegionPosition: Sendable {
  public static let leading = DynamicIslandExpandedRegionPosition()
  public static let trailing = DynamicIslandExpandedRegionPosition()
  public static let center = DynamicIslandExpandedRegionPosition()
  public static let bottom = DynamicIslandExpandedRegionPosition()
}

public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct DynamicIslandExpandedContent {}

@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
  public static func buildBlock(
    _ parts: DynamicIslandExpandedContent...
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
}

public struct DynamicIsland {
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: () -> Leading,
    @ViewBuilder compactTrailing: () -> Trailing,
    @ViewBuilder minimal: () -> Minimal
  ) {}
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double,
    for: Int = 0
  ) -> DynamicIsland {
    self
  }
}

public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public init<Content: View>(
    for type: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

public struct DynamicIslandVerticalPlacement: Sendable {
  public static let belowIfTooWide = DynamicIslandVerticalPlacement()
}

extension View {
  public func dynamicIsland(verticalPlacement: DynamicIslandVerticalPlacement) -> Self { self }
}
