public import Foundation
public import ViewLayout

/// A SwiftUI view that shows a UIKit view controller.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator, which forwards events to SwiftUI.
  associatedtype Coordinator = Void
  /// The context of the view controller: its coordinator and environment.
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, in points; `nil` for the default size (R-REP-1).
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
}

extension UIViewControllerRepresentable {
  /// Returns `nil`, for the default size (R-REP-1).
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  public var body: some View {
    EmbeddedView(of: self) {
      RepresentedContent(MainActor.assumeIsolated { RepresentedController<Self>() })
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a represented view controller.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
