public import Foundation

/// A scene with windows; a scenario has one, whose key window holds the scenario's scene.
open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  package static let shared = UIWindowScene()

  private var known: [WeakWindow] = []

  open var windows: [UIWindow] { known.compactMap(\.window) }
  open package(set) weak var keyWindow: UIWindow?

  /// The screen of the scene, with the size of the key window.
  open var screen: UIScreen { keyWindow?.screen ?? .main }
  open var coordinateSpace: any UICoordinateSpace {
    keyWindow ?? UIView(frame: screen.bounds)
  }
  open var traitCollection: UITraitCollection { (keyWindow ?? UIView()).traitCollection }
  /// The orientation of the user interface: landscape if the key window is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The manager of the status bar; `nil`, as there is no status bar.
  open var statusBarManager: UIStatusBarManager? { nil }

  /// Adds a window, which is not retained.
  func add(_ window: UIWindow) {
    known.removeAll { $0.window == nil || $0.window === window }
    known.append(WeakWindow(window: window))
  }
}

extension UIWindowScene {
  /// Makes the window of a scenario's host the app's only window, before code of the scenario runs.
  package func activate(_ window: UIWindow) {
    guard keyWindow !== window else { return }
    known.removeAll { $0.window?.windowScene == nil || $0.window === keyWindow }
    window.windowScene = self
    keyWindow = window
  }
}

/// A rectangle with coordinates, such as a view.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}
