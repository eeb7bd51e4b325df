// The surface of WatchConnectivity: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

public protocol WCSessionDelegate: NSObjectProtocol {}

open class WCSessionFile: NSObject {
  open var fileURL: URL { URL(fileURLWithPath: "/") }
  open var metadata: [String: Any]? { nil }
}

/// A session of a phone without a watch.
open class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  open weak var delegate: (any WCSessionDelegate)?
  open class func isSupported() -> Bool { false }
  open var activationState: WCSessionActivationState { .notActivated }
  open var isReachable: Bool { false }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open func activate() {}
  open func sendMessage(
    _ message: [String: Any],
    replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  open func updateApplicationContext(_ context: [String: Any]) throws {}
  @discardableResult
  open func transferUserInfo(_ info: [String: Any] = [:]) -> NSObject { NSObject() }
  @discardableResult
  open func transferFile(_ url: URL, metadata: [String: Any]?) -> NSObject { NSObject() }
}
