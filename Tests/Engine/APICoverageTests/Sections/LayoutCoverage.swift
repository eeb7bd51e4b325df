import Foundation
import ViewLayout

enum LayoutCoverage: CoverageSection {
  nonisolated static let title = "The layout protocol"
  nonisolated static let file = #filePath

  private struct Factor: LayoutValueKey {
    static let defaultValue = 1.0
  }

  /// A custom layout that implements every requirement of the protocol.
  private struct Pile: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .vertical
      return properties
    }

    func makeCache(subviews: Subviews) -> [CGSize] { [] }

    func updateCache(_ cache: inout [CGSize], subviews: Subviews) { cache = [] }

    func spacing(subviews: Subviews, cache: inout [CGSize]) -> ViewSpacing { .zero }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [CGSize]
    ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [CGSize]
    ) {
      for subview in subviews[0..<subviews.count] {
        let isWide = subview.dimensions(in: proposal).width > subview.priority
        let distance = subview.spacing.distance(to: subview.spacing, along: .vertical)
        let y = bounds.minY + distance * subview[Factor.self]
        let anchor = isWide && subviews.layoutDirection == .leftToRight ? UnitPoint.top : .center
        subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: anchor, proposal: proposal)
      }
      _ = subviews[[0]]
    }

    func explicitAlignment(
      of guide: HorizontalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [CGSize]
    ) -> CGFloat? { nil }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [CGSize]
    ) -> CGFloat? { nil }
  }

  static func list(_ list: inout CoverageList) {
    list.has("Layout.layoutProperties, LayoutProperties.stackOrientation") {
      Pile.layoutProperties.stackOrientation as Any
    }
    // The type above uses the requirements and their parameters.
    list.has("Layout.callAsFunction(_:)") { Pile().callAsFunction { Color.red } }
    list.has("AnyLayout(_:)") { AnyLayout(Pile())() { Color.red } }
    list.has("View.layoutValue(key:value:), LayoutValueKey.defaultValue") {
      Pile()() { Color.red.layoutValue(key: Factor.self, value: Factor.defaultValue) }
    }
  }
}
