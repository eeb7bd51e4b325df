package import CollectionLayout
package import Foundation
package import LayoutTree
package import UIKitLayout
package import ViewLayout

/// Hosts a scene that is a UIKit view, such as a collection view.
@MainActor
package final class UIKitHost {
  private let content: @MainActor () -> UIView
  /// The view of the scene; `nil` before the first layout.
  package private(set) var view: UIView?
  package private(set) var currentProposal = ProposedViewSize.unspecified
  private var environment = HostEnvironment()
  /// The window of the scene; a scene that is a window is laid out by itself.
  private let window = UIWindow()

  /// Creates a host for a scene's closure, which is evaluated at the first layout and after each
  /// step.
  package init(content: @escaping @MainActor () -> UIView) {
    self.content = content
  }
}

extension UIKitHost: SceneHost {
  package var collectionView: UICollectionView? { view as? UICollectionView }

  package var elementView: (any ElementView)? { view as? any ElementView }

  /// Whether frames are rounded to pixels; `false` for collection views, which round before
  /// mirroring, and for tables.
  package var keepsToPixels: Bool { !((view ?? content()) is any ElementView) }

  package var computations: Int { elementView?.measurements ?? 0 }

  package var identifiers: [String] { (view?.identifiers ?? []).sorted() }

  /// Applies the changes of a step: to the data, to the content of views, or to another view.
  package func reevaluate() {
    ApplicationEnvironment.set(environment)
    UIWindowScene.shared.activate(window)
    guard let old = view else { return }
    let new = evaluated()
    if new === old { invalidateContent(of: new) }
    for view in viewsInFront { view.invalidateContent() }
    show(new)
  }

  package func layOut(proposal: ProposedViewSize?, environment: HostEnvironment) {
    if let proposal { currentProposal = proposal }
    ApplicationEnvironment.set(self.environment)
    UIWindowScene.shared.activate(window)
    let isMeasuredOtherwise = ApplicationEnvironment.set(environment)
    let languageDidChange = self.environment.localization != environment.localization
    self.environment = environment
    // Views read texts, and the lengths of fonts and controls, when they are created, so that
    // another language or other metrics need new views.
    if isMeasuredOtherwise || languageDidChange, view != nil {
      reevaluate()
    } else {
      show(view ?? evaluated())
    }
  }

  /// Returns the nodes of the last layout as a tree, without a negotiation, because UIKit makes no
  /// proposals.

  package func tree(_ columns: ResolvedColumns) -> ResolvedTree {
    ApplicationEnvironment.set(environment)
    let ofElements: ResolvedColumns = [.picture, .steps, .traits]
    if let elementView, !elementView.isTable || !columns.isDisjoint(with: ofElements) {
      return elementView.tree(columns)
    }
    guard let view else { return ResolvedTree(nodes: []) }
    let isExplained = columns.contains(.explanation)
    let node = isExplained ? view.explainedDrawing : view.drawing(columns)
    let keepsParts = !columns.isDisjoint(with: [.picture, .traits])
    let nodes = [node] + viewsInFront.map { $0.drawing(columns) }
    return ResolvedTree(numbering: keepsParts ? nodes : nodes.map(\.withoutNamelessParts))
  }

  package func tap(_ identifier: String) -> Bool {
    ApplicationEnvironment.set(environment)
    guard let view, window.tap(identifier) || view.tap(identifier) else { return false }
    invalidateContent(of: view)
    return true
  }

  package func scroll(to offset: CGPoint) -> Bool {
    ApplicationEnvironment.set(environment)
    guard let scrollView = view?.firstScrollView else { return false }
    scrollView.contentOffset = scrollView.reachable(offset)
    view?.layoutIfNeeded()
    return true
  }

  package func takeIssues() -> [Issue] {
    (view?.takeIssues() ?? []) + viewsInFront.flatMap { $0.takeIssues() }
  }
}

extension UIKitHost {
  /// The views of the window in front of the scene: presented ones, and those that code adds.
  private var viewsInFront: [UIView] { window.subviews.filter { $0 !== view } }

  /// Evaluates the scene's closure in the language of the environment.
  private func evaluated() -> UIView {
    LayoutLanguage.run(in: environment.localization) { content() }
  }

  private func invalidateContent(of view: UIView) {
    if let view = view as? any ElementView {
      view.contentDidChange()
    } else {
      view.invalidateContent()
    }
  }

  /// Lays a view out in a window with the size of the current proposal (R-WIN-1).
  private func show(_ view: UIView) {
    self.view = view
    let window = view as? UIWindow ?? window
    window.environment = environment
    view.environment = environment
    window.safeAreaInsets = environment.safeAreaInsets
    if view is UIScrollView { view.directionalLayoutMargins = environment.directionalMargins }
    if view !== window { window.show(view) }
    let frame = CGRect(origin: .zero, size: size(of: view))
    if window.frame != frame { window.frame = frame }
    if view.frame != frame { view.frame = frame }
    window.rootWillAppear()
    view.layoutIfNeeded()
    window.layOutScene()
  }

  /// Returns the proposed size; an unspecified length is the smallest one that the constraints
  /// allow.
  ///
  /// For a collection view or a table, an unspecified length is 0, because nothing else determines
  /// it.
  private func size(of view: UIView) -> CGSize {
    let lengths = [currentProposal.width, currentProposal.height].map { length in
      length.flatMap { $0.isFinite ? max($0, 0) : nil }
    }
    if let width = lengths[0], let height = lengths[1] {
      return CGSize(width: width, height: height)
    }
    if view is any ElementView { return CGSize(width: lengths[0] ?? 0, height: lengths[1] ?? 0) }
    return view.systemLayoutSizeFitting(
      CGSize(width: lengths[0] ?? 0, height: lengths[1] ?? 0),
      withHorizontalFittingPriority: lengths[0] == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: lengths[1] == nil ? .fittingSizeLevel : .required
    )
  }
}

extension HostEnvironment {
  var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: safeArea.top,
      left: isRightToLeft ? safeArea.trailing : safeArea.leading,
      bottom: safeArea.bottom,
      right: isRightToLeft ? safeArea.leading : safeArea.trailing
    )
  }

  fileprivate var directionalMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: margins.top,
      leading: margins.leading,
      bottom: margins.bottom,
      trailing: margins.trailing
    )
  }
}

extension ResolvedNode {
  /// The node without unnamed parts, which only pictures show; their children become children of
  /// the node.
  fileprivate var withoutNamelessParts: ResolvedNode {
    var node = self
    node.children = children.flatMap { child in
      let child = child.withoutNamelessParts
      return child.name.isEmpty && child.identifiers.isEmpty ? child.children : [child]
    }
    return node
  }
}
