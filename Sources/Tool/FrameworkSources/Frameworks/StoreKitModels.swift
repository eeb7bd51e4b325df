// The surface of StoreKit's products and transactions: what app code compiles against.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions
import UIKit

// MARK: - Results

public enum VerificationResult<SignedType> {
  public enum VerificationError: Error {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
  public var jwsRepresentation: String { "" }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

public enum StoreKitError: Error {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled
}

// MARK: - Products

public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable")
  }

  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption() }
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      PurchaseOption()
    }
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>), userCancelled, pending
  }
  public enum PurchaseError: Error { case invalidQuantity, productUnavailable, purchaseNotAllowed }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public enum OfferType: Hashable, Sendable { case introductory, promotional, winBack }
    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: Hashable, RawRepresentable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    public struct RenewalInfo: Hashable, Sendable {
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let renewalDate: Date?
    }

    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }

    public let subscriptionGroupID: String
    public let groupDisplayName: String
    public let groupLevel: Int
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  public static func products<IDs: Collection>(
    for identifiers: IDs
  ) async throws -> [Product] where IDs.Element == String { [] }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

// MARK: - Transactions

/// The transactions of a store, of which there are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public typealias Transactions = AsyncStream<VerificationResult<Transaction>>
  public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
  public enum RevocationReason: Hashable, Sendable {
    case developerIssue, other
    public var localizedDescription: String { "Other" }
  }
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let isUpgraded: Bool
  public let purchasedQuantity: Int
  public let subscriptionGroupID: String?
  public let ownershipType: OwnershipType
  public let appAccountToken: UUID?

  public static var updates: Transactions { Transactions { $0.finish() } }
  public static var unfinished: Transactions { Transactions { $0.finish() } }
  public static var all: Transactions { Transactions { $0.finish() } }
  public static var currentEntitlements: Transactions { Transactions { $0.finish() } }
  public static func latest(for id: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(
    for id: String
  ) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlements(for id: String) -> Transactions {
    Transactions { $0.finish() }
  }
  public func finish() async {}
}

public enum AppStore {
  public struct Environment: Hashable, Sendable {
    public static let production = Environment()
    public static let sandbox = Environment()
    public static let xcode = Environment()
  }
  public static var canMakePayments: Bool { true }
  public static func sync() async throws {}
  public static func requestReview(in scene: UIWindowScene) {}
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}

public struct AppTransaction: Sendable {
  public let originalAppVersion = "1.0"
  public let appVersion = "1.0"
  public let bundleID = ""
  public let environment = AppStore.Environment.xcode
  public let originalPurchaseDate = Date(timeIntervalSince1970: 0)
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { .verified(AppTransaction()) }
  }
}

public struct Storefront: Sendable {
  public let countryCode: String
  public let id: String
  public static var current: Storefront? { get async { nil } }
}

// MARK: - The original API

open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in scene: UIWindowScene) {}
}

open class SKProduct: NSObject, @unchecked Sendable {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "Product" }
  open var localizedDescription: String { "Description" }
  open var price: NSDecimalNumber { 0.99 }
  open var priceLocale: Locale { .current }
}

open class SKPayment: NSObject {
  public init(product: SKProduct) {}
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject {
  open var transactionState: SKPaymentTransactionState { .purchased }
  open var error: (any Error)? { nil }
}

public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  )
}

open class SKPaymentQueue: NSObject {
  private static let shared = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { shared }
  open class func canMakePayments() -> Bool { true }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
}
