import Foundation
import UIKitLayout
import ViewLayout

enum InteropCoverage: CoverageSection {
  nonisolated static let title = "Hosting and representables"
  nonisolated static let file = #filePath

  private struct Label: UIViewRepresentable {
    func makeUIView(context: UIViewRepresentableContext<Self>) -> UILabel {
      _ = (context.environment, context.coordinator)
      return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "a" }
  }

  private struct Page: UIViewControllerRepresentable {
    func makeUIViewController(
      context: UIViewControllerRepresentableContext<Self>
    ) -> UIViewController { UIViewController() }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  static func list(_ list: inout CoverageList) {
    list.has("UIViewRepresentable, UIViewRepresentableContext") {
      (Label() as any UIViewRepresentable, UIViewRepresentableContext<Label>.self)
    }
    list.has("UIViewControllerRepresentable, UIViewControllerRepresentableContext") {
      (
        Page() as any UIViewControllerRepresentable,
        UIViewControllerRepresentableContext<Page>.self
      )
    }
    list.has("UIHostingController(rootView:), sizeThatFits(in:), sizingOptions") {
      let controller = UIHostingController(rootView: Text("a"))
      controller.sizingOptions = .intrinsicContentSize
      return controller.sizeThatFits(in: .zero)
    }
    list.has(
      "UIHostingControllerSizingOptions.intrinsicContentSize, preferredContentSize"
    ) {
      [UIHostingControllerSizingOptions.intrinsicContentSize, .preferredContentSize]
    }
  }
}
