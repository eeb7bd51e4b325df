import EngineKit
import Foundation
import LayoutValues

@testable import ViewLayout

/// The layout rule of a list's row.
private struct DecodedRow: WrapperRule {
  var above: CGFloat
  var minimum: CGFloat
  var insets: EdgeInsets

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    let length =
      childLength(along: axis, for: proposal, children: children) + insets.total(along: axis)
    return axis == .horizontal ? proposal.width ?? length : above + max(length, minimum)
  }

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    let space = insets.total(along: .horizontal)
    return ProposedViewSize(width: proposal.width.map { max(0, $0 - space) }, height: nil)
  }

  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    children: some LayoutChildren
  ) -> ProposedViewSize { childProposal(for: ProposedViewSize(size), children: children) }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint {
    let height = children.only.measure(.vertical, for: childProposal)
    let space = size.height - above - insets.total(along: .vertical) - height
    return CGPoint(x: insets.leading, y: above + insets.top + space / 2)
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { .standard }

  func priority(_ children: some LayoutChildren) -> Double { 0 }
}

/// The layout rule around the existing elements of a lazy container.
private struct LazyWindow: WrapperRule {
  var axis: Axis
  var start: CGFloat
  var length: CGFloat?
  var crossLength: CGFloat?

  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    var size = children.only.measure(proposal)
    if let length { size[axis] = length }
    if let crossLength, proposal[axis.cross] == nil { size[axis.cross] = crossLength }
    return size
  }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint {
    var origin = CGPoint.zero
    origin[axis] = start
    return origin
  }

  var name: String? { "LazyWindow" }
}

extension SceneDecoder {
  func container(_ scene: EngineScene) throws -> AnyView? {
    let spacing = scene.length("spacing")
    switch scene.view {
    case "HStack":
      let content = try content(of: scene)
      return AnyView(HStack(alignment: scene.vertical, spacing: spacing) { content })
    case "VStack":
      let content = try content(of: scene)
      return AnyView(VStack(alignment: scene.horizontal, spacing: spacing) { content })
    case "ZStack":
      let content = try content(of: scene)
      return AnyView(ZStack(alignment: scene.alignment) { content })
    case "Grid":
      let content = try content(of: scene)
      return AnyView(
        Grid(
          alignment: scene.alignment,
          horizontalSpacing: scene.length("horizontalSpacing"),
          verticalSpacing: scene.length("verticalSpacing")
        ) { content }
      )
    case "GridRow":
      let content = try content(of: scene)
      let alignment = scene.words("alignment") == nil ? nil : scene.vertical
      return AnyView(GridRow(alignment: alignment) { content })
    case "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid": return try lazy(scene)
    case "Section":
      let content = try content(of: scene)
      switch scene.words("part") {
      case "header":
        return AnyView(
          Section {
            EmptyView()
          } header: {
            content
          }
        )
      case "footer":
        return AnyView(
          Section {
            EmptyView()
          } footer: {
            content
          }
        )
      default: return AnyView(Section { content })
      }
    case "ScrollView":
      let content = try content(of: scene)
      var settings = ScrollSettings(margins: scene.insets)
      if let x = scene.length("anchorX"), let y = scene.length("anchorY") {
        settings.anchors.ofRoles[.alignment] = UnitPoint(x: x, y: y)
      }
      return AnyView(
        ScrollView(scene.axes("axes")) { content }.environment(\.scrollSettings, settings)
      )
    case "ViewThatFits":
      let content = try content(of: scene)
      return AnyView(ViewThatFits(in: scene.axes("in")) { content })
    case "GeometryReader":
      let content = try content(of: scene)
      return AnyView(GeometryReader { _ in content })
    case "Container":
      return try wrapped(scene, by: TransparentContainer(name: scene.name ?? "Container"))
    case "Control":
      let control = Control(
        name: scene.name ?? "Control",
        label: scene.words("0"),
        verticalSpacing: scene.length("verticalSpacing"),
        hasSpacingToText: scene.flag("spacesTexts")
      )
      return try wrapped(scene, by: control)
    case "ListRow":
      let row = DecodedRow(
        above: scene.length("above") ?? 0,
        minimum: scene.length("minHeight") ?? 0,
        insets: scene.insets
      )
      return try wrapped(scene, by: row)
    default: return nil
    }
  }

  private func lazy(_ scene: EngineScene) throws -> AnyView {
    let content = try content(of: scene)
    let spacing = scene.length("spacing")
    let items = scene.gridItems
    let container =
      switch scene.view {
      case "LazyHStack":
        AnyView(LazyHStack(alignment: scene.vertical, spacing: spacing) { content })
      case "LazyVStack":
        AnyView(LazyVStack(alignment: scene.horizontal, spacing: spacing) { content })
      case "LazyHGrid":
        AnyView(LazyHGrid(rows: items, alignment: scene.vertical, spacing: spacing) { content })
      default:
        AnyView(
          LazyVGrid(columns: items, alignment: scene.horizontal, spacing: spacing) { content }
        )
      }
    guard let length = scene.length("length") else { return container }
    let window = LazyWindow(
      axis: scene.view.hasPrefix("LazyH") ? .horizontal : .vertical,
      start: scene.length("start") ?? 0,
      length: length,
      crossLength: scene.length("crossLength")
    )
    return AnyView(container.unlisted().modifier(RuleModifier(window)))
  }

  func wrapped(_ scene: EngineScene, by rule: some WrapperRule) throws -> AnyView {
    AnyView(try child(of: scene).modifier(RuleModifier(rule)))
  }
}
