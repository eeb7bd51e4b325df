public import Foundation

/// As much of a view as a collection layout's classes need.
@preconcurrency @MainActor open class UIView: NSObject {
  /// Its frame in what it is in, in points.
  open var frame: CGRect

  /// Makes a view of a frame.
  public init(frame: CGRect) { self.frame = frame }

  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}
