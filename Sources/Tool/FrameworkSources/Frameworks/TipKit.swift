// The surface of TipKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

// MARK: - Tips

public protocol Tip: Identifiable {
  typealias Action = Tips.Action
  typealias Rule = Tips.Rule
  typealias Event = Tips.Event
  typealias Option = any TipOption
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .available }
  public var shouldDisplay: Bool { true }
  public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
}

public protocol TipOption {}

public enum Tips {
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public enum Status: Hashable, Sendable {
    case pending, available, invalidated(InvalidationReason)
  }

  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    let handler: @Sendable () -> Void
    public init(
      id: String = "",
      title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) { (self.id, index, self.handler) = (id, nil, handler) }
    public init(
      id: String = "",
      perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) { (self.id, index, self.handler) = (id, nil, handler) }
  }

  public struct Rule {
    public init() {}
    public init<Value>(_ input: Value, _ predicate: (Value) -> Bool) {}
  }

  public struct Event<Donation>: Identifiable {
    public let id: String
    public var donations: [Donation] { [] }
    public init(id: String) { self.id = id }
    public func donate() async {}
    public func sendDonation(_ completion: (() -> Void)? = nil) { completion?() }
  }

  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignores: Bool) {}
  }
  public struct MaxDisplayCount: TipOption {
    public init(_ count: Int) {}
  }
  public struct MaxDisplayDuration: TipOption {
    public init(_ duration: TimeInterval) {}
  }

  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = DisplayFrequency()
      public static let hourly = DisplayFrequency()
      public static let daily = DisplayFrequency()
      public static let weekly = DisplayFrequency()
      public static let monthly = DisplayFrequency()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()
      public static func url(_ url: URL) -> DatastoreLocation { applicationDefault }
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        applicationDefault
      }
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
    public static func cloudKitContainer(_ container: Any) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}

  @resultBuilder
  public enum ActionBuilder {
    public static func buildBlock(_ actions: Action...) -> [Action] { actions }
  }
  @resultBuilder
  public enum RuleBuilder {
    public static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
  }
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
  }
}

public final class TipGroup: Observable, @unchecked Sendable {
  public enum Priority: Sendable { case firstAvailable, ordered }
  public var currentTip: (any Tip)? { nil }
  public init(_ priority: Priority = .firstAvailable, tips: () -> [any Tip]) {}
}

// MARK: - Views

/// A tip with its image, title, message and actions, as wide as its proposal.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  public init(
    _ tip: Content?,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) { self.tip = tip }
  public init(
    _ tip: Content,
    isPresented: Binding<Bool>? = nil,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) { self.tip = tip }
  public var body: some View {
    if let tip {
      HStack(alignment: .top, spacing: 16) {
        if let image = tip.image { image.font(.title) }
        VStack(alignment: .leading, spacing: 4) {
          tip.title.font(.headline)
          if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
        }
        Spacer(minLength: 0)
      }
      .padding()
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 13))
    }
  }
}

public protocol TipViewStyle {}

public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
  public static var automatic: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
  public func popoverTip<Content: Tip>(
    _ tip: Content?,
    arrowEdge: Edge = .top,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> Self { self }
  public func popoverTip(
    _ tip: (any Tip)?,
    arrowEdge: Edge = .top,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> Self { self }
  public func tipViewStyle<Style: TipViewStyle>(_ style: Style) -> Self { self }
  public func tipBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }
  public func tipImageSize(_ size: CGSize) -> Self { self }
  public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
}
