package import Foundation

/// The combined drawing effects of a node's modifiers on the picture of the node and its
/// descendants.
package struct DrawingAppearance: Sendable, Equatable, Codable {
  /// The opacity, from 0 for transparent to 1.
  package var opacity = 1.0
  package var isHidden = false
  /// Whether content outside of the node's frame is clipped.
  package var clips = false
  /// The corner radius of the clip, in points.
  package var cornerRadius: CGFloat = 0
  /// The shape of the clip, in coordinates from the top left corner of the frame; `nil` for the
  /// frame with its corner radius.
  package var clipShape: DrawingShape?
  /// The background of a control, in the same coordinates; `nil` for none.
  package var backing: DrawingShape?
  /// Whether the node is drawn on a dark ground, in the colors of the dark appearance.
  package var isDark = false
  package var borderColor: DrawingColor?
  /// The width of the border, in points.
  package var borderWidth: CGFloat = 0
  /// The z-index of the node among its siblings; higher ones are drawn in front.
  package var zIndex = 0.0
  /// The transform in the scene's coordinates, as the six numbers of an SVG matrix; empty for the
  /// identity.
  package var matrix: [Double] = []
  /// The CSS filter functions, innermost first.
  package var filters: [String] = []
  /// The CSS blend mode; `nil` for the normal one.
  package var blending: String?

  package init() {}

  /// Returns the appearance of the node after a translation of the whole scene.
  func moved(by distance: CGPoint) -> DrawingAppearance {
    guard matrix.count == 6 else { return self }
    var look = self
    let (x, y) = (Double(distance.x), Double(distance.y))
    look.matrix[4] += x - matrix[0] * x - matrix[2] * y
    look.matrix[5] += y - matrix[1] * x - matrix[3] * y
    return look
  }
}

extension DrawingAppearance {
  /// Combines effects, innermost first.
  ///
  /// - Parameters:
  ///   - effects: The effects of the node's modifiers.
  ///   - frame: The node's frame in the scene, to which anchors refer.
  init(_ effects: [DrawingEffect], frame: CGRect) {
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
      turn([scale.width, 0, 0, scale.height], about: anchor, of: frame)
    case .rotation(let angle, let anchor):
      let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
      turn([cosine, sine, -sine, cosine], about: anchor, of: frame)
    case .transform(let transform):
      turn(
        [transform.a, transform.b, transform.c, transform.d],
        about: .topLeading,
        of: frame,
        by: CGPoint(x: transform.tx, y: transform.ty)
      )
    }
  }

  /// Adds a linear map about an anchor of a frame, followed by a translation.
  private mutating func turn(
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
