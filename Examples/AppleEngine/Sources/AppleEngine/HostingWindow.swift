import Foundation

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// A window of AppKit that shows SwiftUI views.
@MainActor
final class HostingWindow<Root: View> {
  private let view: NSHostingView<Root>
  private let window: NSWindow

  init(_ root: Root) {
    view = NSHostingView(rootView: root)
    view.sizingOptions = []
    window = NSWindow(
      contentRect: .zero,
      styleMask: [.borderless],
      backing: .buffered,
      defer: true
    )
    window.contentView = view
  }

  func show(_ root: Root, size: CGSize, safeArea: WindowInsets) {
    view.rootView = root
    view.additionalSafeAreaInsets = NSEdgeInsets(
      top: safeArea.top,
      left: safeArea.left,
      bottom: safeArea.bottom,
      right: safeArea.right
    )
    window.setContentSize(size)
    layOut()
  }

  func layOut() { view.layoutSubtreeIfNeeded() }
}
#else
/// A window of UIKit that shows SwiftUI views.
@MainActor
final class HostingWindow<Root: View> {
  private let controller: UIHostingController<Root>
  private let window = UIWindow(frame: .zero)

  init(_ root: Root) {
    controller = UIHostingController(rootView: root)
    window.rootViewController = controller
    window.isHidden = false
  }

  func show(_ root: Root, size: CGSize, safeArea: WindowInsets) {
    controller.rootView = root
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: safeArea.top,
      left: safeArea.left,
      bottom: safeArea.bottom,
      right: safeArea.right
    )
    window.frame = CGRect(origin: .zero, size: size)
    layOut()
  }

  func layOut() {
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
  }
}
#endif
