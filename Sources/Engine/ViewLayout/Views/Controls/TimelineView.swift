public import Foundation

/// A view that updates on a schedule; a scene is laid out at a single moment.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The date and the update rate of a timeline view.
  public struct Context: Sendable {
    /// The update rate of a timeline view.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date
    public let cadence: Cadence
  }

  let content: (TimelineViewDefaultContext) -> Content

  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.content = content }

  @MainActor public var body: some View {
    content(TimelineViewDefaultContext(date: Date(), cadence: .live))
  }
}

/// The context of a timeline view, independent of its schedule.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The schedule of a timeline view; it has no effect, because a scene is laid out once.
public protocol TimelineSchedule {}

/// A schedule with an update every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
}

/// A schedule with updates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// A schedule with updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  public init(_ dates: Entries) {}
}

/// A schedule with updates at the display's frame rate.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<Entries: Sequence>(
    _ dates: Entries
  ) -> ExplicitTimelineSchedule<Entries>
  where Self == ExplicitTimelineSchedule<Entries>, Entries.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
