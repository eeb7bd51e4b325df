public import Foundation
import ViewLayout

/// The controller of a sheet, which rests at one of its detents (R-UIB-9).
open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown; not drawn.
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width of the sheet is the preferred one at the bottom edge; has no effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?

  /// Changes properties with an animation; here they change immediately.
  open func animateChanges(_ changes: () -> Void) { changes() }

  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// Returns the frame of the sheet at its selected detent, in points.
  func frame(in window: UIWindow) -> CGRect {
    let (bounds, safe) = (window.bounds, window.safeAreaInsets)
    let metrics = BarMetrics.metrics(of: window.traits.metrics)
    let top = max(metrics.largeSheetTop, safe.top)
    let large = CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: max(bounds.height - top, 0)
    )
    let context = Context(maximumDetentValue: max(large.height - safe.bottom, 0), window: window)
    guard let height = height(in: large, context), height < large.height else { return large }
    let inset = metrics.mediumSheetInset
    return CGRect(
      x: inset,
      y: bounds.maxY - inset - height,
      width: max(bounds.width - 2 * inset, 0),
      height: height
    )
  }

  /// The name of the detent at which the sheet rests, or of all that it may rest at.
  var restingDetent: String {
    if let selected = selectedDetentIdentifier { return selected.rawValue }
    let names = detents.map(\.identifier.rawValue)
    return names.joined(separator: ", the smaller of it and ")
  }

  private func height(in large: CGRect, _ context: Context) -> CGFloat? {
    let selected = detents.first { $0.identifier == selectedDetentIdentifier }
    if let selected { return selected.height(in: large, context) }
    return detents.compactMap { $0.height(in: large, context) }.min()
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  public final class Detent {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Self("medium")
      public static let large = Self("large")
    }

    /// A function from the surroundings of a sheet to its height.
    public typealias Resolver =
      @MainActor (
        any UISheetPresentationControllerDetentResolutionContext
      ) -> CGFloat?

    public let identifier: Identifier
    private let resolver: Resolver?

    private init(_ identifier: Identifier, resolver: Resolver? = nil) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    public static func medium() -> Detent { Detent(.medium) }

    public static func large() -> Detent { Detent(.large) }

    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height of a sheet with the detent, in points; `nil` if it does not rest there.
    @MainActor
    fileprivate func height(in large: CGRect, _ context: Context) -> CGFloat? {
      if let resolver {
        return resolver(context).map { $0 + context.window.safeAreaInsets.bottom }
      }
      guard identifier == .medium else { return large.height }
      return large.height * BarMetrics.metrics(of: context.window.traits.metrics).mediumSheetPart
    }
  }

  fileprivate struct Context: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let window: UIWindow

    var containerTraitCollection: UITraitCollection { window.traitCollection }
  }
}

/// The surroundings of a sheet whose height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}
