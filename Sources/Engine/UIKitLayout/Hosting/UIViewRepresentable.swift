public import Foundation
public import ViewLayout

/// A SwiftUI view that shows a UIKit view.
@preconcurrency @MainActor public protocol UIViewRepresentable: View {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, which forwards events to SwiftUI.
  associatedtype Coordinator = Void
  /// The context of the UIKit view: its coordinator and environment.
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, in points; `nil` for the default size (R-REP-1).
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Returns `nil`, for the default size (R-REP-1).
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The view that embeds the UIKit view.
  public var body: some View {
    EmbeddedView(of: self) {
      RepresentedContent(MainActor.assumeIsolated { RepresentedView<Self>() })
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a represented UIKit view.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
