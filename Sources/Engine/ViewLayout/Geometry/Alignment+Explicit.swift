public import Foundation

extension HorizontalAlignment {
  /// The explicit value of a container's guide, made of those of several views (R-ALIGN-3).
  ///
  /// - Parameter values: In points; `nil` for a view without one.
  /// - Returns: The mean of a guide of an author's own; `nil` where no view has one.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? { key.merged(Array(values)) }
}

extension VerticalAlignment {
  /// The explicit value of a container's guide, made of those of several views (R-ALIGN-3).
  ///
  /// - Parameter values: In points; `nil` for a view without one.
  /// - Returns: The first baseline that is topmost, the last one that is lowest, the mean of a guide
  ///   of an author's own; `nil` where no view has one.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? { key.merged(Array(values)) }
}
