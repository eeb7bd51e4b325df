import Foundation
import ViewLayout

/// Keeps the view of UIKit's that a representable made.
final class RepresentedView<Source: UIViewRepresentable>: EmbeddedHolder {
  private var source: Source?
  private var context: UIViewRepresentableContext<Source>?
  private var uiView: Source.UIViewType?

  var root: UIView? { uiView }

  func statedSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let source, let uiView, let context else { return nil }
    return source.sizeThatFits(proposal, uiView: uiView, context: context)
  }

  /// R-REP-4: the coordinator is made first, then the view, which is brought up to date at once.
  func take(_ source: Any, in environment: EnvironmentValues) {
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
