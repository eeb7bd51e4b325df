import CollectionLayout
import Foundation
import UIKitLayout

/// A view with a picture, or a text that was drawn: 4 bytes for each of its pixels.
final class BitmapView: UIView {
  private var pixels: [UInt8] = []

  /// Draws the view in one shade, at its size.
  func draw(shade: Int) {
    // What was drawn before goes first, as a layer's old content does.
    pixels = []
    let width = Int(bounds.width * HomeShape.scale)
    let height = Int(bounds.height * HomeShape.scale)
    pixels = Array(repeating: UInt8(truncatingIfNeeded: shade), count: width * height * 4)
  }
}
