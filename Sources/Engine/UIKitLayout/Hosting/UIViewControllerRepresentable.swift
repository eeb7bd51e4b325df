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

  /// Creates the view controller; called once, before `updateUIViewController`.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the view controller; called after its creation and for each new value.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the coordinator; called once, before `makeUIViewController`.
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, in points; `nil` for the default size (R-REP-1).
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
  /// Cleans up before the view controller is removed.
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

  /// Does nothing by default.
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
  /// Returns `Void`, for a representable without a coordinator.
  public func makeCoordinator() {}
}

/// The context of a represented view controller.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
