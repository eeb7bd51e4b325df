import Foundation
import UIKitLayout
import ViewLayout

/// Converts an author's layout description to values, and reports invalid descriptions.
struct BlueprintBuilder {
  let surroundings: CollectionSurroundings
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  private(set) var issues: [Issue] = []
  /// The number of groups that contain the current item.
  private var depth = 0
  /// The maximum nesting depth of groups; deeper groups get no items, because solving time may
  /// double with each level.
  private static let depthLimit = 16

  init(
    surroundings: CollectionSurroundings,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.surroundings = surroundings
    self.configuration = configuration
  }

  mutating func report(_ issue: Issue) { issues.append(issue) }
}

extension BlueprintBuilder {
  /// Converts a section to a value.
  ///
  /// - Parameters:
  ///   - section: The section that the author described.
  ///   - isFirst: Whether it is the first section of the layout.
  /// - Returns: The section as a value; invalid lengths are replaced by 0.
  mutating func section(
    _ section: NSCollectionLayoutSection,
    isFirst: Bool = true
  ) -> SectionBlueprint {
    let reference = insets(of: section.contentInsetsReference)
    var own = finite(section.contentInsets, "a section's content insets")
    // R-LIST-3: in a list, the spacing between sections is smaller than the one above the first
    // section.
    if !isFirst { own.top += section.subsequentTop }
    return SectionBlueprint(
      group: item(section.group),
      insets: own + reference,
      boundaryInsets: boundaryInsets(of: section, own: own, reference: reference),
      interGroupSpacing: finite(section.interGroupSpacing, "the spacing between groups"),
      behavior: section.orthogonalScrollingBehavior,
      boundaryItems: section.boundarySupplementaryItems.map { boundaryItem($0) },
      decorations: section.decorationItems.map { decoration in
        DecorationBlueprint(
          kind: decoration.elementKind,
          insets: finite(decoration.contentInsets, "a decoration's content insets"),
          zIndex: decoration.zIndex
        )
      }
    )
  }

  /// Converts a boundary item to a value.
  mutating func boundaryItem(
    _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> BoundaryBlueprint {
    BoundaryBlueprint(
      kind: item.elementKind,
      size: size(item.layoutSize),
      insets: finite(item.contentInsets, "a boundary item's content insets"),
      zIndex: item.zIndex,
      alignment: item.alignment,
      offset: finite(item.offset, "a boundary item's offset"),
      extends: item.extendsBoundary,
      pins: item.pinToVisibleBounds,
      topPadding: finite(item.topPadding, "the space above a header")
    )
  }

  private mutating func item(_ item: NSCollectionLayoutItem) -> ItemBlueprint {
    depth += 1
    defer { depth -= 1 }
    return ItemBlueprint(
      size: size(item.layoutSize),
      insets: finite(item.contentInsets, "an item's content insets"),
      edges: edges(item.edgeSpacing),
      anchored: item.supplementaryItems.map { anchored($0) },
      group: (item as? NSCollectionLayoutGroup).map { group($0) }
    )
  }

  private mutating func group(_ group: NSCollectionLayoutGroup) -> GroupBlueprint {
    GroupBlueprint(
      axis: group.axis,
      spacing: spacing(group.interItemSpacing),
      arrangement: arrangement(of: group)
    )
  }

  private mutating func arrangement(
    of group: NSCollectionLayoutGroup
  ) -> GroupBlueprint.Arrangement {
    guard depth <= Self.depthLimit else {
      report(.groupsTooDeep(Self.depthLimit))
      return .list([])
    }
    switch group.arrangement {
    case .list(let subitems): return .list(subitems.map { item($0) })
    case .sharing(let subitem, let count):
      return .sharing([item(subitem)], count: self.count(count))
    case .repeating(let subitem, let count):
      return .repeating([item(subitem)], count: self.count(count))
    case .custom(let provider):
      // R-COL-21: the provider's container is the group, with fractions of the collection view's
      // size.
      let container = surroundings.pixels.size(size(group.layoutSize), in: surroundings.size)
      let places = provider(surroundings.environment(in: container))
      return .custom(
        places.map { place in
          CustomPlace(frame: finite(place.frame, "a custom item's frame"), zIndex: place.zIndex)
        }
      )
    }
  }

  private mutating func count(_ count: Int) -> Int {
    if count < 1 { report(.invalidCount(count)) }
    return max(count, 0)
  }

  private mutating func anchored(
    _ item: NSCollectionLayoutSupplementaryItem
  ) -> AnchoredBlueprint {
    AnchoredBlueprint(
      kind: item.elementKind,
      size: size(item.layoutSize),
      insets: finite(item.contentInsets, "a supplementary item's content insets"),
      zIndex: item.zIndex,
      containerAnchor: anchor(item.containerAnchor),
      itemAnchor: item.itemAnchor.map { anchor($0) }
    )
  }

  private mutating func anchor(_ anchor: NSCollectionLayoutAnchor) -> AnchorRule {
    AnchorRule(
      edges: anchor.edges,
      offset: finite(anchor.offset, "an anchor's offset"),
      isFractional: anchor.isFractionalOffset
    )
  }
}

extension BlueprintBuilder {
  /// Returns the insets that content insets are relative to, on the cross axis (R-COL-6).
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

  /// Returns the insets of boundary items on the cross axis: the section's, or none (R-COL-34).
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
  var axis: Axis { self == .vertical ? .vertical : .horizontal }
}
