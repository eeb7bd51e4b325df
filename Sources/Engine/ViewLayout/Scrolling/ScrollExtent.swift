import Foundation

/// The lengths that scrolling has to do with, in points.
struct ScrollExtent: Equatable {
  var content: CGSize
  var viewport: CGSize
}
