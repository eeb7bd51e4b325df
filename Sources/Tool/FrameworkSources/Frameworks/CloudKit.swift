// The surface of CloudKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import CoreLocation

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKErrorRetryAfterKey = "CKErrorRetryAfter"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"

extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("accountChanged")
}

public struct CKError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest
    case assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation
    case operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
    case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants
    case alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification
    case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
  }

  public static let errorDomain = "CKErrorDomain"
  public static let networkFailure = Code.networkFailure
  public static let networkUnavailable = Code.networkUnavailable
  public static let notAuthenticated = Code.notAuthenticated
  public static let zoneNotFound = Code.zoneNotFound
  public static let userDeletedZone = Code.userDeletedZone
  public static let quotaExceeded = Code.quotaExceeded
  public static let unknownItem = Code.unknownItem
  public static let serverRecordChanged = Code.serverRecordChanged
  public static let partialFailure = Code.partialFailure
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var userInfo: [String: Any] { [:] }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  public var retryAfterSeconds: Double? { nil }
  public var serverRecord: CKRecord? { nil }
  public var clientRecord: CKRecord? { nil }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

// MARK: - Records

public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

open class CKRecordZone: NSObject, @unchecked Sendable {
  public final class ID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static let supportsSecureCoding = true
    public static let `default` = ID(zoneName: "default", ownerName: CKCurrentUserDefaultName)
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public init?(coder: NSCoder) { return nil }
    public func encode(with coder: NSCoder) {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override var hash: Int { zoneName.hashValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.zoneName == zoneName }
  }
  public let zoneID: ID
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
}

open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  public final class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    public override var hash: Int { recordName.hashValue }
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID)?.recordName == recordName
    }
  }

  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

  public final class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  public let recordType: RecordType
  public let recordID: ID
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var parent: Reference?
  open var encryptedValues: CKRecord { self }
  private var values: [String: any CKRecordValueProtocol] = [:]
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  open func allKeys() -> [String] { Array(values.keys) }
  open func changedKeys() -> [String] { [] }
  open func object(forKey key: String) -> (any CKRecordValueProtocol)? { values[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) {
    values[key] = object
  }
  public subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  public subscript<Value>(key: String) -> Value? { values[key] as? Value }
}

public final class CKAsset: NSObject, CKRecordValueProtocol {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

public final class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
  public static let supportsSecureCoding = true
  public init?(coder: NSCoder) { return nil }
  public func encode(with coder: NSCoder) {}
}

open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

// MARK: - Subscriptions

open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var shouldSendContentAvailable = false
    open var shouldBadge = false
    open var alertBody: String?
    open var soundName: String?
    open var category: String?
  }
  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?
  init(id: ID) { subscriptionID = id }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    super.init(id: subscriptionID)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  public init(subscriptionID: ID) { super.init(id: subscriptionID) }
}

open class CKNotification: NSObject, @unchecked Sendable {
  open var subscriptionID: String? { nil }
  public init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) { return nil }
}

open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID? { nil }
}

// MARK: - Operations

open class CKOperation: Operation, @unchecked Sendable {
  open class Configuration: NSObject, @unchecked Sendable {
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var isLongLived = false
  }
  open var configuration: Configuration! = Configuration()
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  public final class Cursor: NSObject, @unchecked Sendable {}
  public static let maximumResults = 0
  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = 0
  open var desiredKeys: [String]?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil)
  {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
}

open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    open var previousServerChangeToken: CKServerChangeToken?
    open var desiredKeys: [String]?
    open var resultsLimit: Int?
  }
  open var fetchAllChanges = true
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  open var recordZoneChangeTokensUpdatedBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  open var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<
          (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool),
          any Error
        >
      ) -> Void
    )?
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  public convenience init(
    recordZoneIDs: [CKRecordZone.ID],
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  ) { self.init() }
}

/// A database without records, for a user who is not signed in.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }
  public typealias MatchResults = [(CKRecord.ID, Result<CKRecord, any Error>)]
  open var databaseScope: Scope { .private }
  open func add(_ operation: CKDatabaseOperation) {}
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void)
  {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func record(for id: CKRecord.ID) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  open func fetch(
    withRecordID id: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func fetch(
    withRecordZoneID id: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  @discardableResult
  open func deleteRecord(withID id: CKRecord.ID) async throws -> CKRecord.ID { id }
  open func delete(
    withRecordID id: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(id, nil) }
  open func delete(
    withSubscriptionID id: CKSubscription.ID,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) { completionHandler(id, nil) }
  open func records(
    matching query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (matchResults: MatchResults, queryCursor: CKQueryOperation.Cursor?) {
    ([], nil)
  }
  open func records(
    continuingMatchFrom cursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (matchResults: MatchResults, queryCursor: CKQueryOperation.Cursor?) {
    ([], nil)
  }
}

open class CKContainer: NSObject, @unchecked Sendable {
  public enum AccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
  }
  private static let shared = CKContainer(identifier: "iCloud")
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase()
  public let publicCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()
  public init(identifier: String) { containerIdentifier = identifier }
  open class func `default`() -> CKContainer { shared }
  open func accountStatus() async throws -> AccountStatus { .noAccount }
  open func accountStatus(completionHandler: @escaping (AccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}
