import Foundation

/// What a modifier without a layout effect does to a picture.
enum DrawingEffect: Equatable, Sendable {
  case opacity(Double)
  case hidden
  case border(Color?, width: CGFloat)
  case cornerRadius(CGFloat)
  case clip
  case shadow(radius: CGFloat)
  case blur(radius: CGFloat)
  case zIndex(Double)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
}
