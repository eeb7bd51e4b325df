// The surface of SafariServices: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
  func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor url: URL,
    title: String?
  ) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor url: URL,
    title: String?
  ) -> [UIActivity] { [] }
}

/// A browser, which shows nothing.
open class SFSafariViewController: UIViewController {
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    open var activityButton: AnyObject?
    open var eventAttribution: AnyObject?
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var configuration = Configuration()
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL) { super.init(nibName: nil, bundle: nil) }
  public init(url: URL, configuration: Configuration) {
    super.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
  public required init?(coder: NSCoder) { return nil }
  @discardableResult
  open class func prewarmConnections(to urls: [URL]) -> AnyObject { NSObject() }
}

open class SSReadingList: NSObject {
  open class func `default`() -> SSReadingList? { nil }
  open class func supportsURL(_ url: URL?) -> Bool { false }
  open func addItem(with url: URL, title: String?, previewText: String?) throws {}
}

@MainActor @preconcurrency
open class SFAuthenticationSession: NSObject {
  public init(
    url: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}
