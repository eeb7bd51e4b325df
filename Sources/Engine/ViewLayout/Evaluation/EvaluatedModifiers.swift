import Foundation

extension Padding: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView(
      isSafeArea ? "safeAreaPadding" : "padding",
      EvaluatedView.arguments(of: insets)
    )
  }
}

extension FixedFrame: EvaluatedRule {
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    EvaluatedView(
      "frame",
      [
        "width": .length(width), "height": .length(height),
        "alignment": try .alignment(alignment),
      ]
    )
  }
}

extension FlexibleFrame: EvaluatedRule {
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    EvaluatedView(
      "frame",
      [
        "minWidth": .length(width.minimum), "idealWidth": .length(width.ideal),
        "maxWidth": .length(width.maximum), "minHeight": .length(height.minimum),
        "idealHeight": .length(height.ideal), "maxHeight": .length(height.maximum),
        "alignment": try .alignment(alignment),
      ]
    )
  }
}

extension ContainerRelativeFrame: EvaluatedRule {
  /// Returns the view with the lengths that result from the container's size.
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    var view = try frame.evaluated(node)
    view.view = "containerRelativeFrame"
    return view
  }
}

extension FixedSize: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView(
      "fixedSize",
      [
        "horizontal": .flag(axes.contains(.horizontal)),
        "vertical": .flag(axes.contains(.vertical)),
      ]
    )
  }
}

extension AspectRatio: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView(
      "aspectRatio",
      ["0": .length(ratio), "contentMode": .words(contentMode == .fit ? "fit" : "fill")]
    )
  }
}

extension Offset: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView("offset", ["x": .number(offset.width), "y": .number(offset.height)])
  }
}

extension Position: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView("position", ["x": .number(position.x), "y": .number(position.y)])
  }
}

extension SecondaryRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    EvaluatedView(side.rawValue, ["alignment": try .alignment(alignment)])
  }
}

extension SafeAreaInset: EvaluatedRule {
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    EvaluatedView(
      "safeAreaInset",
      [
        "edge": .words(edge.memberName), "alignment": try .guide(alignment),
        "spacing": .length(spacing),
      ]
    )
  }
}

extension IgnoresSafeArea: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    let regions: String? =
      switch (ignoresContainer, ignoresKeyboard) {
      case (true, true): nil
      case (true, false): "container"
      case (false, true): "keyboard"
      case (false, false): ""
      }
    return EvaluatedView(
      "ignoresSafeArea",
      ["edges": .edges(edges), "regions": regions.map { .words($0) }]
    )
  }
}

extension GuideValue: EvaluatedRule {
  /// Returns the view with the value as `constant + width × factor + height × factor`; throws for
  /// other code.
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    guard let child = node.children.first else { throw NotEvaluated("a guide without a view") }
    func sample(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
      let size = CGSize(width: width, height: height)
      return value(child.pointer.dimensions(in: size, for: ProposedViewSize(size)))
    }
    let constant = sample(0, 0)
    let (perWidth, perHeight) = (sample(1, 0) - constant, sample(0, 1) - constant)
    for (width, height) in [(7, 11), (64, 3), (100, 200)] as [(CGFloat, CGFloat)] {
      let expected = constant + perWidth * width + perHeight * height
      guard abs(sample(width, height) - expected) < 1e-6 else {
        throw NotEvaluated("the value of '\(try key.memberName)' is computed by code")
      }
    }
    return EvaluatedView(
      "alignmentGuide",
      [
        "0": try .guide(key), "axis": .words(key.axis.description),
        "constant": .number(constant), "perWidth": .number(perWidth),
        "perHeight": .number(perHeight),
      ]
    )
  }
}

extension Control: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView(
      "Control",
      [
        "0": label.map { .words($0) }, "verticalSpacing": .length(verticalSpacing),
        "spacesTexts": hasSpacingToText ? .flag(true) : nil,
      ]
    )
  }
}

extension TransparentContainer: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView { EvaluatedView("Container") }
}

extension BarContainerRule: EvaluatedRule {
  /// A container without bars, such as a navigation stack without a title, is a control around its
  /// content.
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    guard top == nil, bottom == nil else {
      throw NotEvaluated("'\(name ?? "NavigationSplitView")' has bars")
    }
    return EvaluatedView("Control")
  }
}

extension PresentingRule: EvaluatedRule {
  /// A view that currently presents nothing lays out as itself.
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    guard node.children.count == 1 else {
      throw NotEvaluated("'\(node.children[1].name ?? "sheet")' is presented")
    }
    return EvaluatedView("Container")
  }
}
