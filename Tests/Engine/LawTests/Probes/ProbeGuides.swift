import Foundation
import ViewLayout

/// Custom alignment guides, by default at a third of the length of each axis.
enum ProbeGuides {
  enum Horizontal: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  enum Vertical: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }
}

extension HorizontalAlignment {
  static let probe = HorizontalAlignment(ProbeGuides.Horizontal.self)
}

extension VerticalAlignment {
  static let probe = VerticalAlignment(ProbeGuides.Vertical.self)
}
