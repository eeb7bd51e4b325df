import Foundation
import UIKitLayout
import ViewLayout

/// Tells how what lies behind a section came to its frame.
struct DecorationExplanation {
  let resolver: CollectionLayoutResolver
  let section: Int
  private let decoration: DecorationBlueprint
  private let element: CollectionElement

  /// Looks at a decoration; `nil` where there is none.
  init?(resolver: CollectionLayoutResolver, kind: String, section: Int) {
    guard let element = resolver.plainElement(.decoration(kind: kind, section: section)),
      let decoration = resolver.sections[section].layout.form.blueprint.decorations
        .first(where: { $0.kind == kind })
    else { return nil }
    self.resolver = resolver
    self.section = section
    self.decoration = decoration
    self.element = element
  }

  /// The collection view, the section and the decoration, outermost first.
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
      ? [] : ["(R-COL-7) content insets make it \(LengthText.text(element.frame.size))"]
    return ResolvedNode(
      name: "decoration \"\(decoration.kind)\"",
      label: "\(section)",
      frame: element.frame,
      explanation: NodeExplanation(
        proposal: ProposedViewSize(whole),
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
