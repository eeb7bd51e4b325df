public import Foundation
public import ViewLayout

/// A controller of UIKit's among views of SwiftUI's.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController
  /// An object that knows what happens in it.
  associatedtype Coordinator = Void
  /// What is known of the place of the view.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once, before `updateUIViewController`.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings it up to date; called once at first, and for each new value.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the object; called once, before `makeUIViewController`.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points; `nil` for that of R-REP-1.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
  /// Takes the controller down.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
}

extension UIViewControllerRepresentable {
  /// The size of R-REP-1.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// What stands for the view among others.
  public var body: some View {
    EmbeddedView(of: self) {
      RepresentedContent(MainActor.assumeIsolated { RepresentedController<Self>() })
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What is known of the place of a controller of UIKit's.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that knows what happens in it.
  public let coordinator: Representable.Coordinator
  /// What surrounds the view.
  public let environment: EnvironmentValues
  /// How changes would move.
  public let transaction: Transaction
}
