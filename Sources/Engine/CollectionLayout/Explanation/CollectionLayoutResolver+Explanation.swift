import Foundation
package import LayoutTree
internal import LayoutValues
import UIKitLayout
internal import ViewLayout

extension CollectionLayoutResolver {
  /// Explains the size and the position of an element and of its containers.
  ///
  /// - Parameter identity: The element.
  /// - Returns: The collection view's node, with a chain of single children down to the element;
  ///   `nil` if it does not exist.
  package func explanation(of identity: CollectionElement.Identity) -> ResolvedNode? {
    guard element(identity) != nil else { return nil }
    switch identity {
    case .cell(let section, let item):
      return CellExplanation(resolver: self, section: section, item: item)?.chain.nested
    case .supplementary(let kind, let section, let item):
      let boundary = BoundaryExplanation(resolver: self, kind: kind, section: section, item: item)
      let anchored = AnchoredExplanation(resolver: self, kind: kind, section: section, item: item)
      return boundary?.chain.nested ?? anchored?.chain.nested
    case .layoutSupplementary(let kind, let item):
      return BoundaryExplanation(resolver: self, kind: kind, item: item)?.chain.nested
    case .decoration(let kind, let section):
      return DecorationExplanation(resolver: self, kind: kind, section: section)?.chain.nested
    }
  }
}

/// Explains the frame of a decoration behind a section.
struct DecorationExplanation {
  let resolver: CollectionLayoutResolver
  let section: Int
  private let decoration: DecorationBlueprint
  private let element: CollectionElement

  /// Creates the explanation, or `nil` if there is no such decoration.
  init?(resolver: CollectionLayoutResolver, kind: String, section: Int) {
    guard let element = resolver.plainElement(.decoration(kind: kind, section: section)),
      let decoration = resolver.sections[section].layout.template.blueprint.decorations
        .first(where: { $0.kind == kind })
    else { return nil }
    self.resolver = resolver
    self.section = section
    self.decoration = decoration
    self.element = element
  }

  /// The nodes of the collection view, the section and the decoration, from outermost to innermost.
  var chain: [ResolvedNode] {
    let container = ContainerExplanation(resolver: resolver)
    return [container.collectionNode, container.sectionNode(section), node]
  }

  private var node: ResolvedNode {
    let layout = resolver.sections[section].layout
    let axis = resolver.axis
    let whole = CGSize(layout.length, along: axis, across: resolver.surroundings.size[axis.cross])
    let insets = decoration.insets
    let less =
      insets == .zero
      ? [] : ["(R-COL-7) content insets reduce it to \(LengthText.text(element.frame.size))"]
    return ResolvedNode(
      name: "decoration \"\(decoration.kind)\"",
      label: "\(section)",
      frame: element.frame,
      explanation: NodeExplanation(
        proposal: LayoutProposal(whole),
        sizeReason: LayoutReason(
          "R-COL-36",
          "the whole section with its headers and footers, \(LengthText.text(whole))",
          steps: less
        ),
        placeReason: LayoutReason(
          "R-COL-36",
          "\(LengthText.text(insets.leading)) \(LengthText.text(insets.top)) from the section's corner",
          steps: ["(R-COL-37) the section's cells are drawn in front of it"]
        )
      )
    )
  }
}
