import Foundation

extension StackRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    EvaluatedView(
      axis == .horizontal ? "HStack" : "VStack",
      ["alignment": try .guide(alignment), "spacing": .length(spacing)]
    )
  }
}

extension ZStackRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    EvaluatedView("ZStack", ["alignment": try .alignment(alignment)])
  }
}

extension GridRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    EvaluatedView(
      "Grid",
      [
        "alignment": try .alignment(alignment),
        "horizontalSpacing": .length(horizontalSpacing),
        "verticalSpacing": .length(verticalSpacing),
      ]
    )
  }

  /// Returns a `GridRow` with its cells for each row of the grid, and each view outside of rows.
  func evaluatedChildren(of node: LayoutNode) throws(NotEvaluated) -> [EvaluatedView] {
    var children: [EvaluatedView] = []
    var last: GridRowMark?
    for child in node.children {
      let view = try child.evaluatedView(in: node.isRightToLeft)
      let mark = child.pointer.gridRowMark
      defer { last = mark }
      guard let mark else {
        children.append(view)
        continue
      }
      if mark !== last {
        var row = EvaluatedView("GridRow")
        if let alignment = mark.alignment { row.arguments["alignment"] = try .guide(alignment) }
        row.name = ""
        children.append(row)
      }
      children[children.count - 1].children.append(view)
    }
    return children
  }
}

extension GeometryReaderRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView { EvaluatedView("GeometryReader") }
}

extension ViewThatFitsRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView("ViewThatFits", ["in": .axes(axes)])
  }
}

extension ScrollRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    var arguments: [String: EvaluatedView.Argument?] = ["axes": .axes(axes)]
    if margins != EdgeInsets() { arguments.merge(EvaluatedView.arguments(of: margins)) { $1 } }
    if let anchor = anchors.alignment {
      arguments["anchorX"] = .number(anchor.x)
      arguments["anchorY"] = .number(anchor.y)
    }
    let position = NodeChildren(of: node).cache { ScrollState() }.position
    if position != .zero {
      arguments["x"] = .number(position.x)
      arguments["y"] = .number(position.y)
    }
    return EvaluatedView("ScrollView", arguments)
  }
}
