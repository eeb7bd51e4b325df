import Foundation
import UIKitLayout
import ViewLayout

enum GeometryCoverage: CoverageSection {
  nonisolated static let title = "Geometry"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    list.has("Axis.horizontal, vertical, allCases, description, rawValue") {
      [Axis.horizontal, .vertical] == Axis.allCases && Axis.horizontal.description.isEmpty
        && Axis.horizontal.rawValue == 0
    }
    list.has("Axis.Set.horizontal, vertical") { [Axis.Set.horizontal, .vertical] }
    list.has("Edge.top, leading, bottom, trailing, allCases") {
      [Edge.top, .leading, .bottom, .trailing] == Edge.allCases
    }
    list.has("Edge.Set.top, leading, bottom, trailing, all, horizontal, vertical") {
      [Edge.Set.top, .leading, .bottom, .trailing, .all, .horizontal, .vertical]
    }
    list.has("Edge.Set(_:)") { Edge.Set(.top) }
    list.has("HorizontalEdge.leading, trailing, HorizontalEdge.Set.all") {
      (HorizontalEdge.leading, HorizontalEdge.trailing, HorizontalEdge.Set.all)
    }
    list.has("VerticalEdge.top, bottom, VerticalEdge.Set.all") {
      (VerticalEdge.top, VerticalEdge.bottom, VerticalEdge.Set.all)
    }
    list.has("EdgeInsets(top:leading:bottom:trailing:)") {
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    list.has("EdgeInsets.animatableData") { EdgeInsets().animatableData }
    list.has("UnitPoint(x:y:)") { UnitPoint(x: 0.5, y: 1) }
    list.has(
      "UnitPoint.zero, center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing"
    ) {
      [
        UnitPoint.zero, .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
        .bottomLeading, .bottomTrailing,
      ]
    }
    list.has("UnitPoint.animatableData") { UnitPoint.center.animatableData }
    list.has("Angle.+(_:_:), -(_:_:), *(_:_:), /(_:_:)") {
      var angle = -(Angle.degrees(1) + .degrees(2) - .degrees(3)) * 2 / 3
      angle += .zero
      angle -= .zero
      angle *= 2
      angle /= 2
      return angle
    }
    list.has("Angle(radians:), Angle(degrees:)") { [Angle(radians: 1), Angle(degrees: 90)] }
    list.has("Angle.radians(_:), degrees(_:), zero") { [Angle.radians(1), .degrees(90), .zero] }
    list.has("Angle.radians, degrees, animatableData") {
      (Angle.zero.radians, Angle.zero.degrees, Angle.zero.animatableData)
    }
    list.has("ContentMode.fit, fill") { [ContentMode.fit, .fill] == ContentMode.allCases }
    list.has("LayoutDirection.leftToRight, rightToLeft") {
      [LayoutDirection.leftToRight, .rightToLeft] == LayoutDirection.allCases
    }
    list.has("Visibility.automatic, visible, hidden") {
      [Visibility.automatic, .visible, .hidden] == Visibility.allCases
    }
    list.has("ProposedViewSize(width:height:)") { ProposedViewSize(width: 1, height: nil) }
    list.has("ProposedViewSize(_:)") { ProposedViewSize(CGSize(width: 1, height: 2)) }
    list.has("ProposedViewSize.zero, unspecified, infinity") {
      [ProposedViewSize.zero, .unspecified, .infinity]
    }
    list.has("ProposedViewSize.replacingUnspecifiedDimensions(by:)") {
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: .zero)
    }
    list.has("ViewDimensions.width, height") {
      Color.red.alignmentGuide(.leading) { ($0.width + $0.height) / 2 }
    }
    list.has("ViewDimensions[_:], ViewDimensions[explicit:]") {
      Color.red.alignmentGuide(.leading) { dimensions in
        dimensions[explicit: .leading] ?? dimensions[HorizontalAlignment.trailing]
          + dimensions[.top]
      }
    }
    list.has("ViewSpacing.zero") { [ViewSpacing.zero, ViewSpacing()] }
    list.has("ViewSpacing.formUnion(_:edges:), union(_:edges:)") {
      var spacing = ViewSpacing()
      spacing.formUnion(.zero, edges: .top)
      return spacing.union(.zero, edges: .bottom)
    }
    list.has("ViewSpacing.distance(to:along:)") {
      ViewSpacing.zero.distance(to: .zero, along: .horizontal)
    }
    list.lacks(
      "EdgeInsets(_: NSDirectionalEdgeInsets)",
      because: "in `CollectionLayout`, which knows both types"
    )
    list.lacks(
      "LayoutDirection(_: UITraitEnvironmentLayoutDirection)",
      because: "needs a type of UIKit that concerns no layout here"
    )
  }
}
