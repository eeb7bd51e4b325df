import Foundation
import UIKitLayout
import ViewLayout

extension BlueprintMaker {
  /// R-COL-6: what content insets are counted from, across the layout's direction.
  func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let resolved = reference == .automatic ? configuration.contentInsetsReference : reference
    let edges =
      switch resolved {
      case .none: EdgeInsets()
      case .automatic, .safeArea: surroundings.safeArea
      case .layoutMargins: surroundings.layoutMargins
      case .readableContent: surroundings.readableInsets
      }
    return NSDirectionalEdgeInsets(
      top: edges.top,
      leading: edges.leading,
      bottom: edges.bottom,
      trailing: edges.trailing
    ).dropping(configuration.scrollDirection.axis, if: true)
  }

  /// R-COL-34: boundary items keep the section's insets across, or lie along the whole of it.
  func boundaryInsets(
    of section: NSCollectionLayoutSection,
    own: NSDirectionalEdgeInsets,
    reference: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    guard section.supplementariesFollowContentInsets else { return .zero }
    let boundaryReference = section.supplementaryContentInsetsReference
    return own + (boundaryReference == .automatic ? reference : insets(of: boundaryReference))
  }
}

extension UICollectionViewScrollDirection {
  /// Along which sections follow each other.
  var axis: Axis { self == .vertical ? .vertical : .horizontal }
}
