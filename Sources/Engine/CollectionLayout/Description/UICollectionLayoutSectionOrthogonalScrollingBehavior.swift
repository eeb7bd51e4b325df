/// How a section scrolls across the layout's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  /// Not at all: its groups follow each other along the layout's direction.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// Page by page, each as long as what is in sight.
  case paging = 3
  /// Group by group.
  case groupPaging = 4
  /// Group by group, each in the middle.
  case groupPagingCentered = 5
}
