// The surface of CoreSpotlight: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import FoundationAdditions
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var url: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var authorNames: [String]?
  open var identifier: String?
  public init(contentType: UTType) {}
  public init(itemContentType: String) {}
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date!
  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { shared }
  open class func isIndexingAvailable() -> Bool { true }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

extension NSUserActivity {
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { nil }
    set {}
  }
}
