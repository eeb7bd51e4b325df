package import Foundation
package import LayoutTree
import UIKitLayout
package import ViewLayout

/// Shows SwiftUI views in a cell, in a separate view graph.
final class HostingContentView: UIView, UIContentView, ViewContent {
  var configuration: any UIContentConfiguration {
    didSet {
      host.reevaluate()
      setNeedsLayout()
    }
  }
  private var host = ViewHost { EmptyView() }
  /// The issues of previous view graphs.
  private var issues: [Issue] = []
  /// The system whose metrics the last layout used.
  private var system = MetricsSystem.test

  init(_ configuration: any UIContentConfiguration & HostedContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    resetState()
  }

  required init?(coder: NSCoder) { nil }

  var hasIntrinsicSize: Bool { true }

  /// Evaluates the views again if the system changes whose metrics they use.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traits.metrics != system else { return }
    system = traits.metrics
    host.reevaluate()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.layOut(
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height),
      environment: contentEnvironment
    )
  }

  /// Returns the size of the hosted views for a proposal (R-CV-30).
  func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    host.layOut(proposal: proposal, environment: contentEnvironment)
    setNeedsLayout()
    return host.size
  }

  func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode] {
    host.tree(columns.ofContent).nodes
  }

  func tapContent(_ identifier: String) -> Bool { host.tap(identifier) }

  var contentIdentifiers: [String] { host.identifiers }

  func takeContentIssues() -> [Issue] {
    defer { issues = [] }
    return issues + host.takeIssues()
  }

  func contentMayHaveChanged() { setNeedsLayout() }
}

extension HostingContentView {
  /// Discards the state of the views, because another item is shown (R-CV-33).
  func resetState() {
    issues += host.takeIssues()
    host = ViewHost { [weak self] in self?.rootView ?? AnyView(EmptyView()) }
    setNeedsLayout()
  }

  /// The views with their margins; edges without a configured margin use the cell's layout margins
  /// (R-CV-31).
  private var rootView: AnyView {
    guard let content = configuration as? any HostedContent else { return AnyView(EmptyView()) }
    let margins = (superview ?? self).directionalLayoutMargins
    return content.rootView(
      margins: EdgeInsets(
        top: margins.top,
        leading: margins.leading,
        bottom: margins.bottom,
        trailing: margins.trailing
      ),
      in: contentEnvironment
    )
  }

  /// The environment of the content, from the traits of the collection view.
  private var contentEnvironment: HostEnvironment {
    let traits = traits
    var environment = HostEnvironment()
    environment.isRightToLeft = traits.isRightToLeft
    environment.displayScale = traits.displayScale
    environment.dynamicTypeSize = traits.dynamicTypeSize
    environment.metrics = traits.metrics
    return environment
  }
}

/// A content configuration that hosts SwiftUI views.
@MainActor
protocol HostedContent {
  /// Returns the views with their margins and their background.
  ///
  /// - Parameters:
  ///   - defaults: The margins for edges without a configured margin.
  ///   - environment: The environment of the content.
  /// - Returns: A single view.
  func rootView(margins defaults: EdgeInsets, in environment: HostEnvironment) -> AnyView
}

/// A supplementary view that shows a content configuration, as a cell does.
package final class HostingSupplementaryView: UICollectionReusableView, ViewContent {
  /// The cell that shows the content; it is not counted as a cell of the collection view.
  private let cell = UICollectionViewCell(frame: .zero)

  /// The content of the view; `nil` for none.
  package var contentConfiguration: (any UIContentConfiguration)? {
    get { cell.contentConfiguration }
    set { cell.contentConfiguration = newValue }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cell)
    cell.frame = bounds
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    cell.frame = bounds
  }

  package override func prepareForReuse() {
    super.prepareForReuse()
    cell.resetContentState()
  }

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    cell.preferredLayoutAttributesFitting(layoutAttributes)
  }

  package func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode] {
    cell.drawnContent(columns)
  }

  package var hasIntrinsicSize: Bool { cell.hasIntrinsicSize }
}
