// The surface of StoreKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import StoreKitModels
import SwiftUI
import struct StoreKitModels.Transaction

// MARK: - Views

/// The view of a product, as wide as its proposal.
public struct ProductView<Icon: View, Placeholder: View>: View {
  public init(
    id: Product.ID,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) where Placeholder == EmptyView {}
  public init(
    id: Product.ID,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> Placeholder
  ) {}
  public init(
    _ product: Product,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) where Placeholder == EmptyView {}
  public var body: some View { PlaceholderView("ProductView", height: 80) }
}

extension ProductView where Icon == EmptyView, Placeholder == EmptyView {
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false) {}
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

/// The view of several products, which fills the proposed size.
public struct StoreView<Icon: View, Placeholder: View>: View {
  public init<IDs: Collection>(
    ids: IDs,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where IDs.Element == String, Placeholder == EmptyView {}
  public init<IDs: Collection>(
    ids: IDs,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> Placeholder
  ) where IDs.Element == String {}
  public var body: some View { PlaceholderView("StoreView") }
}

extension StoreView where Icon == EmptyView, Placeholder == EmptyView {
  public init<IDs: Collection>(
    ids: IDs,
    prefersPromotionalIcon: Bool = false
  ) where IDs.Element == String {}
}

public struct SubscriptionStoreRelationships: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let upgrade = SubscriptionStoreRelationships(rawValue: 1)
  public static let downgrade = SubscriptionStoreRelationships(rawValue: 2)
  public static let crossgrade = SubscriptionStoreRelationships(rawValue: 4)
  public static let current = SubscriptionStoreRelationships(rawValue: 8)
  public static let all: SubscriptionStoreRelationships = [
    .upgrade, .downgrade, .crossgrade, .current,
  ]
}

/// The subscriptions of a group below their marketing content, which fills the proposed size.
public struct SubscriptionStoreView<Content: View>: View {
  public typealias VisibleRelationships = SubscriptionStoreRelationships

