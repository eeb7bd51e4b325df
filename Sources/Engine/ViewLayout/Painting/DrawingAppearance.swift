internal import Foundation
internal import LayoutTree

extension DrawingAppearance {
  /// Combines effects, innermost first.
  ///
  /// - Parameters:
  ///   - effects: The effects of the node's modifiers.
  ///   - frame: The node's frame in the scene, to which anchors refer.
  init(_ effects: [DrawingEffect], frame: CGRect) {
    self.init()
    for effect in effects { add(effect, frame: frame) }
  }

  private mutating func add(_ effect: DrawingEffect, frame: CGRect) {
    switch effect {
    case .opacity(let opacity): self.opacity *= min(max(opacity, 0), 1)
    case .hidden: isHidden = true
    case .border(let color, let width):
      (borderColor, borderWidth) = (DrawingColor(color ?? .primary), width)
    case .cornerRadius(let radius): (cornerRadius, clips) = (radius, true)
    case .clip: clips = true
    case .clipShape(let outline):
      clips = true
      let path = outline.path(CGRect(origin: .zero, size: frame.size))
      clipShape = DrawingShape(path, style: .fill(nil, FillStyle()))
    case .appearance(let isDark): self.isDark = isDark
    case .backing(let backing):
      self.backing = backing.color.alpha > 0 ? backing.shape(in: frame.size) : nil
    case .color(let effect): filters += effect.styleText.map { [$0] } ?? []
    case .blend(let mode): blending = mode.styleText
    case .zIndex(let index): zIndex = index
    case .scale(let scale, let anchor):
      concatenate([scale.width, 0, 0, scale.height], about: anchor, of: frame)
    case .rotation(let angle, let anchor):
      let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
      concatenate([cosine, sine, -sine, cosine], about: anchor, of: frame)
    case .transform(let transform):
      concatenate(
        [transform.a, transform.b, transform.c, transform.d],
        about: .topLeading,
        of: frame,
        by: CGPoint(x: transform.tx, y: transform.ty)
      )
    }
  }

  /// Adds a linear map about an anchor of a frame, followed by a translation.
  private mutating func concatenate(
    _ map: [Double],
    about anchor: UnitPoint,
    of frame: CGRect,
    by shift: CGPoint = .zero
  ) {
    let x = Double(frame.minX + anchor.x * frame.width)
    let y = Double(frame.minY + anchor.y * frame.height)
    let outer =
      map + [
        x - map[0] * x - map[2] * y + Double(shift.x),
        y - map[1] * x - map[3] * y + Double(shift.y),
      ]
    matrix = matrix.isEmpty ? outer : Self.product(outer, matrix)
  }

  /// Returns the product of two matrices, which applies the inner one first.
  private static func product(_ outer: [Double], _ inner: [Double]) -> [Double] {
    [
      outer[0] * inner[0] + outer[2] * inner[1], outer[1] * inner[0] + outer[3] * inner[1],
      outer[0] * inner[2] + outer[2] * inner[3], outer[1] * inner[2] + outer[3] * inner[3],
      outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
      outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
    ]
  }
}
