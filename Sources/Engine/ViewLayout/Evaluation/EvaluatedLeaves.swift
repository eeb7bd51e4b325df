import Foundation

extension Filling: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView { EvaluatedView("Color") }
}

extension ShapeRule: EvaluatedRule {
  /// Returns `Rectangle` for a shape that fills its proposal, `Circle` for a circle; throws for
  /// others.
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    if fillsProposal { return EvaluatedView("Rectangle") }
    guard isCircle else {
      throw NotEvaluated("the size of the shape '\(appearance.name)' is computed by code")
    }
    return EvaluatedView("Circle")
  }
}

extension SpacerRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView(
      "Spacer",
      [
        "minLength": .number(minLength), "axis": orientation.map { .words($0.description) },
      ]
    )
  }
}

extension DividerRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView(
      "Divider",
      [
        "thickness": .number(thickness), "axis": orientation.map { .words($0.description) },
      ]
    )
  }
}

extension ControlPartRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView(leafWithWidth: LeafLengths(width), height: LeafLengths(height))
  }
}

extension LeafLengths {
  /// Creates the lengths of a part of a control; `nil` for a part that fills its proposal.
  fileprivate init(_ length: CGFloat?) {
    self.init(
      minimum: length ?? 0,
      ideal: length ?? ControlMetrics.idealWidth,
      maximum: length ?? .infinity
    )
  }
}

extension ImageRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    var arguments: [String: EvaluatedView.Argument?] = [
      "0": .words(text), "width": .number(ownSize.width), "height": .number(ownSize.height),
    ]
    if let symbolFont, capInsets == nil {
      arguments["symbolSize"] = .number(symbolFont.metrics.size)
      arguments["scale"] = node.session.scale(of: pixelLength)
    }
    if let capInsets {
      arguments["resizable"] = .flag(true)
      if capInsets != EdgeInsets() {
        arguments.merge(EvaluatedView.arguments(of: capInsets)) { $1 }
      }
    }
    return EvaluatedView("Image", arguments)
  }
}

extension TextRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    let runs = typesetter.runs
    guard let first = runs.first else { return EvaluatedView("Text", ["0": .words("")]) }
    guard
      runs.allSatisfy({
        $0.font == first.font && $0.tracking == first.tracking && $0.rise == first.rise
      })
    else { throw NotEvaluated("the text \"\(words)\" has several fonts") }
    if first.font.metrics is ShapedFont {
      throw NotEvaluated("the text \"\(words)\" is in a font of the app")
    }
    if first.font.metrics.traits.isSecondary == true {
      throw NotEvaluated("the text \"\(words)\" has a secondary scale")
    }
    let settings = typesetter.settings
    let drawn = runs.map(\.string).joined()
    let letterCase = drawn == words ? nil : drawn == words.uppercased() ? "uppercase" : "lowercase"
    var arguments: [String: EvaluatedView.Argument?] = [
      "0": .words(words),
      "textCase": letterCase.map { .words($0) },
      "size": .number(first.font.metrics.size),
      "tracking": first.tracking == 0 ? nil : .number(first.tracking),
      "baselineOffset": first.rise == 0 ? nil : .number(first.rise),
      "lineLimit": settings.maximumLines.map { .number(CGFloat($0)) },
      "reservedLines": settings.minimumLines > 1 ? .number(CGFloat(settings.minimumLines)) : nil,
      "lineSpacing": settings.lineSpacing == 0 ? nil : .number(settings.lineSpacing),
      "minimumScaleFactor": settings.minimumScale == 1 ? nil : .number(settings.minimumScale),
      "truncationMode": settings.truncation == .tail ? nil : .words("\(settings.truncation)"),
    ]
    arguments["scale"] = node.session.scale(of: settings.pixelLength)
    arguments.merge(first.font.metrics.evaluatedTraits) { $1 }
    return EvaluatedView("Text", arguments)
  }
}

extension LayoutSession {
  /// Returns the pixels per point of a view; `nil` if they are those of the scene.
  fileprivate func scale(of pixelLength: CGFloat) -> EvaluatedView.Argument? {
    pixelLength == self.pixelLength ? nil : .number(1 / pixelLength)
  }
}

extension TextMetrics {
  /// The arguments of a text about its font besides the size; none for the test font.
  fileprivate var evaluatedTraits: [String: EvaluatedView.Argument?] {
    guard let font = self as? SystemFont ?? (self as? SubstituteFont)?.font else { return [:] }
    return [
      "weight": font.weight == 400 ? nil : .number(CGFloat(font.weight)),
      "leading": leading == 0 ? nil : .number(leading),
      "italic": traits.isItalic == true ? .flag(true) : nil,
      "monospacedDigits": traits.hasMonospacedDigits == true ? .flag(true) : nil,
      "design": traits.design.flatMap { $0 == .default ? nil : .words("\($0)") },
      "fontWidth": traits.width.flatMap { $0.value == 0 ? nil : .number($0.value) },
    ]
  }
}

