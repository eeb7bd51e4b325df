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
    let isMixed = !layer.filters.isEmpty || layer.blending != nil
    if !matrix.isEmpty || layer.opacity < 1 || isMixed {
      elements = [
        Element(
          "g",
          key: part.key,
          [
            ("opacity", layer.opacity < 1 ? .number(layer.opacity) : nil),
            ("transform", matrix.isEmpty ? nil : "matrix(\(matrix))"),
          ] + PicturePaint.mixing(layer.filters, layer.blending),
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
}
