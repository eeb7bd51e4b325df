import Foundation
import UIKitLayout
import ViewLayout

/// Reads the metrics of a flow layout from its delegate or, by default, from the layout.
@MainActor
struct FlowMetrics {
  let layout: UICollectionViewFlowLayout
  private let view: UICollectionView?

  init(_ layout: UICollectionViewFlowLayout) {
    self.layout = layout
    view = layout.collectionView
  }

  private var axis: Axis { layout.axis }
}

extension FlowMetrics {
  /// The length of the content on the cross axis: the view's length without its content insets
  /// (R-FLOW-12).
  var breadth: CGFloat {
    guard let view else { return 0 }
    let inset = view.contentInset.sanitized
    let covered = axis == .vertical ? inset.left + inset.right : inset.top + inset.bottom
    // With the arguments in this order, `max` returns 0 for NaN.
    return max(0, view.bounds.size[axis.cross] - covered)
  }

  var pixels: PixelGrid { PixelGrid(scale: max(view?.traits.displayScale ?? 1, 0.01)) }

  /// Whether a layout that supports mirroring is mirrored (R-FLOW-15).
  var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && isRightToLeft != (layout.developmentLayoutDirection == .rightToLeft)
  }

  private var isRightToLeft: Bool { view?.traits.isRightToLeft ?? false }

  /// The metrics of every section; the delegate is called once for each value (R-FLOW-16).
  var descriptions: [FlowDescription] {
    guard let view else { return [] }
    return (0..<view.numberOfSections).map { description(of: $0, in: view) }
  }

  private func description(of section: Int, in view: UICollectionView) -> FlowDescription {
    let count = view.numberOfItems(inSection: section)
    let place = "section \(section)"
    // R-FLOW-9: only the reference size's length on the main axis counts for a header or footer.
    let header = answer(layout.headerReferenceSize) {
      $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
    let footer = answer(layout.footerReferenceSize) {
      $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
    let lineSpacing = answer(layout.minimumLineSpacing) {
      $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
    let itemSpacing = answer(layout.minimumInteritemSpacing) {
      $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
    let insets = answer(layout.sectionInset) {
      $0.collectionView(view, layout: layout, insetForSectionAt: section)
    }
    let description = FlowDescription(
      count: count,
      insets: self.insets(insets.value, in: view, place),
      lineSpacing: finite(lineSpacing.value, "the line spacing of \(place)"),
      itemSpacing: finite(itemSpacing.value, "the item spacing of \(place)"),
      headerLength: length(header.value[axis], "the header of \(place)"),
      footerLength: length(footer.value[axis], "the footer of \(place)"),
      sizes: sizes(ofSection: section, count: count, in: view)
    )
    checkWidths(description, section)
    return description
  }
}

extension FlowMetrics {
  private typealias Delegate = any UICollectionViewDelegateFlowLayout

  /// Returns the delegate's value and `true`, or the layout's and `false` if the delegate does not
  /// implement the method.
  private func answer<Value>(
    _ own: Value,
    _ query: (Delegate) -> Value
  ) -> (value: Value, isDelegates: Bool) {
    guard let delegate = view?.delegate as? Delegate else { return (own, false) }
    layout.isUnanswered = false
    let value = query(delegate)
    return (value, !layout.isUnanswered)
  }

  private func sizes(ofSection section: Int, count: Int, in view: UICollectionView) -> FlowSizes {
    let estimate = layout.estimatedItemSize
    let own = sanitized(
      estimate == .zero || estimate == UICollectionViewFlowLayout.automaticSize
        ? layout.itemSize : estimate,
      "the size of an item"
    )
    guard count > 0, let first = delegateSize(ofItem: 0, section, in: view) else {
      return estimate == .zero ? .equal(own) : .estimated(own)
    }
    var sizes = [first]
    sizes.reserveCapacity(count)
    for item in 1..<max(count, 1) {
      sizes.append(delegateSize(ofItem: item, section, in: view) ?? own)
    }
    if let again = delegateSize(ofItem: 0, section, in: view, reports: false), again != first {
      report(.inconsistentDelegate(first, again, IndexPath(item: 0, section: section)))
    }
    return estimate == .zero ? .each(sizes) : .measured(insteadOf: sizes)
  }

  private func delegateSize(
    ofItem item: Int,
    _ section: Int,
    in view: UICollectionView,
    reports: Bool = true
  ) -> CGSize? {
    let path = IndexPath(item: item, section: section)
    let size = answer(CGSize.zero) {
      $0.collectionView(view, layout: layout, sizeForItemAt: path)
    }
    guard size.isDelegates else { return nil }
    return reports ? sanitized(size.value, "the size of an item") : size.value.sanitized
  }

  /// Returns the section insets; on the cross axis they are relative to the `sectionInsetReference`
  /// (R-FLOW-11).
  private func insets(
    _ own: UIEdgeInsets,
    in view: UICollectionView,
    _ place: String
  ) -> FlowInsets {
    func edge(_ length: CGFloat) -> CGFloat { finite(length, "an inset of \(place)") }
    let content = view.contentInset.sanitized
    let reference = reference(in: view) ?? content
    func across(_ length: CGFloat, _ reference: CGFloat, _ content: CGFloat) -> CGFloat {
      layout.sectionInsetReference == .fromContentInset
        ? edge(length) : max(edge(length) + reference - content, 0)
    }
    let left = across(own.left, reference.left, content.left)
    let right = across(own.right, reference.right, content.right)
    let top = across(own.top, reference.top, content.top)
    let bottom = across(own.bottom, reference.bottom, content.bottom)
    return axis == .vertical
      ? FlowInsets(before: edge(own.top), after: edge(own.bottom), leading: left, trailing: right)
      : FlowInsets(before: edge(own.left), after: edge(own.right), leading: top, trailing: bottom)
  }

  /// Returns the insets that section insets are relative to, mirrored with the layout; `nil` for
  /// the content inset.
  private func reference(in view: UICollectionView) -> UIEdgeInsets? {
    switch layout.sectionInsetReference {
    case .fromContentInset: return nil
    case .fromSafeArea:
      let insets = view.safeAreaInsets.sanitized
      return isMirrored ? insets.mirrored : insets
    case .fromLayoutMargins:
      let margins = view.directionalLayoutMargins
      let insets = UIEdgeInsets(
        top: margins.top,
        left: margins.leading,
        bottom: margins.bottom,
        right: margins.trailing
      ).sanitized
      return isRightToLeft != isMirrored ? insets.mirrored : insets
    }
  }
}

extension FlowMetrics {
  /// Reports the first item of a section that is longer than its line as an issue (R-FLOW-10).
  private func checkWidths(_ description: FlowDescription, _ section: Int) {
    let space = breadth - description.insets.leading - description.insets.trailing
    guard description.count > 0, breadth > 0 else { return }
    let lengths: [CGFloat] =
      switch description.sizes {
      case .equal(let size): [size[axis.cross]]
      case .each(let sizes): sizes.map { $0[axis.cross] }
      case .estimated, .measured: []
      }
    guard let index = lengths.firstIndex(where: { $0 > space + FlowLines.tolerance }) else {
      return
    }
    let path = IndexPath(item: index, section: section)
    report(.itemLongerThanLine(lengths[index], space, axis.cross, path))
  }

  private func report(_ issue: Issue) { layout.attributeResolver?.report(issue) }

  private func finite(_ length: CGFloat, _ what: String) -> CGFloat {
    if BlueprintBuilder.lengths.contains(length) { return length }
    report(.invalidDimension(length, of: what))
    return 0
  }

  /// Returns a valid length; an invalid one is reported as an issue and becomes 0 (R-FLOW-17).
  private func length(_ length: CGFloat, _ what: String) -> CGFloat {
    if BlueprintBuilder.lengths.contains(length), length >= 0 { return length }
    report(.invalidDimension(length, of: what))
    return 0
  }

  private func sanitized(_ size: CGSize, _ what: String) -> CGSize {
    CGSize(width: length(size.width, what), height: length(size.height, what))
  }
}
