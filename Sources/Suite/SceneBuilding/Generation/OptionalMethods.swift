/// The optional methods of UIKit's data source and delegate protocols, by protocol.
enum OptionalMethods {
  /// Returns the optional methods of a protocol and of the protocols that it inherits; empty for a
  /// protocol without any.
  static func of(_ name: String) -> Set<String> {
    own[name, default: []].union(parents[name].map(of) ?? [])
  }

  private static let parents = [
    "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
    "UITableViewDelegate": "UIScrollViewDelegate",
  ]

  /// The methods that each protocol itself declares.
  static let own: [String: Set<String>] = [
    "UICollectionViewDataSource": [
      "collectionView(_:viewForSupplementaryElementOfKind:at:)", "numberOfSections(in:)",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:didEndDisplaying:forItemAt:)",
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      "collectionView(_:willDisplay:forItemAt:)",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
    ],
    "UICollectionViewDelegateFlowLayout": [
      "collectionView(_:layout:insetForSectionAt:)",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "collectionView(_:layout:referenceSizeForFooterInSection:)",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "collectionView(_:layout:sizeForItemAt:)",
    ],
    "UIScrollViewDelegate": [
      "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndDragging(_:willDecelerate:)",
      "scrollViewDidEndScrollingAnimation(_:)", "scrollViewDidEndZooming(_:with:atScale:)",
      "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "scrollViewWillBeginDragging(_:)",
      "scrollViewWillBeginZooming(_:with:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "viewForZooming(in:)",
    ],
    "UISearchBarDelegate": ["searchBar(_:textDidChange:)"],
    "UITableViewDataSource": [
      "numberOfSections(in:)", "sectionIndexTitles(for:)", "tableView(_:canEditRowAt:)",
      "tableView(_:canMoveRowAt:)", "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)",
      "tableView(_:sectionForSectionIndexTitle:at:)", "tableView(_:titleForFooterInSection:)",
      "tableView(_:titleForHeaderInSection:)",
    ],
    "UITableViewDelegate": [
      "tableView(_:accessoryButtonTappedForRowWith:)", "tableView(_:didDeselectRowAt:)",
      "tableView(_:didEndDisplaying:forRowAt:)", "tableView(_:didSelectRowAt:)",
      "tableView(_:editingStyleForRowAt:)", "tableView(_:estimatedHeightForFooterInSection:)",
      "tableView(_:estimatedHeightForHeaderInSection:)", "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:heightForFooterInSection:)", "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForRowAt:)", "tableView(_:indentationLevelForRowAt:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:shouldHighlightRowAt:)", "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:viewForFooterInSection:)", "tableView(_:viewForHeaderInSection:)",
      "tableView(_:willDisplay:forRowAt:)", "tableView(_:willDisplayFooterView:forSection:)",
      "tableView(_:willDisplayHeaderView:forSection:)", "tableView(_:willSelectRowAt:)",
    ],
    "UITextFieldDelegate": [
      "textFieldDidBeginEditing(_:)", "textFieldDidEndEditing(_:)", "textFieldShouldReturn(_:)",
    ],
  ]
}
