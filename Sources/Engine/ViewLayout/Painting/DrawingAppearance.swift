package import Foundation

/// The changes that modifiers without a layout effect make to the picture of a node and of what is
/// in it.
package struct DrawingAppearance: Sendable, Equatable, Codable {
  /// From 0, nothing to see, to 1.
  package var opacity = 1.0
  package var isHidden = false
  /// Whether what is outside of the node's frame is cut off.
  package var clips = false
  /// The radius of the corners that are cut round, in points.
  package var cornerRadius: CGFloat = 0
  package var borderColor: DrawingColor?
  /// In points.
  package var borderWidth: CGFloat = 0
  /// How far in front of its siblings the node is drawn.
  package var zIndex = 0.0
  /// Where a point of the scene is drawn, as the six numbers of an SVG matrix; empty where it is
  /// drawn where it is.
  package var matrix: [Double] = []
  /// The changes of colors, innermost first, as style sheets write them.
  package var filters: [String] = []
  /// How the node is mixed with what is behind it, as style sheets write it; `nil` for over it.
  package var blending: String?

  package init() {}

  /// The look where everything is moved.
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
  ///   - effects: What modifiers hung on a node.
  ///   - frame: The node's frame in the scene, of which anchors are points.
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
    case .shadow, .blur: break
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

  /// Adds a linear map about a point of a frame, and a shift after it.
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

  /// First the inner map, then the outer one.
  private static func product(_ outer: [Double], _ inner: [Double]) -> [Double] {
    [
      outer[0] * inner[0] + outer[2] * inner[1], outer[1] * inner[0] + outer[3] * inner[1],
      outer[0] * inner[2] + outer[2] * inner[3], outer[1] * inner[2] + outer[3] * inner[3],
      outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
      outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
    ]
  }
}
