// The surface of what Foundation lacks on Linux: what app code compiles against.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NoLeadingUnderscores

@_exported import Combine
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationFiles
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import ObjectiveC
@_exported import class ViewLayout.DateComponentsFormatter
@_exported import class ViewLayout.FileWrapper
@_exported import class ViewLayout.ListFormatter
@_exported import struct ViewLayout.LocalizedStringResource
@_exported import class ViewLayout.MeasurementFormatter
@_exported import class ViewLayout.NSItemProvider
@_exported import protocol ViewLayout.NSItemProviderReading
@_exported import protocol ViewLayout.NSItemProviderWriting
@_exported import func ViewLayout.NSLocalizedString
@_exported import class ViewLayout.RelativeDateTimeFormatter
@_exported import class ViewLayout.UndoManager
import UIKitLayout
import ViewLayout

// MARK: - Predicates and sort descriptors

extension NSPredicate {
  /// Makes a predicate that accepts every object, since there are no values by key on Linux.
  public convenience init(format: String, _ arguments: Any?...) { self.init(value: true) }
  public convenience init(format: String, argumentArray: [Any]?) { self.init(value: true) }
}

extension NSSortDescriptor {
  /// Makes a descriptor that keeps the order, since there are no values by key on Linux.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.constantKey, ascending: ascending)
  }
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }
  public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    self.init(key: nil, ascending: descriptor.order == .forward)
  }
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(key: nil, ascending: ascending)
  }
}

extension NSData {
  public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    NSData(data: self as Data)
  }
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    NSData(data: self as Data)
  }
}

extension URLRequest {
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension NSObject {
  fileprivate var constantKey: Int { 0 }
}

extension String.StandardComparator {
  public static let localizedStandard = String.StandardComparator.lexical
  public static let localized = String.StandardComparator.lexical
}

extension SortComparator where Self == String.StandardComparator {
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
}

/// The object that stands for a value in a formatted string, which is never released.
private func encoding(_ value: Any) -> [Int] {
  let text = NSString(string: String(describing: value))
  return [Int(bitPattern: Unmanaged.passRetained(text).toOpaque())]
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(self) }
}
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(self) }
}
extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(self) }
}
extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(self) }
}
extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(self) }
}
extension NSNumber: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(self) }
}

public let NSURLErrorFileOutsideSafeArea = -1_104

// MARK: - Notifications

extension NotificationCenter {
  /// A sequence of notifications that ends at once.
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Notification? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public func notifications(
    named name: Notification.Name,
    object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications() }
}

extension URLSession {
  public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

  /// Returns a publisher that completes without a value.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    Empty().eraseToAnyPublisher()
  }
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { Empty().eraseToAnyPublisher() }
}

// MARK: - Texts

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Makes an attributed string of the text without its marks of emphasis, code and links.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    var text = markdown.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.output.1) }
    for mark in ["**", "__", "~~", "*", "`"] { text = text.replacing(mark, with: "") }
    self.init(text)
  }

  public init(
    markdown: Data,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options)
  }

  public init<Scope: AttributeScope>(
    _ string: NSAttributedString,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(string.string) }
}

extension NSAttributedString {
  /// Makes an empty string: without arguments, since the inherited initializer is missing on Linux.
  public convenience init(_ none: Void = ()) { self.init(string: "") }
  public convenience init(_ string: AttributedString) {
    self.init(string: String(string.characters))
  }

  public struct DocumentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let html = DocumentType(rawValue: "html")
    public static let plain = DocumentType(rawValue: "plain")
    public static let rtf = DocumentType(rawValue: "rtf")
    public static let rtfd = DocumentType(rawValue: "rtfd")
  }

  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "documentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "encoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "attributes")
  }

  public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "documentType")
  }

  /// Makes a string of the text of a document, without the tags of HTML.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(string: String(decoding: data, as: UTF8.self).replacing(#/<[^>]*>/#, with: ""))
  }

  public func data(
    from range: NSRange,
    documentAttributes: [DocumentAttributeKey: Any]
  ) throws -> Data { Data(string.utf8) }
}

/// A detector that finds nothing.
public final class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
  public init(types: NSTextCheckingResult.CheckingType.RawValue) throws { checkingTypes = types }
  public func matches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] { [] }
  public func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? { nil }
  public func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int { 0 }
  public func enumerateMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<Bool>
    ) -> Void
  ) {}
}

// MARK: - Activities, extensions, stores

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

open class NSUserActivity: NSObject, @unchecked Sendable {
  public typealias PersistentIdentifier = String
  open var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var keywords: Set<String> = []
  open var persistentIdentifier: PersistentIdentifier?
  open var targetContentIdentifier: String?
  open var expirationDate: Date?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var suggestedInvocationPhrase: String?
  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name("ubiquitousStoreDidChange")
  open private(set) var dictionaryRepresentation: [String: Any] = [:]
  open func object(forKey key: String) -> Any? { dictionaryRepresentation[key] }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  open func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  open func set(_ value: Any?, forKey key: String) { dictionaryRepresentation[key] = value }
  open func removeObject(forKey key: String) { dictionaryRepresentation[key] = nil }
  @discardableResult open func synchronize() -> Bool { true }
}

public let NSExtensionJavaScriptPreprocessingResultsKey = "preprocessingResults"
public let NSExtensionJavaScriptFinalizeArgumentKey = "finalizeArgument"

open class NSExtensionItem: NSObject {
  open var attachments: [NSItemProvider]?
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var userInfo: [AnyHashable: Any]?
}

open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }
  open func cancelRequest(withError error: any Error) {}
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}

public protocol NSExtensionRequestHandling {
  func beginRequest(with context: NSExtensionContext)
}

extension NSItemProvider {
  public func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {}
  public func registerDataRepresentation(
    forTypeIdentifier identifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {}
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
