import EngineKit
import Foundation
import LayoutValues

@testable import ViewLayout

extension SceneDecoder {
  func modifier(_ scene: EngineScene) throws -> AnyView? {
    switch scene.view {
    case "frame", "containerRelativeFrame":
      guard scene.hasLimits else {
        let frame = FixedFrame(
          width: scene.length("width"),
          height: scene.length("height"),
          alignment: scene.alignment
        )
        return try wrapped(scene, by: frame)
      }
      func limits(_ name: String) -> FlexibleLength {
        FlexibleLength(
          minimum: scene.length("min\(name)"),
          ideal: scene.length("ideal\(name)"),
          maximum: scene.length("max\(name)")
        )
      }
      let frame = FlexibleFrame(
        width: limits("Width"),
        height: limits("Height"),
        alignment: scene.alignment
      )
      return try wrapped(scene, by: frame)
    case "padding": return try wrapped(scene, by: Padding(insets: scene.insets))
    case "safeAreaPadding":
      return try wrapped(scene, by: Padding(insets: scene.insets, isSafeArea: true))
    case "fixedSize":
      var axes: Axis.Set = []
      if scene.flag("horizontal") { axes.insert(.horizontal) }
      if scene.flag("vertical") { axes.insert(.vertical) }
      return try wrapped(scene, by: FixedSize(axes: axes))
    case "aspectRatio":
      let mode: ContentMode = scene.words("contentMode") == "fill" ? .fill : .fit
      return try wrapped(scene, by: AspectRatio(ratio: scene.length("0"), contentMode: mode))
    case "offset":
      let offset = CGSize(width: scene.length("x") ?? 0, height: scene.length("y") ?? 0)
      return try wrapped(scene, by: Offset(offset: offset))
    case "position":
      let position = CGPoint(x: scene.length("x") ?? 0, y: scene.length("y") ?? 0)
      return try wrapped(scene, by: Position(position: position))
    case "ignoresSafeArea":
      let regions = scene.words("regions") ?? "container keyboard"
      let rule = IgnoresSafeArea(
        edges: scene.edges("edges"),
        ignoresContainer: regions.contains("container"),
        ignoresKeyboard: regions.contains("keyboard")
      )
      return try wrapped(scene, by: rule)
    case "alignmentGuide":
      let (width, height) = (scene.length("perWidth") ?? 0, scene.length("perHeight") ?? 0)
      let constant = scene.length("constant") ?? 0
      let key =
        scene.axis("axis") == .horizontal ? scene.horizontal("0").key : scene.vertical("0").key
      let guide = GuideValue(key: key) { constant + $0.width * width + $0.height * height }
      return try wrapped(scene, by: guide)
    default: return try pair(scene) ?? attachment(scene)
    }
  }

  /// Returns a modifier with a second view.
  private func pair(_ scene: EngineScene) throws -> AnyView? {
    let names = ["background", "overlay", "safeAreaInset"]
    guard names.contains(scene.view) else { return nil }
    let child = try child(of: scene)
    let second = try scene.children.dropFirst().map { try view(of: $0) }
    let content = ForEach(second.indices, id: \.self) { second[$0] }
    guard let side = SecondaryRule.Side(rawValue: scene.view) else {
      let edge = Edge.allCases.first { $0.memberName == scene.words("edge") } ?? .top
      let isVertical = edge == .top || edge == .bottom
      let modifier = SafeAreaInsetModifier(
        edge: edge,
        alignment: isVertical ? scene.horizontal.key : scene.vertical.key,
        spacing: scene.length("spacing"),
        secondary: content
      )
      return AnyView(child.modifier(modifier))
    }
    return AnyView(
      child.modifier(SecondaryModifier(side: side, alignment: scene.alignment, secondary: content))
    )
  }

  /// Returns a modifier without a node.
  private func attachment(_ scene: EngineScene) throws -> AnyView? {
    switch scene.view {
    case "id": return AnyView(try child(of: scene).accessibilityIdentifier(scene.words("0") ?? ""))
    case "layoutPriority":
      return AnyView(try child(of: scene).layoutPriority(scene.number("0") ?? 0))
    case "layoutDirection":
      let direction: LayoutDirection = scene.words("0") == "rtl" ? .rightToLeft : .leftToRight
      return AnyView(try child(of: scene).environment(\.layoutDirection, direction))
    case "gridCellColumns":
      return AnyView(try child(of: scene).gridCellColumns(Int(scene.number("0") ?? 1)))
    case "gridCellAnchor":
      let anchor = UnitPoint(x: scene.length("x") ?? 0, y: scene.length("y") ?? 0)
      return AnyView(try child(of: scene).gridCellAnchor(anchor))
    case "gridColumnAlignment":
      return AnyView(try child(of: scene).gridColumnAlignment(scene.horizontal("0")))
    case "gridCellUnsizedAxes":
      return AnyView(try child(of: scene).gridCellUnsizedAxes(scene.axes("0")))
    default: return nil
    }
  }
}
