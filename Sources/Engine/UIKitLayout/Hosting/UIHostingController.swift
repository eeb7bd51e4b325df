public import Foundation
package import LayoutTree
public import ViewLayout

/// A view controller that shows a SwiftUI view, centered in its own view.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content {
    didSet { (viewIfLoaded as? HostedView)?.contentMayHaveChanged() }
  }
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { applyOptions() }
  }
  open var safeAreaRegions = SafeAreaRegions.all {
    didSet { (viewIfLoaded as? HostedView)?.safeAreaRegions = safeAreaRegions }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = HostedView { [weak self] in
      self.map { AnyView($0.rootView) } ?? AnyView(EmptyView())
    }
    (viewIfLoaded as? HostedView)?.safeAreaRegions = safeAreaRegions
    applyOptions()
  }

  /// Returns the content's size for a proposal; a length of 0 or `greatestFiniteMagnitude` is
  /// unspecified.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

  private func applyOptions() {
    guard let view = viewIfLoaded as? HostedView else { return }
    view.hasIdealSize = sizingOptions.contains(.intrinsicContentSize)
    if sizingOptions.contains(.preferredContentSize) {
      preferredContentSize = view.sizeThatFits(.zero)
    }
  }
}

/// The sizes that follow the ideal size of a hosting controller's content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A UIKit view that shows SwiftUI views, with a separate view graph.
@MainActor
package final class HostedView: UIView, ViewContent {
  private let host: ViewHost
  /// Whether the view's intrinsic content size is the content's ideal size.
  var hasIdealSize = false { didSet { invalidateIntrinsicContentSize() } }

  /// The safe area regions that the content avoids.
  var safeAreaRegions = SafeAreaRegions.all { didSet { setNeedsLayout() } }

  init(_ content: @escaping @MainActor () -> AnyView) {
    host = ViewHost(content: content)
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize {
    hasIdealSize ? fittingSize(.unspecified) : super.intrinsicContentSize
  }

  /// R-HOST-1: returns the content's size for a proposal; lengths of 0 and
  /// `greatestFiniteMagnitude` are unspecified.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat? {
      length > 0 && length < CGFloat.greatestFiniteMagnitude ? length : nil
    }
    return fittingSize(
      ProposedViewSize(width: proposed(size.width), height: proposed(size.height))
    )
  }

  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    host.layOut(proposal: proposal, environment: inner)
    setNeedsLayout()
    return host.size
  }

  /// R-HOST-2: lays out the content, which is proposed the bounds without the safe area.
  package override func layoutSubviews() {
    super.layoutSubviews()
    host.layOut(
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height),
      environment: inner
    )
  }

  /// R-HOST-2: returns the drawing of the content, which is centered in the safe area.
  package func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode] {
    let origin = host.originInWindow
    return host.tree(columns.ofContent).nodes.map {
      $0.moved(by: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y))
    }
  }

  package func tapContent(_ identifier: String) -> Bool { host.tap(identifier) }
  package var contentIdentifiers: [String] { host.identifiers }
  package func takeContentIssues() -> [Issue] { host.takeIssues() }

  package func contentMayHaveChanged() {
    host.reevaluate()
    invalidateIntrinsicContentSize()
  }

  /// R-HOST-3: the environment of the content, with the regions of the safe area that it avoids.
  private var inner: HostEnvironment {
    var environment = traits
    environment.keyboard = safeAreaRegions.contains(.keyboard) ? keyboardOverlap : 0
    let safe = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    environment.safeArea = EdgeInsets(
      top: safe.top,
      leading: traits.isRightToLeft ? safe.right : safe.left,
      bottom: safe.bottom,
      trailing: traits.isRightToLeft ? safe.left : safe.right
    )
    return environment
  }
}
