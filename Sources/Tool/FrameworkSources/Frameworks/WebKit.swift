// The surface of WebKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import UIKit
@_exported import WebKitConfiguration
import SwiftUI

// MARK: - Configuration

@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
  open weak var webView: WKWebView?
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ controller: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {}

@MainActor @preconcurrency
open class WKContentRuleList: NSObject {
  open var identifier: String! { "" }
}

@MainActor @preconcurrency
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  open class func `default`() -> WKContentRuleListStore! { shared }
  open func compileContentRuleList(
    forIdentifier identifier: String!,
    encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { nil }
  open func compileContentRuleList(
    forIdentifier identifier: String!,
    encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {}
}

@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func add(
    _ handler: any WKScriptMessageHandler,
    contentWorld: WKContentWorld,
    name: String
  ) {}
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld,
    name: String
  ) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
  open func add(_ list: WKContentRuleList) {}
  open func remove(_ list: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}

@MainActor @preconcurrency
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

@MainActor @preconcurrency
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var suppressesIncrementalRendering = false
  open var ignoresViewportScaleLimits = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {
  }
  open func urlSchemeHandler(forURLScheme scheme: String) -> (any WKURLSchemeHandler)? { nil }
}

// MARK: - Navigation

@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
  open var host: String { "example.com" }
  open var port: Int { 443 }
  open var `protocol`: String { "https" }
}

@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  open weak var webView: WKWebView?
}

@MainActor @preconcurrency
open class WKNavigation: NSObject {}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }

@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  open var navigationType: WKNavigationType { .other }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var targetFrame: WKFrameInfo? { nil }
  open var shouldPerformDownload: Bool { false }
}

@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  open var response: URLResponse {
    let url = URL(fileURLWithPath: "/")
    return URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }
}

@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {}

@MainActor @preconcurrency
open class WKContextMenuElementInfo: NSObject {
  open var linkURL: URL? { nil }
}

@MainActor @preconcurrency
open class WKDownload: NSObject {
  open weak var delegate: AnyObject?
}

public struct WKError: Error {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }
  public static let errorDomain = "WKErrorDomain"
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  public static let webViewInvalidated = Code.webViewInvalidated
  public let code: Code
}

/// The delegate of a web view's navigation; its methods are never called, so none is required.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {}

/// The delegate of a web view's interface; its methods are never called, so none is required.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}

@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var initialURL: URL { url }
  open var title: String? { nil }
}

@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

// MARK: - Web views

@MainActor @preconcurrency
open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
}

@MainActor @preconcurrency
open class WKFindResult: NSObject {
  open var matchFound: Bool { false }
}

@MainActor @preconcurrency
open class WKPDFConfiguration: NSObject {
  open var rect = CGRect.null
}

@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}

/// A web view without an intrinsic size, which shows nothing.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public let scrollView = UIScrollView()
  public let backForwardList = WKBackForwardList()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var interactionState: Any?
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var findInteraction: UIFindInteraction?
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var title: String? { nil }
  open private(set) var url: URL?
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 1 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { true }
  open var themeColor: UIColor? { nil }

  public convenience init() { self.init(frame: .zero) }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { return nil }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo accessURL: URL) -> WKNavigation? { nil }
  @discardableResult
  open func load(
    _ data: Data,
    mimeType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  open func stopLoading() {}
  @discardableResult
  open func evaluateJavaScript(_ script: String) async throws -> Any? { nil }
  open func evaluateJavaScript(
    _ script: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  @discardableResult
  open func callAsyncJavaScript(
    _ body: String,
    arguments: [String: Any] = [:],
    in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { nil }
  open func find(_ string: String, configuration: WKFindConfiguration) async throws -> WKFindResult
  {
    WKFindResult()
  }
  open func find(
    _ string: String,
    configuration: WKFindConfiguration,
    completionHandler: @escaping (WKFindResult) -> Void
  ) {}
  open func pdf(configuration: WKPDFConfiguration? = nil) async throws -> Data { Data() }
  open func createPDF(
    configuration: WKPDFConfiguration? = nil,
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {}
  open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    UIImage()
  }
  open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {}
  open func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }
  open class func handlesURLScheme(_ scheme: String) -> Bool { scheme == "https" }
}

@MainActor @preconcurrency
open class UIFindInteraction: NSObject {
  open func presentFindNavigator(showingReplace: Bool) {}
  open func dismissFindNavigator() {}
  open var isFindNavigatorVisible: Bool { false }
}

// MARK: - SwiftUI

@MainActor @Observable
public final class WebPage {
  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 1 }
  public init() {}
  @discardableResult
  public func load(_ request: URLRequest) -> AsyncStream<Int> {
    url = request.url
    return AsyncStream { $0.finish() }
  }
  @discardableResult
  public func load(_ url: URL?) -> AsyncStream<Int> {
    self.url = url
    return AsyncStream { $0.finish() }
  }
  public func reload() {}
  public func stopLoading() {}
}

/// A web page, which fills the proposed size.
public struct WebView: View {
  public init(url: URL?) {}
  public init(_ page: WebPage) {}
  public var body: some View { PlaceholderView("WebView") }
}