  private let content: Content
  public init(
    groupID: String,
    visibleRelationships: VisibleRelationships = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  public init<IDs: Collection>(
    productIDs: IDs,
    @ViewBuilder marketingContent: () -> Content
  ) where IDs.Element == String { content = marketingContent() }
  public init<Products: Collection>(
    subscriptions: Products,
    @ViewBuilder marketingContent: () -> Content
  ) where Products.Element == Product { content = marketingContent() }
  public var body: some View {
    VStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      PlaceholderView("SubscriptionStoreView", height: 280)
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String, visibleRelationships: VisibleRelationships = .all) {
    content = EmptyView()
  }
  public init<IDs: Collection>(productIDs: IDs) where IDs.Element == String {
    content = EmptyView()
  }
}

// MARK: - Styles

public protocol ProductViewStyle {}

public struct NamedProductViewStyle: ProductViewStyle {}

extension ProductViewStyle where Self == NamedProductViewStyle {
  public static var automatic: NamedProductViewStyle { NamedProductViewStyle() }
  public static var compact: NamedProductViewStyle { NamedProductViewStyle() }
  public static var regular: NamedProductViewStyle { NamedProductViewStyle() }
  public static var large: NamedProductViewStyle { NamedProductViewStyle() }
}

public struct ProductViewStyleConfiguration {
  public enum LoadState {
    case loading, failure(any Error), unavailable, success(Product)
  }
  public var state: LoadState { .loading }
  public var product: Product? { nil }
  public var icon: some View { EmptyView() }
  public var hasCurrentEntitlement: Bool { false }
  public func purchase() {}
}

extension ProductViewStyle {
  public typealias Configuration = ProductViewStyleConfiguration
}

public struct SubscriptionStoreButtonLabel: Sendable {
  public static let automatic = SubscriptionStoreButtonLabel()
  public static let action = SubscriptionStoreButtonLabel()
  public static let displayName = SubscriptionStoreButtonLabel()
  public static let price = SubscriptionStoreButtonLabel()
  public static let multiline = SubscriptionStoreButtonLabel()
  public static let singleLine = SubscriptionStoreButtonLabel()
  public var action: SubscriptionStoreButtonLabel { self }
  public var price: SubscriptionStoreButtonLabel { self }
  public var displayName: SubscriptionStoreButtonLabel { self }
}

public struct StoreButtonKind: Hashable, Sendable {
  public static let cancellation = StoreButtonKind()
  public static let restorePurchases = StoreButtonKind()
  public static let redeemCode = StoreButtonKind()
  public static let signIn = StoreButtonKind()
  public static let policies = StoreButtonKind()
}

public struct SubscriptionStoreControlStyleName: Sendable {
  public static let automatic = SubscriptionStoreControlStyleName()
  public static let buttons = SubscriptionStoreControlStyleName()
  public static let picker = SubscriptionStoreControlStyleName()
  public static let prominentPicker = SubscriptionStoreControlStyleName()
  public static let compactPicker = SubscriptionStoreControlStyleName()
  public static let pagedPicker = SubscriptionStoreControlStyleName()
}

public enum SubscriptionStorePolicyKind: Sendable { case termsOfService, privacyPolicy }

public enum EntitlementTaskState<Value> {
  case loading, failure(any Error), success(Value)
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  public func map<Mapped>(
    _ transform: (Value) throws -> Mapped
  ) rethrows -> EntitlementTaskState<Mapped> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
  public func map<Mapped>(
    _ transform: (Value) async throws -> Mapped
  ) async rethrows -> EntitlementTaskState<Mapped> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

public enum ProductTaskState: Sendable {
  case loading, unavailable, success(Product), failure(any Error)
  public var product: Product? { if case .success(let product) = self { product } else { nil } }
}

extension ContainerBackgroundPlacement {
  public static let subscriptionStoreHeader = subscriptionStore
  public static let subscriptionStoreFullHeight = subscriptionStore
}

public struct PurchaseAction: Sendable {
  public func callAsFunction(
    _ product: Product,
    options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}

public struct DisplayStoreKitMessageAction: Sendable {
  public func callAsFunction(_ message: Any) throws {}
}

extension EnvironmentValues {
  public var purchase: PurchaseAction { PurchaseAction() }
  public var displayStoreKitMessage: DisplayStoreKitMessageAction { DisplayStoreKitMessageAction() }
}

// MARK: - Modifiers

extension View {
  public func productViewStyle<Style: ProductViewStyle>(_ style: Style) -> Self { self }
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> Self { self }
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleName) -> Self {
    self
  }
  public func subscriptionStorePickerItemBackground<Style: ShapeStyle>(_ style: Style) -> Self {
    self
  }
  public func subscriptionStoreControlBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }
  public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> Self { self }
  public func subscriptionStorePolicyDestination(
    url: URL,
    for policy: SubscriptionStorePolicyKind
  ) -> Self { self }
  public func subscriptionStorePolicyForegroundStyle<Style: ShapeStyle>(_ style: Style) -> Self {
    self
  }
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> Self { self }
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> Self { self }
  public func subscriptionStatusTask(
    for groupID: String,
    priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task { await action(.success([])) } }
  public func currentEntitlementTask(
    for productID: String,
    priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { task { await action(.success(nil)) } }
  public func storeProductTask(
    for id: Product.ID,
    priority: TaskPriority = .medium,
    action: @escaping (ProductTaskState) async -> Void
  ) -> some View { task { await action(.unavailable) } }
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> Self { self }
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> Self { self }
  public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)?
  ) -> Self { self }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> Self { self }
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>,
    subscriptionGroupID: String
  ) -> Self { self }
  public func refundRequestSheet(
    for transactionID: UInt64,
    isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, any Error>) -> Void)? = nil
  ) -> Self { self }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> Self { self }
}
