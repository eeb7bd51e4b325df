public import Foundation
public import ViewLayout

/// A view of UIKit's among views of SwiftUI's.
@preconcurrency @MainActor public protocol UIViewRepresentable: View {
  /// The view of UIKit's.
  associatedtype UIViewType: UIView
  /// An object that knows what happens in it.
  associatedtype Coordinator = Void
  /// What is known of the place of the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view of UIKit's; called once, before `updateUIView`.
  func makeUIView(context: Context) -> UIViewType
  /// Brings it up to date; called once at first, and for each new value.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the object; called once, before `makeUIView`.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points; `nil` for that of R-REP-1.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// Takes the view of UIKit's down.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// The size of R-REP-1.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// What stands for the view among others.
  public var body: some View {
    EmbeddedView(of: self) {
      RepresentedContent(MainActor.assumeIsolated { RepresentedView<Self>() })
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What is known of the place of a view of UIKit's.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that knows what happens in it.
  public let coordinator: Representable.Coordinator
  /// What surrounds the view.
  public let environment: EnvironmentValues
  /// How changes would move.
  public let transaction: Transaction
}
