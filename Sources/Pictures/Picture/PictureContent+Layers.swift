internal import ElementTree
internal import Foundation
internal import ViewLayout

extension PictureContent {
  /// The drawing of a layer of a node's own picture, in the node's coordinates.
  mutating func elements(_ layer: DrawingLayer, of node: ResolvedNode) -> [Element] {
    guard PictureFrame.isDrawable(layer.frame) else { return [] }
    let part = ResolvedNode(
      name: node.name,
      label: node.label,
      frame: layer.frame,
      picture: NodePicture(layer.content)
    )
    var elements = paint(part).map(\.element)
    let matrix = layer.matrix.map { AttributeValue.number($0).text }.joined(separator: " ")
    let mixing = PictureColor.mixing(layer.filters, layer.blending)
    if !matrix.isEmpty || layer.opacity < 1 || mixing != nil {
      elements = [
        Element(
          "g",
          key: part.key,
          [
            ("opacity", layer.opacity < 1 ? .number(layer.opacity) : nil),
            ("transform", matrix.isEmpty ? nil : "matrix(\(matrix))"),
            ("style", mixing.map { .text($0) }),
          ],
          elements
        )
      ]
    }
    for clip in layer.clips.reversed() { elements = [clipped(elements, by: clip, of: part)] }
    return elements
  }

  private mutating func clipped(
    _ elements: [Element],
    by clip: DrawingLayer.Clip,
    of node: ResolvedNode
  ) -> Element {
    let name = takeClipName()
    let area = Element(
      "path",
      key: node.key,
      [("d", .text(clip.path)), ("clip-rule", clip.isEvenOdd ? "evenodd" : nil)]
    )
    return Element(
      "g",
      key: node.key,
      [("clip-path", "url(#\(name))")],
      [Element("clipPath", key: node.key, [("id", .text(name))], [area])] + elements
    )
  }

  /// The declarations for a line that is not a plain one.
  static func style(of line: DrawingLine?) -> String {
    guard let line else { return "" }
    var style = ";stroke-linecap:\(line.cap);stroke-linejoin:\(line.join)"
    style += ";stroke-miterlimit:\(AttributeValue.number(max(line.miterLimit, 1)).text)"
    guard !line.dashes.isEmpty else { return style }
    let dashes = line.dashes.map { AttributeValue.number($0).text }.joined(separator: " ")
    return style
      + ";stroke-dasharray:\(dashes);stroke-dashoffset:\(AttributeValue.number(line.dashPhase).text)"
  }
}