// MARK: - Leaves with lengths

/// The lengths of a leaf along one axis, in points: at least the minimum and at most the maximum,
/// and the ideal length for an unspecified proposal.
struct LeafLengths {
  var minimum: CGFloat
  var ideal: CGFloat
  var maximum: CGFloat
}

extension EvaluatedView {
  /// Creates a leaf that clamps its proposal along each axis independently.
  ///
  /// - Parameters:
  ///   - width: The lengths along the horizontal axis.
  ///   - height: The lengths along the vertical axis.
  ///   - text: The text by which outlines select it; `nil` for none.
  init(leafWithWidth width: LeafLengths, height: LeafLengths, text: String? = nil) {
    self.init(
      "Leaf",
      [
        "0": text.map { .words($0) },
        "minWidth": .number(width.minimum), "idealWidth": .number(width.ideal),
        "maxWidth": .number(width.maximum), "minHeight": .number(height.minimum),
        "idealHeight": .number(height.ideal), "maxHeight": .number(height.maximum),
      ]
    )
  }
}

extension CustomLayoutRule: EvaluatedRule {
  /// Returns the view of the layout.
  ///
  /// A built-in layout is its container. A custom layout without subviews and cache that clamps its
  /// proposal is a leaf. Any other layout is a view with the name of its type.
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView {
    if let container = builtInRule { return try container.evaluated(node) }
    if node.children.isEmpty, Author.Cache.self == Void.self, let leaf = leaf(in: node.session) {
      return leaf
    }
    guard EvaluatedVocabulary.arguments(of: typeName) == nil else {
      throw NotEvaluated("the custom layout '\(typeName)' has the name of another view")
    }
    return EvaluatedView(typeName)
  }

  func evaluatedChildren(of node: LayoutNode) throws(NotEvaluated) -> [EvaluatedView] {
    if let container = builtInRule { return try container.evaluatedChildren(of: node) }
    return try node.evaluatedChildren
  }

  /// The rule of the container whose layout it is; `nil` for a layout of the author.
  private var builtInRule: (any EvaluatedRule)? {
    let layout = (layout as? AnyLayout)?.layout ?? layout
    return (layout as? any BuiltInLayout)?.rule as? any EvaluatedRule
  }

  private func hasStandardSpacingAndGuides(_ children: NodeChildren) -> Bool {
    let guides =
      [HorizontalAlignment.leading, .center, .trailing].map(\.key)
      + [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map(\.key)
    return spacing(children).isIdentical(to: .standard)
      && guides.allSatisfy {
        explicitGuide($0, in: .zero, for: .unspecified, children: children) == nil
      }
  }

  /// The length that replaces infinity in samples, because the author's code may trap for infinite
  /// lengths.
  private static var large: CGFloat { 10_000 }

  /// Returns the leaf with the sizes of the layout for all sampled proposals; `nil` if none has
  /// them.
  ///
  /// The sizes are measured on a separate node, so that caches of the scene do not change.
  private func leaf(in session: LayoutSession) -> EvaluatedView? {
    let node = LayoutNode(self, session: session)
    guard hasStandardSpacingAndGuides(NodeChildren(of: node)) else { return nil }
    let minimum = node.measure(.zero)
    let ideal = node.measure(.unspecified)
    let maximum = node.measure(ProposedViewSize(width: Self.large, height: Self.large))
    let samples: [CGFloat?] = [nil, 0, 1, 7.5, 50, 123, 1_000, Self.large]
    for width in samples {
      for height in samples {
        let size = node.measure(ProposedViewSize(width: width, height: height))
        let expected = CGSize(
          width: width.map { min(max($0, minimum.width), maximum.width) } ?? ideal.width,
          height: height.map { min(max($0, minimum.height), maximum.height) } ?? ideal.height
        )
        guard size == expected else { return nil }
      }
    }
    func lengths(along axis: Axis) -> LeafLengths {
      LeafLengths(
        minimum: minimum[axis],
        ideal: ideal[axis],
        maximum: maximum[axis] < Self.large ? maximum[axis] : .infinity
      )
    }
    return EvaluatedView(
      leafWithWidth: lengths(along: .horizontal),
      height: lengths(along: .vertical)
    )
  }
}

extension PlaceholderRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView(
      leafWithWidth: LeafLengths(limit: width),
      height: LeafLengths(limit: height),
      text: text
    )
  }
}

extension LeafLengths {
  /// Creates the lengths of a placeholder with its stated length; `nil` for one that fills its
  /// proposal.
  fileprivate init(limit: CGFloat?) {
    let length = limit.map { max($0, 0) }
    self.init(minimum: 0, ideal: length ?? 10, maximum: length ?? .infinity)
  }
}
