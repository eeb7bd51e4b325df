// The surface of WebKit's preferences, scripts and stored data: what app code compiles against.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

@MainActor @preconcurrency
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isTextInteractionEnabled = true
}

@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

@MainActor @preconcurrency
open class WKContentWorld: NSObject {
  public static let page = WKContentWorld()
  public static let defaultClient = WKContentWorld()
  open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

@MainActor @preconcurrency
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool,
    in world: WKContentWorld? = nil
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}

@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  open func allCookies() async -> [HTTPCookie] { [] }
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler([])
  }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open func setCookie(_ cookie: HTTPCookie) async {}
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
}

@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

public let WKWebsiteDataTypeCookies = "cookies"
public let WKWebsiteDataTypeDiskCache = "diskCache"
public let WKWebsiteDataTypeMemoryCache = "memoryCache"
public let WKWebsiteDataTypeLocalStorage = "localStorage"

@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  public let httpCookieStore = WKHTTPCookieStore()
  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  open var isPersistent: Bool { false }
  open func dataRecords(ofTypes types: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  open func fetchDataRecords(
    ofTypes types: Set<String>,
    completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  open func removeData(
    ofTypes types: Set<String>,
    for records: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  open func removeData(
    ofTypes types: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  open func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {}
}

@MainActor @preconcurrency
open class WKProcessPool: NSObject {}
