public import Foundation

/// Views that change with time, at the one moment that a scene is laid out at.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What is known of the moment.
  public struct Context: Sendable {
    /// How often the view is to change.
    public enum Cadence: Comparable, Sendable {
      /// Always, once a second, or once a minute.
      case live, seconds, minutes
    }

    /// The moment.
    public let date: Date
    /// How often the view is to change.
    public let cadence: Cadence
  }

  let content: (TimelineViewDefaultContext) -> Content

  /// Makes views of the moment.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.content = content }

  /// The views of the moment at which they are laid out.
  @MainActor public var body: some View {
    content(TimelineViewDefaultContext(date: Date(), cadence: .live))
  }
}

/// What is known of the moment, whatever the schedule is.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// When views change; a scene is laid out once.
public protocol TimelineSchedule {}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}
}

/// Again and again.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule of a first moment and the seconds between two.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// At some moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  /// Makes the schedule of its moments.
  public init(_ dates: Entries) {}
}

/// As often as the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Again and again.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as it is said.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At some moments.
  public static func explicit<Entries: Sequence>(
    _ dates: Entries
  ) -> ExplicitTimelineSchedule<Entries>
  where Self == ExplicitTimelineSchedule<Entries>, Entries.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
