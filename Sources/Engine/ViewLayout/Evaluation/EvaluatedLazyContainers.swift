import Foundation

extension LazyRule: EvaluatedRule {
  /// Returns the lazy container, whose children are the existing elements.
  ///
  /// If further elements do not exist, `start` is where the first existing line begins, and
  /// `length` is the container's length, which includes an estimate for the other lines.
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    let children = NodeChildren(of: node)
    let state = state(of: children)
    guard state.pins.isEmpty else { throw NotEvaluated("'\(name ?? "List")' pins its headers") }
    let arrangement = arrangement(for: node.size[axis.cross], of: children)
    let existing = state.slots.map { arrangement.lines.line(ofSlot: $0) }
    if let first = existing.first, let last = existing.last, Set(existing).count <= last - first {
      throw NotEvaluated("the existing lines of '\(name ?? "List")' are not adjacent")
    }
    var arguments: [String: EvaluatedView.Argument?] = [
      "alignment": try .guide(alignment),
      "spacing": sectionGaps == nil ? .length(spacing) : .number(0),
    ]
    if let items {
      var words: [String] = []
      for item in items.items { words.append(try item.words) }
      arguments["items"] = .words(words.joined(separator: ", "))
    }
    let count = state.sections.last?.slots.upperBound ?? 0
    if count > state.slots.count {
      if let slot = state.slots.first {
        let gap = sectionGaps?.gap(beforeSlot: slot, in: arrangement.lines)
        arguments["start"] = .number((arrangement.places[slot]?.lineStart ?? 0) - (gap ?? 0))
      }
      arguments["length"] = .number(node.size[axis])
      if node.placedProposal[axis.cross] == nil {
        arguments["crossLength"] = .number(node.size[axis.cross])
      }
    }
    return EvaluatedView(axis == .vertical ? vertical : horizontal, arguments)
  }

  private var vertical: String { items == nil ? "LazyVStack" : "LazyVGrid" }
  private var horizontal: String { items == nil ? "LazyHStack" : "LazyHGrid" }

  /// Returns the elements of a grid in a `Section` for each header, content and footer, unless
  /// there is only content.
  func evaluatedChildren(of node: LayoutNode) throws(NotEvaluated) -> [EvaluatedView] {
    let state = state(of: NodeChildren(of: node))
    let lines = LazyLines(sections: state.sections, trackCount: 1)
    var children: [EvaluatedView] = []
    var last: (section: Int, part: SectionPart)?
    for (slot, child) in zip(state.slots, node.children) {
      var view = try child.evaluatedView(in: node.isRightToLeft)
      if let gap = sectionGaps?.gap(beforeSlot: slot, in: lines), gap != 0 {
        view.moveRow(down: gap)
      }
      let line = lines.line(ofSlot: slot)
      let (section, part) = (lines.section(ofLine: line), lines.part(ofLine: line))
      guard items != nil, state.sections.count > 1 || state.sections.contains(where: \.hasEdges)
      else {
        children.append(view)
        continue
      }
      if last.map({ $0 != (section, part) }) ?? true {
        var start = EvaluatedView("Section", ["part": .words("\(part)")])
        start.name = ""
        children.append(start)
      }
      last = (section, part)
      children[children.count - 1].children.append(view)
    }
    return children
  }
}

extension LazySection {
  /// Whether the section has a header or a footer.
  fileprivate var hasEdges: Bool { !header.isEmpty || !footer.isEmpty }
}

extension GridItem {
  /// The item as `fixed 40`, `flexible 10 inf` or `adaptive 50 inf`, followed by its spacing and
  /// its alignment if it has one.
  fileprivate var words: String {
    get throws(NotEvaluated) {
      func text(_ length: CGFloat) -> String {
        length == .infinity ? "inf" : length == length.rounded() ? "\(Int(length))" : "\(length)"
      }
      var words =
        switch size {
        case .fixed(let length): "fixed \(text(length))"
        case .flexible(let minimum, let maximum): "flexible \(text(minimum)) \(text(maximum))"
        case .adaptive(let minimum, let maximum): "adaptive \(text(minimum)) \(text(maximum))"
        }
      if let spacing { words += " spacing \(text(spacing))" }
      if let alignment {
        words += " alignment \(try alignment[.horizontal].memberName)"
        words += " \(try alignment[.vertical].memberName)"
      }
      return words
    }
  }
}

extension ListRow: EvaluatedRule {
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    guard let child = node.children.first else { throw NotEvaluated("a row without a view") }
    let part = child.sectionMark?.part ?? .content
    var arguments = EvaluatedView.arguments(of: insets(of: child))
    arguments["minHeight"] = .number(part == .content ? minimumRowHeight : minimumHeaderHeight)
    arguments["above"] = .number(part == .header ? sectionSpacing : 0)
    return EvaluatedView("ListRow", arguments)
  }
}

extension EvaluatedView {
  /// Increases the space above a row, which may be inside of modifiers.
  fileprivate mutating func moveRow(down gap: CGFloat) {
    if case .number(let above)? = arguments["above"] {
      arguments["above"] = .number(above + gap)
    } else if !children.isEmpty {
      children[0].moveRow(down: gap)
    }
  }
}
