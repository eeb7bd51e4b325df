public import Foundation
public import ViewLayout

/// A controller whose view shows views of SwiftUI's, in the middle of it.
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  open var rootView: Content {
    didSet { (viewIfLoaded as? HostedView)?.contentMayHaveChanged() }
  }
  /// Which of the content's sizes are the view's, or the controller's.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { applyOptions() }
  }
  /// Which parts of the safe area the content keeps free; has no effect.
  open var safeAreaRegions = SafeAreaRegions.all

  /// Makes a controller of a view.
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
    applyOptions()
  }

  /// The size of the content for a proposal.
  ///
  /// - Parameter size: The proposal, in points; a length of 0, or the maximum finite number,
  ///   proposes nothing.
  /// - Returns: The size in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

  private func applyOptions() {
    guard let view = viewIfLoaded as? HostedView else { return }
    view.hasIdealSize = sizingOptions.contains(.intrinsicContentSize)
    if sizingOptions.contains(.preferredContentSize) {
      preferredContentSize = view.sizeThatFits(.zero)
    }
  }
}

/// Which of the sizes of a controller's content are its view's, or its own.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's preferred size is the content's ideal one.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's intrinsic size is the content's ideal one.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of UIKit's that shows views of SwiftUI's, on a graph of their own.
@MainActor
package final class HostedView: UIView, ViewContent {
  private let host: ViewHost
  /// The size that the views take where nothing is proposed, if it is to be the view's intrinsic
  /// size.
  var hasIdealSize = false { didSet { invalidateIntrinsicContentSize() } }

  init(_ content: @escaping @MainActor () -> AnyView) {
    host = ViewHost(content: content)
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize {
    hasIdealSize ? fittingSize(.unspecified) : super.intrinsicContentSize
  }

  /// R-HOST-1: the size of a view of SwiftUI's for a proposal; no length is proposed that is 0 or
  /// as large as a number can be.
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

  /// R-HOST-2: of the bounds, the views are proposed what the safe area leaves.
  package override func layoutSubviews() {
    super.layoutSubviews()
    host.layOut(
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height),
      environment: inner
    )
  }

  /// R-HOST-2: the views lie in the middle of the safe area.
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

  /// What the views are told of where they are.
  private var inner: HostEnvironment {
    var environment = traits
    let safe = safeAreaInsets
    environment.safeArea = EdgeInsets(
      top: safe.top,
      leading: traits.isRightToLeft ? safe.right : safe.left,
      bottom: safe.bottom,
      trailing: traits.isRightToLeft ? safe.left : safe.right
    )
    return environment
  }
}
