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

  /// A row of the grid is a `GridRow` with its cells; a view outside of rows is a child by itself.
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
    let position = NodeChildren(of: node).cache { ScrollState() }.position
    if position != .zero {
      arguments["x"] = .number(position.x)
      arguments["y"] = .number(position.y)
    }
    return EvaluatedView("ScrollView", arguments)
  }
}

extension LazyRule: EvaluatedRule {
  /// A lazy container is data if all of its elements exist.
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    let state = state(of: NodeChildren(of: node))
    guard let name, sectionGaps == nil, state.pins.isEmpty,
      state.sections.last?.slots.upperBound ?? 0 == state.slots.count
    else { throw NotEvaluated("'\(name ?? "List")' creates only its visible elements") }
    return EvaluatedView(
      name,
      [
        "alignment": try .guide(alignment), "spacing": .length(spacing),
        "items": items.map { .words($0.items.map(\.words).joined(separator: ", ")) },
      ]
    )
  }
}

extension GridItem {
  /// The item as `fixed 40`, `flexible 10 inf` or `adaptive 50 inf`, with its spacing at the end if
  /// it has one.
  fileprivate var words: String {
    func text(_ length: CGFloat) -> String {
      length == .infinity ? "inf" : length == length.rounded() ? "\(Int(length))" : "\(length)"
    }
    let words =
      switch size {
      case .fixed(let length): "fixed \(text(length))"
      case .flexible(let minimum, let maximum): "flexible \(text(minimum)) \(text(maximum))"
      case .adaptive(let minimum, let maximum): "adaptive \(text(minimum)) \(text(maximum))"
      }
    return words + (spacing.map { " spacing \(text($0))" } ?? "")
  }
}
