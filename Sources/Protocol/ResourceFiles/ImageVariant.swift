package import Foundation

/// One file of an image, with the conditions that it is for.
package struct ImageVariant: Sendable, Equatable {
  /// The language; `nil` for all.
  package var language: String?
  /// Whether it is for right-to-left layouts, or for left-to-right ones; `nil` for both.
  package var isRightToLeft: Bool?
  /// Whether it is for the dark appearance; otherwise it is for all.
  package var isDark = false
  /// Whether it is for iPads, or for iPhones; `nil` for all devices.
  package var isForPad: Bool?
  /// The number of pixels per point; `nil` for a vector image.
  package var scale: Double?
  /// The size in points.
  package var size: CGSize
}
