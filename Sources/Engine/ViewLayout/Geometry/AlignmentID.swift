public import Foundation

/// A type that identifies an alignment guide of an author's own.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view that says nothing of it, in points from the view's top
  /// leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
