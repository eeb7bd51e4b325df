public import Foundation

/// The extent that bars cover at an edge of a view controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide between an edge of a view and its safe area.
private final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  public var topLayoutGuide: any UILayoutSupport { edgeGuide("UIViewController.top") }
  public var bottomLayoutGuide: any UILayoutSupport { edgeGuide("UIViewController.bottom") }

  /// Returns the guide with an identifier, which is added to the view at the first access.
  private func edgeGuide(_ identifier: String) -> any UILayoutSupport {
    let view: UIView = view
    let known = view.layoutGuides.first { $0.identifier == identifier } as? EdgeLayoutGuide
    if let known { return known }
    let guide = EdgeLayoutGuide()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    let area = view.safeAreaLayoutGuide
    let isTop = identifier.hasSuffix("top")
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : area.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? area.topAnchor : view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }
}
