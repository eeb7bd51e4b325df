import Foundation
internal import LayoutTree

/// A layout rule whose nodes have traits: they draw something, or affect their descendants.
protocol TraitRule {
  /// Returns the traits of a placed node, without the effects of its ancestors.
  func traits(of node: LayoutNode) -> NodeTraits
}

extension NodeTraits {
  /// Makes default traits with a kind of drawing; `nil` for nodes that draw nothing.
  init(_ paint: Paint?) {
    self.init()
    self.paint = paint
  }
}

extension TraitRule where Self: LeafRule {
  func traits(of node: LayoutNode) -> NodeTraits {
    switch look.paint {
    case .none: NodeTraits()
    case .text: NodeTraits(.text)
    case .color(let color): NodeTraits(DrawingColor(color).alpha > 0 ? .shape : nil)
    case .drawing: NodeTraits(.shape)
    }
  }
}

extension Filling: TraitRule {}
extension ShapeRule: TraitRule {}
extension DividerRule: TraitRule {}

extension ImageRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits {
    var traits = NodeTraits(.image)
    traits.isDecorative = isDecorative
    traits.isMissing = symbolFont == nil && ImageAssets.size(of: text) == nil
    if let estimate { traits.unrecordedLengths = [estimate] }
    return traits
  }
}

extension ControlPartRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits {
    var traits = NodeTraits(.control)
    traits.unrecordedLengths = unrecordedLengths
    return traits
  }
}

extension TextRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits {
    guard words.contains(where: { !$0.isWhitespace }) else { return NodeTraits() }
    var traits = NodeTraits(.text)
    traits.fonts = typesetter.fonts
    let size = node.size
    traits.isTruncated =
      size.width < 1 || size.height < 1 || typesetter.isTruncated(for: node.placedProposal)
    if size.width >= 1, size.height >= 1 {
      traits.neededWidth = typesetter.doubtfulWidth(
        for: node.placedProposal,
        isTruncated: traits.isTruncated
      )
      traits.brokenWord = typesetter.brokenWord(for: node.placedProposal)
    }
    return traits
  }
}

extension PresentedRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits { .laidOver }
}

extension NavigationBarRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits { .laidOver }
}

extension ToolbarRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits { .laidOver }
}

extension TabBarRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits { .laidOver }
}

extension NodeTraits {
  /// The traits of bars and presentations, which content passes under.
  fileprivate static var laidOver: NodeTraits {
    var traits = NodeTraits()
    traits.isLaidOver = true
    return traits
  }
}

extension ScrollRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits {
    var traits = NodeTraits()
    traits.clips = .both
    if axes.contains(.horizontal) { traits.scrolls.insert(.horizontal) }
    if axes.contains(.vertical) { traits.scrolls.insert(.vertical) }
    return traits
  }
}

extension Control: TraitRule {
  // mutants(condition, statement): an expectation states that targets are large enough, and cannot
  //   state that one is not
  func traits(of node: LayoutNode) -> NodeTraits {
    var traits = NodeTraits(ControlKind.isOne(viewName) ? .control : nil)
    if ControlKind.receivesTaps(viewName) {
      traits.target = node.size
      traits.hasSystemHeight = ControlKind.hasSystemHeight(viewName)
    }
    return traits
  }
}

extension StackRule: TraitRule {
  /// Returns the traits of a control for a button, which is a stack of its label's views.
  func traits(of node: LayoutNode) -> NodeTraits {
    NodeTraits(name == "Button" ? .control : nil)
  }
}

extension TransparentContainer: TraitRule {
  /// Returns the traits of a control for a button with a single view.
  func traits(of node: LayoutNode) -> NodeTraits {
    NodeTraits(name == "Button" ? .control : nil)
  }
}

/// Nodes whose children overlap although no name says so: `ZStack`s inside controls are not listed.
extension ZStackRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits { .pile(unless: node.listedName == name) }
}

extension SecondaryRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits { .pile(unless: node.listedName != nil) }
}

/// `GeometryReader` places all of its children at its top leading corner.
extension GeometryReaderRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits { .pile(unless: false) }
}

extension CustomLayoutRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits { .pile(unless: !layout.isPile) }
}

extension Layout {
  /// Whether the layout places its subviews on top of each other.
  fileprivate var isPile: Bool {
    let layout = (self as? AnyLayout)?.layout ?? self
    return (layout as? any BuiltInLayout)?.rule is ZStackRule
  }
}

extension NodeTraits {
  fileprivate static func pile(unless isKnown: Bool) -> NodeTraits {
    var traits = NodeTraits()
    traits.stacking = isKnown ? nil : .pile
    return traits
  }
}

/// The names of controls, by whether they receive taps.
private enum ControlKind {
  private static let tapped: Set = [
    "ColorPicker", "DatePicker", "EditButton", "Link", "Menu", "NavigationLink", "PasteButton",
    "Picker", "SecureField", "ShareLink", "Slider", "Stepper", "TextEditor", "TextField", "Toggle",
  ]
  private static let shown: Set = ["Gauge", "ProgressView"]
  private static let systemHeights: Set = [
    "ColorPicker", "DatePicker", "Picker", "Slider", "Stepper", "Toggle",
  ]

  // mutants(body): an expectation states that targets are large enough, and cannot state that one
  //   is not
  static func receivesTaps(_ name: String) -> Bool { tapped.contains(name) }

  /// Returns whether the system alone determines the height of a control.
  static func hasSystemHeight(_ name: String) -> Bool { systemHeights.contains(name) }

  static func isOne(_ name: String) -> Bool { tapped.contains(name) || shown.contains(name) }
}

extension PlaceholderRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits { NodeTraits(.placeholder) }
}
