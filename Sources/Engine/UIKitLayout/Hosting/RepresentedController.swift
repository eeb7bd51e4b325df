import Foundation
import ViewLayout

/// Keeps the controller that a representable made.
final class RepresentedController<Source: UIViewControllerRepresentable>: EmbeddedHolder {
  private var source: Source?
  private var context: UIViewControllerRepresentableContext<Source>?
  private var controller: Source.UIViewControllerType?

  var root: UIView? { controller?.view }

  func statedSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let source, let controller, let context else { return nil }
    return source.sizeThatFits(proposal, uiViewController: controller, context: context)
  }

  /// R-REP-4: the coordinator is made first, then the controller, which is brought up to date at once.
  func take(_ source: Any, in environment: EnvironmentValues) {
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
