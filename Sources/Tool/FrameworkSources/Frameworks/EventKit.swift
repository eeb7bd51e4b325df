// The surface of EventKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import FoundationAdditions

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

open class EKCalendar: NSObject, @unchecked Sendable {
  open var title = "Calendar"
  open var calendarIdentifier: String { "calendar" }
  open var allowsContentModifications: Bool { true }
}

open class EKAlarm: NSObject {
  public init(relativeOffset: TimeInterval) {}
  public init(absoluteDate: Date) {}
}

open class EKCalendarItem: NSObject, @unchecked Sendable {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var calendarItemIdentifier: String { "item" }
  open func addAlarm(_ alarm: EKAlarm) {}
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date! = Date(timeIntervalSince1970: 0)
  open var endDate: Date! = Date(timeIntervalSince1970: 0)
  open var isAllDay = false
  open var eventIdentifier: String! { "event" }
  public init(eventStore: EKEventStore) {}
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var isCompleted = false
  open var completionDate: Date?
  open var dueDateComponents: DateComponents?
  open var priority = 0
  public init(eventStore: EKEventStore) {}
}

extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("eventStoreChanged")
}

/// A store without events.
open class EKEventStore: NSObject, @unchecked Sendable {
  open var defaultCalendarForNewEvents: EKCalendar? { EKCalendar() }
  open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  open func requestAccess(
    to type: EKEntityType,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  open func defaultCalendarForNewReminders() -> EKCalendar? { EKCalendar() }
  open func predicateForEvents(
    withStart start: Date,
    end: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func fetchReminders(
    matching predicate: NSPredicate,
    completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return NSObject()
  }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
}
