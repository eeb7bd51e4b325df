import Foundation
import ViewLayout

enum AlignmentCoverage: CoverageSection {
  nonisolated static let title = "Alignment"
  nonisolated static let file = #filePath

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  static func list(_ list: inout CoverageList) {
    list.has("Alignment(horizontal:vertical:)") { Alignment(horizontal: .leading, vertical: .top) }
    list.has("Alignment.horizontal, vertical") {
      (Alignment.center.horizontal, Alignment.center.vertical)
    }
    list.has(
      "Alignment.center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing"
    ) {
      [
        Alignment.center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
        .bottomLeading, .bottomTrailing,
      ]
    }
    list.has(
      "Alignment.centerFirstTextBaseline, centerLastTextBaseline, leadingFirstTextBaseline, leadingLastTextBaseline, trailingFirstTextBaseline, trailingLastTextBaseline"
    ) {
      [
        Alignment.centerFirstTextBaseline, .centerLastTextBaseline, .leadingFirstTextBaseline,
        .leadingLastTextBaseline, .trailingFirstTextBaseline, .trailingLastTextBaseline,
      ]
    }
    list.has("AlignmentID.defaultValue(in:), VerticalAlignment(_:)") {
      (VerticalAlignment(Third.self), { context in Third.defaultValue(in: context) })
    }
    list.has("HorizontalAlignment(_:)") { HorizontalAlignment(Third.self) }
    list.has("HorizontalAlignment.leading, center, trailing") {
      [HorizontalAlignment.leading, .center, .trailing]
    }
    list.has("HorizontalAlignment.combineExplicit(_:)") {
      HorizontalAlignment.center.combineExplicit([1, nil]) as Any
    }
    list.has("VerticalAlignment.top, center, bottom, firstTextBaseline, lastTextBaseline") {
      [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    }
    list.has("VerticalAlignment.combineExplicit(_:)") {
      VerticalAlignment.lastTextBaseline.combineExplicit([1, nil]) as Any
    }
    list.has("TextAlignment.leading, center, trailing") {
      [TextAlignment.leading, .center, .trailing] == TextAlignment.allCases
    }
    list.has("View.alignmentGuide(_: HorizontalAlignment, computeValue:)") {
      Color.red.alignmentGuide(HorizontalAlignment.leading) { $0.width }
    }
    list.has("View.alignmentGuide(_: VerticalAlignment, computeValue:)") {
      Color.red.alignmentGuide(VerticalAlignment.top) { $0.height }
    }
  }
}
