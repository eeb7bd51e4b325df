// The surface of PassKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit
import SwiftUI

public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let amex = PKPaymentNetwork("AmEx")
  public static let visa = PKPaymentNetwork("Visa")
  public static let masterCard = PKPaymentNetwork("MasterCard")
  public static let maestro = PKPaymentNetwork("Maestro")
  public static let discover = PKPaymentNetwork("Discover")
  public static let JCB = PKPaymentNetwork("JCB")
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  public static let interac = PKPaymentNetwork("Interac")
  public static let electron = PKPaymentNetwork("Electron")
  public static let vPay = PKPaymentNetwork("VPay")
  public static let eftpos = PKPaymentNetwork("eftpos")
  public static let elo = PKPaymentNetwork("Elo")
  public static let mada = PKPaymentNetwork("mada")
  public static let mir = PKPaymentNetwork("Mir")
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  public static let girocard = PKPaymentNetwork("girocard")
  public static let bancontact = PKPaymentNetwork("Bancontact")
  public static let dankort = PKPaymentNetwork("Dankort")
  public static let pagoBancomat = PKPaymentNetwork("PagoBancomat")
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  public static let idCredit = PKPaymentNetwork("iD")
  public static let quicPay = PKPaymentNetwork("QUICPay")
  public static let suica = PKPaymentNetwork("Suica")
  public static let nanaco = PKPaymentNetwork("Nanaco")
  public static let waon = PKPaymentNetwork("Waon")
  public static let postFinance = PKPaymentNetwork("PostFinance")
  public static let bancomat = PKPaymentNetwork("Bancomat")
  public static let barcode = PKPaymentNetwork("Barcode")
  public static let meeza = PKPaymentNetwork("Meeza")
  public static let tmoney = PKPaymentNetwork("TMoney")
  public static let NAPAS = PKPaymentNetwork("NAPAS")
  public static let himyan = PKPaymentNetwork("Himyan")
  public static let jaywan = PKPaymentNetwork("Jaywan")
}

public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  public static let emv = PKMerchantCapability(rawValue: 2)
  public static let credit = PKMerchantCapability(rawValue: 4)
  public static let debit = PKMerchantCapability(rawValue: 8)
}

public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}

open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var intervalUnit = NSCalendar.Unit.month
  open var intervalCount = 1
  open var startDate: Date?
  open var endDate: Date?
  public convenience init(label: String, amount: NSDecimalNumber) {
    self.init(label: label, amount: amount, type: .final)
  }
}

open class PKRecurringPaymentRequest: NSObject, @unchecked Sendable {
  open var paymentDescription: String
  open var regularBilling: PKRecurringPaymentSummaryItem
  open var managementURL: URL
  open var billingAgreement: String?
  public init(
    paymentDescription: String,
    regularBilling: PKRecurringPaymentSummaryItem,
    managementURL: URL
  ) {
    (self.paymentDescription, self.regularBilling) = (paymentDescription, regularBilling)
    self.managementURL = managementURL
  }
}

public struct PKContactField: Hashable, Sendable {
  let name: String
  public static let emailAddress = PKContactField(name: "email")
  public static let name = PKContactField(name: "name")
  public static let phoneNumber = PKContactField(name: "phone")
  public static let postalAddress = PKContactField(name: "post")
}

open class PKPaymentRequest: NSObject, @unchecked Sendable {
  open var merchantIdentifier = ""
  open var merchantCapabilities: PKMerchantCapability = []
  open var countryCode = "US"
  open var currencyCode = "USD"
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var recurringPaymentRequest: PKRecurringPaymentRequest?
  open var applicationData: Data?
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

open class PKPaymentMerchantSession: NSObject, @unchecked Sendable {
  public init(dictionary: [AnyHashable: Any]) {}
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
  open var paymentData: Data { Data() }
  open var transactionIdentifier: String { "" }
}

open class PKPayment: NSObject, @unchecked Sendable {
  public let token = PKPaymentToken()
}

public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }

open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  open var status: PKPaymentAuthorizationStatus
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { self.status = status }
}

open class PKPaymentRequestMerchantSessionUpdate: NSObject, @unchecked Sendable {
  public init(
    status: PKPaymentAuthorizationStatus,
    merchantSession: PKPaymentMerchantSession?
  ) {}
}

public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {}

/// A controller of payments, which cannot be made.
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}
  open class func canMakePayments() -> Bool { true }
  open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { true }
  open class func canMakePayments(
    usingNetworks networks: [PKPaymentNetwork],
    capabilities: PKMerchantCapability
  ) -> Bool { true }
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  open func present() async -> Bool { false }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  case willAuthorize
  case didAuthorize(
    payment: PKPayment,
    resultHandler: (PKPaymentAuthorizationResult) -> Void
  )
  case didFinish
}

public struct PayWithApplePayButtonLabel: Sendable {
  public static let plain = PayWithApplePayButtonLabel()
  public static let buy = PayWithApplePayButtonLabel()
  public static let donate = PayWithApplePayButtonLabel()
  public static let setUp = PayWithApplePayButtonLabel()
  public static let checkout = PayWithApplePayButtonLabel()
  public static let subscribe = PayWithApplePayButtonLabel()
  public static let support = PayWithApplePayButtonLabel()
  public static let contribute = PayWithApplePayButtonLabel()
  public static let `continue` = PayWithApplePayButtonLabel()
}

public struct PayWithApplePayButtonStyle: Sendable {
  public static let automatic = PayWithApplePayButtonStyle()
  public static let black = PayWithApplePayButtonStyle()
  public static let white = PayWithApplePayButtonStyle()
  public static let whiteOutline = PayWithApplePayButtonStyle()
}

/// The button to pay: at least 100 × 30, and it fills the proposed size.
public struct PayWithApplePayButton<Fallback: View>: View {
  public init(
    _ label: PayWithApplePayButtonLabel = .plain,
    request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    onMerchantSessionRequested: (() async -> PKPaymentRequestMerchantSessionUpdate)? = nil,
    @ViewBuilder fallback: () -> Fallback
  ) {}
  public init(
    _ label: PayWithApplePayButtonLabel = .plain,
    action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {}
  public var body: some View {
    PlaceholderView("PayWithApplePayButton").frame(minWidth: 100, minHeight: 30)
  }
}

extension PayWithApplePayButton where Fallback == EmptyView {
  public init(
    _ label: PayWithApplePayButtonLabel = .plain,
    request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    onMerchantSessionRequested: (() async -> PKPaymentRequestMerchantSessionUpdate)? = nil
  ) {}
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {}
}

extension View {
  public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> Self { self }
}
