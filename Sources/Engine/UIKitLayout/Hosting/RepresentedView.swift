import Foundation
import ViewLayout

/// Holds the UIKit view that a representable created.
final class RepresentedView<Source: UIViewRepresentable>: RepresentedViewHolder {
  private var source: Source?
  private var context: UIViewRepresentableContext<Source>?
  private var uiView: Source.UIViewType?

  var root: UIView? { uiView }

  func customSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let source, let uiView, let context else { return nil }
    return source.sizeThatFits(proposal, uiView: uiView, context: context)
  }

  /// R-REP-4: creates the coordinator first, then the view, which is updated immediately.
  func update(_ source: Any, in environment: EnvironmentValues) {
    guard let source = source as? Source else { return }
    self.source = source
    let context = UIViewRepresentableContext<Source>(
      coordinator: context?.coordinator ?? source.makeCoordinator(),
      environment: environment,
      transaction: Transaction()
    )
    self.context = context
    let uiView = uiView ?? source.makeUIView(context: context)
    self.uiView = uiView
    source.updateUIView(uiView, context: context)
  }

  func dismantle() {
    guard let uiView, let context else { return }
    Source.dismantleUIView(uiView, coordinator: context.coordinator)
  }
}

/// Holds the view controller that a representable created.
final class RepresentedController<Source: UIViewControllerRepresentable>: RepresentedViewHolder {
  private var source: Source?
  private var context: UIViewControllerRepresentableContext<Source>?
  private var controller: Source.UIViewControllerType?

  var root: UIView? { controller?.view }

  func customSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let source, let controller, let context else { return nil }
    return source.sizeThatFits(proposal, uiViewController: controller, context: context)
  }

  /// R-REP-4: creates the coordinator first, then the view controller, which is updated
  /// immediately.
  func update(_ source: Any, in environment: EnvironmentValues) {
    guard let source = source as? Source else { return }
    self.source = source
    let context = UIViewControllerRepresentableContext<Source>(
      coordinator: context?.coordinator ?? source.makeCoordinator(),
      environment: environment,
      transaction: Transaction()
    )
    self.context = context
    let controller = controller ?? source.makeUIViewController(context: context)
    self.controller = controller
    source.updateUIViewController(controller, context: context)
    controller.appear()
  }

  func dismantle() {
    guard let controller, let context else { return }
    controller.disappear()
    Source.dismantleUIViewController(controller, coordinator: context.coordinator)
  }
}

/// R-REP-1 and R-REP-5: the size of a UIKit view's alignment rectangle for a proposal.
@MainActor
enum RepresentedSize {
  static func size(of view: UIView, for proposal: ProposedViewSize) -> CGSize {
    _ = (view as? any WidthDependentContent)?.adaptToAnyWidth()
    let width = length(of: view, .horizontal, ideal: ideal(view).width, for: proposal.width)
    if width.isFinite { _ = (view as? any WidthDependentContent)?.adapt(toWidth: width) }
    let height = length(of: view, .vertical, ideal: ideal(view).height, for: proposal.height)
    return CGSize(width: width, height: height)
  }

  /// Returns the intrinsic size or, without one, the fitting size of the constraints; negative on
  /// an axis without either.
  private static func ideal(_ view: UIView) -> CGSize {
    let own = view.intrinsicAlignmentSize
    view.updateConstraintsIfNeeded()
    guard view.hasConstraintsInside, own.width < 0 || own.height < 0 else { return own }
    let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: own.width < 0 ? fitted.width : own.width,
      height: own.height < 0 ? fitted.height : own.height
    )
  }

  /// Returns the length of a view along an axis for a proposed length, in points.
  ///
  /// A hugging or compression resistance priority of 750 or more keeps the view at its ideal
  /// length.
  private static func length(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis,
    ideal: CGFloat,
    for proposal: CGFloat?
  ) -> CGFloat {
    guard let proposal else { return max(ideal, 0) }
    guard ideal >= 0 else { return max(proposal, 0) }
    let priority =
      proposal > ideal
      ? view.contentHuggingPriority(for: axis)
      : view.contentCompressionResistancePriority(for: axis)
    return priority.rawValue >= UILayoutPriority.defaultHigh.rawValue ? ideal : max(proposal, 0)
  }
}

extension UIView {
  /// The intrinsic size of the alignment rectangle, in points; negative along an axis without one.
  fileprivate var intrinsicAlignmentSize: CGSize {
    let (size, insets) = (intrinsicContentSize, alignmentRectInsets)
    return CGSize(
      width: size.width < 0 ? size.width : size.width - insets.left - insets.right,
      height: size.height < 0 ? size.height : size.height - insets.top - insets.bottom
    )
  }
}
