// The surface of OSLog: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import os

open class OSLogEntry: NSObject, @unchecked Sendable {
  public let composedMessage = ""
  public let date = Date(timeIntervalSince1970: 0)
}

public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  public let level = Level.info
  public let category = ""
  public let subsystem = ""
  public let process = ""
  public let sender = ""
}

public final class OSLogPosition: NSObject {}
public final class OSLogEnumerator: NSObject {}

/// A store without entries.
public final class OSLogStore: NSObject {
  public enum Scope: Int, Sendable { case currentProcessIdentifier, system }
  public init(scope: Scope) throws {}
  public init(url: URL) throws {}
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  public func getEntries(
    with options: [Int] = [],
    at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> [OSLogEntry] { [] }
}
