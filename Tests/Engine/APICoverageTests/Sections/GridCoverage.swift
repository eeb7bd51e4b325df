import Foundation
import ViewLayout

enum GridCoverage: CoverageSection {
  nonisolated static let title = "Grids and lazy containers"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    list.has("Grid(alignment:horizontalSpacing:verticalSpacing:content:)") {
      Grid(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 2) { Color.red }
    }
    list.has("GridRow(alignment:content:)") { GridRow(alignment: .bottom) { Color.red } }
    list.has("GridLayout(alignment:horizontalSpacing:verticalSpacing:)") {
      GridLayout(alignment: .center, horizontalSpacing: 1, verticalSpacing: 2)
    }
    list.has("View.gridCellColumns(_:), gridCellAnchor(_:)") {
      Grid { GridRow { Color.red.gridCellColumns(2).gridCellAnchor(.top) } }
    }
    list.has("View.gridColumnAlignment(_:), gridCellUnsizedAxes(_:)") {
      Grid { GridRow { Color.red.gridColumnAlignment(.leading).gridCellUnsizedAxes(.horizontal) } }
    }
    list.has("GridItem(_:spacing:alignment:)") {
      GridItem(.fixed(1), spacing: 1, alignment: .top)
    }
    list.has("GridItem.Size.fixed(_:), flexible(minimum:maximum:), adaptive(minimum:maximum:)") {
      [
        GridItem.Size.fixed(1), .flexible(minimum: 1, maximum: 2),
        .adaptive(minimum: 1, maximum: 2),
      ]
    }
    list.has("LazyVGrid(columns:alignment:spacing:pinnedViews:content:)") {
      LazyVGrid(columns: [GridItem()], alignment: .leading, spacing: 1, pinnedViews: []) {
        Color.red
      }
    }
    list.has("LazyHGrid(rows:alignment:spacing:pinnedViews:content:)") {
      LazyHGrid(rows: [GridItem()], alignment: .top, spacing: 1, pinnedViews: []) { Color.red }
    }
    list.has("LazyVStack(alignment:spacing:pinnedViews:content:)") {
      LazyVStack(alignment: .leading, spacing: 1, pinnedViews: []) { Color.red }
    }
    list.has("LazyHStack(alignment:spacing:pinnedViews:content:)") {
      LazyHStack(alignment: .top, spacing: 1, pinnedViews: []) { Color.red }
    }
    list.has("PinnedScrollableViews.sectionHeaders, sectionFooters") {
      [PinnedScrollableViews.sectionHeaders, .sectionFooters]
    }
  }
}
