// The surface of files, queries and downloads that Foundation lacks on Linux.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import FoundationNetworking

extension URL {
  public static var documentsDirectory: URL { known(.documentDirectory) }
  public static var cachesDirectory: URL { known(.cachesDirectory) }
  public static var libraryDirectory: URL { known(.libraryDirectory) }
  public static var downloadsDirectory: URL { known(.downloadsDirectory) }
  public static var applicationSupportDirectory: URL { known(.applicationSupportDirectory) }
  public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory()) }

  private static func known(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 2)
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 4)
  }

  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 2)
  }

  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteString.utf8) }

  public init(
    resolvingBookmarkData data: Data,
    options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self = url
  }
}

extension URLResourceValues {
  public var volumeAvailableCapacityForImportantUsage: Int64? { 64_000_000_000 }
  public var volumeAvailableCapacity: Int? { 64_000_000_000 }
}

extension URLResourceKey {
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey"
  )
}

extension FileManager {
  /// Returns a folder for the group in the temporary directory.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    temporaryDirectory.appendingPathComponent(identifier)
  }
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
  public static let thermalStateDidChangeNotification = Notification.Name("thermalState")
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("powerState")
  public static let NSUbiquityIdentityDidChange = Notification.Name("ubiquityIdentity")
  public static let NSCalendarDayChanged = Notification.Name("calendarDay")
  public static let NSPersistentStoreRemoteChange = Notification.Name("remoteChange")
}

// MARK: - Coordination

public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedSubitemDidChange(at url: URL) {}
}

open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  public init(filePresenter: (any NSFilePresenter)? = nil) {}
  public static func addFilePresenter(_ presenter: any NSFilePresenter) {}
  public static func removeFilePresenter(_ presenter: any NSFilePresenter) {}
  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }
  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
  open func cancel() {}
}

public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

// MARK: - Queries

public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemURLKey = "kMDItemURL"

open class NSMetadataItem: NSObject {
  open func value(forAttribute key: String) -> Any? { nil }
}

open class NSMetadataQuery: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor] = []
  open var searchScopes: [Any] = []
  open var operationQueue: OperationQueue?
  open var results: [Any] { [] }
  open var resultCount: Int { 0 }
  open var isStarted: Bool { false }
  @discardableResult open func start() -> Bool { true }
  open func stop() {}
  open func enableUpdates() {}
  open func disableUpdates() {}
  open func result(at index: Int) -> Any { NSMetadataItem() }
}

extension Notification.Name {
  public static let NSMetadataQueryDidUpdate = Notification.Name("metadataQueryDidUpdate")
  public static let NSMetadataQueryDidFinishGathering = Notification.Name("metadataQueryDidFinish")
}

open class NSBundleResourceRequest: NSObject {
  public let tags: Set<String>
  public let progress = Progress(totalUnitCount: 1)
  public init(tags: Set<String>) { self.tags = tags }
  open func beginAccessingResources() async throws {}
  open func conditionallyBeginAccessingResources() async -> Bool { true }
  open func endAccessingResources() {}
}

// MARK: - Collections

/// A hash table that holds its objects strongly, even if made by `weakObjects()`.
open class NSHashTable<Object: AnyObject>: NSObject {
  private var objects: [ObjectIdentifier: Object] = [:]
  open class func weakObjects() -> NSHashTable<Object> { NSHashTable() }
  open var allObjects: [Object] { Array(objects.values) }
  open var count: Int { objects.count }
  open func add(_ object: Object?) { object.map { objects[ObjectIdentifier($0)] = $0 } }
  open func remove(_ object: Object?) { object.map { objects[ObjectIdentifier($0)] = nil } }
  open func removeAllObjects() { objects = [:] }
  open func contains(_ object: Object?) -> Bool {
    object.map { objects[ObjectIdentifier($0)] != nil } ?? false
  }
}

/// A table that keeps its keys and objects.
open class NSMapTable<Key: AnyObject, Object: AnyObject>: NSObject {
  private var entries: [ObjectIdentifier: (Key, Object)] = [:]
  open class func strongToWeakObjects() -> NSMapTable<Key, Object> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<Key, Object> { NSMapTable() }
  open class func weakToWeakObjects() -> NSMapTable<Key, Object> { NSMapTable() }
  open class func strongToStrongObjects() -> NSMapTable<Key, Object> { NSMapTable() }
  open var count: Int { entries.count }
  open func object(forKey key: Key?) -> Object? { key.flatMap { entries[ObjectIdentifier($0)]?.1 } }
  open func setObject(_ object: Object?, forKey key: Key?) {
    guard let key else { return }
    entries[ObjectIdentifier(key)] = object.map { (key, $0) }
  }
  open func removeObject(forKey key: Key?) { setObject(nil, forKey: key) }
  open func removeAllObjects() { entries = [:] }
}

// MARK: - Loading

extension URLSession {
  /// Bytes that end at once.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> UInt8? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public var lines: AsyncThrowingStream<String, any Error> { AsyncThrowingStream { $0.finish() } }
    public var characters: AsyncThrowingStream<Character, any Error> {
      AsyncThrowingStream { $0.finish() }
    }
  }

  public func bytes(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    guard let url = request.url else { throw URLError(.badURL) }
    return try await bytes(from: url, delegate: delegate)
  }

  public func bytes(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let response = URLResponse(
      url: url,
      mimeType: nil,
      expectedContentLength: 0,
      textEncodingName: nil
    )
    return (AsyncBytes(), response)
  }
}

extension URLSessionConfiguration {
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
}

extension DispatchSource {
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  public static func makeFileSystemObjectSource(
    fileDescriptor: Int32,
    eventMask: FileSystemEvent,
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject { makeUserDataAddSource(queue: queue) }

  public static func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent,
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure { makeUserDataAddSource(queue: queue) }
}

public typealias DispatchSourceFileSystemObject = DispatchSourceUserDataAdd
public typealias DispatchSourceMemoryPressure = DispatchSourceUserDataAdd
