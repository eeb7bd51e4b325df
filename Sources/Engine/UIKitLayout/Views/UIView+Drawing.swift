import Foundation
package import LayoutTree
package import ViewLayout

/// A view that draws content between its background and its subviews.
@MainActor
package protocol CustomDrawingView: UIView {
  /// The content to draw, in coordinates from the view's top left corner; `nil` for none.
  var paint: DrawingContent? { get }
  /// The text of the view or the name of its image; `nil` for none.
  var words: String? { get }
  /// The visible lines of text; `nil` for a view without text.
  var shownLines: [String]? { get }
}

extension CustomDrawingView {
  package var words: String? { nil }
  package var shownLines: [String]? { nil }
}

extension UIView {
  /// The node of the view in pictures, in its superview's coordinates, named after its class.
  package var drawing: ResolvedNode { drawing([]) }

  /// Returns the node of the view in pictures, named after its class, with the requested columns.
  package func drawing(_ columns: ResolvedColumns) -> ResolvedNode {
    drawing(name: nodeName, columns)
  }

  /// Returns the node of the view in pictures without a name, as a part of another node.
  package func unnamedDrawing(_ columns: ResolvedColumns) -> ResolvedNode {
    drawing(name: "", columns)
  }

  /// Returns the drawing of the content and the background.
  ///
  /// The container of the view applies its position, opacity and visibility.
  package func drawnInside(_ columns: ResolvedColumns) -> [ResolvedNode] {
    var node = unnamedDrawing(columns).moved(by: CGPoint(x: -frame.minX, y: -frame.minY))
    node.picture?.appearance.opacity = 1
    node.picture?.appearance.isHidden = false
    return node.isBlank ? [] : [node]
  }

  private func drawing(name: String, _ columns: ResolvedColumns) -> ResolvedNode {
    let origin = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    let customDrawing = self as? any CustomDrawingView
    var children = drawnParts(columns).map { $0.moved(by: origin) }.filter { !$0.isBlank }
    var content = drawnBackground
    if let paint = customDrawing?.paint {
      if content == .outline {
        content = paint
      } else {
        let part = ResolvedNode(name: "", frame: frame, picture: NodePicture(paint))
        children.insert(part, at: 0)
      }
    }
    let node = ResolvedNode(
      name: name,
      label: customDrawing?.words,
      lines: customDrawing?.shownLines,
      identifiers: accessibilityIdentifier.map { [$0] } ?? [],
      frame: frame,
      picture: NodePicture(content, appearance: drawingAppearance),
      children: children
    )
    return columns.contains(.traits) ? withTraits(node) : node
  }

  /// Whether content outside of the view's bounds is not drawn.
  var clipsContent: Bool { clipsToBounds || scrolledAxes != nil }

  private var drawingAppearance: DrawingAppearance {
    var appearance = DrawingAppearance()
    appearance.opacity = Double(min(max(alpha, 0), 1))
    appearance.isHidden = isHidden
    appearance.clips = clipsContent
    guard let layer = existingLayer else { return appearance }
    appearance.zIndex = Double(layer.zPosition)
    appearance.cornerRadius = drawnRadius
    if layer.borderWidth > 0 {
      appearance.borderColor = layer.borderColor?.color.drawn
      appearance.borderWidth = layer.borderWidth
    }
    return appearance
  }

  /// The corner radius, limited to half the shorter side.
  private var drawnRadius: CGFloat {
    min(max(existingLayer?.cornerRadius ?? 0, 0), min(bounds.width, bounds.height) / 2)
  }

  /// The background color, with the corner radius of the layer.
  private var drawnBackground: DrawingContent {
    guard let color = backgroundColor?.drawn else { return .outline }
    let radius = drawnRadius
    guard radius > 0 else { return .fill(color) }
    return .shape(
      DrawingShape(
        kind: .rounded(CGSize(width: radius, height: radius)),
        bounds: CGRect(origin: .zero, size: frame.size),
        color: color
      )
    )
  }
}

extension ResolvedNode {
  /// Whether the node has nothing to draw, name or check.
  fileprivate var isBlank: Bool {
    name.isEmpty && identifiers.isEmpty && content == .outline && children.isEmpty
      && traits?.paint == nil
  }
}

extension UIColor {
  /// The color for pictures; `nil` for a fully transparent color.
  package var drawn: DrawingColor? {
    let parts = components.map { Double($0) }
    guard parts[3] > 0 else { return nil }
    var color = DrawingColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    color.name = adaptiveName
    return color
  }
}
