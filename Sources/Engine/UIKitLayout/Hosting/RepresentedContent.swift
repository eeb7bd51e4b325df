import Foundation
internal import LayoutTree
import ViewLayout

/// Holds a UIKit view that is embedded in SwiftUI views.
@MainActor
protocol RepresentedViewHolder: AnyObject {
  /// The embedded view; `nil` before it is created.
  var root: UIView? { get }

  /// Returns the size that the representable's `sizeThatFits` gives for a proposal, in points;
  /// `nil` if none.
  func customSize(for proposal: ProposedViewSize) -> CGSize?
  /// Creates or updates the view for a value of the representable.
  func update(_ source: Any, in environment: EnvironmentValues)
  /// Dismantles the embedded view.
  func dismantle()
}

/// Forwards calls of the layout engine, which is not isolated to an actor, to a holder on the main
/// actor.
final class RepresentedContent: EmbeddedContent {
  private let holder: any RepresentedViewHolder

  init(_ holder: any RepresentedViewHolder) { self.holder = holder }

  private func onMainActor<Answer: Sendable>(
    _ body: @MainActor (any RepresentedViewHolder) -> Answer
  ) -> Answer {
    nonisolated(unsafe) let holder = holder
    return MainActor.assumeIsolated { body(holder) }
  }

  /// R-REP-2: returns the size from the representable's `sizeThatFits`; if it is `nil`, that of the
  /// view.
  func size(for proposal: ProposedViewSize) -> CGSize {
    onMainActor { holder in
      guard let view = holder.root else { return .zero }
      return holder.customSize(for: proposal) ?? RepresentedSize.size(of: view, for: proposal)
    }
  }

  func baseline(isFirst: Bool, in size: CGSize) -> CGFloat {
    onMainActor { holder in
      guard let view = holder.root as? any BaselineContent,
        case .belowMiddle(let distance) = view.textBaseline(
          isFirst ? .firstBaseline : .lastBaseline
        )
      else { return isFirst ? 0 : size.height }
      return size.height / 2 + distance
    }
  }

  func nodes(in size: CGSize, _ columns: ResolvedColumns) -> [ResolvedNode] {
    onMainActor { holder in
      guard let view = holder.root else { return [] }
      let frame = view.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
      if view.frame != frame { view.frame = frame }
      view.layoutIfNeeded()
      return [view.drawing(columns)]
    }
  }

  var identifiers: [String] { onMainActor { $0.root?.identifiers ?? [] } }

  func tap(_ identifier: String) -> Bool { onMainActor { $0.root?.tap(identifier) ?? false } }

  func takeIssues() -> [Issue] { onMainActor { $0.root?.takeIssues() ?? [] } }

  func update(_ view: EmbeddedView) {
    nonisolated(unsafe) let view = view
    onMainActor { holder in
      ApplicationEnvironment.set(view.place)
      holder.update(view.source, in: view.environment)
      holder.root?.environment = view.place
    }
  }

  func leave() { onMainActor { $0.dismantle() } }
}
