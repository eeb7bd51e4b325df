package import Foundation

/// A picture that is a part of a node's own: one of those that a canvas draws over each other.
package struct DrawingLayer: Sendable, Equatable, Codable {
  /// An outline outside of which nothing of a layer is drawn.
  package struct Clip: Sendable, Equatable, Codable {
    /// In the notation of SVG's paths and in the node's own coordinates.
    package var path: String
    /// Whether parts that overlap an even number of times are outside.
    package var isEvenOdd: Bool
  }

  package var content: DrawingContent
  /// Where the content is, before the matrix; an outline is in its coordinates.
  package var frame: CGRect
  /// Where a point is drawn, as the six numbers of an SVG matrix; empty where it is drawn where it
  /// is.
  package var matrix: [Double]
  /// From 0, nothing to see, to 1.
  package var opacity: Double
  /// The outermost one first.
  package var clips: [Clip]
  /// The changes of colours, as style sheets write them.
  package var filters: [String]
  /// How the layer is mixed with what is behind it, as style sheets write it; `nil` for over it.
  package var blending: String?

  package init(
    _ content: DrawingContent,
    frame: CGRect = .zero,
    matrix: [Double] = [],
    opacity: Double = 1,
    clips: [Clip] = [],
    filters: [String] = [],
    blending: String? = nil
  ) {
    (self.content, self.frame, self.matrix) = (content, frame, matrix)
    (self.opacity, self.clips, self.filters) = (opacity, clips, filters)
    self.blending = blending
  }
}
