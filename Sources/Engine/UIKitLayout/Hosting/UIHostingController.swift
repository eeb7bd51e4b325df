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
    didSet { takeOptions() }
  }
  /// Which parts of the safe area the content keeps free: taken and ignored.
  open var safeAreaRegions = SafeAreaRegions.all

  /// Makes a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes no controller: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = HostedView { [weak self] in
      self.map { AnyView($0.rootView) } ?? AnyView(EmptyView())
    }
    takeOptions()
  }

  /// The size of the content for a proposal.
  ///
  /// - Parameter size: The proposal, in points; a length of 0, or the greatest that a number can be,
  ///   proposes nothing.
  /// - Returns: The size in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

  private func takeOptions() {
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
